import type { Page } from '@playwright/test'
import { aPostedJob } from '#tests/support/applications.ts'
import { aPdf } from '#tests/support/documents.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, logIn, logInAgain } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function addJob(page: Page, role: string, year: string) {
  await page.goto('/profile/work/new')
  await field(page, 'Your job title').fill(role)
  await field(page, 'Employer').fill('Saltmarsh Hospital')
  await page.getByRole('group', { name: /^From/ }).getByLabel('Year').fill(year)
  await save(page)
  await expect(page).toHaveURL('/profile')
}

test(
  'what was typed and not saved is there when the form is opened again',
  { tag: '@any-width' },
  async ({ page, server, script, expectAccessible }) => {
    test.skip(script !== 'on', 'The app saves drafts.')
    await beLoggedIn(page, server)
    await page.goto('/profile/work/new')
    await field(page, 'Your job title').fill('Staff nurse')
    await expect(page.getByText('Saved as a draft.')).toBeVisible()
    await page.goto('/profile')
    await page.goto('/profile/work/new')
    await expect(field(page, 'Your job title')).toHaveValue('Staff nurse')
    await expect(page.getByText('You have not saved this yet')).toBeVisible()
    await expectAccessible()
    await press(page, 'Start again')
    await expect(page.getByText('You have not saved this yet')).toHaveCount(0)
    await expect(field(page, 'Your job title')).toHaveValue('')

    // Leaving the page while typing.
    const headline = page.getByLabel(/^You in one line/)
    await page.goto('/profile/about')
    await headline.fill('Nurse, six years')
    await page.goto('/profile')
    await page.goto('/profile/about')
    await expect(headline).toHaveValue('Nurse, six years')
    await save(page)
    await expect(page).toHaveURL('/profile')
    await page.goto('/profile/about')
    await expect(headline).toHaveValue('Nurse, six years')
    await expect(page.getByText('You have not saved this yet')).toHaveCount(0)
  },
)

for (const script of ['on', 'off'] as const) {
  test.describe(`after a session is over, with script ${script}`, () => {
    test.use({ script, expectedLog: /401/ })

    test('what was typed is still in the form', { tag: '@any-width' }, async ({ page, server }) => {
      const person = await beLoggedIn(page, server)
      // The app checks the session once.
      const isChecked = script === 'on' && page.waitForResponse('**/user/private_data')
      await page.goto('/profile/work/new')
      await isChecked
      await server.db.deleteFrom('session').where('accountId', '=', person.id).execute()
      await field(page, 'Your job title').fill('Staff nurse')
      await field(page, 'Employer').fill('Saltmarsh Hospital')
      await page.getByRole('group', { name: /^From/ }).getByLabel('Year').fill('2019')
      await save(page)

      await expect(page.getByText(/^You were logged out\./).first()).toBeVisible()
      if (script === 'on') {
        await expect(field(page, 'Employer')).toHaveValue('Saltmarsh Hospital')
        await logIn(page, server, person)
      } else await logInAgain(page, person)
      await expect(field(page, 'Your job title')).toHaveValue('Staff nurse')
      await save(page)
      await expect(page).toHaveURL('/profile')
      await expect(page.getByText('Staff nurse').first()).toBeVisible()
    })
  })
}

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script, expectedLog: /422|409/ })
    // The checker is itself a script.
    const isAccessible = async (check: () => Promise<void>) => {
      if (script === 'on') await check()
    }

    test(
      'a seeker writes a CV, corrects mistakes and loses nothing',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server, expectAccessible }) => {
        await beLoggedIn(page, server)
        await page.goto('/dashboard')
        await page.locator('summary', { hasText: 'Picture and profile' }).click()
        await page.getByRole('link', { name: 'Your CV' }).click()
        await expect(page.getByRole('heading', { name: 'Your CV', level: 1 })).toBeVisible()
        await isAccessible(expectAccessible)

        await page.getByRole('link', { name: 'Add a job' }).click()
        await field(page, 'Employer').fill('Saltmarsh Hospital')
        await page.getByRole('group', { name: /^From/ }).getByLabel('Year').fill('19')
        await save(page)
        await expect(page.getByRole('main').getByRole('alert')).toContainText(
          'Enter your job title.',
        )
        await expect(page.getByRole('main').getByRole('alert')).toContainText('four digits')
        await expect(field(page, 'Employer')).toHaveValue('Saltmarsh Hospital')
        await isAccessible(expectAccessible)

        await field(page, 'Your job title').fill('Staff nurse')
        await page.getByRole('group', { name: /^From/ }).getByLabel('Year').fill('2019')
        await page.getByRole('group', { name: /^From/ }).getByLabel('Month').selectOption('March')
        await press(page, 'Save and add another')
        await expect(page).toHaveURL('/profile/work/new')
        await expect(field(page, 'Employer')).toHaveValue('')
        await page.goto('/profile')
        await expect(page.getByText('Mar 2019 – now')).toBeVisible()
        await isAccessible(expectAccessible)

        await page.getByRole('link', { name: 'Change Staff nurse' }).click()
        await page.getByText('Remove this from your CV').click()
        await press(page, 'Remove')
        await expect(page).toHaveURL('/profile')
        await expect(page.getByText('Mar 2019 – now')).toHaveCount(0)
      },
    )

    test(
      'entries are moved with the keyboard, which stays on its button',
      { tag: ['@any-width', '@long'] },
      async ({ page, server }) => {
        await beLoggedIn(page, server)
        for (const [role, year] of [
          ['Matron', '2020'],
          ['Sister', '2015'],
          ['Nurse', '2010'],
        ] as const) {
          await addJob(page, role, year)
        }
        const roles = page.locator('li strong')
        await expect(roles).toHaveText(['Matron', 'Sister', 'Nurse'])

        await page.getByRole('button', { name: 'Move down : Matron' }).focus()
        await page.keyboard.press('Enter')
        await expect(roles).toHaveText(['Sister', 'Matron', 'Nurse'])
        await expect(page.getByRole('button', { name: 'Move down : Matron' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(roles).toHaveText(['Sister', 'Nurse', 'Matron'])
        await expect(page.getByRole('button', { name: 'Move up : Matron' })).toBeFocused()
      },
    )

    test(
      'what another window saved is shown, and what was typed here stays',
      { tag: ['@any-width', '@long'] },
      async ({ page, server, expectAccessible }) => {
        await beLoggedIn(page, server)
        await addJob(page, 'Nurse', '2019')
        const other = await page.context().newPage()
        for (const window of [page, other]) {
          await window.goto('/profile')
          await window.getByRole('link', { name: 'Change Nurse' }).click()
        }
        await field(other, 'Employer').fill('Their hospital')
        await save(other)
        await expect(other).toHaveURL('/profile')
        await field(page, 'Employer').fill('My hospital')
        await save(page)

        await expect(page.getByText('What the other window saved')).toBeVisible()
        await expect(page.getByText('Their hospital')).toBeVisible()
        await expect(field(page, 'Employer')).toHaveValue('My hospital')
        await isAccessible(expectAccessible)
        await press(page, 'Save mine')
        await expect(page.getByText('My hospital')).toBeVisible()
      },
    )

    test(
      'a CV file from another site is looked at, then saved, and the CV is downloaded',
      { tag: script === 'off' ? ['@any-width', '@long'] : '@long' },
      async ({ page, server, expectAccessible }) => {
        await beLoggedIn(page, server)
        await page.goto('/profile/import')
        await isAccessible(expectAccessible)
        const resume = {
          basics: { label: 'Nurse', image: 'me.png' },
          work: [{ name: 'Saltmarsh', position: 'Staff nurse', startDate: '2019-13' }],
        }
        await page.getByLabel('CV file from another site').setInputFiles({
          name: 'resume.json',
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify(resume)),
        })
        await press(page, 'Look at it')
        await expect(page.getByText('“2019-13” is not a date we can read.')).toBeVisible()
        await expect(page.getByText('basics.image')).toBeVisible()
        await isAccessible(expectAccessible)
        await press(page, 'Save as my CV')

        await expect(page).toHaveURL('/profile')
        await expect(page.locator('strong', { hasText: 'Staff nurse' })).toBeVisible()
        const download = page.waitForEvent('download')
        await page.getByRole('link', { name: 'PDF' }).click()
        expect((await download).suggestedFilename()).toBe('CV Ada Obi.pdf')
      },
    )

    test(
      'a seeker applies with a CV of the list and shows the profile; the employer reads it',
      { tag: '@any-width' },
      async ({ page, server, expectAccessible }) => {
        const employer = await aPerson(server.db)
        const job = await aPostedJob(server.db, employer)
        server.notifyJobsChanged()
        await beLoggedIn(page, server)
        await addJob(page, 'Theatre nurse', '2019')
        await page.getByText('Add a file').click()
        await field(page, 'What you call it (optional)').fill('Care jobs')
        const file = { name: 'a.pdf', mimeType: 'application/pdf' }
        await page
          .getByLabel('CV file', { exact: true })
          .setInputFiles({ ...file, buffer: Buffer.from(await aPdf().bytes()) })
        await press(page, 'Add this CV')
        await expect(page.getByRole('link', { name: 'Care jobs' })).toBeVisible()

        await page.goto(`/jobform/${job.id}`)
        await expect(page.getByText('We filled this in from your CV here.')).toBeVisible()
        await expect(page.getByLabel('Use Care jobs')).toBeChecked()
        const too = page.getByText('Send the CV you wrote here, too')
        await page.getByRole('radio', { name: /^Use the CV I wrote here/ }).check()
        await expect(too).toBeHidden()
        await page.getByLabel('Use Care jobs').check()
        await too.click()
        await expect(page.getByText('Theatre nurse')).toBeVisible()
        await isAccessible(expectAccessible)
        await page.getByLabel('Show them the CV I wrote here, too').check()
        await field(page, 'Phone number').fill('+234 803 123 4567')
        await field(page, 'Years of experience').fill('6')
        await field(page, 'Cover letter').fill('Good morning.')
        await press(page, 'Send my application')
        await expect(page).toHaveURL('/jobs')

        const { id } = await server.db
          .selectFrom('application')
          .select('id')
          .where('jobId', '=', job.id)
          .executeTakeFirstOrThrow()
        await page.context().clearCookies()
        await logIn(page, server, employer)
        await page.goto(`/applicants/${job.id}/${id}`)
        await expect(page.getByRole('heading', { name: 'CV as written here' })).toBeVisible()
        await expect(page.getByText('Theatre nurse')).toBeVisible()
        await isAccessible(expectAccessible)
      },
    )
  })
}
