import { expect, test } from 'vitest'
import {
  DETAILS_A_RUN,
  FEW_ADVERTS,
  FEW_WAIT_MS,
  GRACE_MS,
  INTERVAL_MINUTES,
  MOST_FAILURES,
  MOST_MISSING,
} from '#board/sources/sources.ts'
import { wholePolicy } from './whole-policy.ts'

const SITE = 'https://landfall.example'
const RULES = {
  intervalMinutes: INTERVAL_MINUTES,
  mostFailures: MOST_FAILURES,
  graceMs: GRACE_MS,
  mostMissing: MOST_MISSING,
  detailsARun: DETAILS_A_RUN,
  fewAdverts: FEW_ADVERTS,
  fewWaitMs: FEW_WAIT_MS,
}

test('the policy is about the limits that the code has today', () => {
  expect(wholePolicy(SITE)).toEqual(wholePolicy(SITE, RULES))
  const policy = wholePolicy(SITE).join('\n')
  for (const words of [
    `every ${INTERVAL_MINUTES / 60} hours`,
    `After ${MOST_FAILURES} failed readings`,
    `at least ${GRACE_MS / 3_600_000} hours later`,
    `more than ${MOST_MISSING * 100}% are gone`,
    `at most ${DETAILS_A_RUN} in a reading`,
    `Of fewer than ${FEW_ADVERTS} they are also closed`,
    `at least ${FEW_WAIT_MS / 3_600_000} hours after the first`,
  ])
    expect(policy).toContain(words)
})

test.each([
  { intervalMinutes: 720 },
  { mostFailures: 4 },
  { graceMs: 24 * 3_600_000 },
  { mostMissing: 0.2 },
  { detailsARun: 50 },
  { fewAdverts: 5 },
  { fewWaitMs: 48 * 3_600_000 },
])('with the limit %o one sentence is another', (other) => {
  const [before, after] = [wholePolicy(SITE), wholePolicy(SITE, { ...RULES, ...other })]

  expect(after.filter((sentence, at) => sentence !== before[at])).toHaveLength(1)
})
