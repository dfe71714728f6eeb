import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { HOSTILE, readXml } from '#tests/support/xml.ts'
import { cdata, cleanForXml, escapeXml } from './xml.ts'

test('any text comes out of XML as it went in, but for what XML cannot hold', () => {
  assert(
    property(string({ unit: 'binary' }), (random) => {
      const text = `${random}\u0000\uD800${HOSTILE}`
      // Line ends are one sign in XML.
      const expected = cleanForXml(text).replaceAll(/\r\n?/g, '\n')
      expect(readXml(`<a>${cdata(text)}</a>`).a).toEqual([expected])
      expect(readXml(`<a>${escapeXml(text)}</a>`).a).toEqual([expected])
    }),
  )
})

test('control characters and halves of characters are left out', () => {
  expect(cleanForXml('a\u0000b\u0008c\uD800d\uFFFEe\tf\n👩')).toBe('abc\uFFFDde\tf\n👩')
})
