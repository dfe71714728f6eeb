import { expect, test } from 'vitest'
import en from '#platform/languages/texts/en.json' with { type: 'json' }
import { FINDING_KINDS } from '#sponsorship/model/facts.ts'
import { chosen, finding, resultOf, summaryOf } from '#tests/support/sponsorship-checks.ts'
import { FINDING_WORDS } from './check-wording.ts'

test('words that refuse sponsorship or ask for money fail, with the quote', () => {
  for (const kind of [
    'refuses-sponsorship',
    'right-to-work-required',
    'fee-asked',
    'certificate-for-money',
  ] as const) {
    const line = resultOf('wording', { findings: [finding(kind, 'these very words')] })
    expect(line).toMatchObject({ verdict: 'fail', code: kind })
    expect(line.quotes).toMatchObject([{ text: 'these very words' }])
    expect(line.todo).not.toBeNull()
  }
})

test('findings that only call for caution are unknown', () => {
  for (const kind of ['agency', 'guaranteed-visa', 'contact-elsewhere'] as const) {
    expect(summaryOf('wording', { findings: [finding(kind)] })).toBe(`unknown ${kind}`)
  }
})

test('the most serious finding decides, and all are quoted', () => {
  const line = resultOf('wording', {
    findings: [finding('agency'), finding('refuses-sponsorship'), finding('fee-asked')],
  })
  expect(line).toMatchObject({ verdict: 'fail', code: 'fee-asked' })
  expect(line.quotes).toHaveLength(3)
})

test('an offer of sponsorship is quoted but decides nothing', () => {
  const findings = [finding('offers-sponsorship')]
  expect(resultOf('wording', { findings })).toMatchObject({ verdict: 'pass', quotes: [{}] })
  expect(summaryOf('wording', { findings, description: 'We sponsor.' })).toMatch(/^unknown/)
})

test('pay that is not basic belongs to the pay result', () => {
  const findings = [finding('pay-not-basic', 'OTE £60k')]
  expect(resultOf('wording', { findings })).toMatchObject({ verdict: 'pass', quotes: [] })
  expect(resultOf('pay', { findings }).quotes).toMatchObject([{ text: 'OTE £60k' }])
})

test('a text without findings passes only if it is long enough', () => {
  expect(summaryOf('wording', { description: 'x'.repeat(200) })).toBe('pass nothing-found')
  expect(summaryOf('wording', { description: 'x'.repeat(199) })).toBe('unknown too-little-text')
  expect(summaryOf('wording', { description: ' '.repeat(400) })).toBe('unknown too-little-text')
})

test('care work in England has a caveat about the Care Quality Commission', () => {
  const words = (nation: 'England' | 'Wales' | null) =>
    resultOf('wording', { nation, occupation: chosen('6135') }).cautions.join()
  expect(words('England')).toContain('CQC')
  expect(words(null)).toContain('CQC')
  expect(words('Wales')).not.toContain('CQC')
  expect(resultOf('wording').cautions).toEqual([])
})

test('every finding says what it means, what to do and which rules say so', () => {
  for (const kind of FINDING_KINDS) {
    const line = resultOf('wording', { findings: [finding(kind)] })
    expect(line.sources.length).toBeGreaterThan(0)
    for (const { means, todo } of line.quotes) {
      expect(means).toMatch(/\.$/)
      expect(todo).toMatch(/\.$/)
    }
  }
})

test.each(FINDING_KINDS)('%s has texts that the catalogue knows', (kind) => {
  const { says, todo } = FINDING_WORDS[kind]
  if (says) expect(en.words).toHaveProperty(says.split('.'))
  expect(en.words).toHaveProperty(todo.split('.'))
})
