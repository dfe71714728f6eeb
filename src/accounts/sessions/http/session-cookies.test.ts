import { expect, test } from 'vitest'
import { createSessionCookies } from './session-cookies.ts'

const cookies = createSessionCookies()
const values = { session: 'the-session', device: 'the-device' }

test('no script and no other site can use the cookies', () => {
  expect(cookies.start(values)).toEqual([
    'session=the-session; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax',
    'device=the-device; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax',
    'saved=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'mailed=; Max-Age=0; Path=/',
    'signUp=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ])
  expect(cookies.end()).toEqual([
    'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'situation=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'passport=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'sponsor-lost=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'saved=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'founderCase=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'mailed=; Max-Age=0; Path=/',
  ])
  expect(cookies.rememberDevice({ device: 'the-device' })).toEqual([
    'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'device=the-device; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax',
  ])
})

test('what is saved in the account comes with the session', () => {
  expect(cookies.start({ ...values, situation: { where: 'uk' } })[2]).toMatch(
    /^situation=where=uk; .*HttpOnly; SameSite=Lax$/,
  )
})

test('missing, empty and malformed cookies are ignored', () => {
  for (const header of [undefined, '', 'session=', ';;;=', 'other=1']) {
    expect(cookies.read(header)).toEqual({ session: null, device: null, step: null, signUp: null })
  }
})
