import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '#tests/support/processes.ts'
import { writeSettings } from './fill-in.ts'

// The real HAProxy with the deployed file. CI installs it for the drill; elsewhere it may be missing.
const hasProxy = spawnSync('haproxy', ['-v']).status === 0
const PAGES = new URL('../../deploy/haproxy', import.meta.url).pathname
const AS_A_PAGE = { accept: 'text/html', 'accept-encoding': 'gzip' }

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean()
})

test.skipIf(!hasProxy)(
  'what only reads is asked for once more when a process ends with it, a write never',
  async () => {
    const asked: string[] = []
    const { ask } = await openSite((request) => {
      asked.push(request.method ?? '')
      request.socket.destroy()
    })

    // A page for a visitor, a page for someone with a session, and a file.
    for (const [path, headers] of [
      ['/jobs', AS_A_PAGE],
      ['/jobs', { ...AS_A_PAGE, cookie: 'session=1' }],
      ['/feeds/jobs.xml', {}],
    ] as const) {
      await ask(path, { headers })
      expect(asked.splice(0)).toEqual(['GET', 'GET'])
    }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status } = await ask('/post', { method })
      expect([status, asked.splice(0)]).toEqual([502, [method]])
    }
  },
)

test.skipIf(!hasProxy)('more pages than may wait are refused at once, with a page', async () => {
  const waiting: (() => void)[] = []
  const { ask } = await openSite((_, response) => waiting.push(() => response.end('A page')))
  const release = () => waiting.splice(0).forEach((answer) => answer())
  const answers: number[] = []
  const visitor = async () => {
    const answer = await ask('/jobs', { headers: AS_A_PAGE })
    answers.push(answer.status)
    return answer
  }

  const visitors = Array.from({ length: 12 }, visitor)

  // One network may fill the whole queue.
  await vi.waitFor(() => expect(answers).toHaveLength(12 - PAGES_WAITING), { timeout: 20_000 })
  expect(new Set(answers)).toEqual(new Set([503]))
  const interval = setInterval(release, 20)
  cleanups.push(() => clearInterval(interval))
  const all = await Promise.all(visitors)
  const refused = all.filter(({ status }) => status === 503)
  expect(all.filter(({ status }) => status === 200)).toHaveLength(PAGES_WAITING)
  expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['3']))
  expect(refused[0]?.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(refused[0]?.body).toContain('<b>Landfall</b>')
})

test.skipIf(!hasProxy)('without a process everybody sees a page that says so', async () => {
  const { ask, processes } = await openSite((_, response) => response.end())
  for (const process of processes) process.close().closeAllConnections()

  for (const headers of [AS_A_PAGE, { ...AS_A_PAGE, cookie: 'session=1' }]) {
    const answer = await vi.waitFor(
      async () => {
        const answer = await ask('/jobs', { headers })
        expect(answer.status).toBe(503)
        return answer
      },
      { timeout: 20_000 },
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('<h1>The server is not ready yet</h1>')
  }
})

const PAGES_WAITING = 4

/** The proxy in front of three ready processes, which answer all other requests with `listener`. */
async function openSite(listener: RequestListener) {
  const processes = await Promise.all([1, 2, 3].map(() => openProcess(listener)))
  const [app1, app2, app3] = processes.map(addressOf)
  const site = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-proxy-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  const settings = await writeSettings('haproxy/haproxy.cfg', folder, {
    SITE_CONNECTIONS: 100,
    PROXY_HOST: '127.0.0.1',
    PROXY_PAGES: PAGES,
    PRIMARY_PORT: await freePort(),
    REPLICA_PORT: await freePort(),
    PROXY_METRICS_PORT: await freePort(),
    DB1_IP: '127.0.0.1',
    DB2_IP: '127.0.0.1',
    DB3_IP: '127.0.0.1',
    SITE_HOST: '127.0.0.1',
    SITE_PORT: site,
    SITE_SCHEME: 'https',
    SITE_NAME: 'landfall.example',
    PAGES_AT_A_TIME: 1,
    PAGES_WAITING,
    APP1: app1 ?? '',
    APP2: app2 ?? '',
    APP3: app3 ?? '',
  })
  const proxy = spawn('haproxy', ['-db', '-f', settings], { stdio: 'ignore' })
  cleanups.push(async () => {
    proxy.kill()
    await once(proxy, 'exit')
  })
  const ask = (path: string, options: AskOptions = {}) => askSite(site, path, options)
  await vi.waitFor(() => ask('/readyz'), { timeout: 20_000 })
  return { ask, processes }
}

async function openProcess(listener: RequestListener): Promise<Server> {
  const server = createServer((request, response) =>
    request.url?.startsWith('/readyz') ? response.end() : listener(request, response),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  cleanups.push(() => {
    if (server.listening) server.close()
    server.closeAllConnections()
  })
  return server
}

function addressOf(server: Server) {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.')
  return `127.0.0.1:${address.port}`
}

interface AskOptions {
  method?: string
  headers?: Record<string, string>
}

async function askSite(port: number, path: string, { method = 'GET', headers = {} }: AskOptions) {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
}
