import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { sql } from 'kysely'
import type { TaskName } from '#server/platform/tasks/tasks.ts'
import { openMailbox, type StoredMail } from '#server/platform/mail/mailbox.ts'
import { expect, type test } from './e2e.ts'
import { aPerson, PASSWORD } from './people.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

/** Makes a person, but for what the test says, and lets this browser be logged in as them. */
export async function beLoggedIn(
  page: Page,
  server: Server,
  overrides: Parameters<typeof aPerson>[1] = {},
) {
  const person = await aPerson(server.db, overrides)
  await logIn(page, person)
  await passSecondStep(server, person)
  return person
}

/** As if every session of this person had begun with a second step. */
export async function passSecondStep({ db }: Server, { id }: { id: string }) {
  const secondFactorAt = new Date().toISOString()
  await db.updateTable('session').set({ secondFactorAt }).where('accountId', '=', id).execute()
}

/** Without the page for it: the browser holds the session afterwards. */
export async function logIn({ request }: Page, { email }: { email: string }, password = PASSWORD) {
  const answer = await request.post('/api/v1/user', { data: { email, password } })
  expect(answer.status()).toBe(200)
}

/** The newest mail to an address with such a subject, as soon as it has come: another than `last`. */
export async function waitForMail(
  { dataDir }: Server,
  address: string,
  subject: RegExp,
  last?: string,
) {
  const mailbox = openMailbox(path.join(dataDir, 'mail'), 'landfall@localhost')
  let found: StoredMail | undefined
  // Emails of different queues arrive in any order: the newest one may be about something else.
  const arrives = async () => {
    const mails = (await mailbox.list()).filter(({ to }) => to === address)
    found = mails.find((mail) => subject.test(mail.subject))
    if (found && found.id === last) return ''
    return found?.subject ?? `other emails: ${mails.map((mail) => mail.subject).join('; ')}`
  }
  await expect.poll(arrives, { timeout: 15_000 }).toMatch(subject)
  return found as unknown as StoredMail
}

/** Tasks of this name that wait for their time start now. */
export async function hurry({ db }: Server, task: TaskName) {
  await sql`update pgboss.job set start_after = now() where name = ${task}`.execute(db)
}

/** The message the site shows over the page. */
export async function expectMessage(page: Page, words: string) {
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(words)
}

/**
 * Stops the clock of a page opened after `page.clock.install()`: only `page.clock.runFor` lets time pass
 * then, however slow the machine is.
 */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}

/** What is sent sooner than two seconds after the page came is taken for a program's. */
const PERSON_TYPES_MS = 2500

/** Types at the pace of a person into this field, whatever the length of the text. */
export async function typeSlowly(field: Locator, text: string) {
  await field.pressSequentially(text, { delay: PERSON_TYPES_MS / text.length })
}
