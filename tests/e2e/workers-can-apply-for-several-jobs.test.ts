import type { Page } from '@playwright/test'
import { severalPath, SWITCH_JOBS_PATH } from '#trade/paths/arrival-paths.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aPdf } from '#tests/support/documents.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, logIn, logInAgain, waitForMail } from '#tests/support/journeys.ts'
import { aPerson, PASSWORD } from '#tests/support/people.ts'
import { aNursePost } from '#tests/support/sponsored-posts.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send to all that are ticked' })
const tick = (page: Page, employer: string) =>
  page.getByRole('checkbox', { name: `Staff nurse, elderly care, ${employer}` })

async function anEmployersJob(server: Server, overrides: Parameters<typeof aNursePost>[1] = {}) {
  const { id: ownerId } = await aPerson(server.db)
  const employerName = `House ${newId()}`
  return { ...(await aNursePost(server, { ownerId, employerName, ...overrides })), employerName }
}

async function asUpload() {
  const buffer = Buffer.from(await aPdf().arrayBuffer())
  return { name: 'ada.pdf', mimeType: 'application/pdf', buffer }
}

async function fillIn(page: Page) {
  await field(page, 'Phone number').fill('+234 803 123 4567')
  await field(page, 'Years of experience').fill('6')
  await field(page, 'Cover letter').fill('Good morning,\n\nI have worked nights for six years.')
}

test.use({ expectedLog: /status of 4(01|09|22)/ })

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test(
      'somebody ticks jobs, logs in on the way and sends one form to them',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server, expectAccessible }) => {
        const seeker = await aPerson(server.db)
        const [first, second, third] = [
          await anEmployersJob(server),
          await anEmployersJob(server),
          await anEmployersJob(server, { poster: 'unproved' }),
        ]
        await page.goto('/sponsor-lost')
        await field(page, 'What do you do?').fill('nurse')
        await page.getByRole('button', { name: 'Find jobs I can switch to' }).click()
        await expect(page).toHaveURL(new RegExp(`^[^?]+${SWITCH_JOBS_PATH}\\?q=nurse`))
        await expect(page.getByText('We do not know your visa')).toBeVisible()
        if (script === 'on') await expectAccessible()
        for (const { employerName } of [first, second]) await tick(page, employerName).check()
        // Nobody whom we have not checked is proposed; who wants to can still apply there.
        await expect(tick(page, third.employerName)).toHaveCount(0)
        if (script === 'on') await expect(page.getByText('2 of 10 ticked')).toBeVisible()
        await page.getByRole('button', { name: 'Go on with the jobs I ticked' }).click()

        await field(page, 'Email').fill(seeker.email)
        await field(page, 'Password').fill(PASSWORD)
        await page.getByRole('button', { name: 'Log in', exact: true }).click()
        await expect(field(page, 'Full name')).toHaveValue('Ada Obi')
        await expect(tick(page, first.employerName)).toBeChecked()
        await page.goto(severalPath([first.id, second.id, third.id]))
        await expect(
          page.getByText(`We have not checked that this poster acts for ${third.employerName}.`),
        ).toBeVisible()
        if (script === 'on') await expectAccessible()
        await tick(page, second.employerName).uncheck()
        await send(page).click()
        await expect(page.getByText('Enter your phone number.').first()).toBeVisible()
        await expect(tick(page, second.employerName)).not.toBeChecked()
        await fillIn(page)
        await field(page, 'CV').setInputFiles(await asUpload())
        await send(page).click()

        await expect(page.getByRole('heading', { name: 'Sent to 2 jobs' })).toBeVisible()
        await expect(page.getByRole('main').getByText(second.employerName)).toHaveCount(0)
        if (script === 'on') await expectAccessible()
        const receipt = await waitForMail(server, seeker.email, /^You applied for 2 jobs$/)
        expect(receipt.text).toContain(first.employerName)
        await page.getByRole('link', { name: new RegExp(first.employerName) }).click()
        await expect(page.getByText('You sent your application')).toBeVisible()
      },
    )

    test(
      'a job that closed meanwhile is named, and the others get the form',
      { tag: ['@any-width', '@long'] },
      async ({ page, server }) => {
        const [open, closing, applied] = [
          await anEmployersJob(server),
          await anEmployersJob(server),
          await anEmployersJob(server),
        ]
        await beLoggedIn(page, server)
        await page.goto(severalPath([open.id, closing.id, applied.id]))
        await fillIn(page)
        await field(page, 'CV').setInputFiles(await asUpload())
        const setStatus = (ids: string[], status: 'closed' | 'removed') =>
          server.db.updateTable('job').set({ status }).where('id', 'in', ids).execute()
        await setStatus([closing.id], 'closed')
        await setStatus([applied.id], 'removed')
        await send(page).click()

        await expect(page.getByRole('heading', { name: 'Sent to one employer' })).toBeVisible()
        await expect(page.getByText(`${closing.employerName}: this job has closed.`)).toBeVisible()
        await expect(
          page.getByText(`${applied.employerName}: this job is no longer here.`),
        ).toBeVisible()
        await page.goto(severalPath([open.id, closing.id]))
        await expect(
          page.getByText(`${open.employerName}: you have applied there already.`),
        ).toBeVisible()
      },
    )

    test(
      'where all have closed the form comes back with what was typed',
      { tag: ['@any-width', '@long'] },
      async ({ page, server }) => {
        const job = await anEmployersJob(server)
        await beLoggedIn(page, server)
        await page.goto(severalPath([job.id]))
        await fillIn(page)
        await field(page, 'CV').setInputFiles(await asUpload())
        await server.db
          .updateTable('job')
          .set({ status: 'closed' })
          .where('id', '=', job.id)
          .execute()
        await send(page).click()

        await expect(
          page.getByText(`${job.employerName}: this job has closed.`).first(),
        ).toBeVisible()
        await expect(field(page, 'Cover letter')).toHaveValue(/worked nights/)
      },
    )

    test(
      'a session that is over loses nothing',
      { tag: '@any-width' },
      async ({ page, server }) => {
        const job = await anEmployersJob(server)
        const person = await beLoggedIn(page, server)
        // The app checks the session once.
        const isChecked = script === 'on' && page.waitForResponse('**/user/private_data')
        await page.goto(severalPath([job.id]))
        await isChecked
        await server.db.deleteFrom('session').where('accountId', '=', person.id).execute()
        await fillIn(page)
        await field(page, 'CV').setInputFiles(await asUpload())
        await send(page).click()

        await expect(page.getByText(/^You were logged out\./).first()).toBeVisible()
        if (script === 'on') await logIn(page, server, person)
        else await logInAgain(page, person)
        await expect(field(page, 'Cover letter')).toHaveValue(/worked nights/)
        await expect(field(page, 'Phone number')).toHaveValue('+234 803 123 4567')
        await expect(tick(page, job.employerName)).toBeChecked()
        await field(page, 'CV').setInputFiles(await asUpload())
        await send(page).click()
        await expect(page.getByRole('heading', { name: 'Sent to one employer' })).toBeVisible()
      },
    )
  })
}

test(
  'what was typed is a draft, and a job that was taken out stays out',
  { tag: '@any-width' },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'The app saves drafts.')
    const [first, second] = [await anEmployersJob(server), await anEmployersJob(server)]
    await beLoggedIn(page, server)
    await page.goto(severalPath([first.id, second.id]))
    await tick(page, second.employerName).uncheck()
    await field(page, 'Cover letter').fill('I know the house.')
    await expect(page.getByText('Saved as a draft.')).toBeVisible()
    await page.reload()

    await expect(field(page, 'Cover letter')).toHaveValue('I know the house.')
    await expect(tick(page, first.employerName)).toBeChecked()
    await expect(tick(page, second.employerName)).not.toBeChecked()
  },
)

test(
  'more than ten ticked jobs are sent in two turns',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const jobs = []
    for (let count = 0; count < 12; count += 1) jobs.push(await anEmployersJob(server))
    await beLoggedIn(page, server)
    await page.goto(severalPath(jobs.map(({ id }) => id)))
    await expect(page.getByText('You ticked more than 10 jobs')).toBeVisible()
    await fillIn(page)
    await field(page, 'CV').setInputFiles(await asUpload())
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Sent to 10 jobs' })).toBeVisible()
    await page.getByRole('link', { name: 'Go on with the 2 others you ticked' }).click()
    await expect(page.getByRole('checkbox', { name: /^Staff nurse/ })).toHaveCount(2)
  },
)

test(
  'nothing ticked is said, with a way back',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    await beLoggedIn(page, server)
    await page.goto(severalPath())
    await expect(page.getByText('You have not ticked a job')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Choose jobs' }).click()
    await expect(page).toHaveURL(SWITCH_JOBS_PATH)
  },
)
