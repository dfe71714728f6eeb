import { expect, test } from 'vitest'
import { greenhouseAdvert, jobsOf, openReferences } from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import {
  addPublicList,
  endSource,
  readSoon,
  recordConsent,
  type PublicList,
} from './operate-sources.ts'

const { clock, boards, db, services } = await openFeedServer()

function aList(changes: Partial<PublicList> = {}): PublicList {
  return {
    address: `https://boards.example/${uniqueWord()}`,
    system: 'greenhouse',
    termsAddress: 'https://boards.example/terms',
    termsReadBy: 'Olu Ade',
    employerName: 'Fen House',
    legalName: 'Fen House Ltd',
    companyNumber: null,
    contact: '',
    ...changes,
  }
}

const rowOf = (name: string) =>
  db.selectFrom('source').selectAll().where('name', '=', name).executeTakeFirstOrThrow()

test('a public list is read under the employer that an operator names, and is never proved', async () => {
  const list = aList()
  boards.serve(list.address, {
    body: JSON.stringify({ jobs: [greenhouseAdvert(1, { company: 'Fen House' })] }),
  })
  const name = await addPublicList(db, list, clock.now())
  await services.sources.readDue()
  const { id, obeysRobots } = await rowOf(name)
  expect(obeysRobots).toBe(true)
  expect(await jobsOf(db, id)).toMatchObject([{ employerName: 'Fen House', poster: 'source' }])
  await expect(addPublicList(db, list, clock.now())).rejects.toThrow(/here already/)
})

test.each([
  [{ address: 'boards' }, /not an address/],
  [{ termsAddress: '' }, /--terms/],
  [{ termsReadBy: ' ' }, /--read-by/],
  [{ system: 'other' }, /--system/],
  [{ legalName: null }, /--legal-name/],
  [{ system: 'teaching-vacancies' }, /many employers/],
])('a list with a mistake is refused: %o', async (changes, sentence) => {
  await expect(addPublicList(db, aList(changes), clock.now())).rejects.toThrow(sentence)
})

test('NHS Jobs waits until its consent is recorded', async () => {
  const many = { system: 'nhs-jobs', employerName: null, legalName: null }
  const name = await addPublicList(db, aList(many), clock.now())
  expect(await rowOf(name)).toMatchObject({ state: 'waiting', stateBecause: 'needs-consent' })
  await expect(readSoon(db, name, clock.now())).rejects.toThrow(/consent/)
  await expect(recordConsent(db, name, ' ', clock.now())).rejects.toThrow(/--words/)
  await recordConsent(db, name, 'NHSBSA, by letter of 1 October 2026', clock.now())
  expect(await rowOf(name)).toMatchObject({ state: 'on', stateBecause: null })
})

test('a source that an operator ends closes its adverts, or keeps them', async () => {
  const list = aList()
  boards.serve(list.address, {
    body: JSON.stringify({ jobs: [greenhouseAdvert(1, { company: 'Fen House' })] }),
  })
  const name = await addPublicList(db, list, clock.now())
  await services.sources.readDue()
  const { id } = await rowOf(name)
  expect(await endSource(db, name, clock.now(), true)).toBe(0)
  expect(await openReferences(db, id)).toEqual(['1'])
  expect(await endSource(db, name, clock.now(), false)).toBe(1)
  expect(await openReferences(db, id)).toEqual([])
  await readSoon(db, name, clock.now())
  await services.sources.readDue()
  expect(await openReferences(db, id)).toEqual(['1'])
  await expect(endSource(db, 'nothing', clock.now(), false)).rejects.toThrow(/no source/)
})
