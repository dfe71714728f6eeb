import { RouterContextProvider, type EntryContext } from 'react-router'
import { expect, test, vi } from 'vitest'
import { requestContext } from './context.ts'
import handleRequest from './entry.server.tsx'
import { unsent } from './unsent.ts'

interface Case {
  method?: string
  cookie?: string
  headers?: HeadersInit
  facts?: object
  outcome?: object
}

/** What the page's keeper is asked, if it is; what it is not asked for would be rendered, which fails here. */
async function ask({ method = 'GET', cookie = '', headers, facts, outcome }: Case = {}) {
  const keepPage = vi.fn<(key: string, data: unknown) => string>(() => 'kept')
  const own = {
    actor: null,
    flash: null,
    mayBeKeptBy: 'caches',
    keepPage,
    rendered: null,
    ...facts,
  }
  const context = new RouterContextProvider()
  context.set(requestContext, own as never)
  const loaderData = {
    root: { requestId: crypto.randomUUID(), user: null },
    'jobs/list': unsent({ isDocument: true }, { title: 'Nurse' }),
  }
  const staticHandlerContext = { matches: [], statusCode: 200, errors: null, actionData: null }
  const entry = { staticHandlerContext: { ...staticHandlerContext, loaderData, ...outcome } }
  const request = new Request('http://localhost:3000/jobs?page=2', { method, headers: { cookie } })
  const said = new Headers(headers)
  const answered = handleRequest(request, 200, said, entry as unknown as EntryContext, context)
  await answered.catch(() => null)
  return { asked: keepPage.mock.calls.map(([key, data]) => ({ key, data })), own }
}

test('a page for nobody in particular is kept by its address and all its data but the request’s id', async () => {
  const { asked, own } = await ask()

  expect(asked).toEqual([
    { key: 'http://localhost:3000/jobs?page=2 false', data: [[null], ['Nurse']] },
  ])
  expect(own.rendered).toBe('kept')
  expect((await ask({ cookie: 'fonts=1' })).asked[0]?.key).toMatch(/ true$/)
})

const NOT_KEPT: [string, Case][] = [
  ['for somebody', { facts: { actor: { id: 'a' } } }],
  ['with something to be said once', { facts: { flash: { words: 'Sent' } } }],
  ['that this server alone may keep', { facts: { mayBeKeptBy: 'server' } }],
  ['that nobody may keep', { facts: { mayBeKeptBy: 'nobody' } }],
  ['that says itself who may keep it', { headers: { 'cache-control': 'no-store' } }],
  ['that sets a cookie', { headers: { 'set-cookie': 'a=1' } }],
  ['that answers a form', { method: 'POST' }],
  ['that shows what a form brought', { outcome: { actionData: { 'jobs/list': {} } } }],
  ['that is not there', { outcome: { statusCode: 404 } }],
  ['that failed', { outcome: { errors: { root: new Error('No') } } }],
  ['of which only the head is asked', { method: 'HEAD' }],
]

test.each(NOT_KEPT)('a page %s is not', async (_name, given) => {
  expect((await ask(given)).asked).toEqual([])
})
