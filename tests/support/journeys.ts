import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { sql } from 'kysely'
import type { TaskName } from '#platform/tasks/tasks.ts'
import { openMailbox, type StoredMail } from '#platform/mail/mailbox.ts'
import type { JourneyServer } from './e2e-server.ts'
import { expect } from './e2e.ts'
import { aPerson, aVisitor, PASSWORD } from './people.ts'

/** Creates a person, except as the test says, who is logged in with this browser. */
export async function beLoggedIn(
  page: Page,
  server: JourneyServer,
  overrides: Parameters<typeof aPerson>[1] = {},
) {
  const person = await aPerson(server.db, overrides)
  await logIn(page, server, person)
  return person
}

/** Logs this browser in with a second step, without the log-in page. */
export async function logIn(page: Page, server: JourneyServer, person: { id: string }) {
  const userAgent = await page.evaluate(() => navigator.userAgent)
  await holdSession(page.context(), server, person, { userAgent })
}

/** Creates such a session for a browser without a page. */
export async function holdSession(
  context: BrowserContext,
  { services, url }: JourneyServer,
  { id }: { id: string },
  { userAgent = 'test' } = {},
) {
  const visitor = { ...aVisitor(), userAgent }
  const checked = { passwordHash: null, hasPassedStep: true }
  const value = await services.accounts.sessions.start(id, visitor, checked)
  await context.addCookies([{ name: 'session', value, url, httpOnly: true, sameSite: 'Lax' }])
}

/** Logs in with the password, without the log-in page. */
export async function logInByPassword(
  { request }: Page,
  { email }: { email: string },
  password = PASSWORD,
) {
  const answer = await request.post('/api/v1/user', { data: { email, password } })
  expect(answer.status()).toBe(200)
}

/** Logs in on the log-in page that is shown. */
export async function logInAgain(page: Page, { email }: { email: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

/** Sets every session of this person to have begun with a second step. */
export async function passSecondStep({ db }: JourneyServer, { id }: { id: string }) {
  const secondFactorAt = new Date().toISOString()
  await db.updateTable('session').set({ secondFactorAt }).where('accountId', '=', id).execute()
}

/** Short intervals: the page may still be sending the request whose effect is tested. */
const SOON = { intervals: [20, 50, 100, 200] }

/** The newest mail to an address with such a subject, other than `last`. */
export async function waitForMail(
  { dataDir, runTasks }: JourneyServer,
  address: string,
  subject: RegExp,
  last?: string,
) {
  const mailbox = openMailbox(path.join(dataDir, 'mail'), {
    name: 'Landfall',
    address: 'landfall@localhost',
  })
  let found: StoredMail | undefined
  // Emails of different queues arrive in any order: the newest may be about something else.
  const arrives = async () => {
    await runTasks()
    const mails = (await mailbox.list()).filter(({ to }) => to === address)
    found = mails.find((mail) => subject.test(mail.subject))
    if (found && found.id === last) return ''
    return found?.subject ?? `other emails: ${mails.map((mail) => mail.subject).join('; ')}`
  }
  await expect.poll(arrives, SOON).toMatch(subject)
  return found as unknown as StoredMail
}

/** Runs the waiting tasks of this name now; at least one must exist. */
export async function hurry({ db, runTasks }: JourneyServer, task: TaskName) {
  const begin = async () => {
    const { numAffectedRows } = await sql`
      update pgboss.job set start_after = now()
      where name = ${task} and state < 'active' and start_after > now()`.execute(db)
    return Number(numAffectedRows)
  }
  await expect.poll(begin, SOON).toBeGreaterThan(0)
  await runTasks()
}

/** Checks the message shown over the page. */
export async function expectMessage(page: Page, words: string) {
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(words)
}

/** Checks that a toast with these words comes and goes after this time, by the page's stopped clock. */
export async function expectToastFor(page: Page, words: string, ms: number) {
  const toast = page.locator('.toast').filter({ hasText: words })
  await expect(toast).toBeVisible()
  await page.clock.runFor(ms - 100)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toBeHidden()
}

/**
 * Stops the clock of a page opened after `page.clock.install()`: only `page.clock.runFor` advances it then, however
 * slow the machine is.
 */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}
