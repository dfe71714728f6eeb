import { expect, test } from 'vitest'
import { PERSONAL_DATA } from '#main/personal-data.ts'
import { readApplications } from '#hiring/applications/people/applications.personal-data.ts'
import { aLoggedInPerson, anApplication } from '#tests/support/applications.ts'
import { aPdf } from '#tests/support/documents.ts'
import { write } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { findMessageFiles, readMessages } from './personal-data.ts'

const server = await openTestServer()
const { db, services, files } = server
const { applicants, own } = services.applications

/** Each side has sent a text with a file, and the employer one that waits. */
async function aTalk() {
  const scene = await anApplication(server)
  const { employer, applicant, id, key } = scene
  const file = (name: string) => new File([aPdf()], `${name}.pdf`)
  const asEmployer = { ...key, side: 'employer' } as const
  const asApplicant = { id, side: 'applicant' } as const
  await write(server, employer.actor, asEmployer, { text: 'The rota', file: file('rota') })
  await write(server, applicant.actor, asApplicant, { text: 'My papers', file: file('papers') })
  await write(server, employer.actor, asEmployer, { text: 'It waits', file: file('waits') })
  await db
    .updateTable('applicationMessage')
    .set({ sentAt: null })
    .where('applicationId', '=', id)
    .where('body', '=', 'It waits')
    .execute()
  return scene
}

/** Deletes the data as deleting an account does; returns the files that go with it. */
async function deleteAccount(id: string) {
  const found = await findMessageFiles(db, id)
  await db.transaction().execute(async (db) => {
    for (const records of Object.values(PERSONAL_DATA)) await records.delete(db, id, server.tasks)
  })
  await db.deleteFrom('account').where('id', '=', id).execute()
  return found.filter(({ isShared }) => !isShared).map(({ name }) => name.split('-').at(-1))
}

const namesOf = async (id: string) =>
  (await findMessageFiles(db, id)).map(({ name }) => name.split('-').at(-1))

test('the export has the talk with its files, but for what waits for the desk', async () => {
  const { employer, applicant } = await aTalk()

  const [application] = await Array.fromAsync(readApplications(db, applicant.actor.id))
  expect(application).toMatchObject({
    messages: [
      { from: 'employer', text: 'The rota', file: 'rota.pdf' },
      { from: 'applicant', text: 'My papers', file: 'papers.pdf' },
    ],
  })
  expect(await namesOf(applicant.actor.id)).toEqual(['rota', 'papers'])
  const written = await Array.fromAsync(readMessages(db, employer.actor.id))
  expect(written.map((row) => (row as { text: string }).text).toSorted()).toEqual([
    'It waits',
    'The rota',
  ])
  expect(await namesOf(employer.actor.id)).toEqual(['rota', 'waits'])
  const { actor } = await aLoggedInPerson(server)
  expect([await namesOf(actor.id), await Array.fromAsync(readMessages(db, actor.id))]).toEqual([
    [],
    [],
  ])
})

test('a colleague who deletes their account leaves what they wrote, without a name', async () => {
  const { employer, applicant, job, id, key } = await aTalk()
  const heir = await aLoggedInPerson(server)
  await db
    .insertInto('organisationMember')
    .values({ organisationId: job.organisationId ?? '', accountId: heir.actor.id, role: 'owner' })
    .execute()

  expect(await deleteAccount(employer.actor.id)).toEqual([])

  const { messages } = await own.find(applicant.actor, id)
  expect(messages.map(({ author, text }) => [author, text])).toEqual([
    ['Saltmarsh House', 'The rota'],
    ['You', 'My papers'],
  ])
  const { applicant: seen } = await applicants.open(heir.actor, key)
  expect(seen.messages[0]?.author).toBe('Somebody of your organisation')
  for (const { key } of await findMessageFiles(db, applicant.actor.id))
    expect(await files.open(key)).not.toBeNull()
})

test('an employer who was alone leaves the talk to the applicant, who can write no more', async () => {
  const { employer, applicant, id } = await aTalk()

  expect(await deleteAccount(employer.actor.id)).toEqual([])

  const { messages, talk } = await own.find(applicant.actor, id)
  expect([messages.length, talk.denial]).toEqual([2, 'talk_over'])
})

test('an applicant’s talk goes with their application', async () => {
  const { employer, applicant, id } = await aTalk()

  expect(await deleteAccount(applicant.actor.id)).toEqual(['rota', 'papers'])

  const left = db.selectFrom('applicationMessage').select('id').where('applicationId', '=', id)
  expect(await left.execute()).toEqual([])
  expect(await Array.fromAsync(readMessages(db, employer.actor.id))).toEqual([])
})
