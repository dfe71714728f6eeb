import { expect, test } from 'vitest'
import { createSessionCookies } from './session-cookies.ts'

const values = { session: 'the-session', device: 'the-device' }

test('over https the cookies are Secure and have the __Host- prefix', () => {
  const cookies = createSessionCookies({ isHttps: true })

  expect(cookies.start(values)).toEqual([
    '__Host-session=the-session; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-device=the-device; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
  expect(cookies.end()).toEqual([
    '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    'situation=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ])
  expect(cookies.rememberDevice({ device: 'the-device' })).toEqual([
    '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Host-device=the-device; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

test('over http on localhost they work without it', () => {
  const cookies = createSessionCookies({ isHttps: false })

  expect(cookies.start(values)).toEqual([
    'session=the-session; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax',
    'device=the-device; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax',
  ])
})

test('what is saved in the account comes with the session', () => {
  const cookies = createSessionCookies({ isHttps: true })

  expect(cookies.start({ ...values, situation: { where: 'uk' } })[2]).toMatch(
    /^situation=where=uk; .*HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('over https a cookie without the prefix is ignored', () => {
  const { read } = createSessionCookies({ isHttps: true })

  expect(read('session=planted; device=planted')).toEqual({ session: null, device: null, step: null })
  expect(read('__Host-session=a; session=b; __Host-device=c')).toEqual({
    session: 'a',
    device: 'c',
  })
})

test('missing, empty and malformed cookies are ignored', () => {
  const { read } = createSessionCookies({ isHttps: false })

  for (const header of [undefined, '', 'session=', ';;;=', 'other=1']) {
    expect(read(header)).toEqual({ session: null, device: null, step: null })
  }
})
