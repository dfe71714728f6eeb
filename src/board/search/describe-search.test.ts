import { expect, test } from 'vitest'
import { ANY_SEARCH, MANY_JOBS, type Interpretation, type JobSearch } from './search.ts'
import { describeCount, describeSearch } from './describe-search.ts'

const UNDERSTOOD = {
  place: null,
  isPlaceUnknown: false,
  corrected: null,
  dropped: null,
  meanings: [],
  sponsorship: null,
  placeWords: null,
  occupation: null,
  problems: [],
} satisfies Interpretation
const FACETS = {
  answer: [{ value: 'pass', name: 'Could be sponsored', count: 3 }],
  category: [{ value: 'nursing', name: 'Nursing', count: 3 }],
  type: [],
  country: [{ value: 'IE', name: 'Ireland', count: 3 }],
  pay: [],
  days: [],
  remote: [],
  licence: [],
  occupation: [],
  rate: [],
  wording: [],
}

function describe(search: Partial<JobSearch>, interpretation: Partial<Interpretation> = {}) {
  const answer = { facets: FACETS, interpretation: { ...UNDERSTOOD, ...interpretation } }
  return describeSearch({ ...ANY_SEARCH, ...search }, { answersFor: 'newcomer', ...answer })
}

function aPlace(name: string, kind: 'town' | 'county') {
  const rest = { detail: '', country: 'GB', latitude: 53, longitude: -1, reach: null }
  return { place: { slug: name.toLowerCase(), name, kind, ...rest } }
}

test('a list is named after its search', () => {
  expect(describe({})).toBe('All open jobs')
  expect(describe({ licence: 'pass' })).toBe('Open jobs')
  expect(describe({ days: 3 })).toBe('Open jobs')
  expect(describe({ answer: 'pass' })).toBe('Open jobs that could be sponsored from abroad')
  expect(describe({ category: 'nursing', answer: 'open' })).toBe(
    'Nursing jobs not ruled out for sponsorship',
  )
  expect(describe({ category: 'nursing', country: 'IE' })).toBe('Nursing jobs in Ireland')
  expect(describe({ q: '"band 5"', remote: true })).toBe('Remote “band 5” jobs')
  expect(describe({ occupationCode: '6135', place: 'x' }, { occupation: 'Care workers' })).toBe(
    'Open jobs for care workers in x',
  )
  expect(describe({ q: 'web', occupationCode: '2132' }, { occupation: 'IT managers' })).toBe(
    '“web” jobs for IT managers',
  )
  expect(describe({ q: 'w'.repeat(300) })).toBe(`“${'w'.repeat(80)}…” jobs`)
  expect(describe({ type: 'Full-time', title: 'ward' })).toBe(
    'Full-time jobs with “ward” in the title',
  )
})

test('words that say jobs already get no more of them, and signs alone no quotation marks', () => {
  expect(describe({ q: 'nursing jobs' })).toBe('“nursing jobs”')
  expect(describe({ q: 'nursing jobs nurses', country: 'IE', answer: 'open' })).toBe(
    '“nursing jobs nurses” in Ireland not ruled out for sponsorship',
  )
  expect(describe({ q: 'Jobs with accommodation' })).toBe('“Jobs with accommodation”')
  expect(describe({ q: 'jobsworth' })).toBe('“jobsworth” jobs')
  expect(describe({ q: 'top jobs', category: 'nursing' })).toBe('“top jobs” Nursing jobs')
  expect(describe({ q: '((((' })).toBe('Open jobs')
})

test('jobs are near a town, in a county, and in what nobody knows as it was typed', () => {
  expect(describe({ place: 'LEEDS' }, aPlace('Leeds', 'town'))).toBe('All open jobs near Leeds')
  expect(describe({ q: 'nurse', place: 'kent' }, aPlace('Kent', 'county'))).toBe(
    '“nurse” jobs in Kent',
  )
  expect(describe({ place: 'Nowhere' })).toBe('All open jobs in Nowhere')
})

test('a list found for other words is called by those', () => {
  const corrected = { from: 'ward nusre', to: 'ward nurse' }

  expect(describe({ q: 'ward nusre' }, { corrected })).toBe('“ward nurse” jobs')
})

test('a number is exact, reached or passed', () => {
  expect(describeCount({ count: 1, isExact: true })).toBe('1 job')
  expect(describeCount({ count: 1204, isExact: true })).toBe('1,204 jobs')
  expect(describeCount({ count: MANY_JOBS, isExact: false })).toBe('5,000+ jobs')
  expect(describeCount({ count: 400, isExact: false })).toBe('more than 400 jobs')
})
