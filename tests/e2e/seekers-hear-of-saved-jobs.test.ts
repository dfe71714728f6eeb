import { sql } from 'kysely'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage, waitForMail } from '#tests/support/journeys.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Server = Parameters<typeof postJob>[0]

/** Notifies savers as the schedule does. */
async function notifySavers({ db }: Server) {
  await sql`insert into pgboss.job (name, data) values ('tell-saved-jobs', '{}')`.execute(db)
}

/** A rejected note, and an invalid link. */
test.use({ expectedLog: /409|410/ })

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test(
      'a note is written, and of two tabs nothing typed is lost',
      { tag: '@any-width' },
      async ({ page, server, expectAccessible }) => {
        await beLoggedIn(page, server)
        const job = await postJob(server)
        await page.request.put(`/api/v1/saved/${job.id}`)
        const other = await page.context().newPage()
        for (const tab of [page, other]) {
          await tab.goto('/saved')
          await tab.getByText('Write a note').click()
        }

        await page.getByLabel('Your note').fill('Ask about nights')
        await page.getByRole('button', { name: 'Save the note' }).click()
        await expectMessage(page, 'Your note is saved.')
        await expect(page.getByText('Ask about nights').first()).toBeVisible()
        await other.getByLabel('Your note').fill('From the other tab')
        await other.getByRole('button', { name: 'Save the note' }).click()
        await expect(other.getByText('It says now: “Ask about nights”').first()).toBeVisible()
        const rejected = other.locator('#note-rejected')
        await expect(rejected).toHaveValue('From the other tab')
        await other.locator('#note-rejected-form').getByRole('button', { name: 'Save' }).click()
        await expectMessage(other, 'Your note is saved.')

        await page.goto('/saved')
        await expect(page.getByText('From the other tab').first()).toBeVisible()
        await page.getByText('Change your note').click()
        if (script === 'on') await expectAccessible()
      },
    )

    test(
      'what has become of saved jobs is on the list until it is read',
      { tag: script === 'off' ? ['@any-width', '@long'] : '@long' },
      async ({ page, server, expectAccessible }) => {
        const word = uniqueWord()
        const [moved, filled, cheat] = [
          await postJob(server, { title: `Moved ${word}` }),
          await postJob(server, { title: `Filled ${word}` }),
          await postJob(server, { title: `Cheat ${word}` }),
        ]
        await page.goto('/saved')
        for (const { id } of [moved, filled, cheat]) await page.request.put(`/api/v1/saved/${id}`)
        const change = (id: string, values: object) =>
          server.db.updateTable('job').set(values).where('id', '=', id).execute()
        await change(moved.id, { place: 'York' })
        await change(filled.id, { status: 'closed', closedAs: 'filled' })
        await change(cheat.id, { status: 'removed', removedBecause: 'money' })

        await page.goto('/saved')
        const news = page.getByRole('region', { name: `What has changed: Moved ${word}` })
        await expect(news).toContainText('Place: Leeds → York')
        await expect(page.getByText('The position is filled.')).toBeVisible()
        await expect(
          page.getByText('We took this job down. Do not pay anybody for it.'),
        ).toBeVisible()
        await expect(page.getByRole('link', { name: `Cheat ${word}` })).toHaveCount(0)
        if (script === 'on') await expectAccessible()

        await news.getByRole('button', { name: 'I have read it' }).click()
        await expect(news).toHaveCount(0)
        await page.getByRole('button', { name: 'I have read them all' }).click()
        await expect(page.getByText('New since you saved or read it')).toHaveCount(0)
        await page.getByRole('link', { name: 'Closed', exact: false }).click()
        await expect(page).toHaveURL('/saved?show=closed')
        await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
      },
    )

    test(
      'the link of a mail ends the mails after one press, and opening it ends nothing',
      { tag: ['@any-width', '@long'] },
      async ({ page, server, expectAccessible }) => {
        const person = await beLoggedIn(page, server)
        const job = await postJob(server)
        await page.request.put(`/api/v1/saved/${job.id}`)
        await server.db.updateTable('job').set({ place: 'York' }).where('id', '=', job.id).execute()
        await notifySavers(server)
        const mail = await waitForMail(server, person.email, /A job you saved has changed/)
        const stop = /<(.+)>/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
        const wishes = async () => {
          const row = server.db.selectFrom('account').select('wantsSavedMails')
          return (await row.where('id', '=', person.id).executeTakeFirstOrThrow()).wantsSavedMails
        }
        await page.goto(stop)
        expect(await wishes()).toBe(true)
        if (script === 'on') await expectAccessible()

        await page.getByRole('button', { name: 'Send me none' }).click()
        await expect(
          page.getByRole('heading', { name: 'We write no more about saved jobs' }),
        ).toBeVisible()
        expect(await wishes()).toBe(false)

        await page.goto('/setting')
        const box = page.getByLabel('Tell me when a job I saved changes or closes')
        await expect(box).not.toBeChecked()
        await box.check()
        await page.getByRole('button', { name: 'Save my choice' }).click()
        await expectMessage(page, 'Your settings have been saved.')
        expect(await wishes()).toBe(true)
        // As an email program does: without a cookie, and without a page.
        const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
        const answer = await fetch(stop, { method: 'POST', body, redirect: 'manual' })
        expect(answer.status).toBeLessThan(400)
        expect(await wishes()).toBe(false)
      },
    )
  })
}
