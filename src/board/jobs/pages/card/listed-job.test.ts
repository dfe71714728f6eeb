import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import type { JobCard } from '#trade/jobs.schema.ts'
import { toListedJobs } from './listed-job.ts'

const DAY_MS = 86_400_000

function aCard(overrides: Partial<JobCard> = {}): JobCard {
  return {
    id: 'w8mjq697wvbzz',
    ownerId: null,
    organisationId: null,
    poster: 'source',
    title: 'Tyre technician',
    employer: 'Halyard Tyres',
    logo: null,
    category: { slug: 'engineering', name: 'Engineering' },
    type: null,
    location: 'Leeds, United Kingdom',
    country: { code: 'GB', name: 'United Kingdom' },
    place: 'Leeds',
    otherCopies: null,
    isRemote: false,
    pay: null,
    hoursPerWeek: null,
    preview: '',
    postedAt: new Date().toISOString(),
    lastSeenAt: new Date().toISOString(),
    isOpen: true,
    isSample: false,
    offersSponsorship: false,
    check: null,
    headline: null,
    ...overrides,
  }
}

async function list(...jobs: JobCard[]) {
  const context = { actor: null, situation: null, savedOnDevice: [], language: english }
  return toListedJobs(context as never, jobs)
}

test.each([
  ['The Wharfe Valley Hospitals', 'WV'],
  ['Oakmere', 'O'],
  ['University of the West', 'UW'],
  ['A & The', 'AT'],
  ['école élémentaire', 'ÉÉ'],
  ['3 Rivers', '3R'],
  ['+++', ''],
])('a card of %s without a logo has its initials', async (employer, initials) => {
  const [plain, withLogo] = await list(aCard({ employer }), aCard({ employer, logo: '/logo.webp' }))

  expect(plain?.initials).toBe(initials)
  expect(withLogo?.initials).toBeUndefined()
})

async function locationOf(job: Partial<JobCard>, ...others: JobCard[]) {
  return (await list(aCard(job), ...others))[0]?.location
}

test('the location says how many other places there are, or how many adverts in this one', async () => {
  const others = (places: number, here: number, isCut = false) => ({
    otherCopies: { places, here, isCut },
  })

  expect(await locationOf({})).toBe('Leeds')
  expect(await locationOf(others(3, 0))).toBe('Leeds and 3 more places')
  expect(await locationOf(others(1, 2))).toBe('Leeds and 1 more place')
  expect(await locationOf(others(0, 1))).toBe('Leeds (2 adverts)')
  expect(await locationOf(others(120, 80, true))).toBe('Leeds and many more places')
  expect(await locationOf(others(0, 200, true))).toBe('Leeds (200 adverts and more)')
  // The row’s other copies are gone.
  expect(await locationOf(others(0, 0))).toBe('Leeds')
  expect(await locationOf({ ...others(2, 0), isRemote: true })).toBe(
    'Leeds and 2 more places (remote)',
  )
  expect(await locationOf({ ...others(0, 1), place: null })).toBe('United Kingdom (2 adverts)')
})

test('the country is said where it is not the UK', async () => {
  const abroad = aCard({ country: { code: 'IE', name: 'Ireland' }, place: 'Galway' })
  const otherCopies = { places: 1, here: 0, isCut: false }

  expect((await list(aCard(), abroad)).map(({ location }) => location)).toEqual([
    'Leeds',
    'Galway, Ireland',
  ])
  expect(await locationOf({ ...abroad, otherCopies })).toBe('Galway and 1 more place, Ireland')
  expect(await locationOf({ ...abroad, place: null })).toBe('Ireland')
  expect(await locationOf({ place: null }, abroad)).toBe('United Kingdom')
})

const PASS: Headline = {
  tone: 'pass',
  code: 'all-pass',
  words: 'Could be sponsored',
  reason: 'Licence, occupation and pay pass',
  sentence: 'Could be sponsored.',
  detail: '',
  neededPay: null,
}

/** The dates of an advert seen that many days ago, and posted long before. */
function seen(daysAgo: number) {
  const lastSeenAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
  return { lastSeenAt, postedAt: '2024-01-01T00:00:00.000Z' }
}

test('an old advert says when it was last seen, but not to its owner nor when it is closed', async () => {
  const old = seen(30)
  const notes = await list(aCard(old), aCard(seen(29)), aCard({ ...old, isOpen: false }))
  const context = {
    actor: { id: 'tz4b2b6hd4em9' },
    situation: null,
    language: english,
    savedJobs: { findMarks: async () => new Map() },
  }
  const own = aCard({ ...old, ownerId: 'tz4b2b6hd4em9' })
  const date = mediumDate(old.lastSeenAt)

  expect(notes.map(({ ageNote }) => ageNote)).toEqual([
    ` · Not seen since ${date}. Ask before you apply`,
    undefined,
    undefined,
  ])
  expect((await toListedJobs(context as never, [own]))[0]).not.toHaveProperty('ageNote')
})

test('the answer of an old advert is never a pass, and says why', async () => {
  const old = seen(45)
  const [fresh, aged, no] = await list(
    aCard({ ...seen(29), headline: PASS }),
    aCard({ ...old, headline: PASS }),
    aCard({ ...old, headline: { ...PASS, tone: 'no', words: 'Pay too low' } }),
  )

  expect(fresh?.answer).toMatchObject({ tone: 'pass', words: 'Could be sponsored' })
  expect(aged?.answer).toMatchObject({
    tone: 'old',
    words: 'Old advert: may be filled',
    reason: `Not seen since ${mediumDate(old.lastSeenAt)}. Ask before you apply`,
  })
  expect([aged?.ageNote, no?.answer?.words]).toEqual([undefined, 'Pay too low'])
  expect(no?.ageNote).toContain('Not seen since')
})

test('a card of an advert that states no date says when it was first seen', async () => {
  const postedAt = '2026-11-03T09:00:00.000Z'
  const [undated, dated] = await list(aCard({ postedAt, isUndated: true }), aCard({ postedAt }))

  expect(undated?.postedOn).toBe('first seen 3 Nov 2026')
  expect(dated?.postedOn).toBe('3 Nov 2026')
})
