import { expect, test } from 'vitest'
import { SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { amountOn, ARRIVAL_RULES, ArrivalRules, findCost } from './arrival-rules.ts'

const { steps, items, costs, sources, criminalRecordCodes } = ARRIVAL_RULES
const STATE = /^https:\/\/(?:www\.gov\.uk|www\.acas\.org\.uk)\//

test('every part names a step and a source that are there, once', () => {
  const keys = new Set(steps.map(({ key }) => key))
  for (const { step } of [...items, ...costs]) expect(keys).toContain(step)
  for (const { source } of [...steps, ...costs, criminalRecordCodes])
    expect(Object.keys(sources)).toContain(source)
  for (const parts of [steps, items, costs])
    expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length)
})

/** The rules that every check rests on; their day is the one of the rule sets. */
const pages = new Set(
  SHIPPED.flatMap(({ sources }) => Object.values(sources).map(({ url }) => url)),
)

test('sources are official, and dated if somebody has read them', () => {
  for (const { url, checkedOn, unverified } of Object.values(sources)) {
    expect(url).toMatch(STATE)
    // A source that nobody has read has no date of reading.
    const isDatedElsewhere = pages.has(url)
    expect([url, checkedOn === undefined]).toEqual([url, unverified === true || isDatedElsewhere])
    expect((checkedOn ?? '') <= '2026-11-23').toBe(true)
  }
})

test('the amounts of a cost follow each other without a gap', () => {
  for (const { key, amounts } of costs) {
    const [first, ...rest] = amounts
    let { until } = first ?? {}
    for (const next of rest) {
      expect([key, next.from]).toEqual([key, until])
      until = next.until
    }
    // Today has an amount, or words.
    expect([key, until]).toEqual([key, undefined])
  }
})

test('sums stand only where they were read, or where our data has the report', () => {
  const withSum = costs.flatMap(({ key, source, amounts }) =>
    amounts.flatMap((amount) => ('pounds' in amount ? [{ key, source, ...amount }] : [])),
  )
  // Every other sum on this page must be on GOV.UK. Add one only after reading it there.
  expect(withSum.map(({ key, kind, pounds }) => [key, kind, pounds])).toEqual([
    ['visa-fee-abroad', 'reported', 819],
    ['savings', 'read', 1270],
  ])
  for (const { kind, source } of withSum)
    if (kind === 'read') expect(sources[source]?.unverified).toBeUndefined()
  for (const { amounts } of costs)
    for (const amount of amounts)
      if (!('pounds' in amount)) expect(amount.words).not.toMatch(/£|\d/)
})

test('how long a step takes is said only where the rules say it', () => {
  for (const { takes } of steps) expect(takes).not.toMatch(/\d|week|month|hour/)
})

test('licence, certificate and skills charge are the employer’s, and nothing else is', () => {
  const own = costs.filter(({ payer }) => payer === 'employer').map(({ key }) => key)
  expect(own.toSorted()).toEqual(['certificate-fee', 'licence-fee', 'skills-charge'])
})

test('an amount counts from its day until the next one', () => {
  const sum = { kind: 'read', words: 'for each' } as const
  const amounts = [
    { ...sum, from: '2023-10-04', until: '2025-04-09', pounds: 239 },
    { ...sum, from: '2025-04-09', pounds: 525 },
  ]
  expect(amountOn(amounts, '2023-10-03')).toBeNull()
  expect(amountOn(amounts, '2025-04-08')).toMatchObject({ pounds: 239 })
  expect(amountOn(amounts, '2025-04-09')).toMatchObject({ pounds: 525 })
})

test('the health surcharge is not for a Health and Care Worker visa', () => {
  expect(findCost('health-surcharge')?.only).toEqual({ visa: 'skilled-worker' })
})

test('a part without words, or with a key that nobody knows, is no rule', () => {
  const [step] = steps
  const broken = { ...ARRIVAL_RULES, steps: [{ ...step, never: [] }] }
  expect(ArrivalRules.safeParse(broken).success).toBe(false)
  expect(ArrivalRules.safeParse({ ...ARRIVAL_RULES, cost: [] }).success).toBe(false)
})
