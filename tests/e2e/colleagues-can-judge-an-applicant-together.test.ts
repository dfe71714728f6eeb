import type { Page } from '@playwright/test'
import { anApplicationForm, aPostedJob } from '#tests/support/applications.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, holdSession, waitForMail } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { aLoggedInPage } from '#tests/support/second-browser.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

/** Fiona and Tom of one organisation, each in their own browser, and applicants for one of its jobs. */
async function aTeam(
  page: Page,
  server: Server,
  { hasScript = true, names = ['Grace Mensah'] } = {},
) {
  const fiona = await beLoggedIn(page, server, { firstName: 'Fiona', lastName: 'Ogilvie' })
  const job = await aPostedJob(server.db, fiona, { title: 'Night nurse', category: 'nursing' })
  server.notifyJobsChanged()
  const organisationId = job.organisationId ?? ''
  const { page: toms, person: tom } = await aLoggedInPage(page, server, { hasScript })
  await server.db
    .updateTable('account')
    .set({ firstName: 'Tom', lastName: 'Hart' })
    .where('id', '=', tom.id)
    .execute()
  await server.db
    .insertInto('organisationMember')
    .values({ organisationId, accountId: tom.id, role: 'recruiter' })
    .execute()
  const paths: string[] = []
  for (const fullName of names) paths.push(await apply(page, server, { jobId: job.id, fullName }))
  const [path = ''] = paths
  return { toms, tom, organisationId, path, card: `/applicants/${job.id}/scorecard` }
}

async function apply(page: Page, server: Server, { jobId, fullName }: Record<string, string>) {
  const seeker = await aPerson(server.db, { firstName: fullName?.split(' ')[0] ?? '' })
  const other = await page.context().browser()?.newContext({ baseURL: server.url })
  if (!other) throw new Error('There is no browser.')
  await holdSession(other, server, seeker)
  const { uploadResume: _, ...fields } = anApplicationForm(jobId ?? '', {
    fullName: fullName ?? '',
  })
  const buffer = Buffer.from('%PDF-1.7\n%%EOF\n')
  const uploadResume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer }
  const multipart = { ...(fields as Record<string, string>), uploadResume }
  const answer = await other.request.post('/api/v1/apply', { multipart })
  expect(answer.status(), await answer.text()).toBe(201)
  await other.close()
  const { id } = await server.db
    .selectFrom('application')
    .select('id')
    .where('applicantId', '=', seeker.id)
    .executeTakeFirstOrThrow()
  return `/applicants/${jobId}/${id}`
}

for (const script of ['on', 'off'] as const) {
  test.describe(`script ${script}`, () => {
    test.use({ script, expectedLog: /status of (?:409|422)/ })

    test('two recruiters at once on one applicant lose nothing', async ({
      page,
      server,
      expectAccessible,
    }) => {
      test.slow()
      const { toms, path } = await aTeam(page, server, { hasScript: script === 'on' })
      await page.goto(path)
      await page.getByLabel('New note').fill('Asked about the bus.')
      await page.getByLabel('Write to the applicant').fill('Dear Grace,')
      await toms.goto(path)
      await toms.getByLabel('New note').fill('Knows dialysis.')
      await toms.getByRole('button', { name: 'Save the note' }).click()
      await expect(toms.getByText('Knows dialysis.')).toBeVisible()
      await expect(toms.getByLabel('New note')).toHaveValue('')
      await toms.getByRole('button', { name: 'Interview' }).click()
      await expect(toms.getByText('Set to Interview')).toBeVisible()

      await page.getByText('Not this time…').click()
      await page.getByRole('button', { name: 'Not this time' }).click()
      await expect(
        page
          .getByText(/Tom Hart set this applicant to Interview at .* after you had opened/)
          .first(),
      ).toHaveCount(1)
      await expect(page.getByText('Set to Interview')).toBeVisible()
      await expect(page.getByText('Knows dialysis.')).toBeVisible()
      await expect(page.getByLabel('New note')).toHaveValue('Asked about the bus.')
      await expect(page.getByLabel('Write to the applicant')).toHaveValue('Dear Grace,')
      await expectAccessible()
      await page.getByRole('button', { name: 'Set to ‘Not this time’ anyway' }).click()
      await expect(page.getByText('Set to Not this time')).toBeVisible()
      await expect(page.getByText('Your note is still below')).toBeVisible()
      await page.getByRole('button', { name: 'Save the note' }).click()
      // Until then the same text is in the field.
      await expect(page.getByLabel('New note')).toHaveValue('')
      await expect(page.getByText('Asked about the bus.', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Write to the applicant')).toHaveValue('Dear Grace,')

      // Unsent text is still there after visiting another page.
      await page.goto('/dashboard')
      await page.goto(path)
      await expect(page.getByLabel('Write to the applicant')).toHaveValue('Dear Grace,')
      await expect(page.getByLabel('New note')).toHaveValue('')

      await expect(page.getByRole('button', { name: /^Change your note/ })).toHaveCount(1)
      await page.getByRole('button', { name: /^Change your note/ }).click()
      await page.getByLabel('Change your note').fill('Asked about the taxi.')
      await page.getByRole('button', { name: 'Save the change' }).click()
      await expect(page.getByText('Asked about the taxi.', { exact: true })).toBeVisible()
      await expect(page.getByLabel('Write to the applicant')).toHaveValue('Dear Grace,')
      await page.getByRole('button', { name: /^Change your note/ }).click()
      await page.getByRole('button', { name: 'Delete this note' }).click()
      await expect(page.getByText('Asked about the taxi.', { exact: true })).toHaveCount(0)
      await toms.context().close()
    })

    test(
      'each scores alone, then sees what the other gave',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server, expectAccessible }) => {
        test.slow()
        const hasScript = script === 'on'
        const { toms, path, card } = await aTeam(page, server, { hasScript })
        await page.goto(path)
        await page.getByRole('link', { name: 'Set it up' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scorecard')
        await expect(page.getByLabel('Line 1')).toHaveValue('Experience in care')
        await page.getByLabel('Line 3').fill('')
        await page.getByLabel('Line 4').fill('nights and weekends')
        await expectAccessible()
        await page.getByRole('button', { name: 'Save the scorecard' }).click()
        await expect(page.locator('#name-3-error')).toContainText('is here twice')
        await page.getByLabel('Line 4').fill('')
        await page.getByRole('button', { name: 'Save the scorecard' }).click()
        await expect(page.getByText('The scorecard is saved.')).toBeVisible()

        await toms.goto(path)
        const scale = (of: Page) =>
          of.getByRole('group', { name: 'Your score for Experience in care' })
        await scale(toms).getByRole('radio', { name: '4' }).check()
        await toms.getByRole('button', { name: 'Save your scores' }).click()
        await expect(toms.getByText('4 of 5 · You')).toBeVisible()

        await page.goto(path)
        await expect(page.getByText('One colleague has scored this.')).toBeVisible()
        await expect(page.getByText('4 of 5')).toHaveCount(0)
        await page.getByRole('button', { name: 'Save your scores' }).click()
        await expect(page.getByText('Choose a score for at least one line').first()).toBeVisible()
        await scale(page).getByRole('radio', { name: '5' }).check()
        await page.getByText('Say why').first().click()
        await page.getByLabel('Why (Experience in care)').fill('Nine years')
        await page.getByRole('button', { name: 'Save your scores' }).click()
        await expect(page.getByText('4 of 5 · Tom Hart')).toBeVisible()
        await expect(page.getByText('4.5 of 5 on average')).toBeVisible()
        await expect(page.getByRole('main').getByText('Choose a score for at least')).toHaveCount(0)
        await expectAccessible()

        await page.goto(card)
        await page.getByLabel('Line 1').fill('')
        await page.getByRole('button', { name: 'Save the scorecard' }).click()
        await expect(page.getByText(/The 2 scores for ‘Experience in care’/).first()).toBeVisible()
        await page.getByLabel('Delete these scores').check()
        await page.getByRole('button', { name: 'Save the scorecard' }).click()
        await expect(page.getByText('The scorecard is saved.')).toBeVisible()
        await expect(page.getByLabel('Line 1')).toHaveValue('Nights and weekends')
        await toms.context().close()
      },
    )

    test(
      'a shortlist is shared, and a colleague is told',
      { tag: '@any-width' },
      async ({ page, server, expectAccessible }) => {
        const hasScript = script === 'on'
        const { toms, tom, path, organisationId } = await aTeam(page, server, { hasScript })
        await page.goto(path)
        await page.getByText('Put on a shortlist').click()
        await page.getByLabel('Name of a new shortlist').fill('Night nurses, spring')
        await page.getByLabel('Why they are on it').fill('Knows dialysis')
        await page.getByRole('button', { name: 'Put on the shortlist' }).click()
        await expect(page.getByRole('link', { name: 'Night nurses, spring' })).toBeVisible()
        await page.getByText('Tell a colleague').click()
        await page.getByLabel('Colleague', { exact: true }).selectOption('Tom Hart')
        await page.getByRole('button', { name: 'Send the email' }).click()
        await expect(page.getByText('We are emailing your colleague.')).toBeVisible()
        const mail = await waitForMail(server, tom.email, /Fiona shares an applicant with you/)
        expect(mail.text).toContain(path)
        expect(mail.text).not.toContain('Mensah')

        await toms.goto(`/organisations/${organisationId}`)
        await toms.getByRole('link', { name: 'Shortlists' }).click()
        await toms.getByRole('link', { name: 'Night nurses, spring' }).click()
        await expect(toms.getByText('Fiona Ogilvie,')).toBeVisible()
        await toms.getByRole('link', { name: 'Grace Mensah' }).click()
        await toms.getByRole('button', { name: /^Take off/ }).click()
        await expect(toms.getByText('On none of your shortlists.')).toBeVisible()
        await page.getByRole('link', { name: 'Night nurses, spring' }).click()
        await expect(page.getByText('No one is on it')).toBeVisible()
        await expectAccessible()
        await page.getByText('Delete this shortlist').click()
        await page.getByRole('button', { name: 'Delete the shortlist' }).click()
        await expect(page.getByText('There is none yet.')).toBeVisible()
        await expectAccessible()
        await toms.context().close()
      },
    )
  })
}

test(
  'colleagues see that the other is there, and news comes by itself',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    const { toms, path } = await aTeam(page, server)
    await page.goto(path)
    await page.getByLabel('Write to the applicant').fill('Dear Grace,')
    await expect(page.getByText(/^Saved as you type, \d\d:\d\d\.$/)).toBeVisible()
    await toms.goto(path)
    await expect(toms.getByText('Fiona Ogilvie has this open too.')).toBeVisible()
    await toms.getByLabel('New note').fill('Knows dialysis.')
    await toms.getByRole('button', { name: 'Save the note' }).click()
    await expect(toms.getByLabel('New note')).toHaveValue('')

    await page.evaluate(() => void dispatchEvent(new Event('focus')))
    await expect(page.getByText('Tom Hart has this open too.')).toBeVisible()
    await expect(
      page.getByText(/Tom Hart saved a note, .* What you typed is still here/),
    ).toBeVisible()
    await expect(page.getByText('Knows dialysis.')).toBeVisible()
    await expect(page.getByLabel('Write to the applicant')).toHaveValue('Dear Grace,')
    await expectAccessible()
    await toms.context().close()
  },
)

test(
  'from one applicant to the next, by link and by key',
  { tag: ['@both-widths', '@long'] },
  async ({ page, server }, { project }) => {
    const names = ['Tomasz Nowak', 'Grace Mensah', 'Fatima Diallo']
    const { path } = await aTeam(page, server, { names })
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(`${path}?list=status%3Dnew%26sort%3Dnewest`)
    await expect(page.getByText('3 of 3')).toBeVisible()
    await page.getByRole('link', { name: 'Previous: Grace Mensah' }).click()
    await expect(heading).toHaveText('Grace Mensah')
    await expect(page).toHaveURL(/\?list=status%3Dnew%26sort%3Dnewest$/)
    await expect(page.getByText('2 of 3')).toBeVisible()
    await page.getByLabel('New note').fill('jk')
    await expect(heading).toHaveText('Grace Mensah')
    await page.getByRole('heading', { name: 'Notes' }).click()
    await page.keyboard.press('k')
    await expect(heading).toHaveText('Fatima Diallo')
    await page.keyboard.press('j')
    await expect(heading).toHaveText('Grace Mensah')
    await expect(page.getByLabel('New note')).toHaveValue('jk')
    const keys = page.getByRole('button', { name: 'Turn keys off' })
    if (project.name === 'phone') return expect(keys).toBeHidden()
    await keys.click()
    await page.keyboard.press('j')
    await page.reload()
    await page.keyboard.press('j')
    await expect(page.getByRole('button', { name: 'Turn keys on' })).toBeVisible()
    await expect(heading).toHaveText('Grace Mensah')
  },
)
