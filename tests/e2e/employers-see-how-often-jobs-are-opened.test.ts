import { jobPath } from '#board/jobs/model/job-paths.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { rowOf } from '#tests/support/posting-pages.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

/** The views by source, once they have been written. */
async function viewsOf({ db }: Server, jobId: string) {
  const rows = await db.selectFrom('jobDay').selectAll().where('jobId', '=', jobId).execute()
  return Object.fromEntries(rows.map(({ source, count }) => [source, count]))
}

// The default user agent reveals that no person is looking.
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'
test.use({ userAgent: BROWSER })

test(
  'a page counts once when it is opened, also if it was fetched ahead',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'Without a script nothing is fetched ahead.')
    const { id: ownerId } = await aPerson(server.db)
    const job = await postJob(server, { ownerId, title: `Night nurse ${uniqueWord()}` })
    await page.goto(`/jobs?q=${job.title.split(' ').at(-1)}`)
    const link = page.getByRole('link', { name: job.title, exact: true })
    const ahead = page.waitForResponse(
      (response) => response.url().includes(`${job.id}`) && response.url().includes('.data'),
    )
    await link.hover()
    await (await ahead).finished()

    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title)
    await expect.poll(() => viewsOf(server, job.id), { timeout: 15_000 }).toEqual({ list: 1 })
    await page.goto('about:blank')
    await page.goto(jobPath(job))
    await expect
      .poll(() => viewsOf(server, job.id), { timeout: 15_000 })
      .toEqual({ list: 1, direct: 1 })
  },
)

test(
  'an employer sees how often, and does not count themselves',
  { tag: '@any-width' },
  async ({ page, server, browser }) => {
    const { id: ownerId } = await beLoggedIn(page, server)
    const job = await postJob(server, { ownerId, title: `Night nurse ${uniqueWord()}` })
    const visitor = await browser.newPage({ baseURL: server.url, userAgent: BROWSER })
    await page.goto(jobPath(job))
    for (let time = 0; time < 3; time += 1) await visitor.goto(jobPath(job))
    await visitor.close()
    await expect.poll(() => viewsOf(server, job.id), { timeout: 15_000 }).toEqual({ direct: 3 })

    await page.goto('/dashboard')
    await expect(rowOf(page, job.title)).toContainText('3 +3')
  },
)
