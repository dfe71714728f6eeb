import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { AXE_OPTIONS, AXE_SCRIPT } from '../axe.ts'

/** A note may still fade in; what is wrong then is right a moment later. */
const FADES_MS = 400

/**
 * The rules of WCAG 2.2 AA that the page breaks, and where. What is wrong is looked at again at its end: what lies under a bar
 * at an edge of the window can be scrolled out from there.
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

/** Where scripts are off, timers never end, but promises do: what axe puts off is next then, and what it limits lasts. */
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
