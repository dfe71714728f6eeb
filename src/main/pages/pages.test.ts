import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { requestContext } from '#platform/pages/context.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { anApplication } from '#tests/support/applications.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { aPerson, cookiesOf } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createPageCache } from '#main/http/page-cache.ts'
import { servePages } from './pages.ts'

const server = await openTestServer()
const { app, db, services } = server
let made = 0
await servePages(app, {
  // Replaces the pages: says for whom it rendered, and how often.
  async handle(request, context) {
    const page = context?.get(requestContext as never) as unknown as {
      actor: { email: string } | null
      flash: { words: string } | null
      rendered: { html: string[]; scripts: string[] } | null
      mailbox: object | null
      cacheScope: string
      needsLogIn: boolean
      isOfAnotherPage: boolean
      returnedForm: { values: Record<string, string> } | null
    }
    made += 1
    const said = page.flash?.words ?? 'nothing'
    const { searchParams } = new URL(request.url)
    page.needsLogIn = searchParams.has('needs-log-in')
    const back = page.returnedForm?.values.text ?? ''
    const whose = page.isOfAnotherPage ? ', of another account’s page' : ''
    const cacheScope = searchParams.get('scope')
    if (cacheScope) page.cacheScope = cacheScope
    const person = page.actor?.email ?? 'nobody'
    const mailbox = page.mailbox ? ', and sees the mailbox' : ''
    page.rendered = {
      html: [`<p>${made}: ${person} is told ${said}${mailbox}${back}${whose}</p>`],
      scripts: [],
    }
    const headers = { 'content-type': 'text/html', ...Object.fromEntries(searchParams) }
    return new Response('', { headers, status: Number(searchParams.get('status') ?? 200) })
  },
  services: { ...services, site: { publicUrl: '', isLocal: true } } as never,
  publicUrl: 'http://localhost:3000',
  cache: createPageCache(),
  clientDir: null,
})

const DRAFT = '/api/v1/drafts/post/new'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const visit = (url: string, cookie = '') => app.inject({ url, headers: cookie ? { cookie } : {} })

test('a form for a page that takes none gets a sentence, and not the router’s words', async () => {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/about?status=405',
    headers: FORM,
  })
  expect({ statusCode, body }).toEqual({
    statusCode: 400,
    body: 'The server could not read that request.',
  })
})

test('a personal page is rendered for its person, cached nowhere and never shown to others', async () => {
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

test('a browser may keep a form that was refused, for the way back, and no other personal page', async () => {
  const { session } = await cookiesOf(app, await aPerson(db))
  const rule = async (method: 'GET' | 'POST', status: number) => {
    const headers = { cookie: `session=${session}`, ...FORM }
    const response = await app.inject({ method, url: `/kept?status=${status}`, headers })
    return response.headers['cache-control']
  }

  expect(await rule('POST', 422)).toBe('private, no-cache')
  expect(await rule('POST', 200)).toBe('no-store')
  expect(await rule('POST', 500)).toBe('no-store')
  expect(await rule('GET', 404)).toBe('no-store')
})

test('an expired session gets an anonymous page, and it is not cached', async () => {
  const dead = await visit('/three', 'session=ended')

  expect(dead.body).toContain('nobody')
  expect(dead.headers['cache-control']).toBe('no-store')
  expect((await visit('/three')).body).not.toBe(dead.body)
})

test('a message is shown once, on a page that is not cached', async () => {
  const [flash = ''] = setFlash('logged-in').split(';')

  const told = await visit('/four', flash)

  expect(told.body).toContain('Successfully logged In')
  expect(told.headers['cache-control']).toBe('no-store')
  expect(told.headers['set-cookie']).toMatch(/^flash=; Max-Age=0;/)
  expect((await visit('/four')).body).toContain('is told nothing')
})

test('a cookie cannot make a page show its own words', async () => {
  for (const flash of ['Send%20money', '__proto__', 'toString', '%E0%A4%A', '<b>']) {
    expect((await visit('/five', `flash=${flash}`)).body).toContain('is told nothing')
  }
})

const SHARED = 'public, max-age=0, s-maxage=5'

test.each([
  ['a public page may be cached in front of the server too', '/six', SHARED, true],
  [
    'a page with a timestamp is cached by the server alone',
    '/six?scope=server',
    'private, no-cache',
    true,
  ],
  ['a page for a mistyped address is not cached', '/six?scope=none', 'private, no-cache', false],
  ['a page with a policy is cached', '/six?content-security-policy=x', SHARED, true],
  ['a page that sets a cookie is not cached', '/six?set-cookie=x', 'private, no-cache', false],
  ['a page with its own rule keeps it', '/six?cache-control=no-store', 'no-store', false],
  ['a missing page is not cached', '/six?status=404', 'private, no-cache', false],
  ['a redirect is not cached', '/six?status=302', 'private, no-cache', false],
  ['a busy answer is not cached', '/six?status=503', 'private, no-cache', false],
])('%s', async (_, url, rule, isCached) => {
  const first = await visit(url)
  const second = await visit(url)

  expect(first.headers['cache-control']).toBe(rule)
  expect(second.headers['cache-control']).toBe(rule)
  expect(first.headers['cdn-cache-control']).toBe(
    rule === SHARED ? 'public, max-age=5, stale-while-revalidate=30' : undefined,
  )
  expect(first.headers.vary).toBe('accept-encoding, cookie, save-data')
  expect(second.body === first.body).toBe(isCached)
  expect(first.headers['retry-after']).toBe(url.includes('503') ? '2' : undefined)
})

test('no personal page is cached, whatever the page says itself', async () => {
  const { session } = await cookiesOf(app, await aPerson(db))

  for (const query of [
    '',
    '?scope=public',
    '?cache-control=public',
    '?status=301',
    '?status=404',
  ]) {
    const own = await visit(`/seven${query}`, `session=${session}`)
    expect([query, own.headers['cache-control']]).toEqual([query, 'no-store'])
    expect(own.headers).not.toHaveProperty('cdn-cache-control')
  }
})

const AHEAD = { 'sec-purpose': 'prefetch' }

test('a page fetched ahead of a click neither shows nor sets a message', async () => {
  const [flash = ''] = setFlash('logged-in').split(';')

  const ahead = await app.inject({ url: '/eight', headers: { ...AHEAD, cookie: flash } })
  const redirect = await app.inject({ url: '/eight?status=302&set-cookie=x', headers: AHEAD })

  expect(ahead.body).toContain('is told nothing')
  expect(ahead.headers).not.toHaveProperty('set-cookie')
  expect(redirect.headers).not.toHaveProperty('set-cookie')
  expect(redirect.headers['cache-control']).toBe('no-store')
  expect((await visit('/eight', flash)).body).toContain('Successfully logged In')
})

test('a personal page is not fetched ahead: nothing may store it', async () => {
  const { session } = await cookiesOf(app, await aPerson(db))

  const ahead = await app.inject({
    url: '/nine',
    headers: { ...AHEAD, cookie: `session=${session}` },
  })

  expect(ahead.statusCode).toBe(204)
  expect(ahead.headers['cache-control']).toBe('no-store')
  expect(ahead.body).toBe('')
})

test('the mailbox is only for requests from this machine, under its own name', async () => {
  const own = { headers: { host: 'localhost:3000' } }
  const local = await app.inject({ url: '/mailbox-here', ...own })
  const foreign = await app.inject({ url: '/mailbox-there', ...own, remoteAddress: '192.0.2.7' })
  const renamed = await app.inject({ url: '/mailbox-as', headers: { host: 'evil.example' } })

  expect(local.body).toContain('sees the mailbox')
  expect(foreign.body).not.toContain('sees the mailbox')
  expect(renamed.body).not.toContain('sees the mailbox')
})

test.each(['/hi//evil.example', '/hi/\\evil.example', '/ur//evil.example/jobs?a=1'])(
  '%s leads to no other site',
  async (url) => {
    const response = await visit(url)

    expect(response.statusCode).toBe(404)
    expect(response.headers.location).toBeUndefined()
  },
)

test('a page in English alone is found there from an address in another language', async () => {
  const response = await visit('/hi/contact?a=1')

  expect([response.statusCode, response.headers.location]).toEqual([307, '/contact?a=1'])
})

test('a form that comes after its session had ended is stored, and its page gets it back after the log-in', async () => {
  const [person, other] = [await aPerson(db), await aPerson(db)]
  const sent = await app.inject({
    method: 'POST',
    url: '/post?needs-log-in=1',
    ...(await asMultipart({
      returnTo: `${person.id} form`,
      text: 'a night nurse',
      file: new File(['a CV'], 'cv.pdf'),
    })),
  })
  const returned = sent.cookies.find(({ name }) => name === 'returned')?.value
  expect(sent.cookies.findLast(({ name }) => name === 'flash')?.value).toBe('form-returns')

  const come = async (who: { id: string; email: string }) => {
    const { session } = await cookiesOf(app, who)
    return (await visit('/post', `session=${session}; returned=${returned}`)).body
  }
  expect(await come(other)).not.toContain('a night nurse')
  expect(await come(person)).toContain('a night nurse')
  // The phone may have got only half of the page.
  expect(await come(person)).toContain('a night nurse')
})

test.each([
  ['the form itself', { method: 'POST' as const, url: '/note?status=302' }, true],
  ['a draft of it', { method: 'PUT' as const, url: DRAFT }, true],
  ['a draft of another page', { method: 'PUT' as const, url: DRAFT, from: '/jobs' }, false],
  ['a form with a mistake', { method: 'POST' as const, url: '/note?status=422' }, false],
])('a returned form is forgotten once its page has sent %s', async (_what, sent, isForgotten) => {
  const person = await aPerson(db)
  const lost = await app.inject({
    method: 'POST',
    url: '/note?needs-log-in=1',
    ...(await asMultipart({ returnTo: `${person.id} form`, text: 'a night nurse' })),
  })
  const returned = lost.cookies.find(({ name }) => name === 'returned')?.value
  const { session } = await cookiesOf(app, person)
  const cookie = `session=${session}; returned=${returned}`
  expect((await visit('/note', cookie)).body).toContain('a night nurse')

  const { from = '/note', ...request } = sent as { from?: string } & typeof sent
  const isCall = request.url === DRAFT
  await app.inject({
    ...request,
    headers: { cookie, referer: `http://localhost:3000${from}`, ...(!isCall && FORM) },
    payload: isCall ? { description: 'newer' } : 'text=newer',
  })

  const shown = (await visit('/note', cookie)).body.includes('a night nurse')
  expect(shown).toBe(!isForgotten)
})

test('a returned form is not forgotten for what its open page sends by itself', async () => {
  const { employer, id } = await anApplication(server)
  const { actor } = employer
  const lost = await app.inject({
    method: 'POST',
    url: '/note?needs-log-in=1',
    ...(await asMultipart({ returnTo: `${actor.id} form`, text: 'a night nurse' })),
  })
  const returned = lost.cookies.find(({ name }) => name === 'returned')?.value
  const cookie = `session=${employer.cookies.session}; returned=${returned}`
  expect((await visit('/note', cookie)).body).toContain('a night nurse')

  const presence = await app.inject({
    method: 'POST',
    url: `/api/v1/applications/${id}/presence`,
    headers: { cookie, referer: 'http://localhost:3000/note' },
  })

  expect(presence.statusCode).toBe(200)
  expect((await visit('/note', cookie)).body).toContain('a night nurse')
})

const asForm = async (values: Record<string, string>) => ({
  headers: FORM,
  payload: new URLSearchParams(values).toString(),
})
const asFiles = (values: Record<string, string>) =>
  asMultipart({ ...values, file: new File(['a CV'], 'cv.pdf') })

/** A form as over a slow line, where even the first field comes in parts. */
async function asPieces(values: Record<string, string>) {
  const { headers, payload } = await asFiles(values)
  async function* pieces() {
    for (let at = 0; at < payload.length; at += 16) {
      await setImmediate()
      yield payload.subarray(at, at + 16)
    }
  }
  return { headers, payload: Readable.from(pieces(), { highWaterMark: 1 }) }
}

test.each([
  ['a plain form', asForm],
  ['a form with files', asFiles],
  ['a form in small pieces', asPieces],
])('%s of another account’s page is known, and comes back to that account alone', async (_, as) => {
  const [owner, other] = [await aPerson(db), await aPerson(db)]
  const cookies = await cookiesOf(app, other)
  const values = { returnTo: `${owner.id} form`, text: 'a night nurse' }
  const send = async (form: Record<string, string>) => {
    const { headers, payload } = await as(form)
    return app.inject({ method: 'POST', url: '/note', cookies, headers, payload })
  }

  const sent = await send(values)
  expect(sent.body).toContain('of another account’s page')
  const returned = sent.cookies.find(({ name }) => name === 'returned')?.value
  const come = async (who: { id: string; email: string }) => {
    const { session } = await cookiesOf(app, who)
    return (await visit('/note', `session=${session}; returned=${returned}`)).body
  }
  expect(await come(other)).not.toContain('a night nurse')
  expect(await come(owner)).toContain('a night nurse')

  const own = await send({ returnTo: `${other.id} form`, text: 'a day nurse' })
  expect(own.body).not.toContain('of another account’s page')
})

test.each(['PUT', 'PATCH'] as const)(
  'a %s of text from another account’s page saves nothing',
  async (method) => {
    const [owner, other] = [await aPerson(db), await aPerson(db)]
    const cookies = await cookiesOf(app, other)
    const save = (pageOwner: string) =>
      app.inject({
        method,
        url: DRAFT,
        cookies,
        headers: { 'page-owner': pageOwner },
        payload: { description: 'a night nurse' },
      })
    const drafts = () =>
      db.selectFrom('draft').selectAll().where('accountId', '=', other.id).execute()

    const refused = await save(owner.id)
    expect([refused.statusCode, refused.body]).toEqual([
      401,
      expect.stringContaining('another account’s'),
    ])
    expect(await drafts()).toEqual([])

    expect((await save(other.id)).statusCode).toBe(204)
    expect(await drafts()).toHaveLength(1)
  },
)
