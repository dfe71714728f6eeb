import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Of what is in order only the count is needed. */
const OPTIONS = { runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] }

const near = createRequire(import.meta.resolve('@axe-core/playwright'))
const script = await readFile(near.resolve('axe-core/axe.min.js'), 'utf8')

/** What breaks a rule on the page, which has no frames. A document gets the script once, and only the findings come back. */
export async function findViolations(page: Page): Promise<AxeResults['violations']> {
  const hasAxe = await page.evaluate(() => 'axe' in globalThis)
  if (!hasAxe) await page.evaluate(script)
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }
    return (await axe.run(options)).violations
  }, OPTIONS)
}
