import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

export const AXE_SCRIPT = axe.source
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Options under which passed rules are only counted. */
export const AXE_OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: RULES },
  resultTypes: ['violations'],
}

/** The rules broken by a page without frames. A document gets the script once, and returns only the findings. */
export async function findViolations(page: Page): Promise<AxeResults['violations']> {
  const hasAxe = await page.evaluate(() => 'axe' in globalThis)
  if (!hasAxe) await page.evaluate(AXE_SCRIPT)
  return page.evaluate(async (options) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
    return (await inPage.run(options)).violations
  }, AXE_OPTIONS)
}
