import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Request, Response } from '@playwright/test'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'

/** The script size of home, job list and job together on a first visit, in compressed bytes. */
const SCRIPT_BUDGET = 130_000

/** Scripts requested by the page, by URL. */
function recordScripts(page: Page): Map<string, Response> {
  const scripts = new Map<string, Response>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), response)
  })
  return scripts
}

test(
  'home, list and job page stay within the script budget, without the schema library',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await postJob(server)
    const scripts = recordScripts(page)

    for (const path of ['/', '/jobs', jobPath(job)]) await page.goto(path)

    let bytes = 0
    for (const response of scripts.values()) {
      bytes += Number(response.headers()['content-length'])
      expect(await (await page.request.get(response.url())).text()).not.toContain('_zod')
    }
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET)
  },
)

/** The styles of a page for visitors, in compressed bytes. */
const STYLE_BUDGET = 18_500

test(
  'a page for visitors waits for one small sheet of styles, and one of the desk for a second',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const sheetsOf = async (path: string) => {
      const html = await (await page.request.get(path)).text()
      return Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, href]) => href)
    }
    const [sheet = '', ...others] = await sheetsOf('/')
    const { headers } = await fetch(new URL(sheet, server.url), {
      headers: { 'accept-encoding': 'br' },
    })

    expect(others).toEqual([])
    for (const path of ['/jobs', jobPath(await postJob(server)), '/real', '/hi/real', '/login'])
      expect(await sheetsOf(path), path).toEqual([sheet])
    expect(Number(headers.get('content-length'))).toBeLessThanOrEqual(STYLE_BUDGET)
    await beLoggedIn(page, server)
    expect(await sheetsOf('/dashboard')).toEqual([sheet, expect.stringMatching(/\.css#?$/)])
  },
)

/** What a first page waits for at most, so that its letters are there when its styles are. */
const FACES_BUDGET = 25_000

test(
  'a first visit has the typefaces on its first page: few bytes, asked for before the styles',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const html = await (await page.request.get('/')).text()
    const preloads = Array.from(html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g))
    expect(preloads).toHaveLength(2)
    const sheet = html.indexOf('rel="stylesheet"')
    let bytes = 0
    for (const { index, 1: href = '' } of preloads) {
      expect(index).toBeLessThan(sheet)
      bytes += (await (await page.request.get(href)).body()).length
    }
    expect(bytes).toBeLessThan(FACES_BUDGET)

    for (const path of ['/', jobPath(await postJob(server)), '/login']) {
      await page.goto(path)
      const faces = await page.evaluate(async () => {
        await document.fonts.ready
        const loaded = Array.from(document.fonts).filter(({ status }) => status === 'loaded')
        return loaded.map(({ family }) => family.replaceAll('"', ''))
      })
      expect(faces, path).toEqual(['Bricolage Grotesque', 'Figtree'])
    }
  },
)

test(
  'somebody who saves data is sent no typefaces, also after somebody who does not',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await fetch(server.url)
    const context = await page.context().browser()?.newContext()
    const saving = await context?.newPage()
    if (!saving) throw new Error('There is no browser.')
    await saving.setExtraHTTPHeaders({ 'save-data': 'on' })
    const fonts: string[] = []
    saving.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })

    await saving.goto(server.url, { waitUntil: 'networkidle' })

    await expect(saving.getByRole('heading', { level: 1 })).toBeVisible()
    expect(fonts).toEqual([])
    await context?.close()
  },
)

test(
  'no script is fetched before the page has loaded, and with Save-Data only at the first use',
  { tag: '@any-width' },
  async ({ page, script }) => {
    test.skip(script !== 'on', 'It is about when scripts come.')
    const scripts = recordScripts(page)
    let beforeLoad: number | null = null
    page.once('load', () => (beforeLoad = scripts.size))
    await page.goto('/about')
    expect(beforeLoad).toBe(0)
    await expect.poll(() => scripts.size).toBeGreaterThan(0)

    const other = await page.context().newPage()
    await other.addInitScript(() => {
      const connection = { get: () => ({ saveData: true }) }
      Object.defineProperty(Navigator.prototype, 'connection', connection)
    })
    const onDemand = recordScripts(other)
    await other.goto('/about', { waitUntil: 'networkidle' })
    expect(onDemand.size).toBe(0)
    await other.mouse.move(100, 100)
    await expect(other.locator('html')).toHaveAttribute('data-app', 'ready')
  },
)

test(
  'a page of somebody logged in finishes loading: no answer is left unread',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await beLoggedIn(page, server)
    const open = new Set<Request>()
    page.on('request', (request) => void open.add(request))
    page.on('requestfinished', (request) => void open.delete(request))

    await page.goto('/post')
    await page.waitForLoadState('networkidle')

    await expect.poll(() => Array.from(open, (request) => request.url())).toEqual([])
  },
)

test(
  'a browser that is too old for the app is left alone, and its pages work as HTML does',
  { tag: '@any-width' },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'Without a script there is nothing to start.')
    const { title } = await postJob(server)
    const old = await page.context().newPage()
    const scripts = recordScripts(old)
    await old.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'))

    await old.goto('/jobs')
    await old.getByLabel('Job title or keyword').fill(title)
    await old.getByRole('button', { name: 'Search' }).click()

    await expect(old.getByRole('link', { name: title, exact: true })).toBeVisible()
    await expect(old).toHaveURL(/q=/)
    expect(scripts.size).toBe(0)
  },
)

/** A proxy that passes everything on, but the end of a page only after `release`. */
async function holdTheEnd(url: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const proxy = createServer(async (request, response) => {
    const answer = await fetch(url + request.url, { headers: { 'accept-encoding': 'identity' } })
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    const policy = answer.headers.get('content-security-policy') ?? ''
    response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy })
    const end = body.indexOf('<script id="loader-data"')
    if (end === -1) return response.end(body)
    response.write(body.subarray(0, end))
    await released
    response.end(body.subarray(end))
  }).listen(0, 'localhost')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return { url: `http://localhost:${port}`, release, close: () => proxy.close() }
}

test(
  'someone who uses a page before its end has come gets the app when it has',
  { tag: '@any-width' },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'It is about when the app starts.')
    const slow = await holdTheEnd(server.url)
    const visit = await page.context().newPage()
    const loaded = visit.goto(`${slow.url}/about`)
    await expect(visit.getByRole('contentinfo')).toBeVisible()
    await visit.keyboard.press('Tab')
    await visit.mouse.move(100, 100)
    await visit.mouse.move(120, 120)

    slow.release()

    await loaded
    await expect(visit.locator('html')).toHaveAttribute('data-app', 'ready')
    // It may still fetch what it shows next.
    await visit.close()
    slow.close()
  },
)
