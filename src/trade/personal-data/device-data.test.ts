import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEVICE_DATA, isListed } from './device-data.ts'

/** What sets a cookie or writes to a browser’s storage. */
const SETS =
  /\bserverCookie\(|\bstringifySetCookie\(|\bsetCookie\(\s*`|\b(?:local|session)Storage\.setItem|\bindexedDB\b|\bcaches\.open\(|\bcookieStore\b/
/** These take the name from their caller. */
const MAKERS = ['src/trade/cookies/server-cookie.ts', 'src/platform/layout/set-cookie.ts']

test('every file that keeps something on a device is named in the register, and no other', () => {
  const files = globSync('src/**/*.{ts,tsx,js}').map((file) => file.replaceAll('\\', '/'))
  const setting = files.filter(
    (file) => !/\.test\.tsx?$/.test(file) && SETS.test(readFileSync(file, 'utf8')),
  )
  expect(setting.length).toBeGreaterThan(12)
  expect(setting.filter((file) => !MAKERS.includes(file)).toSorted()).toEqual(
    [...new Set(DEVICE_DATA.map(({ file }) => file))].toSorted(),
  )
})

test('the name of each cookie of the server is listed', () => {
  const files = globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\bserverCookie\('([\w-]+)'/g)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(7)
  expect(names.filter((name) => !isListed(name, 'cookie'))).toEqual([])
})

test('a name that is not listed is found, and prefixes do not count', () => {
  expect(isListed('tracker', 'cookie')).toBe(false)
  expect(isListed('session', 'browser storage')).toBe(false)
  expect(isListed('__Host-session', 'cookie')).toBe(true)
  expect(isListed('__Secure-lastJob', 'cookie')).toBe(true)
  expect(isListed('path-england-care-home', 'cookie')).toBe(true)
})
