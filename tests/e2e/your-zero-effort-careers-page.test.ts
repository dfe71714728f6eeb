import { sql } from 'kysely'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { insertOrganisation } from '#organisations/organisations.queries.ts'
import { aProof } from '#tests/support/builders.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage, logIn, waitForMail } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { createPinpointBoard } from '#tests/support/pinpoint-board.ts'
import { button, field } from '#tests/support/posting-pages.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

/** A rejected address. */
test.use({ expectedLog: /422/ })

for (const script of ['on', 'off'] as const)
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test('an employer connects its board, and the board follows its list', async ({
      page,
      server,
      browser,
      expectAccessible,
    }) => {
      const word = uniqueWord()
      // The name of its board spells that of the organisation; another one would wait for the desk.
      const board = createPinpointBoard(`${word.toLowerCase()}house`)
      server.sites.set(board.host, board.answer)
      board.postings.push(
        { id: '1', title: `Night nurse ${word}`, pay: 38_000 },
        { id: '2', title: `Senior carer ${word}`, pay: 31_300 },
        { id: '3', title: `Cook ${word}` },
        { id: '4', title: `Team leader ${word}` },
      )
      const owner = await beLoggedIn(page, server)
      const id = await insertOrganisation(server.db, owner.id, `${word} House`)

      await page.goto(`/organisations/${id}`)
      await page.getByRole('link', { name: 'Your careers page' }).click()
      await expect(
        page.getByText(`First show that you act for ${word} House`).first(),
      ).toBeVisible()
      await expect(button(page, 'Look at it')).toHaveCount(0)
      await aProof(server.db, id)

      await page.goto(`/organisations/${id}/careers`)
      await field(page, 'Address of your careers page').fill('Fen House')
      await button(page, 'Look at it').click()
      await expect(page.getByText('Paste the address of your careers page').first()).toBeVisible()
      await expect(field(page, 'Address of your careers page')).toHaveValue('Fen House')
      await field(page, 'Address of your careers page').fill(board.careers)
      await button(page, 'Look at it').click()
      const preview = page.getByRole('region', { name: 'Found: Pinpoint' })
      await expect(preview).toContainText('The list has 4 adverts.')
      await expect(preview).toContainText(`Night nurse ${word}`)
      await expect(preview).toContainText('Leeds · £38,000')
      await expectAccessible()

      await page.getByLabel(/^I may decide this for/).check()
      await button(page, 'Connect').click()
      await expectMessage(page, 'Connected. We read your list within a few minutes.')
      await server.readLists()

      const jobs = await server.db
        .selectFrom('job')
        .select(['id', 'title'])
        .where('title', 'like', `%${word}`)
        .orderBy('title')
        .execute()
      expect(jobs).toHaveLength(4)
      const nurse = jobs.find(({ title }) => title.startsWith('Night')) ?? { id: '', title: '' }
      const seeker = await aPerson(server.db)
      const context = await browser.newContext({
        baseURL: server.url,
        javaScriptEnabled: script === 'on',
      })
      const reader = await context.newPage()
      await logIn(reader, server, seeker)
      await reader.goto(jobPath(nurse))
      const main = reader.getByRole('main')
      await expect(main).toContainText('From the employer’s own list · seen ')
      await expect(main).toContainText(' · first seen ')
      await expect(
        main.getByRole('link', { name: 'Apply on the employer’s site' }).first(),
      ).toHaveAttribute('href', `${board.careers}/en/postings/1`)
      await expect(main).toContainText('Proved by evidence that we looked at')
      await reader.request.put(`/api/v1/saved/${nurse.id}`)

      // Its employer changes it in the list, not here.
      await page.goto(jobPath(nurse))
      await expect(
        page.getByRole('link', { name: 'Apply on the employer’s site' }).first(),
      ).toBeVisible()
      await expect(page.getByText('You posted this job')).toHaveCount(0)
      await page.goto(`/organisations/${id}/careers`)
      const list = page.getByRole('region', { name: 'Your list at Pinpoint' })
      await expect(list).toContainText('4')
      await list.getByText('What the last readings found').click()
      await expect(list).toContainText('4 new')
      await expectAccessible()

      // It vanishes there. One reading without it closes nothing.
      board.postings.shift()
      await server.readLists(7)
      await reader.goto(jobPath(nurse))
      await expect(
        main.getByRole('link', { name: 'Apply on the employer’s site' }).first(),
      ).toBeVisible()
      await server.readLists(13)
      await reader.goto(jobPath(nurse))
      await expect(main).toContainText('This job has closed.')
      await sql`insert into pgboss.job (name, data) values ('tell-saved-jobs', '{}')`.execute(
        server.db,
      )
      const mail = await waitForMail(server, seeker.email, /A job you saved has changed/)
      expect(mail.subject).toContain(`Night nurse ${word}`)

      // Everybody sees that it is read, and the employer can end it.
      await reader.goto('/sources')
      await expect(reader.getByRole('row', { name: new RegExp(`${word} House`) })).toContainText(
        'Its own list, with its agreement',
      )
      await page.goto(`/organisations/${id}/careers`)
      await list.getByText('Disconnect this list').click()
      await expect(list).toContainText('Its 3 adverts here close at once.')
      await list.getByRole('button', { name: 'Disconnect' }).click()
      await expectMessage(page, 'Disconnected.')
      await reader.goto(jobPath(jobs.find(({ title }) => title.startsWith('Cook')) ?? nurse))
      await expect(main).toContainText('This job has closed.')
      await context.close()
    })

    test('a system that wants to be asked is not read before the employer agrees', async ({
      page,
      server,
      expectAccessible,
    }) => {
      const host = 'api.smartrecruiters.com'
      const list = {
        id: '7',
        name: 'Night nurse',
        releasedDate: '2026-10-20T09:00:00Z',
        company: { identifier: 'fen', name: 'Fen' },
        location: { city: 'Leeds', country: 'gb' },
      }
      const jobAd = { sections: { jobDescription: { text: '<p>Care for people at night.</p>' } } }
      const asked: string[] = []
      server.sites.set(host, (request, response) => {
        asked.push(request.url ?? '')
        const isOne = request.url?.includes('/postings/7')
        const body = isOne ? { ...list, jobAd } : { totalFound: 1, content: [list] }
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      })
      const owner = await beLoggedIn(page, server)
      const id = await insertOrganisation(server.db, owner.id, `${uniqueWord()} House`)
      await aProof(server.db, id)

      await page.goto(`/organisations/${id}/careers`)
      await field(page, 'Address of your careers page').fill('careers.smartrecruiters.com/Fen')
      await button(page, 'Look at it').click()
      await expect(page.getByText('Tick that you agree, then look again.').first()).toBeVisible()
      await expect(field(page, 'Address of your careers page')).toHaveValue(/smartrecruiters/)
      await expectAccessible()
      await button(page, 'Look at it').click()
      await expect(page.getByText('Tick that you agree, then look again.').first()).toBeVisible()
      expect(asked).toEqual([])
      await page.getByLabel(/Landfall may read our list once now/).check()
      await button(page, 'Look at it').click()
      await expect(page.getByRole('region', { name: 'Found: SmartRecruiters' })).toContainText(
        'Night nurse',
      )
      server.sites.delete(host)
    })
  })
