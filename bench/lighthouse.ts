import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findBrowser } from '#tests/support/browser.ts'
import { inFolder, withServer } from './server-process.ts'
import { median, printTable } from './table.ts'

const PAGES = ['/', '/jobs', '/jobDetails']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const ROUNDS = 3

/** Lighthouse's mobile run (a slow phone on slow 4G, simulated), median of three. */
export async function benchLighthouse() {
  const { executablePath, args } = await findBrowser()
  await inFolder((folder) =>
    withServer({ DATA_DIR: folder, LOG_LEVEL: 'warn' }, async (url) => {
      const chrome = await launch({
        chromePath: executablePath,
        chromeFlags: ['--headless', ...args],
      })
      const rows = []
      for (const page of PAGES) rows.push(await score(`${url}${page}`, page, chrome.port))
      chrome.kill()
      printTable('Lighthouse mobile (median of 3)', rows)
    }),
  )
}

async function score(url: string, page: string, port: number) {
  const runs: Result[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    })
    if (result) runs.push(result.lhr)
  }
  const metric = (id: string) =>
    median(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  return {
    page,
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
        ? runs[0].audits['network-requests'].details.items.length
        : '',
  }
}
