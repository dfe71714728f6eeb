import { expect, test } from 'vitest'
import { requestContext } from '#app/context.ts'
import { leaveFlash } from '#app/flash.ts'
import { aPerson, cookiesOf } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createPageCache } from './page-cache.ts'
import { servePages } from './pages.ts'

const { app, db, services } = await openTestServer()
let made = 0
await servePages(app, {
  // Stands in for the pages: says who was asked about, and how often it was.
  async handle(_request, context) {
    const facts = context?.get(requestContext as never) as unknown as {
      actor: { email: string } | null
      flash: { words: string } | null
      rendered: string | null
    }
    made += 1
    const said = facts.flash?.words ?? 'nothing'
    facts.rendered = `<p>${made}: ${facts.actor?.email ?? 'nobody'} is told ${said}</p>`
    return new Response('', { headers: { 'content-type': 'text/html' } })
  },
  services: services as never,
  publicUrl: 'http://localhost:3000',
  cache: createPageCache(),
  clientDir: null,
})

const visit = (url: string, cookie = '') => app.inject({ url, headers: cookie ? { cookie } : {} })

test('a page for somebody is made for them, kept nowhere and never shown to others', async () => {
  const person = await aPerson(db)
  const { session } = await cookiesOf(app, person)
  const before = await visit('/one')

  const own = await visit('/one', `session=${session}`)
  const after = await visit('/one')

  expect(before.body).toContain('nobody')
  expect(own.body).toContain(person.email)
  expect(own.headers['cache-control']).toBe('no-store')
  expect(after.body).toBe(before.body)
  expect((await visit('/two', `session=${session}`)).body).toContain(person.email)
  expect((await visit('/two')).body).toContain('nobody')
})

test('a session that is no longer good gets a page for nobody, and it is not kept', async () => {
  const dead = await visit('/three', 'session=ended')

  expect(dead.body).toContain('nobody')
  expect(dead.headers['cache-control']).toBe('no-store')
  expect((await visit('/three')).body).not.toBe(dead.body)
})

test('a message is said once, on a page that is kept nowhere', async () => {
  const [flash = ''] = leaveFlash('logged-in').split(';')

  const told = await visit('/four', flash)

  expect(told.body).toContain('Successfully logged In')
  expect(told.headers['cache-control']).toBe('no-store')
  expect(told.headers['set-cookie']).toMatch(/^flash=; Max-Age=0;/)
  expect((await visit('/four')).body).toContain('is told nothing')
})

test('a cookie cannot put words into our mouth', async () => {
  for (const flash of ['Send%20money', '__proto__', 'toString', '%E0%A4%A', '<b>']) {
    expect((await visit('/five', `flash=${flash}`)).body).toContain('is told nothing')
  }
})
