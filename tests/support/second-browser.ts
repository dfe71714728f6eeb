import type { Page } from '@playwright/test'
import type { JourneyServer } from './e2e-server.ts'
import { afterHydration } from './e2e.ts'
import { beLoggedIn } from './journeys.ts'

/** Another person, logged in with the second step in their own browser. */
export async function aLoggedInPage(
  page: Page,
  server: JourneyServer,
  { hasScript = true, isOwner = false } = {},
) {
  const viewport = page.viewportSize()
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: server.url, viewport, javaScriptEnabled: hasScript, locale: 'en-GB' })
  if (!context) throw new Error('There is no browser.')
  const other = await context.newPage()
  if (hasScript) {
    const [goto, reload] = [other.goto.bind(other), other.reload.bind(other)]
    other.goto = async (...args) => afterHydration(other, await goto(...args))
    other.reload = async (...args) => afterHydration(other, await reload(...args))
  }
  return { page: other, person: await beLoggedIn(other, server, { isOwner }) }
}
