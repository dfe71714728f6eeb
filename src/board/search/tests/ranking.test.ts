import { expect, test } from 'vitest'
import { ANY_SEARCH } from '#board/search/search.ts'
import { aJob, anUnusedCountry } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services } = await openTestServer()
const HOUR_MS = 3_600_000

/** Adverts with titles and texts, the newest first, so that only relevance can change the order. */
async function put(...adverts: [title: string, description?: string][]) {
  const country = anUnusedCountry()
  for (const [at, [title, description = 'Come and work with us.']] of adverts.entries()) {
    const postedAt = new Date(Date.now() - at * HOUR_MS).toISOString()
    await aJob(db, { title, description, country, postedAt })
  }
  services.jobs.notifyJobsChanged()
  return async (q: string) => {
    const { items } = await services.search.find({ ...ANY_SEARCH, q, country })
    return items.map(({ title }) => title)
  }
}

test('a title comes before a text, and a wider role’s title before the other texts', async () => {
  const find = await put(
    ['Practice planner', 'You plan the days of every GP here.'],
    ['Physician', 'You have worked as a GP.'],
    ['Salaried GP', ''],
  )

  expect(await find('gp')).toEqual(['Salaried GP', 'Physician', 'Practice planner'])
})

test('a role is not found where it is an aside in the advert of another trade', async () => {
  const find = await put(
    ['Head housekeeper', 'Free access to a doctor by telephone.'],
    ['IT support technician', 'Our customers are dentists.'],
    ['Retail adviser', 'Online GP: a private GP day and night.'],
    ['BMS engineer', 'You keep the building management systems running.'],
    ['OT / IT technical author', 'You write about industrial networks.'],
    ['Finance manager', 'For a cleaner future.'],
    ['Ward manager', 'You lead every nurse and doctor of the ward.'],
  )

  expect(await find('doctor')).toEqual(['Ward manager'])
  for (const q of ['dentist', 'gp', 'biomedical scientist', 'occupational therapist', 'cleaner']) {
    expect([q, await find(q)]).toEqual([q, []])
  }
})

test('short names in a title count if the text shows their trade', async () => {
  const find = await put(
    ['Senior BMS', 'You work in our haematology laboratory.'],
    ['Senior BMS', 'You look after heating and lifts.'],
  )

  expect(await find('biomedical scientist')).toEqual(['Senior BMS'])
})

test('who does the work comes before who helps, learns or teaches it', async () => {
  const find = await put(
    ['Assistant psychologist'],
    ['Trainee psychologist'],
    ['Clinical psychologist for our new service in the north'],
  )

  expect(await find('psychologist')).toEqual([
    'Clinical psychologist for our new service in the north',
    'Assistant psychologist',
    'Trainee psychologist',
  ])
})

test('an assistant’s own title is not put behind', async () => {
  const find = await put(['Healthcare assistant'], ['Nursing auxiliary for nights and weekends'])

  expect(await find('hca')).toEqual([
    'Healthcare assistant',
    'Nursing auxiliary for nights and weekends',
  ])
})

test('of titles for one role, the name that was typed comes first, then the shortest', async () => {
  const find = await put(
    ['Support worker'],
    ['Mental health support worker for people who live in their own homes'],
    ['Mental health support worker (nights) - Ward 7, Leeds'],
  )

  expect(await find('mental health support worker')).toEqual([
    'Mental health support worker (nights) - Ward 7, Leeds',
    'Mental health support worker for people who live in their own homes',
    'Support worker',
  ])
  expect((await find('support worker'))[0]).toBe('Support worker')
})

test('an abbreviation finds what its meaning finds, first those that say it, and no other kind', async () => {
  const find = await put(
    ['Staff nurse'],
    ['Registered mental health nurse'],
    ['Registered nurse'],
    ['Ward nurse', 'We look for an RGN or an RMN.'],
    ['RGN or RMN'],
    ['Adult nurse for our wards by the sea and the hills'],
    ['RGN for our wards by the sea and the hills'],
  )

  expect(await find('RGN')).toEqual([
    'RGN for our wards by the sea and the hills',
    'RGN or RMN',
    'Adult nurse for our wards by the sea and the hills',
    'Staff nurse',
    'Registered nurse',
    'Ward nurse',
  ])
  expect((await find('nurse -RGN')).toSorted()).toEqual([
    'Registered mental health nurse',
    'Registered nurse',
    'Staff nurse',
  ])
})

test('the same of support workers and assistants in health care', async () => {
  const find = await put(['Healthcare assistant'], ['Healthcare support worker'])

  expect(await find('HCSW')).toEqual(['Healthcare support worker', 'Healthcare assistant'])
})
