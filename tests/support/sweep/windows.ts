import type { Browser, Page } from '@playwright/test'
import { setSponsorLoss } from '#hiring/sponsor-loss/sponsor-loss.schema.ts'
import { anIp } from '../people.ts'
import type { Who } from './pages/swept-page.ts'
import type { JourneyServer } from '../e2e-server.ts'
import type { Scene } from './scene.ts'
import { WIDTHS, type Visit } from './visits.ts'

export interface Window {
  page: Page
  cookies: Record<string, string>
  headers: Record<string, string>
  /** Browser errors since the last call. */
  takeComplaints(): string[]
}

/** One window per person, with scripts and without, reused for all pages. */
export function openWindows(browser: Browser, { url }: JourneyServer, scene: Scene) {
  const windows = new Map<string, Promise<Window>>()

  async function open(who: Who, script: Visit['script']): Promise<Window> {
    const headers: Record<string, string> = who === 'maker' ? {} : { 'x-forwarded-for': anIp() }
    const context = await browser.newContext({
      baseURL: url,
      javaScriptEnabled: script === 'on',
      reducedMotion: 'reduce',
      extraHTTPHeaders: headers,
    })
    const cookies = cookiesOf(who, scene)
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
    context.setDefaultTimeout(30_000)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      if (/^(?:error|warning)$/.test(message.type())) complaints.push(message.text())
    })
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.request().isNavigationRequest())
        complaints.push(`${response.status()}: ${response.url()}`)
    })
    return { page, cookies, headers, takeComplaints: () => complaints.splice(0) }
  }

  return {
    /** The window for this visit. */
    async take({
      who,
      script,
      theme,
      width,
    }: Pick<Visit, 'who' | 'script' | 'theme' | 'width'>): Promise<Window> {
      const key = `${who} ${script}`
      const opening = windows.get(key) ?? open(who, script)
      windows.set(key, opening)
      const window = await opening
      await window.page.setViewportSize(WIDTHS[width])
      await window.page.emulateMedia({ colorScheme: theme })
      return window
    },
    async close() {
      for (const { page } of await Promise.all(windows.values())) await page.context().close()
    },
  }
}

function cookiesOf(who: Who, { people, startup, tokens }: Scene): Record<string, string> {
  if (who === 'founder') return { founderCase: startup.token }
  if (who === 'logging-in') return { step: tokens.step }
  if (who === 'maker') return {}
  return who === 'visitor' ? lostSponsor() : people[who].cookies
}

/** The answers that a visitor has stored on their device. */
function lostSponsor() {
  const cookie = setSponsorLoss({ where: 'uk', what: 'licence', letterOn: '2026-11-20' })
  const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=', 2)
  return { [name]: value }
}
