import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage } from '#tests/support/journeys.ts'
import { button, field } from '#tests/support/posting-pages.ts'
import { aList, aRow } from '#tests/support/uploads.ts'

test.use({ expectedLog: /status of 422/ })

const asFile = (list: string) => ({
  name: 'jobs.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(list),
})
const rowOf = (page: Page, number: number) =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByText(`Row ${number}`, { exact: true }) })

/** A good row, one without an amount, the first one repeated, and one with half a company number. */
function fourRows() {
  const good = aRow({ Pay: '£31,500 a year', Reference: 'HV-1' })
  return [good, aRow({ Pay: 'abc' }), good, aRow({ 'Company number': '0123' })]
}

async function waitForReport(page: Page) {
  // Reloading before the form has arrived would publish nothing.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your list is /)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your list is published' })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
}

for (const script of ['on', 'off'] as const) {
  test.describe(`script ${script}`, () => {
    test.use({ script })

    test('an employer uploads a list, mends a row, publishes it and reads the report', async ({
      page,
      server,
      expectAccessible,
    }) => {
      await beLoggedIn(page, server)
      await page.goto('/post')
      await page.getByRole('link', { name: 'Upload a list' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload a list of jobs')
      await expectAccessible()
      const rows = fourRows()
      await field(page, 'Company name').fill('Harbour View')
      await button(page, 'Look at the list').click()
      await expect(
        page.getByText('Choose a CSV file, or paste your list below.').first(),
      ).toBeVisible()
      await page.getByLabel('CSV file').setInputFiles(asFile(aList(rows)))
      await button(page, 'Look at the list').click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look at your list')
      await expect(rowOf(page, 2)).toContainText('£31,500 a year')
      await expect(rowOf(page, 3)).toContainText('‘abc’ is not an amount. Write 13.50 or 31,500.')
      await expect(rowOf(page, 4)).toContainText('Row 2 has the same reference.')
      await expect(rowOf(page, 4).getByRole('checkbox')).not.toBeChecked()
      await expectAccessible()
      await rowOf(page, 2).getByRole('checkbox').uncheck()
      const pay = rowOf(page, 3).getByRole('textbox', { name: 'Lowest pay, row 3' })
      const number = rowOf(page, 5).getByRole('textbox', { name: 'Company number, row 5' })
      await number.fill('0123456')
      await pay.fill('much')
      await pay.press('Enter')
      await expectMessage(page, 'Saved, but something is still wrong.')
      await expect(pay).toHaveValue('much')
      await expect(pay).toHaveAccessibleDescription(/‘much’ is not an amount\. Write 13\.50/)
      await expectAccessible()
      // A digit was missing, which spreadsheets do: it is added, and the row can be ticked.
      await expect(number).toHaveCount(0)
      await expect(rowOf(page, 5).getByRole('checkbox')).toBeChecked()
      await pay.fill('more')
      if (script === 'on') {
        page.once('dialog', (dialog) => dialog.dismiss())
        await page.getByRole('link', { name: 'Landfall' }).first().click()
        await expect(pay).toHaveValue('more')
      }
      await button(page, 'Go on with the ticked jobs').click()
      await expect(rowOf(page, 3)).toContainText('‘more’ is not an amount.')
      await button(page, 'Fix row 3').click()
      const showAll = page.getByRole('button', { name: /^Show all \d+ bands/ })
      await field(page, 'Company number').fill('01234567')
      await showAll.click()
      await expect(showAll).toHaveCount(0)
      await expect(field(page, 'Company number')).toHaveValue('01234567')
      await expect(field(page, 'Lowest pay')).toHaveValue('more')
      await expectAccessible()
      await field(page, 'Lowest pay').fill('13.50')
      await page.getByRole('combobox', { name: 'Pay is for' }).selectOption('hour')
      await button(page, 'Save the row').click()
      await expectMessage(page, 'The row is saved.')
      // An unticked box stays unticked.
      await expect(rowOf(page, 2).getByRole('checkbox')).not.toBeChecked()
      await rowOf(page, 2).getByRole('checkbox').check()
      await button(page, 'Go on with the ticked jobs').click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publish 3 jobs?')
      await expectAccessible()
      await button(page, 'Publish 3 jobs').click()
      await expect(page.getByText(/^Confirm that nobody is charged/).first()).toBeVisible()
      await page.getByRole('checkbox').check()
      await button(page, 'Publish 3 jobs').click()
      await waitForReport(page)
      await expect(page.getByText('Published 3')).toBeVisible()
      await expect(rowOf(page, 2).getByRole('link')).toHaveAttribute('href', /^\/jobDetails\//)
      await expectAccessible()
    })
  })
}

test(
  'a list can be pasted, and what was pasted comes back',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await beLoggedIn(page, server)
    await page.goto('/post/upload')
    await page.getByText('Or paste the list').click()
    await field(page, 'List').fill('Nurse\tCare')
    await button(page, 'Look at the list').click()
    await expect(page.getByText(/names no column ‘Job title’/).first()).toBeVisible()
    await expect(field(page, 'List')).toHaveValue('Nurse\tCare')

    await field(page, 'List').fill('Job title\tDescription\nNight nurse\tCare for thirty people.')
    await button(page, 'Look at the list').click()
    await expect(rowOf(page, 2)).toContainText('Night nurse')
  },
)
