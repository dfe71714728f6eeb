import type { Page } from '@playwright/test'
import { aPostedJob } from '#tests/support/applications.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage, hurry, waitForMail } from '#tests/support/journeys.ts'
import { coveredStops, tabTo } from '#tests/support/keyboard.ts'
import { someApplicants } from '#tests/support/many-applicants.ts'
import { readZip } from '#tests/support/zip.ts'
import { readFile } from 'node:fs/promises'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

const NAMES = ['Amara Okafor', 'Joy Santos', 'Ravi Menon', 'Grace Mensah']

/** The user's job with four waiting applicants, longest wait first. */
async function aJobWithApplicants(page: Page, server: Server) {
  const me = await beLoggedIn(page, server, { firstName: 'Bola', lastName: 'Ade' })
  const job = await aPostedJob(server.db, me, { title: 'Night nurse' })
  const ids = await someApplicants(server.db, job.id, NAMES.length, (at) => ({
    fullName: NAMES[at] ?? '',
    status: 'new',
    createdAt: new Date(Date.UTC(2026, 9, 1 + at)).toISOString(),
  }))
  server.notifyJobsChanged()
  return { me, job, ids }
}

const column = (page: Page, name: string) => page.getByRole('region', { name })
const statusOf = async ({ db }: Server, id: string) => {
  const row = await db
    .selectFrom('application')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.status
}

test(
  'an employer walks the board by keyboard, moves somebody and takes it back',
  { tag: '@both-widths' },
  async ({ page, server, expectAccessible }) => {
    const { job, ids } = await aJobWithApplicants(page, server)
    await page.goto(`/applicants/${job.id}`)
    await expectAccessible()

    await tabTo(page, page.getByRole('link', { name: 'Amara Okafor' }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'Joy Santos' })).toBeFocused()
    await page.keyboard.press('x')
    await expect(page.getByRole('checkbox', { name: 'Tick Joy Santos' })).toBeChecked()
    await page.keyboard.press('x')
    await page.keyboard.press('m')
    await expect(page.getByRole('button', { name: 'Shortlisted' })).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('2')

    // Moved on the page at once, and on the server right after.
    await expect(column(page, 'Shortlisted').getByText('Joy Santos')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ravi Menon' })).toBeFocused()
    await expect(page.getByText(/^Joy Santos: Shortlisted\. They are told/)).toBeAttached()
    await expect(page.getByRole('button', { name: /^Undo, \d+ seconds left/ })).toBeVisible()
    expect(await statusOf(server, ids[1] ?? '')).toBe('shortlisted')
    await page.keyboard.press('u')
    await expectMessage(page, 'Undone. No one was told.')
    await expect(column(page, 'New').getByText('Joy Santos')).toBeVisible()
    expect(await statusOf(server, ids[1] ?? '')).toBe('new')

    const letters = page.getByRole('button', { name: 'Turn single keys off' })
    if (await letters.isVisible()) {
      await letters.click()
      await page.reload()
      await page.getByRole('link', { name: 'Amara Okafor' }).focus()
      await page.keyboard.press('x')
      await expect(page.getByRole('checkbox', { name: 'Tick Amara' })).not.toBeChecked()
    }
    await page.getByRole('link', { name: 'Amara Okafor' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amara Okafor')
  },
)

test(
  'keys count as soon as the board is there, and after a column’s last card has left',
  { tag: '@desktop' },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'Single keys need a script.')
    const { job, ids } = await aJobWithApplicants(page, server)
    await server.db
      .updateTable('application')
      .set({ status: 'interview' })
      .where('id', 'in', ids.slice(1))
      .execute()
    await page.goto(`/applicants/${job.id}`)
    await expect(page.getByRole('button', { name: 'Turn single keys off' })).toBeVisible()

    // Nothing has the focus: a letter is for the first card.
    await page.keyboard.press('x')
    await expect(page.getByRole('checkbox', { name: 'Tick Amara Okafor' })).toBeChecked()
    await page.keyboard.press('x')
    await page.getByText('Filters', { exact: true }).click()
    await page.getByRole('searchbox').first().focus()
    await page.keyboard.type('mxu')
    await expect(page.getByRole('searchbox').first()).toHaveValue('mxu')
    await expect(page.getByRole('checkbox', { name: 'Tick Amara Okafor' })).not.toBeChecked()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('m')
    await page.keyboard.press('2')
    await expect(page.getByRole('button', { name: /^Undo, / })).toBeVisible()
    expect(await statusOf(server, ids[0] ?? '')).toBe('shortlisted')

    // Their column is empty now, and no card has the focus.
    await page.keyboard.press('u')
    await expectMessage(page, 'Undone. No one was told.')
    expect(await statusOf(server, ids[0] ?? '')).toBe('new')
  },
)

for (const view of ['board', 'table']) {
  test(
    `on a phone the bar for those ticked covers nothing that has the focus: ${view}`,
    { tag: '@any-width' },
    async ({ page, server }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const { job } = await aJobWithApplicants(page, server)
      await page.goto(`/applicants/${job.id}?view=${view}`)
      for (const name of ['Joy Santos', 'Ravi Menon']) {
        await page.getByRole('checkbox', { name: `Tick ${name}` }).check()
      }
      const bar = page.getByRole('region', { name: 'Those you ticked' })
      await expect(bar).toBeInViewport()
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('heading', { level: 1 }).click()

      expect(await coveredStops(page, bar)).toEqual([])
    },
  )
}

test(
  'a card is dragged to another stage',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const { job, ids } = await aJobWithApplicants(page, server)
    await page.goto(`/applicants/${job.id}`)

    // The library is loaded after the page.
    await expect(async () => {
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Amara Okafor' })
        .dragTo(column(page, 'Interview'))
      await expect(column(page, 'Interview').getByText('Amara Okafor')).toBeVisible({
        timeout: 2000,
      })
    }).toPass()

    await expect.poll(() => statusOf(server, ids[0] ?? '')).toBe('interview')
  },
)

for (const script of ['on', 'off'] as const) {
  test.describe(`several at once, script ${script}`, () => {
    test.use({ script, expectedLog: /status of (?:409|422)/ })

    test('are refused with thanks from a template, and their CVs come as one file', async ({
      page,
      server,
      expectAccessible,
    }) => {
      const { job, ids } = await aJobWithApplicants(page, server)
      await page.goto(`/applicants/${job.id}?view=table`)
      await expectAccessible()
      for (const name of NAMES.slice(0, 2))
        await page.getByRole('checkbox', { name: `Tick ${name}` }).check()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /as zip$/ }).click()
      const zip = readZip(await readFile(await (await download).path()))
      expect([...zip.keys()]).toEqual([
        'Amara Okafor – CV is missing.txt',
        'Joy Santos – CV is missing.txt',
      ])

      await page.getByRole('button', { name: 'Not this time…' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not this time: 2 people')
      await page.getByLabel('In your own words').fill('From the ward.')
      await page.getByLabel('Start from a template').selectOption('Not this time, with thanks')
      await page.getByRole('button', { name: 'Insert' }).click()
      await expect(page.getByLabel('In your own words')).toHaveValue(
        /^From the ward\.\n\nDear \{name\}/,
      )
      await expectAccessible()
      await page.getByLabel('In your own words').fill('Dear {firstname}, no.')
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(page.locator('#text-error')).toContainText('We cannot fill in {firstname}.')
      await page.getByLabel('In your own words').fill('Dear {name}, thank you.')
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(page.getByText('2 people will read this')).toBeVisible()
      await expect(page.getByText('Dear Joy Santos, thank you.')).toBeVisible()
      await expectAccessible()
      await page.getByRole('button', { name: 'Move 2 people to Not this time' }).click()

      // The view from which they were chosen.
      await expect(page).toHaveURL(/\?view=table/)
      await expect(page.getByText(/^2 people moved to Not this time/)).toBeVisible()
      expect(await statusOf(server, ids[0] ?? '')).toBe('rejected')
      await page.getByRole('button', { name: /^Undo, \d+ seconds left/ }).click()
      await expectMessage(page, 'your words are here again')
      await expect(page.getByLabel('In your own words')).toHaveValue('Dear {name}, thank you.')
      expect(await statusOf(server, ids[0] ?? '')).toBe('new')
    })

    test(
      'a move that a colleague overtook is not made before somebody says so',
      { tag: '@any-width' },
      async ({ page, server }) => {
        const { job, ids } = await aJobWithApplicants(page, server)
        await page.goto(`/applicants/${job.id}?view=table`)
        await server.db
          .updateTable('application')
          .set({ status: 'interview' })
          .where('id', '=', ids[0] ?? '')
          .execute()

        await page.getByLabel('Move Amara Okafor').click()
        await page.getByRole('button', { name: 'Shortlisted' }).click()

        await expect(
          page.getByText(/Move Amara Okafor to Shortlisted anyway\?/).first(),
        ).toBeVisible()
        expect(await statusOf(server, ids[0] ?? '')).toBe('interview')
        await page.getByRole('button', { name: /^Move to .+ anyway$/ }).click()
        await expect(page.getByRole('button', { name: /^Undo, / })).toBeVisible()
        expect(await statusOf(server, ids[0] ?? '')).toBe('shortlisted')
      },
    )
  })
}

test(
  'the bar with Undo covers nothing of a menu that is open',
  { tag: '@both-widths' },
  async ({ page, server }) => {
    const { job } = await aJobWithApplicants(page, server)
    await page.goto(`/applicants/${job.id}`)
    await page.getByLabel('Move Amara Okafor').click()
    await page.getByRole('button', { name: 'Shortlisted' }).click()
    const bar = page.getByRole('region', { name: 'What you just did' })
    await expect(bar).toBeVisible()
    const next = page.getByLabel(/^Move /).last()
    await next.click()
    const choices = page.locator('[data-move-menu][open] :is(button, a)')
    await expect(choices.first()).toBeVisible()

    // The menu at the bottom of the window, where the bar is.
    await choices.last().evaluate((choice) => choice.scrollIntoView({ block: 'end' }))
    const covered = await choices.evaluateAll(
      (all) =>
        all.filter((choice) => {
          const { left, right, top, bottom } = choice.getBoundingClientRect()
          const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return onTop?.closest('[aria-label="What you just did"]') !== null
        }).length,
    )
    expect(covered).toBe(0)
  },
)

test(
  'an applicant hears of it when the minute is over',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const { job, ids } = await aJobWithApplicants(page, server)
    const { email } = await server.db
      .selectFrom('application')
      .innerJoin('account', 'account.id', 'application.applicantId')
      .select('account.email')
      .where('application.id', '=', ids[0] ?? '')
      .executeTakeFirstOrThrow()
    await page.goto(`/applicants/${job.id}`)
    await page.getByLabel('Move Amara Okafor').click()
    await page.getByRole('button', { name: 'Interview' }).click()
    await expect(page.getByRole('button', { name: /^Undo, / })).toBeVisible()

    await hurry(server, 'tell-status')

    await waitForMail(server, email, /^Interview/)
  },
)

test(
  'an organisation has texts of its own',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    const { job } = await aJobWithApplicants(page, server)
    await page.goto(`/organisations/${job.organisationId}/templates`)
    await expectAccessible()
    await page.getByLabel('Name').fill('Ward visit')
    await page.getByLabel('Text').fill('Dear {name}, come and see the ward.')
    await page.getByRole('button', { name: 'Add the text' }).click()
    await expectMessage(page, 'The text is saved.')

    await page.goto(`/applicants/${job.id}/write?to=message`)
    await expect(page.getByText('Nobody is ticked')).toBeVisible()
    await page.goto(`/organisations/${job.organisationId}/templates`)
    await page.getByText('Ward visit', { exact: true }).click()
    await page.getByRole('button', { name: 'Delete ‘Ward visit’' }).click()
    await expectMessage(page, 'The text is deleted.')
  },
)

test('the first applicant is in sight below the filters, and the table has room', async ({
  page,
  server,
}) => {
  const { job } = await aJobWithApplicants(page, server)
  const questions = ['Are you registered with the NMC?', 'Do you drive?', 'Can you work nights?']
  const screeningAnswers = questions.map((question) => ({ question, answer: 'Yes' }))
  await someApplicants(server.db, job.id, 9, () => ({
    screeningAnswers: JSON.stringify(screeningAnswers),
  }))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/applicants/${job.id}?view=table`)

  const name = page.getByRole('link', { name: 'Amara Okafor' }).first()
  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText('Amara Okafor')
  expect((await row.boundingBox())?.y).toBeLessThanOrEqual(400)
  expect((await name.boundingBox())?.height).toBeLessThan(60)
  const table = await page.getByRole('table').boundingBox()
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(1280)

  // What is folded away is found without a script, too: a filter that is on stays in sight.
  await page.getByText('Filters', { exact: true }).click()
  await page.getByRole('link', { name: /^Do you drive/ }).click()
  await expect(page).toHaveURL(/yes=/)
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('link', { name: /^Do you drive/ })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(10)
})
