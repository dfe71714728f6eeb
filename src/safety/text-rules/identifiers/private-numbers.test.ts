import { expect, test } from 'vitest'
import honestTuned from '#safety/text-rules/corpus/honest-tuned.json' with { type: 'json' }
import honestUntouched from '#safety/text-rules/corpus/honest-untouched.json' with { type: 'json' }
import { findPrivateNumbers } from './private-numbers.ts'

test.each([
  ['My IBAN is GB29 NWBK 6016 1331 9268 19.', 'bank', 'GB29 NWBK 6016 1331 9268 19'],
  ['Sort code 20-45-45 account 73914482', 'bank', '20-45-45 account 73914482'],
  ['Card 4111 1111 1111 1111, exp 12/28', 'card', '4111 1111 1111 1111'],
  ['5500-0000-0000-0004', 'card', '5500-0000-0000-0004'],
  ['My NI number is QQ 12 34 56 C', 'identity', null],
  ['NINO: AB 12 34 56 C', 'identity', 'AB 12 34 56 C'],
  ['Passport number: A01234567', 'identity', 'A01234567'],
  ['my passport no. is 925076473', 'identity', '925076473'],
  ['My share code is W4K 7TB 9P2', 'identity', 'W4K 7TB 9P2'],
  ['Share code: w8fk3m2qx', 'identity', 'w8fk3m2qx'],
  ['BRP RK1234567', 'identity', 'RK1234567'],
  ['Aadhaar 2341 2341 2346', 'identity', '2341 2341 2346'],
])('%j has a number of the kind %s', (text, kind, quote) => {
  expect(findPrivateNumbers(text)).toEqual(quote === null ? [] : [{ kind, quote }])
})

test.each([
  'Ring me on +234 803 123 4567 or 07700 900123.',
  'I earned £31,049 in 2025 and worked 37.5 hours a week.',
  'My NMC PIN is 18A1234E.',
  'I hold a passport from Ghana, valid until 2031.',
  'My passport is valid until 12 03 2031.',
  'I can send a share code whenever you need it.',
  'My BRP is valid until 2027.',
  'Ticket 1234567890123456 of your system',
  '0000 0000 0000 0000',
])('%j has none', (text) => {
  expect(findPrivateNumbers(text)).toEqual([])
})

test('nothing that honest applicants wrote is asked about', () => {
  const entries: readonly { application?: string }[] = [...honestTuned, ...honestUntouched]
  const texts = entries.flatMap(({ application }) => application ?? [])
  expect(texts.length).toBeGreaterThan(5)
  for (const text of texts) expect([text, findPrivateNumbers(text)]).toEqual([text, []])
})

test.each(['1 ', 'passport ', 'ab 12', '4111 '])('100 KB of %j are read', (piece) => {
  const text = `${piece.repeat(Math.ceil(100_000 / piece.length))} x\nIBAN GB29NWBK60161331926819`
  expect(findPrivateNumbers(text).map(({ kind }) => kind)).toContain('bank')
})
