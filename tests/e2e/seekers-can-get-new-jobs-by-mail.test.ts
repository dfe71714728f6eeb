import { sql } from 'kysely'
import { letAlertsBeDue } from '#tests/support/alerts.ts'
import { aJob } from '#tests/support/builders.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn, waitForMail } from '#tests/support/journeys.ts'
import { anAddress } from '#tests/support/people.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

const linkIn = (text: string, page: string, url: string) => {
  const [found = ''] = new RegExp(`${url}/alerts${page}\\?token=[\\w.-]+`).exec(text) ?? []
  return found.slice(url.length)
}

/** Runs the tasks of the next morning. */
async function untilDigest(server: Server, address: string) {
  await letAlertsBeDue(server.db)
  await sql`insert into pgboss.job (name, data) values ('decide-alerts', '{}')`.execute(server.db)
  return waitForMail(server, address, /new jobs?:/)
}

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script, expectedLog: /422/ })

    test(
      'an empty list becomes an alert, confirmed by email, and ends with one press',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server, expectAccessible }) => {
        test.slow()
        const q = uniqueWord()
        // The checker is itself a script.
        const check = script === 'on' ? expectAccessible : async () => {}
        const email = anAddress()
        await page.goto(`/jobs?q=${q}`)
        await check()
        await page.getByRole('link', { name: 'Email me new jobs' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(q)
        await check()
        await page.getByLabel('Your email address').fill('nobody')
        await page
          .getByLabel('Your email address')
          .evaluate((field) => field.removeAttribute('type'))
        await page.getByRole('button', { name: 'Email me new jobs' }).click()
        await expect(page.getByText('Enter an email address').first()).toBeVisible()
        await page.getByLabel('Your email address').fill(email)
        await page.getByRole('button', { name: 'Email me new jobs' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your mailbox')
        await check()

        const asks = await waitForMail(server, email, /^Shall we send you new jobs/)
        expect(`${asks.text}${asks.html}`).not.toContain(q)
        await page.goto(linkIn(asks.text, '/confirm', server.url))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Shall we send you new jobs?',
        )
        await check()
        await page.getByRole('button', { name: 'Yes, send them to me' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your alerts')
        await check()
        // Opened again, it leads to the alert that is on, and does not say that nothing is sent.
        await page.goto(linkIn(asks.text, '/confirm', server.url))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your alerts')
        await expect(page.getByRole('main')).toContainText(q)

        const { title } = await postJob(server, { title: `Nurse ${q}` })
        const digest = await untilDigest(server, email)
        expect(digest.text).toContain(title)
        expect(digest.headers).toMatchObject({
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        })
        const job = new RegExp(`${server.url}(/alerts/open\\S+job=\\w+)`).exec(digest.text)?.[1]
        await page.goto(job ?? '')
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title)

        const unsubscribe = linkIn(digest.text, '/unsubscribe', server.url)
        expect(digest.headers?.['List-Unsubscribe']).toBe(`<${server.url}${unsubscribe}>`)
        await page.goto(unsubscribe)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop this alert?')
        await check()
        await page.getByRole('button', { name: 'Stop it' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stopped')
        await check()
        const left = server.db.selectFrom('alert').select('id').where('email', '=', email)
        expect(await left.execute()).toEqual([])
        // Like a mail program, which may send it twice.
        const multipart = { 'List-Unsubscribe': 'One-Click' }
        expect((await page.request.post(unsubscribe, { multipart })).status()).toBe(200)
      },
    )

    test(
      'somebody logged in sets an alert with one press, changes and deletes it',
      { tag: '@any-width' },
      async ({ page, server, expectAccessible }) => {
        const q = uniqueWord()
        // The checker is itself a script.
        const check = script === 'on' ? expectAccessible : async () => {}
        await aJob(server.db, { title: `Cook ${q}` })
        server.notifyJobsChanged()
        await beLoggedIn(page, server)
        await page.goto(`/jobs?q=${q}`)
        await page.getByRole('button', { name: 'Email me new jobs' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your alerts')
        await expect(page.getByText('Every day if there are new jobs')).toBeVisible()
        await page.getByRole('button', { name: 'Send on Mondays' }).click()
        await expect(page.getByText('Every Monday if there are new jobs')).toBeVisible()
        await page.getByRole('button', { name: 'Pause' }).click()
        await expect(page.getByText('Paused: nothing is sent.')).toBeVisible()
        await check()
        await page.getByRole('button', { name: 'Turn on' }).click()
        await expect(page.getByText('Every Monday if there are new jobs')).toBeVisible()
        await page.getByRole('button', { name: 'Delete' }).click()
        await expect(page.getByText('You have none.')).toBeVisible()
        await check()
      },
    )
  })
}

test('cut and invented tokens stop nothing, and another site cannot either @any-width', async ({
  request,
}) => {
  const form = { 'List-Unsubscribe': 'One-Click' }
  for (const token of ['', 'a.b.c', '%00', 'x'.repeat(5000)]) {
    const answer = await request.post(`/alerts/unsubscribe?token=${token}`, { form })
    expect(answer.status()).toBe(410)
  }
  for (const path of ['/alerts/unsubscribe?token=a.b.c', '/alerts', '/alerts/new']) {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await request.post(path, { headers, form })).status()).toBe(403)
  }
})

test(
  'without an account or a link /alerts sends a link, and says the same to everybody',
  { tag: '@any-width' },
  async ({ page, expectAccessible }) => {
    await page.goto('/alerts')
    await expectAccessible()
    await page.getByLabel('Your email address').fill(anAddress())
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByText('If this address has alerts')).toBeVisible()
    expect((await page.request.get('/alerts?token=a.b.c')).status()).toBe(410)
  },
)
