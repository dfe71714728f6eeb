import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { setFlash } from '#contract/flash-cookie.ts'
import { setSecurityHeaders } from './security.ts'

async function readCookies({ isHttps }: { isHttps: boolean }) {
  const app = Fastify()
  await setSecurityHeaders(app, { isHttps })
  app.get('/', (_request, reply) =>
    reply
      .header('set-cookie', setFlash('logged-in'))
      .header('set-cookie', '__Host-session=x; Path=/; Secure; HttpOnly')
      .send('ok'),
  )
  const { headers } = await app.inject('/')
  return [headers['set-cookie'] ?? []].flat()
}

test('with https every cookie is secure, once', async () => {
  const cookies = await readCookies({ isHttps: true })

  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) expect(cookie.match(/Secure/g)).toHaveLength(1)
})

test('without https the flash cookie is not secure, or it would not be stored', async () => {
  const [flash] = await readCookies({ isHttps: false })

  expect(flash).not.toContain('Secure')
})
