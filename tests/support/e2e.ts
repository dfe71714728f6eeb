import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test as base, type Page, type Route } from '@playwright/test'
import { sql } from 'kysely'
import type { FirstLook } from '#board/screening/first-look/first-look.ts'
import { isListed } from '#trade/personal-data/device-data.ts'
import { findViolations } from './axe.ts'
import { aJob } from './builders.ts'
import { openJourneyServer, type JourneyServer } from './e2e-server.ts'
import { findPersonal } from './personal-log.ts'

export { expect }

interface WorkerFixtures {
  /** Whose adverts wait for the desk: nobody’s, unless a file says `test.use({ firstLook: 'unproved' })`. */
  firstLook: FirstLook
  server: JourneyServer
}

const IS_LONG_RUN = Boolean(process.env.LONG_RUN)

type Script = 'on' | 'off' | 'slow'

interface Fixtures {
  /**
   * The loading of the app's modules: at once, never, or five seconds late, as on a slow connection. `test.use({
   * script: 'off' })`, or SCRIPT=slow for all journeys.
   */
  script: Script
  /** Checks the page in its current state against WCAG 2.2 AA. */
  expectAccessible(): Promise<void>
  /** The browser errors to expect, such as a rejection: `test.use({ expectedLog: /422/ })`. */
  expectedLog: RegExp | null
  /** Fails the test if the page logs another error or a file does not load. */
  quietConsole: void
  /** Fails the test if the server logs a person's identity or text. */
  impersonalLog: void
  /** Fails the test if the browser keeps something that the register of device data does not list. */
  listedOnDevice: void
  /** Fails the test if one of its tasks failed. */
  noFailedTask: void
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  firstLook: ['off', { option: true, scope: 'worker' }],
  server: [
    async ({ firstLook }, use, { workerIndex }) => {
      const port = Number(process.env.E2E_PORT ?? 4300) + workerIndex
      const server = await openJourneyServer(port, { firstLook })
      await use(server)
      await server.close()
    },
    // Several servers start at once, on a possibly busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],
  script: [(process.env.SCRIPT ?? 'on') as Script, { option: true }],
  javaScriptEnabled: ({ script }, use) => use(script !== 'off'),
  context: async ({ context, script }, use) => {
    if (script === 'slow') await context.route('**/assets/*.js', delay)
    await use(context)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  // People act only after the app has started; a test would be faster.
  page: async ({ page, script, javaScriptEnabled }, use) => {
    if (script === 'on' && javaScriptEnabled) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
      page.goto = async (...args) => afterHydration(page, await goto(...args))
      page.reload = async (...args) => afterHydration(page, await reload(...args))
    }
    await use(page)
  },
  baseURL: ({ server }, use) => use(server.url),
  // Each test is a visitor with a unique IP address, so that no rate limit is reached by accident.
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `10.${randomBytes(3).join('.')}` }),
  expectAccessible: async ({ page, javaScriptEnabled }, use) => {
    await use(async () => {
      // Without scripts nothing fades.
      if (javaScriptEnabled) await page.evaluate(animationsEnd)
      const options = { hasScript: Boolean(javaScriptEnabled), withContrast: IS_LONG_RUN }
      expect(await findViolations(page, options)).toEqual([])
    })
  },
  expectedLog: [null, { option: true }],
  quietConsole: [
    async ({ context, expectedLog }, use) => {
      const complaints: string[] = []
      context.on('weberror', (error) => {
        const { message } = error.error()
        const isExpected = LEFT_WHILE_FADING.test(message) || expectedLog?.test(message)
        if (!isExpected) complaints.push(message)
      })
      context.on('console', (message) => {
        if (message.type() !== 'error' || expectedLog?.test(message.text())) return
        complaints.push(message.text())
      })
      await context.addInitScript(sayRefusals)
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
  listedOnDevice: [
    async ({ context }, use) => {
      await use()
      const { cookies, origins } = await context.storageState()
      const stored = origins.flatMap(({ localStorage }) => localStorage)
      expect([
        ...cookies.filter(({ name }) => !isListed(name, 'cookie')),
        ...stored.filter(({ name }) => !isListed(name, 'browser storage')),
      ]).toEqual([])
    },
    { auto: true },
  ],
  noFailedTask: [
    async ({ server }, use) => {
      await use()
      await server.runTasks()
      // Scheduled tasks would otherwise run during another journey.
      await sql`delete from pgboss.job where state < 'active'`.execute(server.db)
      expect(server.takeFailures()).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the app runs on the page just loaded, if it has one. */
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
  // The user may have left the page meanwhile.
  await route.continue().catch(() => {})
}

/** Logs what the site's policy refuses: a script that catches the error hides it from the browser's log. */
function sayRefusals() {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    console.error(`The policy refuses ${blockedURI} (${effectiveDirective}).`)
  })
}

/** The browser's own message, not a script's: the next page cut the fade short. */
const LEFT_WHILE_FADING = /^Transition was (?:skipped|aborted)/

/** Waits for fades to end: nobody chose the colours half-way through one. */
async function animationsEnd() {
  const endless = (animation: Animation) =>
    animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
  const ends = document.getAnimations().filter((animation) => !endless(animation))
  // A paused animation, which is not visible, never ends.
  const pause = new Promise((resolve) => setTimeout(resolve, 3000))
  await Promise.race([pause, Promise.allSettled(ends.map(({ finished }) => finished))])
}

/** A job added to the running board, visible at once. */
export async function postJob(
  { db, notifyJobsChanged }: Pick<JourneyServer, 'db' | 'notifyJobsChanged'>,
  overrides: Parameters<typeof aJob>[1] = {},
) {
  const noFeeDeclaredAt = new Date().toISOString()
  const job = await aJob(db, { noFeeDeclaredAt, ...overrides })
  notifyJobsChanged()
  return job
}
