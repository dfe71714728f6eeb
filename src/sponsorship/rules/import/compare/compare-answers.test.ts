import { toHeadline } from '#sponsorship/check/headline/headline.ts'
import { afterAll, expect, inject, test } from 'vitest'
import { CRITERIA } from '#trade/headline/criteria.ts'
import type { AdvertFacts } from '#sponsorship/model/facts.ts'
import type { CheckInput, HomeCheck } from '#sponsorship/check/check-advert.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aJob } from '#tests/support/builders.ts'
import { aRuleSet } from '#tests/support/rule-sets.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { compareAnswers, countOpenJobs } from './compare-answers.ts'
import { describeAnswers } from '#sponsorship/rules/import/report.ts'

const { db, close } = await openTestDatabase(inject('prepared'))
afterAll(close)

const read = ({ title, payMin }: { title: string; payMin: number | null }) =>
  ({ title, pay: payMin }) as unknown as AdvertFacts

/** A simplified check: pay passes from the floor of option A on; nothing else is known. */
function check({ advert, ruleIndex: { rules }, date }: CheckInput): HomeCheck {
  const floor = rules.options.find(({ name }) => name === 'A')?.floor ?? 0
  const pays = Number(advert.pay) >= floor
  return {
    headline: toHeadline([]),
    lines: CRITERIA.map((name) => ({
      name,
      verdict: name === 'pay' ? (pays ? 'pass' : 'fail') : 'unknown',
      code: 'test',
      reason: '',
      figures: [],
      quotes: [],
      todo: null,
      cautions: [],
      sources: [],
    })),
    personal: [],
    date,
    rules: { version: rules.version, seenOn: rules.seenOn },
    register: null,
    employer: null,
    occupation: null,
    changesOn: null,
  }
}

test('lines of open jobs that change are counted, jobs abroad and closed ones are not', async () => {
  const [low, between, high] = [`Low ${newId()}`, `Between ${newId()}`, `High ${newId()}`]
  await aJob(db, { title: low, payMin: 30_000 })
  await aJob(db, { title: between, payMin: 42_000 })
  await aJob(db, { title: high, payMin: 90_000 })
  await aJob(db, { payMin: 42_000, country: 'IE' })
  await aJob(db, { payMin: 42_000, status: 'closed' })
  const before = aRuleSet()
  const after = aRuleSet((set) => {
    set.options = set.options.map((one) => (one.name === 'A' ? { ...one, floor: 43_100 } : one))
  })
  const progress: number[] = []

  const found = await compareAnswers(
    db,
    { before, after, date: '2027-01-01' },
    { check, parse: read, onProgress: (jobs) => progress.push(jobs) },
  )

  expect(await countOpenJobs(db)).toBe(3)
  expect(progress).toEqual([3])
  expect(found).toEqual({
    jobs: 3,
    changed: 1,
    shifts: [{ criterion: 'pay', from: 'pass', to: 'fail', count: 1, examples: [between] }],
  })
  expect(describeAnswers(found, '2027-01-01')).toBe(
    '3 open jobs in the UK were checked for 1 Jan 2027: lines of 1 change.\n' +
      `  pay: 1 from pass to fail\nFor example:\n  pay pass -> fail: ${between}\n`,
  )

  const same = await compareAnswers(
    db,
    { before, after: before, date: '2027-01-01' },
    { check, parse: read },
  )
  expect(describeAnswers(same, '2027-01-01')).toBe(
    '3 open jobs in the UK were checked for 1 Jan 2027: no line of any changes.\n',
  )
})

test('it stops checking when it is aborted', async () => {
  const set = aRuleSet()
  const between = { before: set, after: set, date: '2027-01-01' }
  const found = await compareAnswers(db, between, {
    check,
    parse: read,
    signal: AbortSignal.abort(),
  })
  expect(found).toEqual({ jobs: 0, changed: 0, shifts: [] })
})
