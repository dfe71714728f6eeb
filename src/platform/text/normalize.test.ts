import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeText } from './normalize.ts'

test.each([
  ['pediatrics', 'paediatrics'],
  ['anesthetist', 'anaesthetist'],
  ['orthopedic', 'orthopaedic'],
  ['gynecology', 'gynaecology'],
  ['hematology', 'haematology'],
  ['hemodialysis', 'haemodialysis'],
  ['leukemia', 'leukaemia'],
  ['esophageal', 'oesophageal'],
  ['edema', 'oedema'],
  ['center', 'centre'],
  ['labor', 'labour'],
  ['behavioral', 'behavioural'],
  ['tumors', 'tumours'],
  ['organized', 'organised'],
  ['immunization', 'immunisation'],
  ['analyze', 'analyse'],
  ['program', 'programme'],
  ['driving license', 'driving licence'],
  ['practise', 'practice'],
  ['judgment', 'judgement'],
  ['aging', 'ageing'],
  ['fulfill', 'fulfil'],
  ['enrollment', 'enrolment'],
  ['catalog', 'catalogue'],
  ['tires', 'tyres'],
  ['aluminum', 'aluminium'],
  ['counselor', 'counsellor'],
  ['travelers', 'travellers'],
  ['counseling', 'counselling'],
  ['jewelry', 'jewellery'],
  ['adviser', 'advisor'],
  ['dietician', 'dietitian'],
  ['speciality', 'specialty'],
  ['foetal', 'fetal'],
])('%s and %s are one word', (one, other) => {
  expect(normalizeText(one)).toBe(normalizeText(other))
})

test.each([
  ['prize', 'seize', 'size'],
  ['laboratory', 'honorary', 'humorous'],
  ['academic', 'systemic', 'pedagogy'],
  ['programmer', 'programming', 'draft'],
])('%s, %s and %s are British as they are', (...words) => {
  expect(words.map(normalizeText)).toEqual(words)
})

test.each([
  ['Nurse’s   Café — Łódź!', 'nurse cafe lodz'],
  ["children's ward", 'children ward'],
  ['Full-time/part-time', 'full time part time'],
  ['C++, C# and .NET', 'cplusplus csharp and dotnet'],
  ['Node.js', 'nodejs'],
  ['jo@nhs.net', 'jo nhs net'],
  ['co-ordinator, e-mail, X-ray', 'coordinator email xray'],
  ['in-patients and out-patients', 'inpatients and outpatients'],
  ['Band 5/6', 'band 5 band 6'],
  ['Bands 5–7', 'band 5 band 6 band 7'],
  ['band 8a to 8c', 'band 8a band 8b band 8c'],
  ['Band 8a/b', 'band 8a band 8b'],
  ['Band 5 or band 6', 'band 5 band 6'],
  ['Band 5 - 6 months', 'band 5 6 months'],
  ['Band 6 £32,306', 'band 6 32 306'],
  ['½ ² ﬁ', '1 2 2 fi'],
  ['⓫ ↄ', '⓫ ↄ'],
  ['日本語 русский', '日本語 русскии'],
  ['👩‍⚕️ nurse 🚑', 'nurse'],
  ['', ''],
])('%j is written %j', (text, written) => {
  expect(normalizeText(text)).toBe(written)
})

test.each(['A&E', 'A & E', 'a&amp;e'])('%s stays together', (text) => {
  expect(normalizeText(text)).toBe(normalizeText('A&E'))
  expect(normalizeText(text)).not.toContain(' ')
})

test('writing a text twice changes nothing', () => {
  const pieces = fc.constantFrom(
    'co',
    '-',
    ' ',
    'ordinator',
    '&',
    'a',
    'e',
    'band',
    '5',
    '/',
    '6',
    '8a',
    "'s",
    'ized',
    '.net',
    'x',
    'ray',
    'hemo',
    'band 5',
    '#',
    'c',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((some) => some.join('')),
  )
  fc.assert(
    fc.property(text, (text) => {
      const once = normalizeText(text)
      expect(normalizeText(once)).toBe(once)
      expect(once).toMatch(/^$|^\S+(?: \S+)*$/)
    }),
    { numRuns: 700 },
  )
})

test('a word is cut where the index would refuse it', () => {
  expect(normalizeText('x'.repeat(100_000))).toHaveLength(64)
  expect(normalizeText('𝒳'.repeat(100) + '𐐷'.repeat(100)).length).toBeLessThanOrEqual(64)
})

test.each([
  ['blanks', ' '.repeat(100_000)],
  ['bands', 'band 5/'.repeat(15_000)],
  ['band and blanks', `band ${' '.repeat(100_000)}5`],
  ['ampersands', 'a & '.repeat(25_000)],
  ['apostrophes', "'s".repeat(50_000)],
  ['halves', 'co '.repeat(33_000)],
  ['marks', `e${'\u0301'.repeat(100_000)}`],
  ['right to left', '\u202Eممرضة\u202C '.repeat(10_000)],
  ['half characters', '\uD83D'.repeat(100_000)],
])('100 KB of %s are read in one go', (_name, text) => {
  expect(normalizeText(text).length).toBeLessThanOrEqual(text.length * 2)
})
