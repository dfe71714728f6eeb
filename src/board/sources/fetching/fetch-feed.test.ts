import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openLoopbackSites } from '#tests/support/loopback-sites.ts'
import { AddressNotPublic } from '#platform/outside/outside.ts'
import { createFeedFetcher } from './fetch-feed.ts'
import { POLITENESS } from './politeness.ts'

const FEED = 'https://jobs.example/feed.json'
const NOTHING = { etag: null, lastModified: null }
const START = Date.parse('2026-11-29T08:00:00Z')

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A site with its answers by path, our fetcher, and a clock that only waits move. */
async function aSite(answers: Record<string, Answer>, limits = {}) {
  const asked: { path: string; at: number; headers: IncomingMessage['headers'] }[] = []
  let time = START
  let running = 0
  let most = 0
  const sites = await openLoopbackSites((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, at: time - START, headers: request.headers })
    most = Math.max(most, (running += 1))
    response.on('close', () => (running -= 1))
    const answer = answers[path]
    if (answer) answer(response, request)
    else response.writeHead(404).end()
  })
  onTestFinished(() => sites[Symbol.asyncDispose]())
  const fetcher = createFeedFetcher({
    outside: sites,
    clock: {
      now: () => time,
      wait: async (milliseconds) => void (time += milliseconds),
      limit: (milliseconds) => AbortSignal.timeout(milliseconds),
    },
    publicUrl: 'https://landfall.example/',
    politeness: { ...POLITENESS, ...limits },
  })
  return {
    asked,
    mostAtOnce: () => most,
    pass: (milliseconds: number) => void (time += milliseconds),
    read: (address = FEED, known: Parameters<typeof fetcher.fetch>[1] = NOTHING) =>
      fetcher.fetch(address, known, { obeysRobots: false }),
    readPublic: (address = FEED) => fetcher.fetch(address, NOTHING, { obeysRobots: true }),
  }
}

const send =
  (text: string | Buffer, headers = {}): Answer =>
  (response) =>
    void response.writeHead(200, headers).end(text)
const status =
  (code: number, headers = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end()
const paths = (site: Awaited<ReturnType<typeof aSite>>) => site.asked.map(({ path }) => path)

test('we say who we are, and ask only for what has changed', async () => {
  const site = await aSite({
    '/feed.json': (response, { headers }) => {
      if (headers['if-none-match'] === '"one"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"one"', 'content-type': 'text/json' }).end('[]')
    },
  })

  const first = await site.read()
  expect(first).toMatchObject({ kind: 'content', type: 'text/json', etag: '"one"', url: FEED })
  expect(first.kind === 'content' && first.body.toString()).toBe('[]')
  const lastModified = 'Sun, 29 Nov 2026 07:00:00 GMT'
  expect(await site.read(FEED, { etag: '"one"', lastModified })).toEqual({ kind: 'unchanged' })
  expect(site.asked[1]?.headers).toMatchObject({
    'user-agent': 'Landfall (+https://landfall.example/sources)',
    'if-none-match': '"one"',
    'if-modified-since': lastModified,
  })
})

test('a host gets one request at a time, with a rest after each; another host waits for none', async () => {
  const slowly: Answer = (response) => setTimeout(() => response.end('[]'), 20)
  const site = await aSite({ '/feed.json': slowly, '/b': slowly, '/c': slowly })

  await Promise.all([site.read(), site.read('https://jobs.example/b')])
  await site.read('https://other.example/c')

  expect(site.mostAtOnce()).toBe(1)
  expect(site.asked).toMatchObject([
    { path: '/feed.json', at: 0 },
    { path: '/b', at: 2000 },
    { path: '/c', at: 2000 },
  ])
})

test.each([
  ['120', '2026-11-29T08:02:00.000Z'],
  ['Sun, 29 Nov 2026 09:00:00 GMT', '2026-11-29T09:00:00.000Z'],
  ['999999999', '2026-12-06T08:00:00.000Z'],
  ['Sun, 29 Nov 2020 09:00:00 GMT', null],
  ['soon', null],
])('a site that says Retry-After: %s is left in peace', async (value, retryAt) => {
  const site = await aSite({ '/feed.json': status(429, { 'retry-after': value }) })

  expect(await site.read()).toEqual({ kind: 'failed', reason: 'status', status: 429, retryAt })
  expect(await site.read('https://jobs.example/other-board')).toMatchObject({
    status: retryAt ? 429 : 404,
    retryAt,
    ...(retryAt && { isPostponed: true }),
  })
  expect(site.asked).toHaveLength(retryAt ? 1 : 2)
})

test('also if it says so with another error, as the policy has it', async () => {
  const site = await aSite({ '/feed.json': status(403, { 'retry-after': '120' }) })
  await site.read()
  expect(await site.read('https://jobs.example/other-board')).toMatchObject({ isPostponed: true })
})

test('a redirect is followed once, and only on the same host', async () => {
  const site = await aSite({
    '/feed.json': status(302, { location: '/moved' }),
    '/moved': send('[]'),
    '/away': status(307, { location: 'https://www.example/careers' }),
    '/down': status(301, { location: 'http://jobs.example/moved' }),
    '/loop': status(301, { location: '/loop' }),
  })
  const redirect = { kind: 'failed', reason: 'redirect' }

  expect(await site.read()).toMatchObject({ kind: 'content', url: 'https://jobs.example/moved' })
  expect(await site.read('https://jobs.example/away')).toMatchObject(redirect)
  expect(await site.read('https://jobs.example/down')).toMatchObject(redirect)
  expect(await site.read('https://jobs.example/loop')).toMatchObject(redirect)
  expect(paths(site)).toEqual(['/feed.json', '/moved', '/away', '/down', '/loop', '/loop'])
})

test.each([
  'http://jobs.example/feed.json',
  'https://jobs.example:8443/feed.json',
  'https://me:secret@jobs.example/feed.json',
  'https://localhost./feed.json',
  'file:///etc/passwd',
  'feed.json',
])('we do not ask %s', async (address) => {
  const site = await aSite({})

  expect(await site.read(address)).toMatchObject({ kind: 'failed', reason: 'address' })
  expect(site.asked).toEqual([])
})

test('a name in a private network is an address that we do not read', async () => {
  const fetcher = createFeedFetcher({
    outside: {
      async ask() {
        throw new AddressNotPublic('jobs.example is not public.')
      },
    },
    clock: { now: () => START, wait: async () => {}, limit: () => AbortSignal.timeout(9000) },
    publicUrl: 'https://landfall.example',
  })

  const answer = await fetcher.fetch(FEED, NOTHING, { obeysRobots: false })
  expect(answer).toMatchObject({ kind: 'failed', reason: 'address' })
})

const broken: [string, string, Answer][] = [
  ['cut', 'shorter than it says', (response) => void breakOff(response, { 'content-length': 99 })],
  ['cut', 'without its last piece', (response) => void breakOff(response)],
  [
    'cut',
    'packed and cut',
    send(gzipSync('x'.repeat(900)).subarray(0, 16), { 'content-encoding': 'gzip' }),
  ],
  ['cut', 'packed as we never asked', send('text', { 'content-encoding': 'zstd' })],
  ['size', 'too long by what it says', send('x'.repeat(1001))],
  [
    'size',
    'too long in pieces',
    (response) => {
      response.write('x'.repeat(900))
      response.end('x'.repeat(900))
    },
  ],
  [
    'size',
    'small until it is unpacked',
    send(gzipSync('x'.repeat(1_000_000)), { 'content-encoding': 'gzip' }),
  ],
  ['time', 'silent', () => {}],
  [
    'time',
    'one letter at a time',
    (response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    },
  ],
  ['network', 'gone at once', (response) => void response.socket?.destroy()],
  ['status', 'unchanged though we know nothing', status(304)],
  ['status', 'without content', status(204)],
]

function breakOff(response: ServerResponse, headers = {}) {
  response.writeHead(200, headers)
  response.write('[{"title":', () => response.socket?.destroy())
}

test.each(broken)('an answer is no content (%s) when it is %s', async (reason, _, answer) => {
  const limits = { answerMs: 400, answerBytes: 1000 }
  const site = await aSite({ '/feed.json': answer }, limits)

  expect(await site.read()).toMatchObject({ kind: 'failed', reason })
})

test('a packed answer is unpacked', async () => {
  const site = await aSite({
    '/feed.json': send(gzipSync('[1]'), { 'content-encoding': 'gzip' }),
  })

  const answer = await site.read()
  expect(answer.kind === 'content' && answer.body.toString()).toBe('[1]')
})

test('a thousand hosts are asked for their robots.txt once a day, too', async () => {
  let robots = 0
  const fetcher = createFeedFetcher({
    outside: {
      async ask({ path }) {
        if (path === '/robots.txt') robots += 1
        return { status: 404, headers: {}, body: Readable.from([]) }
      },
    },
    clock: { now: () => START, wait: async () => {}, limit: () => AbortSignal.timeout(9000) },
    publicUrl: 'https://landfall.example',
  })
  const addresses = Array.from({ length: 1200 }, (_, index) => `https://${index}.example/feed`)

  for (const address of [...addresses, ...addresses])
    await fetcher.fetch(address, NOTHING, { obeysRobots: true })

  expect(robots).toBe(1200)
})

test('a public list is read as its robots.txt says, which we ask for once a day', async () => {
  const site = await aSite({
    '/robots.txt': send('User-agent: *\nDisallow: /\n\nUser-agent: Landfall\nDisallow: /private'),
    '/feed.json': send('[]'),
    '/private': send('[]'),
    '/hop': status(301, { location: '/private' }),
  })

  const forbidden = { kind: 'failed', reason: 'robots', status: null, retryAt: null }
  expect(await site.readPublic()).toMatchObject({ kind: 'content' })
  expect(await site.readPublic('https://jobs.example/private')).toEqual(forbidden)
  expect(await site.readPublic('https://jobs.example/hop')).toEqual(forbidden)
  expect(paths(site)).toEqual(['/robots.txt', '/feed.json', '/hop'])

  site.pass(POLITENESS.robotsMs)
  await site.readPublic()
  expect(paths(site).slice(3)).toEqual(['/robots.txt', '/feed.json'])
})

test.each([
  [404, 'content'],
  [410, 'content'],
  [403, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
  [301, 'failed'],
])('without a robots.txt (%i) a public list is %s', async (code, kind) => {
  const headers = code === 301 ? { location: 'https://www.example/robots.txt' } : {}
  const site = await aSite({ '/robots.txt': status(code, headers), '/feed.json': send('[]') })

  const answer = await site.readPublic()
  expect(answer).toMatchObject({ kind })
  if (kind === 'failed')
    expect(answer).toMatchObject({ reason: 'robots', retryAt: '2026-11-29T09:00:00.000Z' })
  await site.readPublic()
  expect(paths(site).filter((path) => path === '/robots.txt')).toHaveLength(1)
})
