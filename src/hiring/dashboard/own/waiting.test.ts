import { expect, test } from 'vitest'
import {
  aLoggedInPerson,
  anApplication,
  aPostedJob,
  type LoggedInPerson,
} from '#tests/support/applications.ts'
import { findTab } from '#hiring/dashboard/pages/own/find-tab.ts'
import { aStoredApplication } from '#tests/support/dashboard.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { anAcceptedOffer, anOffer } from '#tests/support/offers.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { findWaiting, findLastUse } = services.dashboard

test('an offer waits until it is answered, and a withdrawn one does not', async () => {
  const open = await anOffer(server)
  const accepted = await anAcceptedOffer(server)
  const withdrawn = await anOffer(server)
  await services.applications.own.withdraw(withdrawn.applicant.actor, withdrawn.id)

  expect(await findWaiting(open.applicant.actor)).toMatchObject([
    { id: open.id, isOffer: true, newMessages: 0 },
  ])
  expect(await findWaiting(accepted.applicant.actor)).toEqual([])
  expect(await findWaiting(withdrawn.applicant.actor)).toEqual([])
  expect(await findWaiting(open.employer.actor)).toEqual([])
})

test('an unread message waits until it is read', async () => {
  const { applicant, employer, id, key } = await anApplication(server)
  await writeToApplicant(server, employer.actor, { key, text: 'Can you come in May?' })

  expect(await findWaiting(applicant.actor)).toMatchObject([{ id, isOffer: false, newMessages: 1 }])
  await services.applications.own.find(applicant.actor, id)
  expect(await findWaiting(applicant.actor)).toEqual([])
})

test('the times of the last use are the person’s own', async () => {
  const { applicant, employer } = await anApplication(server)

  expect(await findLastUse(applicant.actor)).toEqual({
    appliedAt: expect.any(String),
    postedAt: null,
  })
  expect(await findLastUse(employer.actor)).toEqual({
    appliedAt: null,
    postedAt: expect.any(String),
  })
})

async function tabOf({ actor }: Pick<LoggedInPerson, 'actor'>) {
  const [postedJobs, appliedJobs, unread] = await Promise.all([
    services.dashboard.jobs.count(actor),
    services.applications.own.count(actor),
    services.applications.talk.countUnread(actor),
  ])
  return findTab(services, actor, { counts: { postedJobs, appliedJobs }, unread })
}

test('each side opens the tab that it uses, and a new account none', async () => {
  const { applicant, employer } = await anApplication(server)

  expect(await tabOf(applicant)).toBe('appliedJobs')
  expect(await tabOf(employer)).toBe('postedJobs')
  expect(await tabOf(await aLoggedInPerson(server))).toBeNull()
})

test('a member of an organisation without jobs is there to hire', async () => {
  expect(await tabOf(await anOrganisation(server))).toBe('postedJobs')
})

test('a person of both sides opens the one that waits, then the one used last', async () => {
  const { applicant } = await anOffer(server)
  const job = await aPostedJob(db, applicant.actor)

  expect(await tabOf(applicant)).toBe('appliedJobs')
  await aStoredApplication(db, job.id)
  expect(await tabOf(applicant)).toBe('postedJobs')
})
