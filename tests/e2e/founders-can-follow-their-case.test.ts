import type { Page } from '@playwright/test'
import { aPdf, aProgram } from '#tests/support/documents.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { takeAMinute } from '#tests/support/form-time.ts'
import { beLoggedIn, expectMessage, hurry, waitForMail } from '#tests/support/journeys.ts'
import { aLoggedInPage } from '#tests/support/second-browser.ts'
import { aCase, asUpload, linkIn } from '#tests/support/founder-cases.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const part = (page: Page, name: string) => page.getByRole('region', { name })

async function answer(page: Page, { companyName }: { companyName: string }, words: string) {
  await page.goto('/desk/startups?status=with-us')
  await page.getByRole('searchbox').fill(companyName)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: companyName }).click()
  await expect(heading(page)).toHaveText(companyName)
  await press(page, 'Assign to me')
  await expect(page.getByText('You have taken it.')).toBeVisible()
  await page.getByLabel('Your answer').fill(words)
  await page.getByLabel('Template').selectOption('Please change your document')
  await press(page, 'Insert it')
  await expect(page.getByLabel('Your answer')).toHaveValue(
    new RegExp(`^${words}[^]*Please change this:`),
  )
}

test.describe('with JavaScript', () => {
  // The link of a deleted case has ended.
  test.use({ expectedLog: /status of 410/ })

  test('a founder asks, is answered, sends a document and deletes the case', async ({
    page,
    server,
    expectAccessible,
  }) => {
    test.slow()
    page.setDefaultTimeout(15_000)
    const founderCase = await aCase(page, server)
    const { companyName, companyEmail, reference } = founderCase
    await page.goto(founderCase.link)
    await expect(page).toHaveURL(`/startup/case/${reference}`)
    await expect(heading(page)).toHaveText(companyName)
    await expect(page.getByText(/It is with us\. We answer by the end of \w+day, /)).toBeVisible()
    await expect(page.getByText('Business plan.pdf')).toBeVisible()
    await expectAccessible()

    const { page: desk } = await aLoggedInPage(page, server, { isOwner: true })
    desk.setDefaultTimeout(15_000)
    await answer(desk, founderCase, 'Page 3 needs more.')
    await desk.getByRole('textbox', { name: /^Note/ }).fill('A careful founder.')
    await desk.getByText(/^Ask for a change.*Business plan/).click()
    await desk.getByRole('button', { name: /^Send what to change.*Business plan/ }).click()
    await expect(desk.getByRole('alert').first()).toContainText('Write what they must change.')
    await desk.getByLabel(/^What to change/).fill('Page 4 lacks the rent.')
    await desk.getByRole('button', { name: /^Send what to change.*Business plan/ }).click()
    await expect(desk.getByText('Change requested', { exact: true })).toBeVisible()
    await expect(desk.getByLabel('Your answer')).toHaveValue(/^Page 3 needs more\./)
    await press(desk, 'Add the note')
    const note = part(desk, 'Notes').getByRole('listitem')
    await expect(note.getByText('A careful founder.')).toBeVisible()
    await expect(desk.getByRole('textbox', { name: /^Note/ })).toHaveValue('')
    await press(desk, 'Send the answer')
    await expectMessage(desk, 'Your answer is sent. They get it by email, too.')
    await expect(desk.getByLabel('Your answer')).toHaveValue('')

    await hurry(server, 'tell-case')
    const mail = await waitForMail(server, companyEmail, /we have answered you/)
    expect(mail.text).toMatch(/Page 4 lacks the rent[^]*Page 3 needs more\./)
    await page.goto(linkIn(mail))
    await expect(page.getByText('It is your turn.')).toBeVisible()
    await expect(page.getByText('Change requested')).toBeVisible()
    await page.getByLabel('Your answer').fill('Here is the new one.')
    await page.locator('input[type=file]').setInputFiles(await asUpload(aPdf(), 'Version 2.pdf'))
    await press(page, 'Send')
    await expectMessage(page, 'Sent. It is with us now.')
    await expect(part(page, 'Talk').getByText('Here is the new one.')).toBeVisible()
    await expect(page.getByLabel('Your answer')).toHaveValue('')
    await expectAccessible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save: Version 2.pdf' }).click()
    expect((await downloading).suggestedFilename()).toBe('Version 2.pdf')

    await page.getByText('Delete my case', { exact: true }).click()
    await press(page, 'Delete it for good')
    await expect(page).toHaveURL('/startup/case')
    await expectMessage(page, 'Your case is deleted, with every document.')
    await page.goto(linkIn(mail))
    await expect(page.getByText('This link no longer works')).toBeVisible()
    await expectAccessible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 4(04|09|10|22)/ })

  test(
    'nothing typed is lost, whichever button is pressed',
    { tag: '@long' },
    async ({ page, server, expectAccessible }) => {
      const founderCase = await aCase(page, server)
      await page.goto(founderCase.link)
      const forged = await page.request.post(`/startup/case/${founderCase.reference}?do=close`, {
        form: {},
        headers: { origin: 'https://evil.example' },
      })
      expect(forged.status()).toBe(403)
      await page.getByLabel('Your message').fill('Is this a plan?')
      await page.locator('input[type=file]').setInputFiles(await asUpload(aProgram()))
      await press(page, 'Send')
      await expect(page.getByRole('alert')).toContainText('Choose a PDF or Word document')
      await expect(page.getByLabel('Your message')).toHaveValue('Is this a plan?')
      await press(page, 'Mail me this link')
      await expect(
        page.getByText(/The link is on its way\. Your message is still below/),
      ).toBeVisible()
      await expect(page.getByLabel('Your message')).toHaveValue('Is this a plan?')
      await expectAccessible()
      await press(page, 'Send')
      await expectMessage(page, 'Sent. It is with us now.')
      await page.getByLabel('Your answer').fill('One more thing')

      await page.context().clearCookies({ name: 'founderCase' })
      await press(page, 'Send')
      await expect(page.getByText('Your message is not sent')).toBeVisible()
      await expect(page.getByLabel('What you wrote')).toHaveValue('One more thing')
      await expectAccessible()
    },
  )

  test(
    'an admin who is late is told what came meanwhile',
    { tag: ['@any-width', '@long'] },
    async ({ page, server, expectAccessible }) => {
      const founderCase = await aCase(page, server)
      const { page: founder } = await aLoggedInPage(page, server, { hasScript: false })
      await founder.goto(founderCase.link)
      await beLoggedIn(page, server, { isOwner: true })
      await answer(page, founderCase, 'Thank you.')
      await founder.getByLabel('Your message').fill('We found a manager.')
      await press(founder, 'Send')

      await press(page, 'Send the answer')

      await expect(page.getByRole('alert')).toContainText(
        'Somebody wrote or changed something here',
      )
      await expect(page.getByText('We found a manager.')).toBeVisible()
      await expect(page.getByLabel('Your answer')).toHaveValue(/^Thank you\./)
      await expectAccessible()
      await press(page, 'Send the answer')
      await expectMessage(page, 'Your answer is sent.')
      await page.goto('/desk/startups')
      await expectAccessible()
      await founder.context().close()
    },
  )
})

test(
  'the form says the reference, and who lost the link gets it again',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible, script }) => {
    test.skip(
      script === 'slow',
      'Sent before the app has come, the form does what it does without.',
    )
    const word = uniqueWord()
    const address = `${word}@saltmarsh.example`
    await page.goto('/startup')
    await takeAMinute(page, server)
    await page.getByRole('textbox', { name: 'Company name' }).fill(`Maple ${word}`)
    await page.getByRole('textbox', { name: 'Company email' }).fill(address)
    await page.getByRole('textbox', { name: 'What do you need help with?' }).fill('Where to begin?')
    await press(page, 'Submit')
    await expect(page.getByText(/Your reference: LF-\w{5}/)).toBeVisible()
    await expect(page.getByText(`We send a link to your case to ${address}`)).toBeVisible()
    await waitForMail(server, address, /received your request/)

    await page.goto('/startup/case')
    await expectAccessible()
    await page.getByLabel('The email address that you gave us').fill(address)
    await press(page, 'Mail me the link')
    await expect(page.getByText('Look in your mailbox')).toBeVisible()
    await page.goto(linkIn(await waitForMail(server, address, /The link to your case LF-/)))
    await expect(heading(page)).toHaveText(`Maple ${word}`)

    const person = await beLoggedIn(page, server)
    await server.db
      .updateTable('startupRequest')
      .set({ emailKey: person.emailKey })
      .where('companyName', '=', `Maple ${word}`)
      .execute()
    await page.context().clearCookies({ name: 'founderCase' })
    await page.goto('/dashboard')
    await page.getByRole('link', { name: `Maple ${word}: with us` }).click()
    await expect(heading(page)).toHaveText(`Maple ${word}`)
  },
)

test(
  'an admin adds a template, changes it and deletes it',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, expectAccessible }) => {
    const title = `About ${uniqueWord()}`
    await beLoggedIn(page, server, { isOwner: true })
    await page.goto('/desk/startups/templates')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Text').fill('Thank you for asking.')
    await press(page, 'Save')
    await expectMessage(page, 'Saved.')
    await page.getByRole('link', { name: `Change ${title}` }).click()
    await expectAccessible()
    await page.getByLabel('Text').fill('Thank you very much.')
    await press(page, 'Save')
    await expect(page.getByText('Thank you very much.')).toBeVisible()
    await page.getByRole('link', { name: `Change ${title}` }).click()
    await page.getByText('Delete this template').click()
    await press(page, 'Delete it for good')
    await expect(page).toHaveURL('/desk/startups/templates')
    await expect(page.getByText(title)).toHaveCount(0)
    await expectAccessible()
  },
)
