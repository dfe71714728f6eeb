import { insertOrganisation } from '#organisations/organisations.queries.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { anSvg, aPicture } from '#tests/support/pictures.ts'
import {
  asUpload,
  aTitle,
  button,
  cardOf,
  expectStep,
  field,
  fillInAdvert,
  fillInJob,
  noFee,
  openStep,
  publish,
  scrollPastLines,
  toLastStep,
} from '#tests/support/posting-pages.ts'

test.describe('a rejection', () => {
  test.use({ expectedLog: /status of 4(03|04|13|22)/ })

  test(
    'of an incomplete advert keeps every answer and the logo',
    { tag: '@any-width' },
    async ({ page, server, expectAccessible, script }) => {
      test.skip(
        script !== 'on',
        'Without the app the server saves the logo, in a journey without a script.',
      )
      const title = aTitle()
      await beLoggedIn(page, server)
      await page.goto('/post')
      await fillInJob(page, title)
      await field(page, 'Company name').fill('')
      await page.getByLabel('Company logo').setInputFiles(await asUpload(await aPicture('png')))
      await button(page, 'Save and continue').click()

      await expect(page.getByRole('link', { name: 'Enter the name of the company.' })).toBeVisible()
      await expect(field(page, 'Company name')).toBeFocused()
      await expect(page.getByRole('img', { name: 'The logo you chose' })).toBeVisible()
      await expect(field(page, 'Job title')).toHaveValue(title)
      await expect(page.locator('#jobCategory')).toHaveValue('Nursing')
      await scrollPastLines(page)
      await expectAccessible()
      // Once in the list, and once at its field.
      await expect(page.getByText('Enter the name of the company.')).toHaveCount(2)
      await field(page, 'Company name').fill('Harbour View')
      await toLastStep(page)
      await noFee(page).check()
      await publish(page).click()

      await expect(page).toHaveURL('/jobs')
      const { employerLogo } = await server.db
        .selectFrom('job')
        .select('employerLogo')
        .where('title', '=', title)
        .executeTakeFirstOrThrow()
      expect(employerLogo).toMatch(/^logos\/\w+\.webp$/)
    },
  )

  test(
    'of a logo that is not an image keeps the rest',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const title = aTitle()
      await beLoggedIn(page, server)
      await page.goto('/post')
      await fillInJob(page, title)
      await page.getByLabel('Company logo').setInputFiles(await asUpload(anSvg()))
      await button(page, 'Save and continue').click()

      await expect(page.getByLabel('Company logo')).toHaveAccessibleDescription(/Choose a picture/)
      await expect(field(page, 'Job title')).toHaveValue(title)
    },
  )

  test(
    'answers everyone who edits or deletes another person’s job',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const job = await postJob(server, { ownerId: (await aPerson(server.db)).id, title: aTitle() })
      await beLoggedIn(page, server)

      for (const path of ['', '/preview', '/delete', '/close']) {
        const response = await page.goto(`/post/${job.id}${path}`)
        expect(response?.status()).toBe(403)
      }
      for (const [path, status] of [
        [`/post/${job.id}/delete`, 403],
        [`/post/${job.id}?step=pay`, 403],
        [`/post/${job.id}?step=publish`, 403],
        ['/post/nothing?step=pay', 404],
        ['/post?step=pay&repeat=' + job.id, 403],
        ['/post?step=pay&template=0123456789abc', 404],
        ['/post/nothing/close', 404],
      ] as const) {
        const answer = await page.request.post(path, { form: { back: '/jobs' }, maxRedirects: 0 })
        expect(answer.status()).toBe(status)
      }
      const early = { form: { intent: 'publish' }, maxRedirects: 0 }
      expect((await page.request.post('/post?step=pay', early)).status()).toBe(400)
      const spoofed = await page.request.post('/post', {
        multipart: { userID: 'anotherowner0', jobTitle: 'x' },
        maxRedirects: 0,
      })
      expect(spoofed.status()).toBe(403)
      await page.goto('/jobs')
      await expect(cardOf(page, job.title)).toBeVisible()
    },
  )
})

test(
  'Enter saves a step and never publishes, and a complaint goes once its field is right',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const title = aTitle()
    const { id } = await beLoggedIn(page, server)
    await page.goto('/post')
    await fillInAdvert(page, title)
    const answer = page.waitForResponse(
      (response) =>
        response.request().method() === 'GET' && response.url().includes('/post.data?step=publish'),
    )
    await noFee(page).press('Enter')
    // Enter leads to this step again; until it answers, other buttons do nothing.
    await answer
    await expect(publish(page)).not.toHaveAttribute('aria-disabled')
    const draft = server.db.selectFrom('draft').select('answers').where('accountId', '=', id)
    expect((await draft.executeTakeFirst())?.answers.noFee).toBe('on')
    await openStep(page, 'Pay and hours')
    await field(page, 'Lowest pay').press('Enter')
    await expectStep(page, 'Sponsorship')
    const posted = server.db.selectFrom('job').select('id').where('ownerId', '=', id)
    expect(await posted.execute()).toEqual([])

    await openStep(page, 'The job')
    const country = page.getByRole('combobox', { name: 'Country' })
    await country.selectOption('')
    await button(page, 'Save and continue').click()
    await expect(country).toHaveAccessibleDescription(/Select the country/)
    await country.selectOption('United Kingdom')
    await expect(country).not.toHaveAccessibleDescription(/Select the country/)
    await expect(page.getByRole('link', { name: /Select the country/ })).toHaveCount(0)

    await openStep(page, 'Pay and hours')
    await field(page, 'Highest pay').fill('3,420')
    await button(page, 'Save and continue').click()
    await expect(field(page, 'Highest pay')).toHaveAccessibleDescription(/Did you mean £34,200\?/)
    await field(page, 'Lowest pay').fill('3,100')
    await expect(field(page, 'Highest pay')).not.toHaveAccessibleDescription(/Did you mean/)
  },
)

for (const script of ['on', 'off'] as const)
  test.describe(`in two windows, with script ${script}`, () => {
    test.use({ script, expectedLog: /status of 409/ })

    test('an advert says what the other window saved before it is saved again', async ({
      page,
      server,
      context,
      expectAccessible,
    }) => {
      const { id: ownerId } = await beLoggedIn(page, server)
      const email = 'jobs@saltmarsh.example'
      const job = await postJob(server, { ownerId, title: aTitle(), applyEmail: email })
      const path = `/post/${job.id}?step=all`
      const other = await context.newPage()
      for (const window of [page, other]) await window.goto(path)
      for (const [window, hours] of [
        [other, '30'],
        [page, '35'],
      ] as const) {
        await field(window, 'Hours a week').fill(hours)
        await noFee(window).check()
        await button(window, 'Save the changes').click()
        if (window === other) await expect(window).toHaveURL(new RegExp(`/jobDetails/${job.id}`))
      }

      const said = page.getByText(/^You changed this advert in another window on /)
      await expect(said).toBeVisible()
      await expect(page.getByText('Hours a week: stored ‘30’, here ‘35’')).toBeVisible()
      await expect(field(page, 'Hours a week')).toHaveValue('35')
      await expectAccessible()
      await button(page, 'Save the changes').click()

      await expect(page).toHaveURL(new RegExp(`/jobDetails/${job.id}`))
      const { hoursPerWeek } = await server.db
        .selectFrom('job')
        .select('hoursPerWeek')
        .where('id', '=', job.id)
        .executeTakeFirstOrThrow()
      expect(hoursPerWeek).toBe(35)
    })

    test('a draft says what the other window saved before it is saved again', async ({
      page,
      server,
      context,
      expectAccessible,
    }) => {
      const { id } = await beLoggedIn(page, server)
      await page.goto('/post')
      await fillInJob(page, aTitle())
      await button(page, 'Save and leave').click()
      await expect(page).toHaveURL('/dashboard')
      const other = await context.newPage()
      for (const window of [page, other]) await window.goto('/post?step=job')
      await field(other, 'Town or area').fill('Hull')
      await button(other, 'Save and continue').click()
      await expectStep(other, 'Pay and hours')
      await field(page, 'Town or area').fill('York')
      await button(page, 'Save and continue').click()

      await expect(page.getByText('Town is ‘Hull’ now. Save again').first()).toBeVisible()
      await expect(field(page, 'Town or area')).toHaveValue('York')
      await expectAccessible()
      await button(page, 'Save and continue').click()
      await expectStep(page, 'Pay and hours')
      const { answers } = await server.db
        .selectFrom('draft')
        .select('answers')
        .where('accountId', '=', id)
        .executeTakeFirstOrThrow()
      expect(answers.place).toBe('York')
    })

    test('a company says what the other window saved before it is saved again', async ({
      page,
      server,
      context,
    }) => {
      const { id: ownerId } = await beLoggedIn(page, server)
      const id = await insertOrganisation(server.db, ownerId, aTitle())
      const other = await context.newPage()
      for (const window of [page, other]) await window.goto(`/organisations/${id}/claim`)
      await field(other, 'Company number').fill('01234567')
      await button(other, 'Save').click()
      await expect(other).not.toHaveURL(/claim/)
      await field(page, 'Company number').fill('07654321')
      await button(page, 'Save').click()

      await expect(page.getByText('Company number is ‘01234567’ now.').first()).toBeVisible()
      await expect(field(page, 'Company number')).toHaveValue('07654321')
      await button(page, 'Save').click()
      await expect(page).not.toHaveURL(/claim/)
      const { companyNumber } = await server.db
        .selectFrom('organisation')
        .select('companyNumber')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(companyNumber).toBe('07654321')
    })
  })

for (const script of ['on', 'off'] as const)
  test.describe(`held, with script ${script}`, () => {
    test.use({ script })

    test('an advert says on the last step what holds it, and appears once that is gone', async ({
      page,
      server,
      expectAccessible,
    }) => {
      const title = aTitle()
      const words = 'We offer a guaranteed visa.'
      await beLoggedIn(page, server)
      await page.goto('/post')
      await fillInJob(page, title)
      const description = await field(page, 'Description').inputValue()
      await field(page, 'Description').fill(`${description} ${words}`)
      await toLastStep(page)

      await expect(
        page.getByText('A person looks at it, usually within one working day'),
      ).toBeVisible()
      await expect(page.getByText('It appears at once')).toHaveCount(0)
      await expect(
        page.getByText('A person looks at these words first: ‘We offer a guaranteed visa’.'),
      ).toBeVisible()
      await expectAccessible()
      await noFee(page).check()
      await publish(page).click()
      await expectMessage(page, 'It is not in this list yet')
      await page.goto('/dashboard')
      await page.getByRole('link', { name: 'See why' }).first().click()
      await expect(page.getByText('‘We offer a guaranteed visa’')).toBeVisible()
      await expect(page.getByText('Without what stopped it, it appears.')).toBeVisible()
      const caseUrl = page.url()
      await page.getByRole('link', { name: 'change the text' }).click()
      await field(page, 'Description').fill(description)
      await toLastStep(page)
      await expect(
        page.getByText('A person looks at it, usually within one working day'),
      ).toHaveCount(0)
      await noFee(page).check()
      await button(page, 'Save the changes').click()

      await expectMessage(page, 'Nothing stops this advert now: it is on the site.')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.goto(caseUrl)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your advert is on the site')
      await expect(page.getByText('nothing in it stops it now')).toBeVisible()
    })
  })
