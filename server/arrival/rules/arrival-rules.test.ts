import { expect, test } from 'vitest'
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

test('sources are official and dated', () => {
  for (const { url, checkedOn } of Object.values(sources)) {
    expect(url).toMatch(STATE)
    expect(checkedOn <= '2026-11-23').toBe(true)
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
    // There is an amount, or words, today.
    expect([key, until]).toEqual([key, undefined])
  }
})

test('a figure that was not read in an official text says so, and where it was seen', () => {
  for (const { key, amounts, source } of costs)
    for (const { unverified, seenIn, pounds } of amounts) {
      if (unverified) expect([key, seenIn]).toEqual([key, expect.any(String)])
      else if (pounds !== null) expect([key, source]).toEqual([key, 'rules'])
    }
  const read = Object.entries(sources).filter(([, { unverified }]) => !unverified)
  expect(read.map(([key]) => key)).toEqual(['rules'])
})

test('licence, certificate and skills charge are the employer’s, and nothing else is', () => {
  const own = costs.filter(({ payer }) => payer === 'employer').map(({ key }) => key)
  expect(own.toSorted()).toEqual(['certificate-fee', 'licence-fee', 'skills-charge'])
})

test('an amount counts from its day until the next one', () => {
  const { amounts = [] } = findCost('certificate-fee') ?? {}
  expect(amountOn(amounts, '2023-10-03')).toBeNull()
  expect(amountOn(amounts, '2025-04-08')?.pounds).toBe(239)
  expect(amountOn(amounts, '2025-04-09')?.pounds).toBe(525)
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
