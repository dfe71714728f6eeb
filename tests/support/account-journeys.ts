import path from 'node:path'
import type { Page } from '@playwright/test'
import { openMailbox } from '#server/platform/mail/mailbox.ts'
import { expect } from './e2e.ts'
import { mailTo, PASSWORD, tokenIn } from './people.ts'

/** Without the page for it: the browser holds the session afterwards. */
export async function logIn({ request }: Page, { email }: { email: string }, password = PASSWORD) {
  const response = await request.post('/api/v1/user', { data: { email, password } })
  expect(response.status()).toBe(200)
}

/** The secret in the newest mail with this subject, once it is there. */
export async function tokenMailedTo(dataDir: string, address: string, subject: string) {
  const mailbox = openMailbox(path.join(dataDir, 'mail'), 'landfall@landfall.example')
  const newest = async () => mailTo(mailbox, address)
  await expect.poll(async () => (await newest())?.subject, { timeout: 15_000 }).toBe(subject)
  return tokenIn(await newest())
}

/** What the site says over the page. */
export const said = (page: Page, words: string) =>
  expect(page.getByRole('region', { name: 'Messages' })).toContainText(words)

export const formWith = (page: Page, button: string) =>
  page.locator('form', { has: page.getByRole('button', { name: button }) })
