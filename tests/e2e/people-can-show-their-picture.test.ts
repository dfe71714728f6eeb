import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aLargePicture, aPage, aPicture } from '#tests/support/pictures.ts'

const SAVED = 'Your profile picture has been updated.'
const NO_PICTURE = 'Choose a picture (PNG, JPEG, WebP, AVIF or GIF).'
const TOO_LARGE = 'This picture is larger than 5 MB. Choose a smaller one.'

const field = (page: Page) => page.getByLabel('Profile picture')
const upload = (page: Page) => page.getByRole('button', { name: 'Upload' })
const remove = (page: Page) => page.getByRole('button', { name: 'Remove picture' })
const toast = (page: Page) => page.getByRole('region', { name: 'Messages' })
const inHeader = (page: Page) => page.getByRole('button', { name: 'Your account: Ada Obi' })
const large = (page: Page) => page.locator('main img')

/** Opens the dashboard with the fold for changing the picture. */
async function openPicture(page: Page, path = '/dashboard') {
  await page.goto(path)
  await expect(field(page)).toBeHidden()
  await page.locator('summary', { hasText: 'Picture and profile' }).click()
}

async function asUpload(file: File) {
  return { name: file.name, mimeType: 'image/jpeg', buffer: Buffer.from(await file.bytes()) }
}

/** Checks the picture in the header and the large one, as stored by the server. */
async function expectPicture(page: Page) {
  const address = /^\/pictures\/\w{13}\.webp/
  await expect(inHeader(page).locator('img')).toHaveAttribute('src', address)
  await expect(large(page)).toHaveAttribute('src', /\.webp\?size=192$/)
  const width = () => large(page).evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBe(192)
}

async function expectInitials(page: Page) {
  await expect(inHeader(page)).toHaveText('AO')
  await expect(page.locator('main').getByText('AO', { exact: true })).toBeVisible()
}

test('a person chooses, previews, uploads and removes a picture', async ({
  page,
  server,
  expectAccessible,
}) => {
  await beLoggedIn(page, server)
  await openPicture(page)
  await expectInitials(page)
  await expect(upload(page)).toBeHidden()
  await expect(remove(page)).toBeHidden()
  await expectAccessible()

  await field(page).setInputFiles(await asUpload(await aPicture()))
  await expect(large(page)).toHaveAttribute('src', /^blob:/)
  await expectAccessible()
  await upload(page).click()

  await expect(toast(page).getByRole('status')).toHaveText(SAVED)
  await expect(page).toHaveURL('/dashboard')
  await expectPicture(page)
  const target = await inHeader(page).boundingBox()
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await expect(upload(page)).toBeHidden()
  await expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible()

  await remove(page).click()
  await expect(toast(page)).toContainText('Your profile picture has been removed.')
  await expectInitials(page)
})

test(
  'a person changes their picture with the keyboard alone',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await beLoggedIn(page, server)
    const picture = await asUpload(await aPicture('webp'))
    page.on('filechooser', (chooser) => chooser.setFiles(picture))
    await page.goto('/dashboard?tab=appliedJobs')
    await page.locator('summary', { hasText: 'Picture and profile' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Log out' }).focus()
    await page.keyboard.press('Tab')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(upload(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(upload(page)).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(toast(page)).toContainText(SAVED)
    await expect(page).toHaveURL('/dashboard')
    await expectPicture(page)
  },
)

test(
  'a person takes a choice back, and the page looks as before',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    await beLoggedIn(page, server)
    await openPicture(page)
    await field(page).setInputFiles(await asUpload(await aPicture()))
    await expect(upload(page)).toBeVisible()

    await field(page).setInputFiles([])

    await expect(upload(page)).toBeHidden()
    await expectInitials(page)
  },
)

test(
  'a person follows the upload, cancels it, and sends it again',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'until the app runs the browser shows the progress')
    await beLoggedIn(page, server)
    await openPicture(page)
    await field(page).setInputFiles(await asUpload(await aLargePicture(4_000_000)))
    const client = await page.context().newCDPSession(page)
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 }
    await client.send('Network.emulateNetworkConditions', slow)
    await upload(page).click()

    await expect(page.getByRole('progressbar', { name: 'Sending' })).toBeVisible()
    await expect(page.locator('#picture-form output')).toHaveText(/^[1-9]\d? %$/)
    await expect(field(page)).toBeDisabled()
    await expect(upload(page)).toBeDisabled()
    await page.getByRole('button', { name: 'Cancel' }).click()

    await expect(page.getByRole('progressbar')).toBeHidden()
    await expect(upload(page)).toBeFocused()
    await expect(field(page)).toBeEnabled()
    await expect(field(page)).toHaveValue(/large\.jpg$/)

    await client.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
    await upload(page).click()
    await expect(toast(page)).toContainText(SAVED)
    await expectPicture(page)
  },
)

test.describe('a refusal', () => {
  test.use({ expectedLog: /status of 4(01|22)/ })

  test(
    'is shown in a sentence, beside the field too, and the file stays chosen',
    { tag: ['@any-width', '@long'] },
    async ({ page, server, expectAccessible, script }) => {
      test.skip(script !== 'on', 'no file comes back from the server')
      await beLoggedIn(page, server)
      await openPicture(page)
      await field(page).setInputFiles(await asUpload(aPage()))
      await expectInitials(page)
      await upload(page).click()

      await expect(toast(page).getByRole('alert')).toHaveText(NO_PICTURE)
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveAccessibleDescription(/Choose a picture/)
      await expect(field(page)).toHaveValue(/me\.png$/)
      await expectAccessible()

      await field(page).setInputFiles(await asUpload(await aLargePicture(6_000_000)))
      await expect(field(page)).toHaveAccessibleDescription(/larger than 5 MB/)
      await expect(field(page)).not.toHaveAccessibleDescription(/Choose a picture/)
      await expect(upload(page)).toBeHidden()

      await page.context().clearCookies()
      await field(page).setInputFiles(await asUpload(await aPicture()))
      await upload(page).click()
      await expect(toast(page).getByText(/^You were logged out/)).toBeVisible()
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ script: 'off', expectedLog: /status of 4(22|13)/ })

  test(
    'a person corrects a mistake, uploads a picture and removes it',
    { tag: ['@any-width', '@long'] },
    async ({ page, server }) => {
      await beLoggedIn(page, server)
      await openPicture(page)
      await expect(upload(page)).toBeVisible()
      await field(page).setInputFiles(await asUpload(aPage()))
      await upload(page).click()

      await expect(page).toHaveTitle('Error: Dashboard – Landfall')
      await expect(page.locator(':focus')).toContainText('There is a problem')
      await expect(field(page)).toHaveAccessibleDescription(/Choose a picture/)
      await field(page).setInputFiles(await asUpload(await aLargePicture(6_000_000)))
      await upload(page).click()
      await expect(page.getByRole('link', { name: TOO_LARGE })).toBeVisible()

      await field(page).setInputFiles(await asUpload(await aPicture('avif')))
      await upload(page).click()
      await expect(page.getByText(SAVED)).toBeInViewport()
      await expectPicture(page)

      await page.locator('summary', { hasText: 'Picture and profile' }).click()
      await remove(page).click()
      await expect(page.getByText('Your profile picture has been removed.')).toBeInViewport()
      await expectInitials(page)
    },
  )
})
