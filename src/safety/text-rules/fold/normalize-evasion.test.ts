import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { originalRange } from './folded-text.ts'
import { normalizeEvasion } from './normalize-evasion.ts'

test.each([
  ['Сertificate of sponsоrship', 'certificate of sponsorship'],
  ['ｐａｙ £1,900', 'pay £1900'],
  ['𝗣𝗮𝘆 𝟮𝟬𝟬𝟬 𝗽𝗼𝘂𝗻𝗱𝘀', 'pay £2000'],
  ['Ṗay for ѕponѕorship', 'pay for sponsorship'],
  ['pa​y the fe⁠e', 'pay the fee'],
  ['p a y your I.B.A.N', 'pay your iban'],
  ['S e n d  t h e  m o n e y', 'send  the  money'],
  ['p a y t h e f e e n o w', 'pay the fee now'],
  ['v1sa f€e, p@y the dep0sit', 'visa fee, pay the deposit'],
  ['two thousand nine hundred pounds', '£2900'],
  ['Two point five k', '2500'],
  ['fifteen hundred quid', '£1500'],
  ['half a million naira', '₦500000'],
  ['2.9k and 2,9OO', '2900 and 2900'],
  ['GBP1850, 2500£ or £ 500', '£1850, £2500 or £500'],
  ['5 lakh rupees, Rs 12,00,000', '₹500000, ₹1200000'],
  ['25,000 KES and 500 USDT', '¤25000 and ₿500'],
  ['oh seven seven double oh nine hundred one two three', '07700900123'],
  ['£31,049 - £37,796', '£31049 - £37796'],
  ['Ring 020 7946 0991, band 5, 24/7, 37.5 hours', 'ring 020 7946 0991, band 5, 24/7, 37.5 hours'],
  ['20-45-45 account 73914482', '20-45-45 account 73914482'],
  ['one of two people', '1 of 2 people'],
  ['between eighteen and thirty, two hundred and five', 'between 18 and 30, 205'],
  ['5 µg, β-blockers, naïve café', '5 ug, β-blockers, naive cafe'],
  ['£२९०० or ٢٩٠٠ pounds, ৯৮৭', '£2900 or £2900, 987'],
  ['日本語', '日本語'],
  ['', ''],
])('%j is read as %j', (text, read) => {
  expect(normalizeEvasion(text).text).toBe(read)
})

test.each([
  ['Your C O S costs two thousand pounds', 'cos', 'C O S'],
  ['Your C O S costs two thousand pounds', '£2000', 'two thousand pounds'],
  ['😀 a pa​y‑rise of 2,9OO', '2900', '2,9OO'],
  ['x € y fоr the соs', 'cos', 'соs'],
])('in %j %j was %j', (text, read, written) => {
  const folded = normalizeEvasion(text)
  const from = folded.text.indexOf(read)
  const range = originalRange(folded, { from, to: from + read.length })
  expect(text.slice(range.from, range.to)).toBe(written)
})

test('for any text, every part of what is read lies in the original', () => {
  const words = ['two thousand', 'p a y', 'v1sa', '£2,900', 'İ', 'ß', '😀', '​', 'ﷺ', '½', 'с']
  const text = array(oneof(constantFrom(...words), string({ unit: 'binary' })))
  assert(
    property(text, (parts) => {
      const raw = parts.join(' ')
      const folded = normalizeEvasion(raw)
      let last = 0
      for (let from = 0; from < folded.text.length; from++) {
        const range = originalRange(folded, { from, to: from + 1 })
        expect(range.from).toBeGreaterThanOrEqual(last)
        expect(range.to).toBeGreaterThan(range.from)
        expect(range.to).toBeLessThanOrEqual(raw.length)
        last = range.from
      }
    }),
  )
})

test.each(['a.', '1,000', 'one ', '£', '1 ', '9', 'а', 'p a ', '0o', 'double ', '\u200b', 'v1s@'])(
  '100 KB of %j are read',
  (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length))
    expect(normalizeEvasion(`${text} pay £2,9OO`).text.endsWith('£2900')).toBe(true)
  },
)
