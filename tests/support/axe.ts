import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

export const AXE_SCRIPT = axe.source
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Of what is in order only the count is needed. */
export const AXE_OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: RULES },
  resultTypes: ['violations'],
}

/** What breaks a rule on the page, which has no frames. A document gets the script once, and only the findings come back. */
export async function findViolations(page: Page): Promise<AxeResults['violations']> {
  const hasAxe = await page.evaluate(() => 'axe' in globalThis)
  if (!hasAxe) await page.evaluate(AXE_SCRIPT)
  return page.evaluate(async (options) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
    return (await inPage.run(options)).violations
  }, AXE_OPTIONS)
}
