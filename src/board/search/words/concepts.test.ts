import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findConcepts } from './concepts.ts'
import { normalizeText } from '#platform/text/normalize.ts'

test('an advert has the wider concepts too, each once', () => {
  expect(findConcepts('RMN, RMNs and mental health nurses').sort()).toEqual([
    '~nurse',
    '~rmn',
    '~rn',
  ])
})

test('the longest name wins, and the one inside it counts through it alone', () => {
  expect(findConcepts('Nursery nurse')).toEqual(['~nursery-nurse', '~early-years'])
  expect(findConcepts('Advanced nurse practitioner')).toEqual([
    '~anp',
    '~nurse-practitioner',
    '~rn',
    '~nurse',
  ])
})

test('short names count in capitals, with or without a plural s', () => {
  expect(findConcepts('OT wanted')).toContain('~ot')
  expect(findConcepts('two OTs wanted')).toContain('~ot')
  expect(findConcepts('the OT’s role')).toContain('~ot')
  expect(findConcepts('ot wanted')).toEqual([])
  expect(findConcepts('37.5 hrs, HRS to suit')).toEqual([])
})

test('a short name with two meanings counts beside words of its trade', () => {
  expect(findConcepts('AP clerk')).not.toContain('~ap')
  expect(findConcepts('AP clerk for purchase invoices')).toContain('~ap')
})

test('a refusal beside a promise leaves the promise', () => {
  const advert = 'We cannot offer relocation. Visa sponsorship is available for this role.'
  expect(findConcepts(advert)).toEqual(['~sponsorship'])
})

test.each([
  'Visa sponsorship cannot be offered',
  'Visa sponsorship is not available for this post',
  'We do not offer any visa sponsorship',
  'Unfortunately this role is not eligible for visa sponsorship',
  'We are unable to sponsor a Tier 2 visa',
])('%s: that is a no', (text) => {
  expect(findConcepts(text)).not.toContain('~sponsorship')
})

test.each([
  'Visa sponsorship offered. No agencies please.',
  'If you do not live in the UK we offer visa sponsorship',
  'Certificate of sponsorship for the right candidate',
])('%s: that is a yes', (text) => {
  expect(findConcepts(text)).toContain('~sponsorship')
})

test('a copy that is normalised already gives the same', () => {
  const advert = 'Band 5/6 RGN or OT, A&E, NHS. IT skills. Tier 2 visa welcome. C# not needed.'
  expect(findConcepts(advert, normalizeText(advert))).toEqual(findConcepts(advert))
})

test('any text is read, and no concept twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const found = findConcepts(text)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})

test.each([
  ['names', 'registered nurse mental health '.repeat(3000)],
  ['beginnings of names', 'health care '.repeat(8000)],
  ['capitals', 'IT '.repeat(33_000)],
  ['one long word', 'A'.repeat(100_000)],
  ['refusals', 'visa sponsorship is not '.repeat(4000)],
  ['links', `visa sponsorship${' is'.repeat(33_000)}`],
  ['visas and links', `${'visa sponsorship is available '.repeat(3500)} not`],
  ['emoji', '👩🏽‍⚕️'.repeat(15_000)],
])('100 KB of %s are read', (_name, text) => {
  expect(findConcepts(text).length).toBeLessThan(10)
})
