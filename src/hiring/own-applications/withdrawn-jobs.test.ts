import { expect, test } from 'vitest'
import { findCardsById } from '#board/jobs/jobs.queries.ts'
import { toListedJobs } from '#board/jobs/pages/card/listed-job.ts'
import { toCards } from '#board/jobs/stored/to-cards.ts'
import { ANY_SEARCH } from '#board/search/search.ts'
import { english } from '#platform/languages/english.ts'
import { mailsTo } from '#tests/support/account-calls.ts'
import { anAlert, jobsIn, letAlertsBeDue, sendDigests } from '#tests/support/alerts.ts'
import { aLoggedInPerson, aPostedJob, applyFor } from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, mailbox, services } = server

/** A seeker with an alert that finds two jobs, and an application for one of them. */
async function aSeeker({ withdraws }: { withdraws: boolean }) {
  const q = uniqueWord()
  const seeker = await anAlert(server, { search: { q } })
  const employer = await aLoggedInPerson(server)
  const [job, other] = [
    await aPostedJob(db, employer.actor, { title: `${q} nurse` }),
    await aPostedJob(db, employer.actor, { title: `${q} carer` }),
  ]
  const id = await applyFor(server, { applicant: seeker, jobId: job.id })
  if (withdraws) await services.applications.own.withdraw(seeker.actor, id)
  return { ...seeker, q, job, other, applicationId: id }
}

test.each([
  [true, /^Withdrawn \d/],
  [false, /^Applied \d/],
])('withdrawn: %s. The card says so instead of offering to apply', async (withdraws, words) => {
  const { actor, job, applicationId } = await aSeeker({ withdraws })
  const cards = await toCards(db, await findCardsById(db, [job.id]))
  const context = { ...services, actor, language: english, situation: null, savedOnDevice: [] }

  const [listed] = await toListedJobs(context, cards)

  expect(listed?.applied).toEqual({
    href: `/applications/${applicationId}`,
    words: expect.stringMatching(words),
  })
})

test.each([true, false])(
  'withdrawn: %s. Neither the dashboard nor an alert calls the job new',
  async (withdraws) => {
    const { actor, email, id, q, other } = await aSeeker({ withdraws })
    const search = { ...ANY_SEARCH, q }

    const own = await services.alerts.preview(search, null, actor.id)
    const anybodys = await services.alerts.preview(search, null)
    await letAlertsBeDue(db, id)
    await services.alerts.decide()
    await sendDigests(server)

    expect([own.week, own.jobs.map((card) => card.id)]).toEqual([1, [other.id]])
    expect(anybodys.week).toBe(2)
    expect((await mailsTo(mailbox, email)).flatMap(jobsIn)).toEqual([other.id])
  },
)
