import { expect, test } from 'vitest'
import { findIdentifiers } from './find-identifiers.ts'
import { isValidIban } from './iban.ts'

const values = (text: string) =>
  findIdentifiers([text]).map(({ kind, value }) => `${kind} ${value}`)

test.each([
  ['WhatsApp +44 7700 900123', ['phone +447700900123']],
  ['Ring (0113) 496 0123', ['phone +441134960123']],
  ['oh seven seven double oh nine hundred one two three', ['phone +447700900123']],
  ['GB29 NWBK 6016 1331 9268 19', ['iban GB29NWBK60161331926819']],
  ['Sort code 20-45-45 account 73914482', ['account 204545/73914482']],
  ['A/C 44556677, sort code 309089', ['account 309089/44556677']],
  [
    'To 0x742d35Cc6634C0532925a3b844Bc454e4438f44e',
    ['wallet 0x742d35cc6634c0532925a3b844bc454e4438f44e'],
  ],
  ['TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', ['wallet tqn9y2khesljw1chvwfmsmerdow5kcblse']],
  ['Write to HR@gmail.com', ['email hr@gmail.com']],
  ['hr at gmail dot com', ['email hr@gmail.com']],
  ['hr@oak-care.co.uk', ['email hr@oak-care.co.uk', 'domain oak-care.co.uk']],
  ['jobs@leedsth.nhs.uk', ['email jobs@leedsth.nhs.uk']],
  ['https://www.bad-visa.com/pay', ['domain bad-visa.com']],
  ['See www.gov.uk and https://www.jobs.nhs.uk', []],
  ['https://wa.me/447700900123', ['messenger whatsapp:447700900123']],
  ['Telegram @hr_sarah', ['messenger telegram:hr_sarah']],
  ['£31,049 to £37,796, 2025-2026, 37.5 hours, ext. 1234', []],
  ['', []],
])('%j has %j', (text, expected) => {
  expect(values(text)).toEqual(expected)
})

test('each is named once, with what was written first', () => {
  expect(findIdentifiers(['Call 07700 900123', '+447700900123 or 0044 7700 900 123'])).toEqual([
    { kind: 'phone', value: '+447700900123', quote: '07700 900123' },
  ])
})

test.each([
  ['GB29NWBK60161331926819', true],
  ['gb29 nwbk 6016 1331 9268 19', true],
  ['DE89370400440532013000', true],
  ['GB29NWBK60161331926818', false],
  ['GB29NWBK6016133192681', false],
  ['XX29NWBK60161331926819', false],
  ['', false],
])('%j is an IBAN: %s', (written, isValid) => {
  expect(isValidIban(written)).toBe(isValid)
})

test.each(['07700 900', '1 ', 'gb29 ', 'a@', '0'])('100 KB of %j are read', (piece) => {
  const text = `${piece.repeat(Math.ceil(100_000 / piece.length))} x\nhr@oak-care.co.uk`
  expect(values(text)).toContain('domain oak-care.co.uk')
})
