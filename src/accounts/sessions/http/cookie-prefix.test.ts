import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { setSituation } from '#trade/cookies/situation-cookie.ts'
import { mailedCookie } from '#accounts/pages/mailed.ts'
import { purposeCookie } from '#accounts/pages/purpose.ts'
import { prefixCookies } from './cookie-prefix.ts'
import { createSessionCookies } from './session-cookies.ts'

const app = Fastify()
prefixCookies(app)
app.get('/set', (_request, reply) =>
  reply
    .header('set-cookie', setFlash('logged-in'))
    .header('set-cookie', setSituation({ where: 'uk' }))
    .header('set-cookie', mailedCookie('ada@example.com'))
    .header('set-cookie', purposeCookie('/post'))
    .header('set-cookie', createSessionCookies().start({ session: 'a', device: 'b' }))
    .send('ok'),
)
app.get('/none', (_request, reply) => reply.send('ok'))
app.get('/read', (request) => ({ cookie: request.headers.cookie }))

const read = async (cookie: string) =>
  (await app.inject({ url: '/read', headers: { cookie } })).json().cookie

test('every cookie is secure once and bound to this host', async () => {
  const { headers } = await app.inject('/set')
  const cookies = [headers['set-cookie'] ?? []].flat()

  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(
    ['flash', 'situation', 'mailed', 'next', 'session', 'device', 'saved', 'mailed', 'signUp'].map(
      (name) => `__Host-${name}`,
    ),
  )
  for (const cookie of cookies) {
    expect(cookie.match(/Secure/g)).toHaveLength(1)
    expect(cookie).toContain('; Path=/;')
    expect(cookie).not.toContain('Domain')
  }
})

test('an answer without cookies gets none', async () => {
  expect((await app.inject('/none')).headers).not.toHaveProperty('set-cookie')
})

test('cookies are read under their plain names, and only those of this host', async () => {
  expect(await read('__Host-session=a; __Secure-lastJob=0abc; __Host-fonts=1')).toBe(
    'session=a; lastJob=0abc; fonts=1',
  )
  expect(await read('session=planted; __Host-session=a; device=planted')).toBe('session=a')
  expect(await read('__Secure-session=planted; __Host-__Host-session=x; =; ;')).toBe(
    '__Host-session=x',
  )
})
