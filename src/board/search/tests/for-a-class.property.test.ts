import { assert, asyncProperty, constantFrom, option, record, sample } from 'fast-check'
import { expect, test } from 'vitest'
import { ANSWERS, type Answer } from '#trade/questions/answers.ts'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import { verdictsOf } from '#trade/headline/criteria.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { createCache } from '#platform/cache/cache.ts'
import { parseAdvert } from '#sponsorship/advert/parse-advert.ts'
import { checkAdvert } from '#sponsorship/check/check-advert.ts'
import { surenessOf } from '#sponsorship/check/headline/sureness.ts'
import { findAdverts } from '#sponsorship/stored-checks/job-checks.queries.ts'
import { findRegisterFacts } from '#sponsorship/register/find-register-facts.ts'
import { findRuleIndex } from '#sponsorship/rules/rule-sets.ts'
import { today } from '#platform/primitives/time/today.ts'
import { aJob } from '#tests/support/builders.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { maintainIndex } from '#board/search/index/index-jobs.ts'
import { createSearch } from '#board/search/search.service.ts'

const { db, services } = await openTestServer()
const platform = { db, readDatabases: { primary: db, replica: db } }
/** Treats any number of jobs as too many to read them all. */
const bigBoard = createSearch({ ...platform, cache: createCache() }, { maxFullScan: 0 })

const licences = [{ route: 'Skilled Worker', rating: 'B' as const, printed: 'Worker (B rating)' }]
const TEXT = 'You will work with six others in a team that stays. '.repeat(6)

const job = record({
  occupationCode: constantFrom('2134', '2112', '2237', '5434', '6135', '6131', '3544', null),
  payMin: constantFrom(24_000, 31_000, 34_000, 40_000, 60_000, null),
  hoursPerWeek: constantFrom(37.5, null),
  payBand: constantFrom('afc-3', 'afc-5', null, null),
  employerName: constantFrom('Lantern Harbour Works', 'Tern Harbour Works', 'Ada'),
  description: constantFrom(TEXT, TEXT, TEXT, `${TEXT} No visa sponsorship is available.`),
  title: constantFrom('Keeper', 'Postdoc in chemistry'),
  country: constantFrom('GB', 'GB', 'GB', 'GB', 'IE'),
  category: constantFrom('nursing', 'tech'),
})

const PEOPLE: Record<string, PersonalAnswers> = {
  'somebody under 26 abroad': { where: 'abroad', permission: 'none', isUnder26: 'yes' },
  'somebody over 26 without a PhD': {
    where: 'abroad',
    permission: 'none',
    isUnder26: 'no',
    qualification: 'degree',
    registration: 'no',
  },
  'a doctor of chemistry': { where: 'abroad', permission: 'none', qualification: 'stem-phd' },
  'a Skilled Worker of old': { where: 'uk', permission: 'skilled-worker-before-2024-04' },
  'a Skilled Worker since 2024': { where: 'uk', permission: 'skilled-worker-since-2024-04' },
  'somebody on a Graduate visa': { where: 'uk', permission: 'graduate' },
  'a nurse who is registering': {
    where: 'abroad',
    permission: 'none',
    isUnder26: 'no',
    registration: 'working-towards',
    registrationBody: 'nmc',
  },
  'a national of Afghanistan abroad': { where: 'abroad', permission: 'none', nationality: 'AF' },
  'somebody settled': { where: 'uk', permission: 'settled' },
  'somebody who says only where she is': { where: 'uk' },
}

interface Found {
  sureness: number
  headline: Headline | null
}

const OLD = new Date(Date.now() - 40 * 86_400_000).toISOString()
const posted: { id: string; category: string; postedAt: string; isOld: boolean }[] = []
await aSponsor(db, { name: 'Lantern Harbour Works Ltd' })
await aSponsor(db, { name: 'Tern Harbour Works Ltd', licences })
for (const [at, one] of sample(job, { numRuns: 150, seed: 11 }).entries()) {
  const postedAt = new Date(Date.now() - Math.floor(at / 2) * 3_600_000).toISOString()
  const pay = { payCurrency: 'GBP', payPeriod: 'year' as const }
  // Identical copies of an advert would be shown once.
  const description = `${one.description} Post ${at}.`
  const isOld = at % 7 === 3
  const dates = { postedAt, ...(isOld && { lastSeenAt: OLD }) }
  const { id } = await aJob(db, { ...one, ...pay, ...dates, description, place: 'Leeds' })
  posted.push({ id, category: one.category, postedAt, isOld })
}
await maintainIndex(db)
services.jobs.notifyJobsChanged()

/** The results of checking each job for this person alone. */
async function checkEach(person: PersonalAnswers): Promise<Map<string, Found>> {
  const adverts = await findAdverts(
    db,
    posted.map(({ id }) => id),
  )
  const date = today()
  const registers = await findRegisterFacts(db, adverts)
  const ruleIndex = await findRuleIndex(db, date)
  const isSettled = person.permission === 'settled'
  const found = new Map<string, Found>(
    posted.map(({ id }) => [id, { sureness: 0, headline: null }]),
  )
  for (const [at, row] of adverts.entries()) {
    const register = registers[at] ?? { state: 'not-loaded' }
    const check = checkAdvert({ advert: parseAdvert(row), register, ruleIndex, person, date })
    const isRefused = check.headline.code === 'refused-from-abroad'
    const ofLines = isRefused ? 1 : surenessOf(verdictsOf(check))
    const sureness = isSettled ? 5 : ofLines
    found.set(row.id, { sureness, headline: check.headline })
  }
  return found
}

const LEAST: Record<Answer, number> = { open: 2, pass: 5 }
const wanted = record({
  answer: option(constantFrom(...ANSWERS)),
  category: option(constantFrom('nursing', 'tech')),
  q: constantFrom('', '', 'keeper'),
  sort: constantFrom('newest' as const, 'surest' as const),
})

test.each(Object.entries(PEOPLE))(
  'for %s a list is that of their own checks',
  async (_name, person) => {
    const found = await checkEach(person)
    const levelOf = (id: string) => found.get(id)?.sureness ?? 0
    const isIn = (one: (typeof posted)[number], { answer, category }: Partial<JobSearch>) =>
      (!category || one.category === category) &&
      (!answer || levelOf(one.id) >= LEAST[answer]) &&
      !(answer === 'pass' && one.isOld)
    const place = ({ id, isOld }: (typeof posted)[number]) => levelOf(id) - (isOld ? 10 : 0)
    const withWords = new Set(await idsOf(bigBoard, { ...ANY_SEARCH, q: 'keeper' }))

    await assert(
      asyncProperty(wanted, async (criteria) => {
        const search = { ...ANY_SEARCH, ...criteria }
        const among = posted.filter(({ id }) => !criteria.q || withWords.has(id))
        const expected = among
          .filter((one) => isIn(one, criteria))
          .toSorted(
            (one, other) =>
              (criteria.sort === 'surest' ? place(other) - place(one) : 0) ||
              Date.parse(other.postedAt) - Date.parse(one.postedAt) ||
              (one.id < other.id ? 1 : -1),
          )
          .map(({ id }) => id)
        expect(await idsOf(services.search, search, person)).toEqual(expected)
        expect(await idsOf(bigBoard, search, person)).toEqual(expected)

        const { total, facets } = await services.search.find(search, { person })
        expect(total).toEqual({ count: expected.length, isExact: true })
        for (const { value, count } of facets.answer) {
          const answer = (value || null) as Answer | null
          expect(count).toBe(among.filter((one) => isIn(one, { ...criteria, answer })).length)
        }
      }),
      { numRuns: 25 },
    )
  },
)

/** All ids of a list, page by page. */
async function idsOf(
  { find }: Pick<typeof bigBoard, 'find'>,
  search: JobSearch,
  person: PersonalAnswers | null = null,
) {
  const ids: string[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof find>> = await find(search, { after, limit: 15, person })
    ids.push(...page.items.map(({ id }) => id))
    after = page.next
  } while (after)
  return ids
}

test('an address says nothing of the person: the same job ends a page alike for everybody', async () => {
  const search = { ...ANY_SEARCH, sort: 'surest', q: 'keeper' } as const
  const ends = new Map<string, Set<string>>()
  for (const person of Object.values(PEOPLE)) {
    const all = await idsOf(services.search, search, person)
    for (const limit of [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]) {
      const { next } = await services.search.find(search, { person, limit })
      const id = all[limit - 1] ?? ''
      if (next) ends.set(id, (ends.get(id) ?? new Set()).add(next))
    }
  }
  for (const positions of ends.values()) expect(positions.size).toBe(1)

  const rank = Buffer.from(`77777 ${posted[0]?.postedAt} ${posted[0]?.id}`).toString('base64url')
  const person = PEOPLE['a Skilled Worker of old'] ?? null
  const { total } = await services.search.find(search, { person, after: rank })
  expect(total.count).toBeGreaterThan(0)
})

test('what is not ruled out for a person is what no card of theirs rules out', async () => {
  const people = Object.entries(PEOPLE).filter(([name]) => !/Graduate|settled/.test(name))
  const lists: string[] = []
  for (const [name, person] of people) {
    const found = await checkEach(person)
    const open = await idsOf(services.search, { ...ANY_SEARCH, answer: 'open' }, person)
    for (const { id } of posted) {
      const { tone = 'no' } = found.get(id)?.headline ?? {}
      expect([name, id, open.includes(id)]).toEqual([name, id, tone === 'pass' || tone === 'ask'])
    }
    const pass = await idsOf(services.search, { ...ANY_SEARCH, answer: 'pass' }, person)
    const headlines = await services.sponsorship.findHeadlinesFor(person, pass)
    // A step that the person must take first outranks that the job passes.
    for (const { tone, words } of headlines.values())
      expect(words.endsWith(' first') ? 'pass' : tone).toBe('pass')
    lists.push(open.toSorted().join())
  }
  expect(new Set(lists).size).toBeGreaterThan(4)
})
