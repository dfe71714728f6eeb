import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test as base, type Page, type Route } from '@playwright/test'
import { sql } from 'kysely'
import { findViolations } from './axe.ts'
import { aJob } from './builders.ts'
import { openJourneyServer, type JourneyServer } from './e2e-server.ts'
import { findPersonal } from './personal-log.ts'

export { expect }

interface WorkerFixtures {
  server: JourneyServer
}

type Script = 'on' | 'off' | 'slow'

interface Fixtures {
  /**
   * How the app's modules come: at once, never, or five seconds late, as on a bad connection.
   * `test.use({ script: 'off' })`, or SCRIPT=slow for all journeys.
   */
  script: Script
  /** No rule of WCAG 2.2 AA is broken on the page as it stands. */
  expectAccessible(): Promise<void>
  /** What the browser is expected to log, such as a refusal: `test.use({ expectedLog: /422/ })`. */
  expectedLog: RegExp | null
  /** Fails the test when the page logs another error or a file does not arrive. */
  quietConsole: void
  /** Fails the test when the server has logged who somebody is or what they typed. */
  impersonalLog: void
  /** Fails the test when a task did that it had the server do. */
  noFailedTask: void
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use, { workerIndex }) => {
      const server = await openJourneyServer(Number(process.env.E2E_PORT ?? 4300) + workerIndex)
      await use(server)
      await server.close()
    },
    // Several servers start at once, on a machine that may be busy with more.
    { scope: 'worker', timeout: 180_000 },
  ],
  script: [(process.env.SCRIPT ?? 'on') as Script, { option: true }],
  javaScriptEnabled: ({ script }, use) => use(script !== 'off'),
  context: async ({ context, script }, use) => {
    if (script === 'slow') await context.route('**/assets/*.js', delay)
    await use(context)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  // A person takes longer to do something than the app to start; a test would be faster.
  page: async ({ page, script, javaScriptEnabled }, use) => {
    if (script === 'on' && javaScriptEnabled) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
      page.goto = async (...args) => afterHydration(page, await goto(...args))
      page.reload = async (...args) => afterHydration(page, await reload(...args))
    }
    await use(page)
  },
  baseURL: ({ server }, use) => use(server.url),
  // Each test is a visitor with an address of its own, so that no limit is met by accident.
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `10.${randomBytes(3).join('.')}` }),
  expectAccessible: async ({ page, javaScriptEnabled }, use) => {
    await use(() => (javaScriptEnabled ? findNoViolations(page) : onCopy(page, findNoViolations)))
  },
  expectedLog: [null, { option: true }],
  quietConsole: [
    async ({ context, expectedLog }, use) => {
      const complaints: string[] = []
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!LEFT_WHILE_FADING.test(message)) complaints.push(message)
      })
      context.on('console', (message) => {
        if (message.type() !== 'error' || expectedLog?.test(message.text())) return
        complaints.push(message.text())
      })
      await use()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  impersonalLog: [
    async ({ server }, use) => {
      const from = server.log.length
      await use()
      expect(server.log.slice(from).flatMap(findPersonal)).toEqual([])
    },
    { auto: true },
  ],
  noFailedTask: [
    async ({ server }, use) => {
      await use()
      await server.runTasks()
      // What waits for its time would run in another journey.
      await sql`delete from pgboss.job where state < 'active'`.execute(server.db)
      expect(server.takeFailures()).toEqual([])
    },
    { auto: true },
  ],
})

async function findNoViolations(page: Page) {
  await page.evaluate(animationsEnd)
  const before = await findViolations(page)
  if (before.length === 0) return
  // A note may have begun to fade meanwhile.
  await page.evaluate(animationsEnd)
  expect(await findViolations(page)).toEqual([])
}

/**
 * Looks at a copy of a page that runs no scripts. Axe waits for timers, which never end in a browser without scripts, so the
 * copy stands in one with them, and its policy refuses the page’s own.
 */
async function onCopy(page: Page, look: (copy: Page) => Promise<void>) {
  const [url, body] = [page.url(), await page.content()]
  const context = await page
    .context()
    .browser()
    // The options of the journey are its defaults.
    ?.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true })
  if (!context) throw new Error('There is no browser.')
  try {
    const copy = await context.newPage()
    const headers = { 'content-security-policy': "script-src 'none'" }
    // Of an address with a fragment the browser asks for what is before it.
    const [address = url] = url.split('#', 1)
    await copy.route(address, (route) =>
      route.fulfill({ body, contentType: 'text/html; charset=utf-8', headers }),
    )
    await copy.goto(url)
    await look(copy)
  } finally {
    await context.close()
  }
}

/** Waits until the app runs on the page that has just been loaded, if it has one. */
export async function afterHydration<Result>(page: Page, result: Result): Promise<Result> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.app === 'ready' || !document.getElementById('app-module'),
  )
  return result
}

const SLOW_MS = 5000

async function delay(route: Route) {
  await pause(SLOW_MS)
  // The page may have been left meanwhile.
  await route.continue().catch(() => {})
}

/** The browser's own words, not a script's: the fade from page to page was cut short by the next one. */
const LEFT_WHILE_FADING = /^Transition was (?:skipped|aborted)/

/** Colours half-way through a fade are nobody's choice. */
async function animationsEnd() {
  const endless = (animation: Animation) =>
    animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
  const ends = document.getAnimations().filter((animation) => !endless(animation))
  // One that is paused, because nobody can see it, never ends.
  const pause = new Promise((resolve) => setTimeout(resolve, 3000))
  await Promise.race([pause, Promise.allSettled(ends.map(({ finished }) => finished))])
}

/** A job put on the running board, seen at once. */
export async function postJob(
  { db, notifyJobsChanged }: JourneyServer,
  overrides: Parameters<typeof aJob>[1] = {},
) {
  const noFeeDeclaredAt = new Date().toISOString()
  const job = await aJob(db, { noFeeDeclaredAt, ...overrides })
  notifyJobsChanged()
  return job
}
