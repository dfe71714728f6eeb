import { expect, test } from 'vitest'
import { toEmailKey } from './email-key.ts'

test.each([
  ['Ada@Example.COM', 'ada@example.com'],
  [' ada@example.com ', 'ada@example.com'],
  ['ａｄａ@ｅｘａｍｐｌｅ.ｃｏｍ', 'ada@example.com'],
  ['mi\u212Ae@example.com', 'mike@example.com'],
  ['ada＠example.com', 'ada@example.com'],
  ['zoe\u0308@example.com', 'zoë@example.com'],
  ['zoë@MÜNCHEN.de', 'zoë@xn--mnchen-3ya.de'],
  ['zoë@xn--mnchen-3ya.de', 'zoë@xn--mnchen-3ya.de'],
  ['адам@почта.рф', 'адам@xn--80a1acny.xn--p1ai'],
  ['ada@пример。рф', 'ada@xn--e1afmkfd.xn--p1ai'],
  ['no address', 'no address'],
  ['', ''],
])('the key of %j is %j', (typed, key) => {
  expect(toEmailKey(typed)).toBe(key)
  expect(toEmailKey(key)).toBe(key)
})

test.each([
  ['ada@example.com', 'ada@exаmple.com'],
  ['ada@example.com', 'аda@example.com'],
  ['ada+x@example.com', 'ada@example.com'],
  ['ada@example.com', 'ada@example.com.'],
])('%j and %j have different keys', (one, another) => {
  expect(toEmailKey(one)).not.toBe(toEmailKey(another))
})

test('the key of a very long text is its hash', () => {
  const long = 'ﷺ'.repeat(200)

  expect(toEmailKey(long)).toHaveLength(43)
  expect(toEmailKey(long)).not.toBe(toEmailKey(`${long}x`))
})
