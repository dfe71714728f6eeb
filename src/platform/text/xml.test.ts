import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { HOSTILE, readXml } from '#tests/support/xml.ts'
import { cdata, cleanForXml, escapeXml } from './xml.ts'

test('any text survives XML, except what XML cannot represent', () => {
  assert(
    property(string({ unit: 'binary' }), (random) => {
      const text = `${random}\u0000\uD800${HOSTILE}`
      // XML parsers normalise line ends.
      const expected = cleanForXml(text).replaceAll(/\r\n?/g, '\n')
      expect(readXml(`<a>${cdata(text)}</a>`).a).toEqual([expected])
      expect(readXml(`<a>${escapeXml(text)}</a>`).a).toEqual([expected])
    }),
  )
})

test('control characters and lone surrogates are left out', () => {
  expect(cleanForXml('a\u0000b\u0008c\uD800d\uFFFEe\tf\n👩')).toBe('abc\uFFFDde\tf\n👩')
})
