import { statSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommonPassword } from '#accounts/passwords/common-passwords.ts'
import { requireUncommonPassword } from '#accounts/passwords/require-uncommon-password.ts'
import list from './breached-passwords.json' with { type: 'json' }
import { isBreachedPassword } from './is-breached-password.ts'

const passwords = dictionary['passwords-common']

test.each([
  'Mustang1!',
  'trustno1!',
  '!!Slipknot99',
  'M3tallica#',
  '1qaz2wsx!',
  'ｍｕｓｔａｎｇ!!1',
])('%s is refused', (password) => {
  expect(isBreachedPassword(password)).toBe(true)
  expect(() => requireUncommonPassword('password', password, {})).toThrow(/too easy to guess/)
})

test.each([
  'Tide-and-Harbour-7',
  'correct horse battery!',
  'grüne-Möwe',
  'x9!kV2#qL',
  '',
  '!!!',
  '\ud800',
])('%j is not on the list', (password) => {
  expect(isBreachedPassword(password)).toBe(false)
})

test('the list knows what the browser’s small list does not, whatever is added at the end', () => {
  const long = passwords.filter((word, i) => i % 10 === 0 && /^.{3,}[\p{L}\p{N}]$/u.test(word))
  const missed = long.filter((word) => !isBreachedPassword(`${word}!`))

  expect(missed).toEqual([])
  expect(long.filter((word) => !isCommonPassword(`${word}!`)).length).toBeGreaterThan(2000)
})

test('of ten thousand honest passwords at most ten are taken for one on the list', () => {
  const honest = Array.from({ length: 10_000 }, (_, i) => `Harbour-${i * 7919}-Lantern`)

  expect(honest.filter(isBreachedPassword).length).toBeLessThanOrEqual(10)
})

test('the list is sorted and stays small', () => {
  const bytes = Buffer.from(list.digests, 'base64')
  const digests = Array.from({ length: list.count }, (_, i) => bytes.readUInt32LE(i * 4))

  expect(digests).toEqual(digests.toSorted((a, b) => a - b))
  expect(statSync(new URL('breached-passwords.json', import.meta.url)).size).toBeLessThan(1_000_000)
})
