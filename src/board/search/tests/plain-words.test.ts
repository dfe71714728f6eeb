import { expect, test } from 'vitest'
import { ANY_SEARCH } from '#board/search/search.ts'
import { createCache } from '#platform/cache/cache.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createSearch } from '#board/search/search.service.ts'

const { db } = await openTestServer()

function search(q: string) {
  const readDatabases = { primary: db, replica: db }
  const engine = createSearch({ db, readDatabases, cache: createCache() })
  return engine.find({ ...ANY_SEARCH, q })
}

async function titlesOf(answer: ReturnType<typeof search>) {
  return (await answer).items.map(({ title }) => title)
}

test('words for a place, the work in any language and a wider role find jobs', async () => {
  await aJob(db, { title: 'Staff Nurse', place: 'London' })
  await aJob(db, { title: 'Night Nurse', place: 'Leeds' })

  expect(await titlesOf(search('nurse london'))).toEqual(['Staff Nurse'])
  expect((await titlesOf(search('नर्स'))).toSorted()).toEqual(['Night Nurse', 'Staff Nurse'])
  const wider = await search('RNLD')
  expect(wider.items.map(({ title }) => title)).toEqual(['Staff Nurse'])
  expect(wider.interpretation.dropped).toEqual({
    used: 'registered nurse',
    said: 'No “RNLD” job is open: these are “registered nurse” jobs.',
  })
})

test('sponsorship that no job passes finds jobs that are not ruled out', async () => {
  await aJob(db, { title: 'Falconer' })
  const { items, search: understood } = await search('falconer sponsorship')
  expect([items.length, understood.answer]).toEqual([1, 'open'])
})

test('jobs with a place to live are found, and not those about it', async () => {
  await aJob(db, { title: 'Groom', description: 'Accommodation provided on the yard.' })
  await aJob(db, { title: 'Groom', description: 'We cannot offer: no accommodation provided.' })
  await aJob(db, { title: 'Resettlement worker', description: 'You visit our accommodation.' })
  expect(await titlesOf(search('jobs with accommodation'))).toEqual(['Groom'])
})

test('a search for nothing searchable finds nothing and says so', async () => {
  await aJob(db, { title: 'Ranger' })
  const { total, interpretation, alternatives } = await search('((((')
  expect([total.count, alternatives]).toEqual([0, []])
  expect(interpretation.problems).toEqual([
    'There is nothing to search for in these signs. Type a job title or a skill.',
  ])
})

test('a pay band alone finds jobs that only state it as their band', async () => {
  await aJob(db, { title: 'Sonographer', payBand: 'afc-7' })
  await aJob(db, { title: 'Podiatrist', description: 'NHS Band 7. By the sea.' })
  await aJob(db, { title: 'Teacher', payBand: 'teachers-7' })

  expect((await titlesOf(search('band 7'))).toSorted()).toEqual(['Podiatrist', 'Sonographer'])
  expect(await titlesOf(search('band 7 sonographer'))).toEqual(['Sonographer'])
})

test('letters with two meanings find adverts of either', async () => {
  await aJob(db, { title: 'BMS Engineer', description: 'Heating controls in large buildings.' })
  await aJob(db, { title: 'Biomedical Scientist', description: 'Work in our laboratory.' })

  const titles = ['BMS Engineer', 'Biomedical Scientist']
  expect((await titlesOf(search('BMS'))).toSorted()).toEqual(titles)
  expect(await titlesOf(search('biomedical scientist'))).toEqual(['Biomedical Scientist'])
})
