import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

/** Minified: less than half for a browser to receive and parse, in each document. */
const AXE_SCRIPT = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The wait for a toast's fade: problems during it are gone a moment later. */
const FADES_MS = 400

interface Options {
  hasScript: boolean
  /** Contrast takes half of a check. The sweep measures it on every page, journeys only in the long run. */
  withContrast?: boolean
  /** Targets of 24 px, a third of a check: not where those of 44 px are measured. */
  withTargets?: boolean
}

/**
 * The WCAG 2.2 AA rules that a page without frames breaks, and where. Problems are checked again at the page's end:
 * elements under a sticky bar can be scrolled out from there.
 */
export async function findViolations(
  page: Page,
  { hasScript, withContrast = true, withTargets = true }: Options,
): Promise<string[]> {
  const hasAxe = await page.evaluate('"axe" in globalThis')
  if (!hasAxe) await page.evaluate(`${hasScript ? '' : TIMERS}${AXE_SCRIPT}`)
  const options: RunOptions = {
    runOnly: { type: 'tag', values: RULES },
    // Passed rules are only counted.
    resultTypes: ['violations'],
    rules: {
      'color-contrast': { enabled: withContrast },
      'target-size': { enabled: withTargets },
    },
  }
  const first = await runAxe(page, options)
  if (first.length === 0) return []
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
  await pause(FADES_MS)
  const second = new Set((await runAxe(page, options)).map(({ where }) => where))
  return first.filter(({ where }) => second.has(where)).map(({ where, how }) => `${where}: ${how}`)
}

interface Violation {
  where: string
  how: string
}

/**
 * Without scripts, timers never end, but promises do: work that axe postpones runs next, and its time limits never
 * expire.
 */
const TIMERS = `window.setTimeout = (then, ms, ...args) => {
  if (!(ms >= 50)) Promise.resolve().then(() => then(...args))
};`

function runAxe(page: Page, options: RunOptions): Promise<Violation[]> {
  return page.evaluate(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary: how }) => ({ where: id + ' at ' + target.join(' '), how })),
    ),
  )`)
}
