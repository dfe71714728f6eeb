import { expect, test } from 'vitest'
import { serverCookie } from './server-cookie.ts'

const cookie = serverCookie('sample', { seconds: 60, longest: 8 })

test('a cookie is read as it was set, for scripts it is out of reach, and other sites cannot send it', () => {
  const header = cookie.set('a b;c')

  expect(header).toMatch(/; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(cookie.read(`other=1; ${header.split(';', 1)[0]}`)).toBe('a b;c')
  expect(cookie.forget).toMatch(/^sample=; Max-Age=0;/)
})

test('a cookie that is too long, empty or of another name is none', () => {
  const sent = ['sample=123456789', 'sample=', 'another-sample=1', '', null, undefined]

  expect(sent.map((cookies) => cookie.read(cookies))).toEqual(sent.map(() => null))
})
