import {
  assert,
  asyncProperty,
  constantFrom,
  boolean,
  integer,
  option,
  record,
  sample,
  subarray,
  type Arbitrary,
} from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { JobType } from '#trade/jobs.schema.ts'
import { ANSWERS, type Answer } from '#trade/questions/answers.ts'
import {
  ANY_SEARCH,
  CHECK_FACETS,
  DAY_STEPS,
  FACET_NAMES,
  PAY_STEPS,
  SORT_ORDERS,
  type CheckFacet,
  type FacetName,
  type JobSearch,
  type SearchAnswer,
} from '#board/search/search.ts'
import { VERDICTS } from '#trade/headline/criteria.ts'
import { createCache } from '#platform/cache/cache.ts'
import { createSearch } from '#board/search/search.service.ts'
import { VERDICT_NUMBERS } from '#sponsorship/stored-checks/stored-check.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services } = await openTestServer()
const { search, jobs } = services
const DAY_MS = 86_400_000

// Words with one form only, so that stemming does not matter here.
const WORDS = ['ward', 'dementia', 'theatre', 'night', 'clinic', 'oncology']
const CATEGORIES = ['nursing', 'healthcare', 'tech']
const COUNTRIES = ['GB', 'IE', 'NG']
const CODES = ['2134', '2237']

const verdict = constantFrom(...VERDICTS)

const job = record({
  title: subarray(WORDS, { minLength: 1, maxLength: 2 }),
  description: subarray(WORDS),
  category: constantFrom(...CATEGORIES),
  type: constantFrom(...JobType.options, null),
  country: constantFrom(...COUNTRIES),
  isRemote: boolean(),
  pay: option(integer({ min: 15, max: 90 }).map((thousands) => thousands * 1000)),
  daysAgo: integer({ min: 0, max: 40 }),
  licence: verdict,
  occupation: verdict,
  rate: verdict,
  wording: verdict,
  occupationCode: option(constantFrom(...CODES)),
  fate: constantFrom('open', 'open', 'open', 'closed', 'expired', 'removed'),
})
type AJob = typeof job extends Arbitrary<infer Value> ? Value : never

type Criteria = Partial<JobSearch> & { words: string[]; not: string[] }

const wanted: Arbitrary<Criteria> = record({
  words: subarray(WORDS, { maxLength: 2 }),
  not: subarray(WORDS, { maxLength: 1 }),
  category: option(constantFrom(...CATEGORIES)),
  type: option(constantFrom(...JobType.options)),
  country: option(constantFrom(...COUNTRIES)),
  pay: option(constantFrom(...PAY_STEPS)),
  days: option(constantFrom(...DAY_STEPS)),
  remote: boolean(),
  answer: option(constantFrom(...ANSWERS)),
  licence: option(verdict, { freq: 1 }),
  occupation: option(verdict, { freq: 1 }),
  rate: option(verdict, { freq: 1 }),
  wording: option(verdict, { freq: 1 }),
  occupationCode: option(constantFrom(...CODES), { freq: 1 }),
  sort: constantFrom(...SORT_ORDERS, null),
})

/** Whether a job is found, by a simple search of an array. */
function isFound(job: AJob, criteria: Criteria) {
  const has = (word: string) => job.title.includes(word) || job.description.includes(word)
  return (
    job.fate === 'open' &&
    criteria.words.every(has) &&
    !criteria.not.some(has) &&
    (!criteria.category || job.category === criteria.category) &&
    (!criteria.type || job.type === criteria.type) &&
    (!criteria.country || job.country === criteria.country) &&
    (!criteria.pay || (job.pay ?? -1) >= criteria.pay) &&
    // Half a day past the hour, so that no clock pushes a job over a limit.
    (!criteria.days || job.daysAgo < criteria.days) &&
    (!criteria.remote || job.isRemote) &&
    (!criteria.answer || hasAnswer(job, criteria.answer)) &&
    (!criteria.occupationCode || job.occupationCode === criteria.occupationCode) &&
    CHECK_FACETS.every((name) => !criteria[name] || saysOf(job, name) === criteria[name])
  )
}

function hasAnswer(job: AJob, answer: Answer) {
  if (job.country !== 'GB' || CHECK_FACETS.some((name) => job[name] === 'fail')) return false
  const { licence, occupation, rate } = job
  return answer === 'open' || [licence, occupation, rate].every((verdict) => verdict === 'pass')
}

/** The result of a criterion; a job abroad has none. */
function saysOf(job: AJob, name: CheckFacet) {
  return job.country === 'GB' ? job[name] : null
}

async function put(one: AJob, mark: string) {
  const postedAt = new Date(Date.now() - (one.daysAgo + 0.5) * DAY_MS).toISOString()
  const put = await aJob(db, {
    title: one.title.join(' '),
    description: [mark, ...one.description].join(' '),
    employerName: 'Ada',
    place: null,
    category: one.category,
    type: one.type,
    country: one.country,
    isRemote: one.isRemote,
    payMin: one.pay,
    payPeriod: one.pay === null ? null : 'year',
    status: one.fate === 'expired' ? 'open' : one.fate,
    closesAt: one.fate === 'expired' ? new Date(Date.now() - 1000).toISOString() : null,
    postedAt,
  } as never)
  const number = (name: CheckFacet) => {
    const verdict = saysOf(one, name)
    return verdict && VERDICT_NUMBERS[verdict]
  }
  await db
    .updateTable('jobSearch')
    .set({
      licence: number('licence'),
      occupation: number('occupation'),
      rate: number('rate'),
      wording: number('wording'),
      occupationCode: one.occupationCode,
    })
    .where('id', '=', put.id)
    .execute()
  return put
}

const valueOf: Record<FacetName, (value: string) => Partial<JobSearch>> = {
  category: (category) => ({ category }),
  type: (type) => ({ type: type as never }),
  country: (country) => ({ country }),
  pay: (pay) => ({ pay: Number(pay) as never }),
  days: (days) => ({ days: Number(days) as never }),
  remote: () => ({ remote: true }),
  answer: (answer) => ({ answer: (answer || null) as never }),
  licence: (licence) => ({ licence: licence as never }),
  occupation: (occupation) => ({ occupation: occupation as never }),
  rate: (rate) => ({ rate: rate as never }),
  wording: (wording) => ({ wording: wording as never }),
}

const all = sample(job, { numRuns: 120, seed: 7 })
const ids = new Map<string, AJob>()
for (const one of all) ids.set((await put(one, '')).id, one)
jobs.notifyJobsChanged()
await sql`analyze job_search`.execute(db)

const findExpected = (criteria: Criteria) =>
  [...ids].filter(([, one]) => isFound(one, criteria)).map(([id]) => id)

function expectCounted(facets: SearchAnswer['facets'], criteria: Criteria) {
  for (const name of FACET_NAMES) {
    for (const { value, count } of facets[name]) {
      if (count === null) continue
      const chosen = { ...criteria, ...valueOf[name](value) }
      expect([name, value, count]).toEqual([name, value, findExpected(chosen).length])
    }
  }
}

test('page, total and every facet are those of a naive filter over an array', async () => {
  await assert(
    asyncProperty(wanted, async ({ words, not, ...filters }) => {
      const criteria = { words, not, ...filters }
      const q = [...words, ...not.map((word) => `-${word}`)].join(' ')
      const answer = await search.find({ ...ANY_SEARCH, ...filters, q }, { limit: 100 })

      const expected = findExpected(criteria)
      expect(answer.items.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
      expect(answer.total).toEqual({ count: expected.length, isExact: true })
      const counts = FACET_NAMES.flatMap((name) => answer.facets[name].map(({ count }) => count))
      expect(counts).not.toContain(null)
      expectCounted(answer.facets, criteria)
    }),
    { numRuns: 150 },
  )
})

test.each([0, 8, 30])(
  'a board that is too big to read whole says less, but nothing wrong (counted up to %s)',
  async (maxFullScan) => {
    const databases = { db, readDatabases: { primary: db, replica: db } }
    const board = createSearch({ ...databases, cache: createCache() }, { maxFullScan })
    await assert(
      asyncProperty(wanted, async ({ words, not, ...filters }) => {
        const criteria = { words, not, ...filters }
        const q = [...words, ...not.map((word) => `-${word}`)].join(' ')
        const answer = await board.find({ ...ANY_SEARCH, ...filters, q }, { limit: 5 })

        const expected = findExpected(criteria)
        const { count, isExact } = answer.total
        expect(answer.items).toHaveLength(Math.min(5, expected.length))
        for (const { id } of answer.items) expect(expected).toContain(id)
        if (isExact) expect(count).toBe(expected.length)
        else expect(count).toBeLessThanOrEqual(expected.length)
        expectCounted(answer.facets, criteria)
      }),
      { numRuns: 40 },
    )
  },
)
