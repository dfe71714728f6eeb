import { expect, test } from '#tests/support/e2e.ts'
import { aProof } from '#tests/support/builders.ts'
import { beLoggedIn, expectMessage } from '#tests/support/journeys.ts'
import { insertOrganisation } from '#organisations/organisations.queries.ts'
import { aPartnerJob } from '#tests/support/partners.ts'
import { button, field } from '#tests/support/posting-pages.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

/** Calls with a key, as a program makes them: without the browser’s cookies. */
function callsWith(url: string, secret: string) {
  return async (path: string, body?: object) => {
    const answer = await fetch(`${url}/api/partner/v1/jobs${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.text() }
  }
}

async function makeKey(page: Page, name: string, isLive: boolean) {
  await field(page, 'Name of the system').fill(name)
  if (isLive) await page.getByLabel('For real jobs').check()
  await button(page, 'Make the key').click()
  await expect(page.getByText('Copy your key now')).toBeInViewport()
  return page.getByText(/^lfk_(?:live|test)_[\w-]{43}$/).innerText()
}

for (const script of ['on', 'off'] as const)
  test.describe(`with script ${script}`, () => {
    test.use({ script, expectedLog: /status of (?:404|422)/ })

    test('a care home’s system tries a job out, posts it and closes it', async ({
      page,
      server,
      expectAccessible,
    }) => {
      const me = await beLoggedIn(page, server)
      const name = `Salt ${uniqueWord()}`
      const id = await insertOrganisation(server.db, me.id, name)
      await aProof(server.db, id)
      await page.goto(`/organisations/${id}`)
      await page.getByRole('link', { name: 'Your own system' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keys for your own system')
      await expect(page.getByText('There is none yet.')).toBeVisible()
      await expectAccessible()

      // A key without a name is not made, and nothing typed is lost.
      await page.getByLabel('Only read').check()
      await button(page, 'Make the key').click()
      await expect(page.getByText('Name the system that gets the key.').first()).toBeVisible()
      await expect(page.getByLabel('Only read')).toBeChecked()
      await expectAccessible()
      await page.getByLabel('Read and write').check()

      const trying = callsWith(server.url, await makeKey(page, 'Rota software', false))
      await expectAccessible()
      const job = aPartnerJob()
      expect((await trying('', job)).status).toBe(201)
      await page.goto(`/organisations/${id}/keys`)
      await expect(page.getByText(/lfk_test_.{5}/)).not.toHaveText(/lfk_test_.{20}/)
      await page.getByText('1 job tried out').click()
      await expect(page.getByText(job.jobTitle)).toBeVisible()
      await expect(page.getByText('would be public')).toBeVisible()
      await expectAccessible()

      const live = callsWith(server.url, await makeKey(page, 'Rota software', true))
      const posted = await live('', job)
      expect(posted.status).toBe(201)
      const { id: jobId, url } = JSON.parse(posted.body) as { id: string; url: string }
      const jsonLd = async () => {
        const html = await (await page.request.get(new URL(url).pathname)).text()
        return html.includes('"@type":"JobPosting"')
      }
      const feeds = async () => {
        const names = ['find-a-job', 'carehome', 'indeed']
        const found = names.map(async (feed) => {
          const answer = await page.request.get(`/feeds/boards/${feed}.xml`)
          return (await answer.text()).includes(jobId)
        })
        return Promise.all(found)
      }
      expect([await jsonLd(), await feeds()]).toEqual([true, [true, true, true]])

      expect((await live(`/${jobId}/close`, {})).status).toBe(200)
      await expect.poll(jsonLd).toBe(false)
      expect(await feeds()).toEqual([false, false, false])

      await page.goto(`/organisations/${id}/keys`)
      await button(page, /^Revoke the key Rota software, lfk_live/).click()
      await expectMessage(page, 'The key is revoked.')
      expect((await live('')).status).toBe(401)
      await expectAccessible()
    })
  })
