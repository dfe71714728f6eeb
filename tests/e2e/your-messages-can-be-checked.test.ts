import { expect, test } from '#tests/support/e2e.ts'
import { aJob } from '#tests/support/builders.ts'
import { aSponsor } from '#tests/support/register.ts'
import { takeAMinute } from '#tests/support/form-time.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const FEE = 'Pay the processing fee of £900 for your Certificate of Sponsorship today.'

test.use({ expectedLog: /422|429/ })

const LANGUAGES = [
  {
    path: '/real',
    check: 'Check it',
    alarm: 'Do not pay. Do not answer.',
    calm: 'We found nothing wrong. That is no proof.',
    tooFast: 'That was too fast for us to know that you are a person.',
    passedOn: 'Thank you. Our desk has the text.',
    copy: 'Copy the questions',
    copied: 'Copied',
  },
  {
    path: '/hi/real',
    check: 'जाँचें',
    alarm: 'पैसे न दें। जवाब न दें।',
    calm: 'हमें कुछ ग़लत नहीं मिला। यह कोई सबूत नहीं है।',
    tooFast: 'यह इतनी जल्दी आया',
    passedOn: 'धन्यवाद। संदेश हमारी टीम को मिल गया।',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया',
  },
]

for (const script of ['on', 'off'] as const) {
  test.describe(`script ${script}`, () => {
    test.use({ script })

    test(
      'an offer letter stands beside the open job that it names',
      { tag: '@phone' },
      async ({ page, server, expectAccessible }) => {
        const { name, id } = await aSponsor(server.db, {
          name: `Oakmere X${uniqueWord()} Homes Ltd`,
        })
        await aJob(server.db, {
          title: 'Night nurse',
          place: 'Leeds',
          employerName: name,
          legalName: name,
          sponsorId: id,
        })
        await page.goto('/real')
        await page
          .locator('#text')
          .fill(`${name} offers you the post of night nurse. Place of work: Hull. 48 hours a week.`)
        await page.getByRole('button', { name: 'Check it', exact: true }).click()
        const looked = page.getByRole('region', { name: 'What we looked at' })
        await expect(looked.getByRole('link', { name: /\(223\d\)/ })).toHaveAttribute(
          'href',
          /^\/occupations\/223\d\//,
        )
        await expect(page.getByRole('button', { name: 'Copy the questions' })).toHaveCount(
          script === 'on' ? 1 : 0,
        )
        await page.getByText('What it offers, and what the rules say').click()
        await expect(page.getByRole('link', { name: 'Night nurse', exact: true })).toBeVisible()
        await expect(page.getByText('Another place than in the advert.')).toBeVisible()
        await expect(page.getByRole('link', { name: 'Save it for an adviser' })).toHaveAttribute(
          'download',
        )
        await expectAccessible()
      },
    )

    for (const { path, check, alarm, calm, tooFast, passedOn, copy, copied } of LANGUAGES) {
      test(
        `${path} says what a message asks for, and where`,
        { tag: '@phone' },
        async ({ page, server, expectAccessible }) => {
          await page.goto(path)
          await expectAccessible()
          await page.locator('#text').fill(`<b>Hello</b> & welcome.\n${FEE}`)
          const answered = page.waitForResponse(
            (response) => response.request().method() === 'POST',
          )
          await page.getByRole('button', { name: check, exact: true }).click()
          expect((await answered).headers()['cache-control']).toBe('no-store')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(alarm)
          await expect(page.locator('[data-answer=alarm]')).toBeVisible()
          await expect(page.locator('mark').first()).toContainText('£900')
          await expect(page.getByText('<b>Hello</b> & welcome.')).toBeVisible()
          await expect(page.locator('a[href^="https://wa.me/"]')).toBeVisible()
          await expect(page.locator('a[href="tel:+443001232040"]')).toBeVisible()
          await expect(page.locator('a[href="tel:08000121700"]')).toBeVisible()
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(width).toBeLessThanOrEqual(360)
          await expectAccessible()

          // A program sends it at once; the text is still there.
          const soon = server.services.formTimestamps.stamp(Date.now() + 600_000)
          const openedAt = page.locator('input[name=openedAt]')
          await openedAt.evaluate(
            (input: HTMLInputElement, time) => void (input.value = time),
            soon,
          )
          await page.locator('button[name=passOn]').click()
          await expect(page.getByRole('alert')).toContainText(tooFast)
          await takeAMinute(page, server)
          await page.locator('button[name=passOn]').click()
          await expect(page.getByRole('status').filter({ hasText: passedOn })).toBeVisible()

          await page.goto(path)
          await page.locator('#text').fill('Your interview is on Monday at 10 with our manager.')
          await page.getByRole('button', { name: check, exact: true }).click()
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(calm)
          await expect(page.locator('a[href^="https://wa.me/"]')).toHaveCount(0)
          const copying = page.getByRole('button', { name: copy, exact: true })
          await expect(copying).toHaveCount(script === 'on' ? 1 : 0)
          if (script === 'off') return
          await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
          await copying.click()
          await expect(page.getByRole('button', { name: copied, exact: true })).toBeVisible()
          const text = await page.evaluate(() => navigator.clipboard.readText())
          expect(text).toContain('What is the legal name on your sponsor licence?')
          await expect(copying).toBeVisible()
          await expectAccessible()
        },
      )
    }

    test(
      'what does not fit stands beside what we know',
      { tag: '@phone' },
      async ({ page, server, expectAccessible }) => {
        const { name } = await aSponsor(server.db, { name: `Oakmere X${uniqueWord()} Homes Ltd` })
        await page.goto('/real')
        await page
          .locator('#text')
          .fill(`${name} invites you to an interview. Write to oakmere.jobs@gmail.com.`)
        await page.getByRole('button', { name: 'Check it', exact: true }).click()
        await expect(page.locator('[data-answer=doubt] h1 + p')).toContainText('this address')
        await expect(page.getByText(`Ring ${name} yourself.`)).toBeVisible()
        const row = page.getByRole('row', { name: /^Address/ })
        await expect(row).toContainText('oakmere.jobs@gmail.com')
        await expect(row).toHaveAttribute('data-off')
        await expect(page.locator('mark')).toHaveText('oakmere.jobs@gmail.com')
        if (script === 'on') {
          await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
          await page.getByRole('button', { name: 'Copy', exact: true }).click()
          await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
          const copied = await page.evaluate(() => navigator.clipboard.readText())
          expect(copied).toContain('occupation code of the job')
        }
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(360)
        await expectAccessible()
      },
    )

    test('nothing pasted is one sentence beside the box', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/real')
      await page.getByRole('button', { name: 'Check it' }).click()
      await expect(page.locator('#text-error')).toContainText(
        'Paste the message, or choose a file.',
      )
    })

    test(
      'what is pasted beside a file, and too long, stays whole',
      { tag: '@phone' },
      async ({ page }) => {
        const text = `${'x'.repeat(20_800)} ${FEE}`
        await page.goto('/real')
        await page.locator('#text').focus()
        await page.keyboard.insertText(text)
        const buffer = Buffer.from('Welcome.')
        await page.locator('#file').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer })
        await page.getByRole('button', { name: 'Check it' }).click()
        await expect(page.locator('#text-error')).toContainText('longer than 20,000 characters')
        await expect(page.locator('#text')).toHaveValue(text)
      },
    )
  })
}

test(
  'a text that is too long comes back whole with one sentence',
  { tag: '@phone' },
  async ({ page }) => {
    const text = `Zebra ${'x'.repeat(20_000)}`
    const response = await page.request.post('/real', { form: { text } })
    expect(response.status()).toBe(422)
    const body = await response.text()
    expect(body).toContain('This text is longer than 20,000 characters.')
    expect(body).toContain(text)
  },
)

test(
  'another site passes no text on, and one that is too long is refused',
  { tag: '@phone' },
  async ({ page, server }) => {
    const text = `${crypto.randomUUID()} ${FEE}`
    const send = (sent: string, origin?: string) =>
      page.request.post('/real', {
        headers: origin ? { origin, 'sec-fetch-site': 'cross-site' } : {},
        multipart: { text: sent, passOn: '1' },
      })

    expect((await send(text, 'https://evil.example')).status()).toBe(403)
    expect((await send(`${text}${'x'.repeat(20_000)}`)).status()).toBe(422)
    const kept = server.db.selectFrom('contactMessage').select('id')
    expect(await kept.where('message', 'like', `${text}%`).execute()).toEqual([])
  },
)
