import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { AXE_OPTIONS, AXE_SCRIPT } from '../axe.ts'

/** The wait for a toast's fade: problems during it are gone a moment later. */
const FADES_MS = 400

/**
 * The WCAG 2.2 AA rules that the page breaks, and where. Problems are checked again at the page's end: elements under a
 * sticky bar can be scrolled out from there.
 */
export async function findViolations(page: Page, script: 'on' | 'off'): Promise<string[]> {
  await page.evaluate(`${script === 'off' ? TIMERS : ''}${AXE_SCRIPT}`)
  const first = await runAxe(page)
  if (first.length === 0) return []
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
  await pause(FADES_MS)
  const second = new Set((await runAxe(page)).map(({ where }) => where))
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

function runAxe(page: Page): Promise<Violation[]> {
  return page.evaluate(`axe.run(document, ${JSON.stringify(AXE_OPTIONS)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary: how }) => ({ where: id + ' at ' + target.join(' '), how })),
    ),
  )`)
}
