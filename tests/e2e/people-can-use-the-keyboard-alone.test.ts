import type { Page } from '@playwright/test'
import { aPostedJob } from '#tests/support/applications.ts'
import { aPdf } from '#tests/support/documents.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage, waitForMail } from '#tests/support/journeys.ts'
import { tabAndPress, tabAndType } from '#tests/support/keyboard.ts'
import { anAddress, aPerson, PASSWORD, tokenIn } from '#tests/support/people.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function signUp(page: Page, email: string) {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await page.goto('/register')
  await tabAndType(page, field('First name'), 'Ada')
  await tabAndType(page, field('Last name'), 'O’Neill-Obi')
  await tabAndType(page, field('Email'), email)
  await tabAndType(page, field('Country you live in'), 'Nigeria')
  await tabAndType(page, field('Password'), PASSWORD)
  await tabAndType(page, field('Password again'), PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verification')
}

test(
  'a seeker signs up, logs in, searches, reads and applies without a mouse',
  { tag: '@desktop' },
  async ({ page, server }) => {
    const title = `Night nurse ${uniqueWord()}`
    const job = await aPostedJob(server.db, await aPerson(server.db), { title })
    server.notifyJobsChanged()
    const email = anAddress()
    await signUp(page, email)
    const mail = await waitForMail(server, email, /Confirm your email address/)
    // As somebody who reads the mail in another browser, and so has to log in.
    await page.context().clearCookies()
    await page.goto(`/verification?token=${tokenIn(mail)}`)
    await tabAndPress(page, page.getByRole('button', { name: 'Confirm my address' }))
    await expect(page).toHaveURL('/login')
    await tabAndType(page, page.getByLabel('Email', { exact: true }), email)
    await tabAndType(page, page.getByLabel('Password', { exact: true }), PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')

    await page.goto('/jobs')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await tabAndType(page, page.getByLabel('Job title or keywords'), title)
    await page.keyboard.press('Enter')
    await expect(heading(page, /Night nurse/)).toBeVisible()

    await tabAndPress(page, page.getByRole('link', { name: title, exact: true }))
    await expect(heading(page, title)).toBeVisible()
    await tabAndPress(page, page.getByRole('link', { name: 'Apply for this job' }))
    await expect(page).toHaveURL(`/jobform/${job.id}`)

    await tabAndType(page, page.getByLabel('Cover letter', { exact: true }), 'Six years of nights.')
    await tabAndType(page, page.getByLabel('Phone number', { exact: true }), '0803 123 4567')
    await tabAndType(page, page.getByLabel('Years of experience', { exact: true }), '6')
    const chooser = page.waitForEvent('filechooser')
    await tabAndPress(page, page.getByLabel('CV', { exact: true }))
    const buffer = Buffer.from(await aPdf().bytes())
    await (await chooser).setFiles({ name: 'ada.pdf', mimeType: 'application/pdf', buffer })
    await tabAndPress(page, page.getByRole('button', { name: 'Send my application' }))

    await expectMessage(page, 'Application Submitted Successfully')
    await expect(page).toHaveURL('/jobs')
  },
)

test(
  'an employer posts a job without a mouse',
  { tag: '@desktop' },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'Once the app runs, a category is typed and not picked from a list.')
    const title = `Night nurse ${uniqueWord()}`
    await beLoggedIn(page, server)
    await page.goto('/post')
    await expect(page.locator('input#jobCategory')).toBeVisible()

    const field = (name: string) => page.getByLabel(name, { exact: true })
    const goOn = page.getByRole('button', { name: 'Save and continue' })
    await tabAndType(page, field('Job title'), title)
    await tabAndType(page, field('Company name'), 'Harbour View')
    await tabAndType(page, page.getByRole('combobox', { name: 'Country' }), 'United K')
    await tabAndType(page, page.getByLabel('Town or area'), 'Leeds')
    await tabAndType(page, page.locator('input#jobCategory'), 'nurs')
    await tabAndType(page, field('Description'), `Care for thirty people. ${'Nights. '.repeat(30)}`)
    await tabAndPress(page, goOn)
    await expect(page.getByRole('heading', { name: /Pay and hours$/ })).toBeFocused()
    await tabAndType(page, page.getByLabel(/^Lowest pay/), '31,049')
    await tabAndType(page, page.getByRole('combobox', { name: 'Pay is for' }), 'a year')
    await tabAndPress(page, page.getByRole('button', { name: 'Skip to review' }))
    await expect(page.getByRole('heading', { name: 'Publish this job?' })).toBeFocused()
    await tabAndPress(page, page.getByRole('checkbox', { name: /^Nobody is or will be/ }), 'Space')
    await tabAndPress(page, page.getByRole('button', { name: 'Publish this job' }))

    await expectMessage(page, 'Job successfully posted')
    const first = page.getByRole('article').first()
    await expect(first.getByRole('heading')).toHaveText(title)
    await expect(first).toContainText('£31,049 a year')
  },
)
