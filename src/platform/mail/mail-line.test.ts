import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMailLine } from './mail-line.ts'

test.each([
  ['Saltmarsh House', 'Saltmarsh House'],
  ["St. Mary's Care Home Ltd.", "St. Mary's Care Home Ltd."],
  ['Nurse (£12.50–£14.75 an hour)', 'Nurse (£12.50–£14.75 an hour)'],
  [
    'URGENT your bank account, see https://evil.example/x',
    'URGENT your bank account, see evil. example/x',
  ],
  ['www.evil.com', 'www. evil. com'],
  ['HTTPS:\\\\evil.com', '\\\\evil. com'],
  ['ｈｔｔｐｓ：／／ｅｖｉｌ．ｃｏｍ', 'evil. com'],
  ['evil。com', 'evil. com'],
  ['ev\u200Bil\u2060.\u200Bcom', 'evil. com'],
  ['mailto:me@evil.com', 'me@evil. com'],
  ['htthttps:ps://evil', 'htt ps: evil'],
  ['Hotel: night porter', 'Hotel: night porter'],
  ['two\r\nBcc: lines\u2028more', 'two Bcc: lines more'],
  ['\u202Egnp.exe', 'gnp. exe'],
  ['Call 07700900123 now', 'Call now'],
  ['Call +44 (0) 7700 900-123', 'Call'],
  ['Night porter, £31,000, ref. 2026-114', 'Night porter, £31,000, ref. 2026-114'],
  ['x'.repeat(200), `${'x'.repeat(59)}…`],
  ['👩‍⚕️'.repeat(1), '👩⚕️'],
])('%j is %j in an email', (text, line) => {
  expect(toMailLine(text)).toBe(line)
})

test('where nothing is left, there is another word', () => {
  expect(toMailLine(' 07700 900 123 ', 'an organisation')).toBe('an organisation')
  expect(toMailLine('\u200B')).toBe('')
})

test('nothing that is typed becomes a link, a second line or a long text', () => {
  const parts = fc.constantFrom(
    'https://',
    'HtTp:',
    '//',
    'www',
    '.',
    'evil',
    'com',
    '\n',
    ' ',
    '\u200B',
    '．',
    ':',
    '/',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 60 }), (pieces) => {
      const line = toMailLine(pieces.join(''))
      expect(line).not.toMatch(/https?:|\/\/|\w\.\w|[\n\r]/i)
      expect(Array.from(line).length).toBeLessThanOrEqual(60)
    }),
  )
})
