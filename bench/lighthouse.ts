import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findBrowser } from '#tests/support/browser.ts'
import { inFolder, withServer } from './server-process.ts'
import { median, printTable } from './table.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const ROUNDS = 3

/**
 * Lighthouse's mobile run (a slow phone on slow 4G, simulated), median of three, each a first visit
 * with a browser of its own.
 */
export async function benchLighthouse() {
  await inFolder((folder) =>
    withServer({ DATA_DIR: folder, LOG_LEVEL: 'warn' }, async (url) => {
      const rows = []
      for (const page of ['/', '/jobs', '/jobs?q=nurse', await aJob(url)]) {
        const runs: Result[] = []
        for (let round = 0; round < ROUNDS; round += 1) runs.push(await visit(`${url}${page}`))
        rows.push({ page, ...figuresOf(runs) })
      }
      printTable('Lighthouse mobile, first visit (median of 3)', rows)
    }),
  )
}

/** A job's own address, where links and search engines lead. */
async function aJob(url: string) {
  return new URL((await fetch(`${url}/jobDetails`)).url).pathname
}

async function visit(address: string): Promise<Result> {
  const { executablePath, args } = await findBrowser()
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...args],
  })
  try {
    const { port } = chrome
    const onlyCategories = [...CATEGORIES]
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories })
    if (!result) throw new Error(`Lighthouse said nothing about ${address}.`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

function figuresOf(runs: Result[]) {
  const metric = (id: string) =>
    median(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  return {
    ...Object.fromEntries(
      CATEGORIES.map((id) => [
        id,
        Math.round(100 * median(runs.map(({ categories }) => categories[id]?.score ?? 0))),
      ]),
    ),
    'LCP s': (metric('largest-contentful-paint') / 1000).toFixed(2),
    'TBT ms': Math.round(metric('total-blocking-time')),
    CLS: metric('cumulative-layout-shift').toFixed(3),
    requests:
      runs[0]?.audits['network-requests']?.details?.type === 'table'
        ? runs[0].audits['network-requests'].details.items.filter(
            ({ url: address }) => !String(address).startsWith('data:'),
          ).length
        : '',
  }
}
