import { expect, test } from 'vitest'
import { PERSONAL_DATA } from '#main/personal-data.ts'
import { aLoggedInPerson, applyFor } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import {
  aMember,
  anOrganisation,
  historyOf,
  rolesOf,
  sendMails,
  subjectsTo,
} from '#tests/support/organisations.ts'
import { applicationMails } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readMemberships } from './personal-data.ts'

const server = await openTestServer()
const { db } = server

/** Deletes an account as the confirmed link does. */
async function deleteAccount(id: string) {
  await db.transaction().execute(async (db) => {
    for (const records of Object.values(PERSONAL_DATA)) await records.delete(db, id, server.tasks)
    await db.deleteFrom('account').where('id', '=', id).execute()
  })
}

/** An organisation with a job of its owner, and an application with a note. */
async function aScene() {
  const organisation = await anOrganisation(server)
  const { id: organisationId, actor, name: employerName } = organisation
  const applyEmail = actor.email.toUpperCase()
  const job = await aJob(db, { organisationId, ownerId: actor.id, employerName, applyEmail })
  const applicant = await aLoggedInPerson(server)
  const application = await applyFor(server, { applicant, jobId: job.id })
  const note = { id: application, applicationId: application, authorId: actor.id, body: 'Good.' }
  await db.insertInto('applicationNote').values(note).execute()
  return { ...organisation, job, application }
}

const jobOf = (id: string) =>
  db
    .selectFrom('job')
    .select(['status', 'ownerId', 'applyEmail'])
    .where('id', '=', id)
    .executeTakeFirst()
const noteOf = (id: string) =>
  db
    .selectFrom('applicationNote')
    .select(['body', 'authorId'])
    .where('applicationId', '=', id)
    .executeTakeFirst()

test('an organisation with other members lives on with its jobs, applications and notes', async () => {
  const { id, name, actor, job, application } = await aScene()
  const reader = await aMember(server, id, 'reader')
  const recruiter = await aMember(server, id, 'recruiter')

  await deleteAccount(actor.id)

  expect(await jobOf(job.id)).toEqual({ status: 'open', ownerId: null, applyEmail: null })
  expect(await noteOf(application)).toEqual({ body: 'Good.', authorId: null })
  // The recruiter came later than the reader, and is an owner now.
  expect(await rolesOf(server, id)).toEqual(
    new Map([
      [reader.actor.id, 'reader'],
      [recruiter.actor.id, 'owner'],
    ]),
  )
  expect(await historyOf(server, id)).toEqual(['created', 'member-left', 'role-changed'])
  await sendMails(server)
  expect(await subjectsTo(server, recruiter.actor.email)).toEqual([
    `You are now an owner of ${name}`,
  ])
})

test('without a recruiter the eldest member becomes owner; a suspended one never', async () => {
  const { id, actor } = await aScene()
  await aMember(server, id, 'recruiter', { suspendedAt: '2026-01-01T00:00:00Z' })
  const reader = await aMember(server, id, 'reader')
  const newer = await aMember(server, id, 'reader')
  await db
    .updateTable('organisationMember')
    .set({ joinedAt: '2030-01-01T00:00:00Z' })
    .where('accountId', '=', newer.actor.id)
    .execute()

  await deleteAccount(actor.id)

  expect((await rolesOf(server, id)).get(reader.actor.id)).toBe('owner')
})

test('with another owner there, nobody’s role changes', async () => {
  const { id, actor } = await aScene()
  await aMember(server, id, 'owner')
  const recruiter = await aMember(server, id, 'recruiter')

  await deleteAccount(actor.id)

  expect((await rolesOf(server, id)).get(recruiter.actor.id)).toBe('recruiter')
})

test('the jobs of somebody alone go with them, also those that a colleague left behind', async () => {
  const { id, actor, job, application } = await aScene()
  const last = await aMember(server, id, 'owner')
  await deleteAccount(actor.id)
  expect(await jobOf(job.id)).toMatchObject({ status: 'open', ownerId: null })

  await deleteAccount(last.actor.id)

  expect(await jobOf(job.id)).toEqual({ status: 'removed', ownerId: null, applyEmail: null })
  expect(await noteOf(application)).toBeUndefined()
})

test('jobs of an organisation that somebody left stay when their account goes', async () => {
  const { id, actor, job, application } = await aScene()
  await aMember(server, id, 'owner')
  await server.services.organisations.members.leave(actor, id)

  await deleteAccount(actor.id)

  expect(await jobOf(job.id)).toEqual({ status: 'open', ownerId: null, applyEmail: null })
  expect(await noteOf(application)).toEqual({ body: 'Good.', authorId: null })
})

test('memberships and what somebody did there are in their download, and nobody else’s', async () => {
  const { id, name, actor } = await aScene()
  const other = await aMember(server, id, 'reader')
  const read = async (accountId: string) => {
    const all: object[] = []
    for await (const record of readMemberships(db, accountId)) all.push(record)
    return all
  }

  expect(await read(actor.id)).toMatchObject([
    { id, name, role: 'owner', done: [{ action: 'created' }] },
  ])
  expect(await read(other.actor.id)).toMatchObject([{ id, role: 'reader', done: [] }])
})

test('an application to a job whose poster is gone is mailed to those who manage it', async () => {
  const { id, actor, job } = await aScene()
  const owner = await aMember(server, id, 'owner')
  const recruiter = await aMember(server, id, 'recruiter')
  const silent = await aMember(server, id, 'recruiter', { wantsApplicantMails: false })
  const reader = await aMember(server, id, 'reader')
  await deleteAccount(actor.id)
  const applicant = await aLoggedInPerson(server)
  const applicationId = await applyFor(server, { applicant, jobId: job.id })
  const mails = await applicationMails(db, applicationId, 'to-employer')
  for (const mail of mails) await server.services.outbox.deliver(mail.id)

  const counts = await Promise.all(
    [owner, recruiter, silent, reader].map(
      async (person) => (await subjectsTo(server, person.actor.email)).length,
    ),
  )
  expect(counts).toEqual([1, 1, 0, 0])
})
