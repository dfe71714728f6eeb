import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { anApplicationForm, aPostedJob } from '#tests/support/applications.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { dayIn } from '#tests/support/interviews.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aLoggedInPage } from '#tests/support/second-browser.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

interface Journey {
  page: Page
  server: Server
  expectAccessible(): Promise<void>
}

// The applicant is in Lagos; the employer’s browser says its zone in the form.
test.use({ timezoneId: 'Africa/Lagos', expectedLog: /409|422/ })

/** An application; the applicant has the test’s own browser, the employer a second one. */
async function anApplicationFor({ page, server }: Journey, { hasScript = true } = {}) {
  const other = await aLoggedInPage(page, server, { hasScript })
  const job = await aPostedJob(server.db, other.person, { title: 'Night nurse' })
  await beLoggedIn(page, server, { country: 'NG' })
  const { uploadResume: _, ...fields } = anApplicationForm(job.id)
  const buffer = Buffer.from('%PDF-1.7\n%%EOF\n')
  const uploadResume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer }
  const multipart = { ...(fields as Record<string, string>), uploadResume }
  const answer = await page.request.post('/api/v1/apply', { multipart })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = await server.db
    .selectFrom('application')
    .select('id')
    .where('jobId', '=', job.id)
    .executeTakeFirstOrThrow()
  return { employerPage: other.page, id, job }
}

const DAY = dayIn(10)

async function offerTimes(employerPage: Page, times: string[]) {
  for (const [at, time] of times.entries()) {
    await employerPage.getByLabel(`Day ${at + 1}`, { exact: true }).fill(DAY)
    await employerPage.getByLabel(`Time ${at + 1}`, { exact: true }).fill(time)
  }
  await employerPage.getByLabel('On the clock of').selectOption('UTC')
  await employerPage.getByLabel('By video').check()
  await employerPage.getByLabel('Link of the video call').fill('https://whereby.com/ward-five')
  await employerPage.getByLabel('Who they meet').fill('Bola Ade, ward manager')
  await employerPage.getByRole('button', { name: 'Offer these times' }).click()
}

/** The journey to an interview, with a script and without one. */
async function goToAnInterview(journey: Journey, { hasScript }: { hasScript: boolean }) {
  test.slow()
  const { page, expectAccessible } = journey
  const { employerPage, id, job } = await anApplicationFor(journey, { hasScript })
  await employerPage.goto(`/applicants/${job.id}/${id}`)
  await employerPage.getByRole('link', { name: 'Offer times for an interview' }).click()

  // Errors are shown next to their field, and nothing typed is lost; Enter sends nothing.
  await employerPage.getByLabel('Day 1', { exact: true }).fill('2020-01-01')
  await employerPage.getByLabel('Time 1', { exact: true }).fill('10:30')
  await employerPage.getByLabel('Who they meet').press('Enter')
  await employerPage.getByRole('button', { name: 'Offer these times' }).click()
  await expect(employerPage.getByText('This time has passed.').first()).toBeVisible()
  await expect(employerPage.getByLabel('Time 1', { exact: true })).toHaveValue('10:30')
  const more = employerPage.getByRole('button', { name: hasScript ? 'Add a time' : 'More times' })
  await more.click()
  await expect(employerPage.getByLabel('Day 6', { exact: true })).toBeVisible()
  await offerTimes(employerPage, ['10:30', '11:30', '12:30'])
  await expect(employerPage.getByRole('heading', { name: /has not chosen a time/ })).toBeVisible()

  await page.goto('/dashboard?tab=appliedJobs')
  await expect(page.getByRole('heading', { name: 'Choose a time for an interview' })).toBeVisible()
  await page.goto(`/applications/${id}`)
  await page.getByRole('link', { name: 'Choose a time' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interview')
  await expect(page.getByText(/11:30 in Lagos · 10:30 in UTC/)).toBeVisible()
  await expect(page.getByText('ward-five')).toHaveCount(0)
  await expectAccessible()
  await page.getByLabel(/12:30 in Lagos/).check()
  await page.getByRole('button', { name: 'Take this time' }).click()
  await expect(page.getByRole('heading', { name: 'Your interview is booked' })).toBeVisible()
  await expect(page.getByText('11:30 in UTC')).toBeVisible()
  await expect(page.getByRole('link', { name: 'https://whereby.com/ward-five' })).toBeVisible()
  await expect(page.getByText('Never pay for an interview')).toBeVisible()
  await expectAccessible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add it to your calendar' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain(`DTSTART:${DAY.replaceAll('-', '')}T113000Z`)

  await page.getByText('Ask for another time').click()
  await page.getByLabel('Which days and times suit you?').fill('Any day after 17:00 in Lagos.')
  await page.getByRole('button', { name: 'Send it to them' }).click()
  await expect(page.getByText('Your message has been sent.')).toBeVisible()

  await employerPage.reload()
  await expect(employerPage.getByRole('heading', { name: /Ada Obi comes/ })).toBeVisible()
  await employerPage.getByText('Cancel the interview').first().click()
  await employerPage.getByLabel('Why?').fill('The ward is closed that day.')
  await employerPage.getByRole('button', { name: 'Cancel the interview' }).click()
  await expect(employerPage.getByText('Your organisation cancelled it.')).toBeVisible()
  // Other times can be offered for the same meeting.
  await expect(employerPage.getByLabel('Who they meet')).toHaveValue('Bola Ade, ward manager')
  await expect(employerPage.getByLabel('On the clock of')).toHaveValue('UTC')
  await expect(employerPage.getByLabel('Day 1', { exact: true })).toHaveValue('')
  await page.reload()
  await expect(page.getByText('The ward is closed that day.')).toBeVisible()
  await expect(page.getByText('ward-five')).toHaveCount(0)
}

test('an employer offers times, and the applicant picks one on her own clock', async ({
  page,
  server,
  expectAccessible,
}) => {
  await goToAnInterview({ page, server, expectAccessible }, { hasScript: true })
})

test(
  'where the clock is can be chosen, and who came is said afterwards',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    const journey = { page, server, expectAccessible }
    const { employerPage, id, job } = await anApplicationFor(journey)
    const path = `/applicants/${job.id}/${id}/interview`
    await employerPage.goto(path)
    await offerTimes(employerPage, ['10:30'])
    await expect(employerPage.getByText('Free', { exact: true })).toBeVisible()
    await page.goto(`/applications/${id}/interview`)
    await page.getByText('Times are shown for Lagos').click()
    await page.getByLabel('Where are you?').selectOption({ label: 'Kathmandu' })
    await page.getByRole('button', { name: 'Show the times there' }).click()
    await expect(page.getByText(/16:15 in Kathmandu · 10:30 in UTC/)).toBeVisible()
    await page.getByRole('button', { name: 'Show them for Lagos, as on this device' }).click()
    await page.getByLabel(/11:30 in Lagos/).check()
    await page.getByRole('button', { name: 'Take this time' }).click()
    await expect(page.getByRole('heading', { name: 'Your interview is booked' })).toBeVisible()

    const startsAt = new Date(Date.now() - 3_600_000).toISOString()
    await server.db
      .updateTable('interviewSlot')
      .set({ startsAt })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('interview')
          .select('slotId')
          .where('applicationId', '=', id)
          .$castTo<string>(),
      )
      .execute()
    await employerPage.goto(path)
    await employerPage.getByLabel('They did not come').check()
    await employerPage.getByLabel('A note on it').fill('Ring again in May.')
    await employerPage.getByRole('button', { name: 'Save it' }).click()
    await expect(employerPage.getByText('Saved.')).toBeVisible()
    await expect(employerPage.getByLabel('They did not come')).toBeChecked()
    await page.reload()
    await expect(page.getByText('Ring again in May.')).toHaveCount(0)
    await page.getByRole('button', { name: 'I was there' }).click()
    await expect(page.getByText('You said that you were there.')).toBeVisible()
    await expectAccessible()
    await employerPage.reload()
    await expect(employerPage.getByText('Ada Obi says: ‘I was there’')).toBeVisible()
  },
)

test.describe('without a script', () => {
  test.use({ script: 'off' })

  test('an employer offers times, and the applicant picks one, too', async ({
    page,
    server,
    expectAccessible,
  }) => {
    await goToAnInterview({ page, server, expectAccessible }, { hasScript: false })
  })
})
