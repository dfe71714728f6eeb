import { expect, test } from 'vitest'
import { detectFindings } from './detect-findings.ts'
import type { Wording } from './wording.ts'

function findingsIn(overrides: Partial<Wording>) {
  const silent = {
    title: 'Nurse',
    employer: 'Oak',
    payText: null,
    description: '',
    hoursPerWeek: 37.5,
  }
  return detectFindings({ ...silent, ...overrides })
}

test.each(['title', 'employer', 'place', 'payText', 'description'])(
  'a demand for money in the %s is found',
  (field) => {
    const findings = findingsIn({ [field]: 'Oak House, CoS £3,500' })
    expect(findings).toEqual([{ kind: 'certificate-for-money', quote: 'Oak House, CoS £3,500' }])
  },
)

test('a demand spread over the title and the town is found', () => {
  const spread = findingsIn({ title: 'Care assistant, £2,900', place: 'towards the COS, Leeds' })
  expect(spread.map(({ kind }) => kind)).toEqual(['certificate-for-money'])
})

test.each([
  'Please settle 2,900 pounds towards the COS, which comes back with your first salary.',
  'We take back the cost of your certificate over twelve months.',
  'Reserve your CoS slot here: bit.ly/slot',
])('%j is money for a certificate', (description) => {
  expect(findingsIn({ description }).map(({ kind }) => kind)).toEqual(['certificate-for-money'])
})
