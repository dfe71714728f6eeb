import { expect, test } from 'vitest'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import { createCache } from '#platform/cache/cache.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { maintainIndex } from '#board/search/index/index-jobs.ts'
import { createSearch } from '#board/search/search.service.ts'

const { db } = await openTestServer()

/** Searches with current statistics of the board. */
function search(q: string, more: Partial<JobSearch> = {}) {
  const readDatabases = { primary: db, replica: db }
  const engine = createSearch({ db, readDatabases, cache: createCache() })
  return engine.find({ ...ANY_SEARCH, q, ...more })
}

async function titlesOf(answer: ReturnType<typeof search>) {
  return (await answer).items.map(({ title }) => title)
}

test('a word for rank or band that no job has is left out, and that is said', async () => {
  await aJob(db, { title: 'Falconer', category: 'agriculture' })
  await aJob(db, { title: 'Senior falconer of the crown', category: 'tech' })

  const banded = await search('falconer band 5')
  expect(banded.total.count).toBe(2)
  expect(banded.interpretation.dropped).toEqual({
    used: 'falconer',
    said: 'No “falconer” job has ‘band 5’ in it. Here are jobs without it.',
  })
  expect(banded.alternatives).toEqual([])

  const senior = await search('senior falconer band 5')
  expect(senior.items.map(({ title }) => title)).toEqual(['Senior falconer of the crown'])
  expect(senior.interpretation.dropped).toMatchObject({ used: 'senior falconer' })

  const found = await search('senior falconer')
  expect(found.interpretation.dropped).toBeNull()
  const narrowed = await search('senior falconer', { category: 'agriculture' })
  expect(narrowed.items.map(({ title }) => title)).toEqual(['Falconer'])
  expect(narrowed.interpretation.dropped?.said).toBe(
    'No “falconer” job that fits your other choices has ‘senior’ in it. Here are jobs without it.',
  )
})

test('a name of an occupation that no job has finds the jobs of the occupation, and that is said', async () => {
  const lab = { occupationCode: '2113' }
  await aJob(db, { ...lab, title: 'Cytogeneticist' })
  await aJob(db, { title: 'Fisher of the laboratory' })

  for (const typed of [
    'biomedical scientist',
    'senior biochemist',
    'Biochemists and biomedical scientists',
  ]) {
    const { items, interpretation, alternatives } = await search(typed)
    expect([typed, items.map(({ title }) => title)]).toEqual([typed, ['Cytogeneticist']])
    expect(interpretation.dropped?.said).toMatch(
      /is open: these are jobs of the same occupation, ‘Biochemists and biomedical scientists’\.$/,
    )
    expect(alternatives).toEqual([])
  }
  const more = await search('biomedical scientist angling')
  expect(more.total.count).toBe(0)

  await aJob(db, { ...lab, title: 'Medical laboratory scientist' })
  await aJob(db, { ...lab, title: 'Laboratory scientist' })
  const found = await search('biomedical scientist')
  expect(found.items.map(({ title }) => title)).toEqual([
    'Medical laboratory scientist',
    'Laboratory scientist',
  ])
  expect(found.interpretation.dropped).toBeNull()
})

test('with a typo beside it, both are said', async () => {
  for (let i = 0; i < 2; i += 1) await aJob(db, { title: 'Cartographer' })

  const { interpretation } = await search('senior cartogrpaher')

  expect(interpretation.corrected).toEqual({
    from: 'senior cartogrpaher',
    to: 'senior cartographer',
  })
  expect(interpretation.dropped).toMatchObject({ used: 'cartographer' })
})

test('a slip that some advert has too is corrected, with a way back', async () => {
  for (let i = 0; i < 60; i += 1) await aJob(db, { title: `Lighting engineer ${i}` })
  await aJob(db, {
    title: 'Lighting fitter',
    description: 'You help our enginer with the lighting.',
  })
  await maintainIndex(db)

  const { total, interpretation } = await search('lighting enginer')
  expect(total.count).toBe(61)
  expect(interpretation.corrected).toEqual({
    from: 'lighting enginer',
    to: 'lighting engineer',
    asTyped: 'lighting "enginer"',
  })

  const back = await search(interpretation.corrected?.asTyped ?? '')
  expect(back.interpretation.corrected).toBeNull()
  expect(back.total.count).toBe(61)
})

test('a rare word is no slip where enough adverts have it, or it is a plural', async () => {
  for (let i = 0; i < 60; i += 1) await aJob(db, { title: `Garden planner ${i}` })
  await aJob(db, { title: 'Planter', description: 'A planter of trees.' })
  await aJob(db, { title: 'Planter of hedges' })
  await maintainIndex(db)

  expect(await titlesOf(search('planter'))).toHaveLength(2)
  const { interpretation } = await search('planners')
  expect(interpretation.corrected).toBeNull()
})

test('where the corrected word finds nothing, what was typed stands', async () => {
  await aJob(db, { title: 'Harpsichord maker', description: 'Our plannner is on leave.' })

  const { interpretation, total } = await search('harpsichord plannner')

  expect(total.count).toBe(1)
  expect(interpretation.corrected).toBeNull()
})

test('what alternatives are called can be understood on its own', async () => {
  await aJob(db, { title: 'Glassblower', type: 'Contract', category: 'arts', place: 'Leeds' })

  const { alternatives } = await search('glassblower zeppelin', { type: 'Part-time' })
  expect(alternatives).toEqual([])
  const typed = await search('glassblower', { type: 'Part-time' })
  expect(typed.alternatives.map(({ label }) => label)).toEqual(['Look at every type of job'])
  const words = await search('glassblower zeppelin')
  expect(words.alternatives.map(({ label }) => label)).toEqual(['Search for “glassblower” alone'])
})
