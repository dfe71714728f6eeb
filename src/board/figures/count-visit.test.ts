import { expect, test } from 'vitest'
import { requestContext } from '#platform/pages/context.ts'
import { aPostedJob } from '#tests/support/applications.ts'
import { aPerson, cookiesOf } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createPageCache } from '#main/http/page-cache.ts'
import { servePages } from '#main/pages/pages.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const { app, db, services } = await openTestServer()
let made = 0
await servePages(app, {
  // A stand-in for the page of a job: `/jobDetails/{id}`.
  async handle(request, context) {
    const page = context.get(requestContext)
    made += 1
    const [, , jobId = ''] = new URL(request.url).pathname.replace('.data', '').split('/')
    const { searchParams } = new URL(request.url)
    page.figure = searchParams.has('own') ? null : { jobId, kind: 'view' }
    page.rendered = { html: [`<p>${made}</p>`], scripts: [] } as never
    return new Response('', { status: searchParams.has('gone') ? 404 : 200 })
  },
  services: { ...services, site: { publicUrl: '', isLocal: false } } as never,
  publicUrl: 'http://localhost:3000',
  cache: createPageCache(),
  clientDir: null,
})

const aJob = async () => (await aPostedJob(db, await aPerson(db))).id
const visit = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'user-agent': BROWSER, host: 'localhost:3000', ...headers } })

async function countsOf(jobId: string) {
  await services.figures.flush()
  const days = await services.figures.listDays(jobId, { days: 2 })
  return Object.fromEntries(days.map(({ source, count }) => [source, count]))
}

test('a page counts each time it is seen, from the cache too', async () => {
  const id = await aJob()
  const before = made

  for (let time = 0; time < 3; time += 1) await visit(`/jobDetails/${id}`)

  expect(made).toBe(before + 1)
  expect(await countsOf(id)).toEqual({ direct: 3 })
})

test('where readers come from is told apart', async () => {
  const id = await aJob()
  const referers = ['http://localhost:3000/jobs', 'https://www.google.com/', 'https://a.example/']
  for (const referer of referers) await visit(`/jobDetails/${id}`, { referer })
  await visit(`/jobDetails/${id}?from=alert`)

  expect(await countsOf(id)).toEqual({
    list: 1,
    'search-engine': 1,
    'other-site': 1,
    alert: 1,
  })
})

test('somebody logged in counts as well, and an employer’s own page does not', async () => {
  const id = await aJob()
  const { session } = await cookiesOf(app, await aPerson(db))
  const cookie = `session=${session}`

  await visit(`/jobDetails/${id}`, { cookie })
  await visit(`/jobDetails/${id}?own`, { cookie })

  expect(await countsOf(id)).toEqual({ direct: 1 })
})

test.each([
  ['a program', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
  ['nobody in particular', { 'user-agent': '' }],
  ['a browser that fetches ahead', { 'sec-purpose': 'prefetch' }],
])('%s does not count, and what it leaves in the cache does', async (_, headers) => {
  const id = await aJob()

  await visit(`/jobDetails/${id}`, headers)
  expect(await countsOf(id)).toEqual({})
  await visit(`/jobDetails/${id}`)

  expect(await countsOf(id)).toEqual({ direct: 1 })
})

test('a page fetched ahead is a copy of its own', async () => {
  const id = await aJob()
  const ahead = await visit(`/jobDetails/${id}`, { 'sec-purpose': 'prefetch' })

  expect((await visit(`/jobDetails/${id}`)).body).not.toBe(ahead.body)
})

test('data that an open page asks for again does not count', async () => {
  const id = await aJob()

  await visit(`/jobDetails/${id}.data`, { referer: `http://localhost:3000/jobDetails/${id}` })
  await visit(`/jobDetails/${id}.data`, { referer: 'http://localhost:3000/jobs' })

  expect(await countsOf(id)).toEqual({ list: 1 })
})

test('a form that is sent, and a page that is not there, count nothing', async () => {
  const id = await aJob()

  await app.inject({ method: 'HEAD', url: `/jobDetails/${id}`, headers: { 'user-agent': BROWSER } })
  await app.inject({
    method: 'POST',
    url: `/jobDetails/${id}`,
    headers: { 'user-agent': BROWSER, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=b',
  })
  await visit(`/jobDetails/${id}?gone`)

  expect(await countsOf(id)).toEqual({})
})
