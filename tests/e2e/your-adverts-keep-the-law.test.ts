import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import {
  aTitle,
  button,
  field,
  fillInAdvert,
  noFee,
  openStep,
  publish,
  toLastStep,
} from '#tests/support/posting-pages.ts'

const REASON = 'The residents are women who asked that women wash and dress them.'
const AMBER = 'Care for thirty people by night. Women only.'
const RED = 'Care for thirty people by night. You must not be pregnant.'
const note = (page: Page, words: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByText(words) })

/** Fills in an advert with this text, as far as its first step. */
async function writeAdvert(page: Page, title: string, text: string) {
  await page.goto('/post')
  await fillInAdvert(page, title)
  await openStep(page, 'The job')
  await field(page, 'Description').fill(text)
}

/** Publishes the form and opens the job’s page. */
async function publishAndOpen(page: Page, title: string) {
  await toLastStep(page)
  await noFee(page).check()
  await publish(page).click()
  await expect(page).toHaveURL('/jobs')
  await page.getByRole('link', { name: title, exact: true }).click()
}

test.describe('without JavaScript', () => {
  test.use({ script: 'off' })

  test('words that the work needs are published with their reason', async ({
    page,
    server,
    expectAccessible,
  }) => {
    const title = aTitle()
    await beLoggedIn(page, server)
    await writeAdvert(page, title, AMBER)

    await button(page, 'Skip to review').click()
    await expect(publish(page)).toHaveCount(0)
    await button(page, 'Go to ‘The job’').click()
    const words = note(page, /^‘women only’$/i)
    await expect(words).toContainText('Equality Act 2010')
    await words.getByRole('link', { name: 'women only' }).click()
    await expect(field(page, 'Description')).toBeFocused()
    await expect(page.locator('mark')).toHaveCount(0)
    const count = page.getByText('1 to look at before you can publish')
    await expect(count).toBeInViewport()
    await count.getByRole('link').click()
    await expect(words).toBeInViewport()
    await words.getByRole('link', { name: 'Keep it: say why' }).click()
    await expect(field(page, 'Why the work needs it')).toBeFocused()
    await words.getByText('Why?').click()
    await expect(words.getByText('In force since 1 Oct 2010.')).toBeVisible()
    await expectAccessible()
    await field(page, 'Why the work needs it').fill(REASON)
    await publishAndOpen(page, title)

    await expect(page.getByText(`Why the advert says so: ${REASON}`)).toBeVisible()
  })
})

for (const script of ['on', 'off'] as const)
  test.describe(`stopped, with script ${script}`, () => {
    test.use({ script, expectedLog: /status of 422/ })

    test('what stops an advert is said above the form and at its field, and nowhere else', async ({
      page,
      server,
      expectAccessible,
    }) => {
      await beLoggedIn(page, server)
      await writeAdvert(page, aTitle(), RED)
      await button(page, 'Everything on one page').click()
      await expect(page).toHaveURL(/step=all/)
      await noFee(page).check()
      await publish(page).click()

      const stops = page.getByText(/We read: ‘.*pregnant’/)
      await expect(stops.first()).toBeVisible()
      await expectAccessible()
      await expect(stops).toHaveCount(2)
      await expect(page.getByText(/^‘.*pregnant’$/)).toHaveCount(0)
      // The better words stay with the field.
      await expect(button(page, /^(?:Leave out ‘|Use this: )/)).toBeVisible()
    })
  })

for (const script of ['on', 'off'] as const)
  test.describe(`low pay, with script ${script}`, () => {
    test.use({ script })

    test('one tap offers the minimum wage in place of less', async ({ page, server }) => {
      await beLoggedIn(page, server)
      await writeAdvert(page, aTitle(), 'Care for thirty people by night.')
      await openStep(page, 'Pay and hours')
      await field(page, 'Lowest pay').fill('9.50')
      await page.getByRole('combobox', { name: 'Pay is for' }).selectOption('hour')
      await openStep(page, 'The job')
      await openStep(page, 'Pay and hours')

      await button(page, 'Use this: £12.71 per hour').click()

      await expect(field(page, 'Lowest pay')).toHaveValue('12.71')
      await expect(page.getByText(/below the minimum wage/)).toHaveCount(0)
    })
  })

test('unlawful words are said while typing, mended by one tap, and published', async ({
  page,
  server,
  expectAccessible,
}) => {
  const title = aTitle()
  await beLoggedIn(page, server)
  await writeAdvert(page, title, RED)

  await expect(note(page, /^‘.*pregnant’$/)).toBeVisible()
  const count = page.getByText('1 to mend before you can publish')
  await expect(count).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(count).toBeInViewport()
  await expectAccessible()
  await note(page, /^‘.*pregnant’$/)
    .getByRole('button')
    .click()
  await expect(field(page, 'Description')).not.toHaveValue(/pregnant/)
  await expect(note(page, /^‘.*pregnant’$/)).toHaveCount(0)
  await expect(page.getByText('before you can publish')).toHaveCount(0)
  await publishAndOpen(page, title)

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('words are underlined in the box, the worse of two, and selected from their note', async ({
  page,
  server,
  expectAccessible,
}) => {
  const words = 'planning a family should not apply'
  await beLoggedIn(page, server)
  await writeAdvert(page, aTitle(), `${'You are kind by night. '.repeat(90)}\n\nWomen ${words}.\n`)
  const box = field(page, 'Description')
  const mark = page.locator('mark')

  await expect(mark).toHaveText([words])
  await expect(mark).toHaveAttribute('data-tone', 'danger')
  await expectAccessible()
  await box.evaluate((text) => void (text.style.cssText = 'field-sizing: fixed; block-size: 9rem'))
  const sizes = await box.evaluate((text) =>
    [text, text.previousElementSibling].map((one) => [one?.clientWidth, one?.scrollHeight]),
  )
  expect(sizes[0]).toEqual(sizes[1])

  await page.getByRole('link', { name: `‘${words}’` }).click()
  await expect(box).toBeFocused()
  await expect(mark).toBeInViewport()
  const selected = () =>
    box.evaluate((text: HTMLTextAreaElement) => ({
      words: text.value.slice(text.selectionStart, text.selectionEnd),
      isInStep: text.scrollTop > 0 && text.scrollTop === text.previousElementSibling?.scrollTop,
    }))
  await expect.poll(selected).toEqual({ words, isInStep: true })
})
