import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { openDatabase } from '#platform/resources.ts'
import { aPostedJob } from '#tests/support/applications.ts'
import { findBrowser } from '#tests/support/browser.ts'
import { aPerson } from '#tests/support/people.ts'
import { withDatabase } from './databases.ts'
import { createPerson, logIn } from './seeker.ts'
import { withServer } from './server-process.ts'
import { median, printTable } from './table.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const ROUNDS = 3

const PRIVATE = /^\/(?:post|dashboard|jobform)\b/

/**
 * Lighthouse's mobile run (a simulated slow phone on slow 4G), each a first visit with a new browser: public pages,
 * then pages for someone who is logged in.
 */
export async function benchLighthouse() {
  await withDatabase(async (settings) => {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = settings
    await withServer(settings, () => Promise.resolve())
    const { db, close } = await openDatabase({ databaseUrl, dataDir }, () => {})
    const email = await createPerson(db)
    const { id } = await aPostedJob(db, await aPerson(db))
    await close()
    await withServer(settings, async (url) => {
      const cookie = await logIn(url, email)
      const rows = []
      const job = await aJob(url)
      for (const page of ['/', '/jobs', job, `/jobform/${id}`, '/login', '/post', '/dashboard']) {
        const runs: Result[] = []
        const started = performance.now()
        for (let round = 0; round < ROUNDS; round += 1) {
          runs.push(await visit(url + page, PRIVATE.test(page) ? { cookie } : {}))
        }
        process.stdout.write(`${page}: ${Math.round((performance.now() - started) / 1000)} s\n`)
        rows.push({ page, ...figuresOf(runs) })
      }
      printTable(`Lighthouse mobile, first visit, median of ${ROUNDS}`, rows)
    })
  })
}

/** The canonical path of a job, as in links and search engines. */
async function aJob(url: string) {
  return new URL((await fetch(`${url}/jobDetails`)).url).pathname
}

async function visit(url: string, extraHeaders: Record<string, string>): Promise<Result> {
  const chrome = await startBrowser()
  try {
    const onlyCategories = [...CATEGORIES]
    const flags = { port: chrome.port, logLevel: 'error' as const, onlyCategories, extraHeaders }
    const result = await lighthouse(url, flags)
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`)
    const { runtimeError, runWarnings } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse failed at ${url}: ${runtimeError.message}`)
    for (const warning of runWarnings) process.stderr.write(`${url}: ${warning}\n`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

async function startBrowser() {
  const { executablePath, args } = await findBrowser()
  const options = { chromePath: executablePath, chromeFlags: ['--headless', ...args] }
  return launch(options).catch((cause: unknown) => {
    throw new Error(`The browser did not start: ${executablePath ?? 'none was found'}.`, { cause })
  })
}

function figuresOf(runs: Result[]) {
  const metric = (id: string) =>
    median(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const scores = CATEGORIES.map((id) => [
    id,
    Math.round(100 * median(runs.map(({ categories }) => categories[id]?.score ?? 0))),
  ])
  return {
    ...Object.fromEntries(scores),
    'FCP s': (metric('first-contentful-paint') / 1000).toFixed(2),
    'LCP s': (metric('largest-contentful-paint') / 1000).toFixed(2),
    'TBT ms': Math.round(metric('total-blocking-time')),
    CLS: metric('cumulative-layout-shift').toFixed(3),
    ...transfersOf(runs[0]),
  }
}

/** The compressed bytes transferred over the network. */
function transfersOf(run?: Result) {
  const table = run?.audits['network-requests']?.details
  const items = table?.type === 'table' ? table.items : []
  const requests = items.filter(({ url }) => !String(url).startsWith('data:'))
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const bytes = scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
  return { 'script KB': (bytes / 1024).toFixed(1), requests: requests.length }
}
