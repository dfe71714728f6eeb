import { afterAll, expect, test, vi } from 'vitest'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { ANY_SEARCH } from '#board/search/search.ts'
import { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import { addDays } from '#platform/primitives/time/days.ts'
import { today } from '#platform/primitives/time/today.ts'
import { aJob } from '#tests/support/builders.ts'
import { aRegister, aSponsor } from '#tests/support/register.ts'
import { aRuleSet } from '#tests/support/rule-sets.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { importRuleSet } from '#sponsorship/rules/import/import-rule-set.ts'
import { confirmRules, findFreshness, listConfirmations } from './freshness.queries.ts'

// Rules of that day are used: some end with the year.
const NOW = Date.parse('2026-11-28T12:00:00Z')
vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW })
afterAll(() => void vi.useRealTimers())
const { app, db, services } = await openTestServer()
const { search, sponsorship } = services

/** An analyst’s job whose every line is certain. */
async function anAnalystsJob() {
  const sponsor = await aSponsor(db, { isLoaded: false })
  const job = await aJob(db, {
    title: 'Data analyst',
    place: 'Leeds',
    payMin: 62_000,
    payMax: 66_000,
    payCurrency: 'GBP',
    payPeriod: 'year',
    hoursPerWeek: 37.5,
    description: `You look after our figures. ${'We work in a small team with care. '.repeat(12)}`,
    occupationCode: '3544',
    legalName: sponsor.name,
    sponsorId: sponsor.id,
  })
  await indexJobs(db, [job.id])
  return job
}

function inDays(days: number) {
  vi.setSystemTime(NOW + days * 86_400_000)
}

test('as time passes lists, checks and calls lose their green, and get it back', async () => {
  await aRegister(db, '2026-11-28')
  const { id } = await anAnalystsJob()
  const listed = async () => {
    const { items, answersFor, facets } = await search.find({ ...ANY_SEARCH, answer: 'pass' }, {})
    const headline = items.find((job) => job.id === id)?.headline
    return [headline?.tone, headline?.reason, answersFor, facets.answer[0]?.name]
  }
  const call = async () => {
    const answer = await app.inject(`/api/v1/jobs/${id}/sponsorship`)
    const { lines, headline, isOld, asOf } = SponsorshipCheck.parse(answer.json())
    return [lines[0]?.verdict, headline?.tone, isOld, asOf.oldBecause]
  }
  const FRESH = ['pass', '', 'newcomer', 'Could be sponsored']
  expect(await listed()).toEqual(FRESH)
  expect(await call()).toEqual(['pass', 'pass', false, null])

  inDays(15)
  const because = 'The register is 15 days old'
  expect(await listed()).toEqual(['old', because, 'old', 'Passed last time'])
  expect(await call()).toEqual(['pass', 'old', true, because])
  const personal = await sponsorship.findHeadlinesFor({ where: 'abroad' }, [id])
  expect(personal.get(id)?.tone).toBe('old')

  await aRegister(db, today())
  vi.advanceTimersByTime(2000)
  expect(await listed()).toEqual(FRESH)
  expect(await call()).toEqual(['pass', 'pass', false, null])
})

test('a confirmation counts for the sets known that day, not for one that comes later', async () => {
  inDays(60)
  await aRegister(db, today())
  expect((await findFreshness(db)).old?.code).toBe('old-rules')

  await confirmRules(db, 'ada@landfall.example')
  expect(await findFreshness(db)).toMatchObject({ old: null, rulesAge: 0 })

  const set = aRuleSet((set) => {
    set.effectiveFrom = addDays(today(), -1)
    set.confirmedOn = '2026-11-27'
  })
  await importRuleSet(db, set, today())
  vi.advanceTimersByTime(2000)
  expect((await findFreshness(db)).old?.code).toBe('old-rules')
})

test('a confirmation is added, never changed', async () => {
  const count = async () => {
    const rows = await db.selectFrom('ruleConfirmation').select('confirmedBy').execute()
    return rows.filter(({ confirmedBy }) => confirmedBy === 'twice@landfall.example').length
  }
  await Promise.all([1, 2].map(() => confirmRules(db, 'twice@landfall.example')))

  expect(await count()).toBe(2)
  const listed = await listConfirmations(db)
  expect(listed.filter(({ confirmedBy }) => confirmedBy === 'twice@landfall.example')).toHaveLength(
    1,
  )
})
