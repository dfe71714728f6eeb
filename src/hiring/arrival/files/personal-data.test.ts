import { expect, test } from 'vitest'
import { findArrivalFiles, readArrivals } from '#hiring/arrival/arrival.personal-data.ts'
import { PERSONAL_DATA } from '#main/personal-data.ts'
import { aLoggedInPerson, asSource } from '#tests/support/applications.ts'
import { aPdf } from '#tests/support/documents.ts'
import { anAcceptedOffer } from '#tests/support/offers.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, files } = server
const { arrival } = services

/** An arrival in which each side has stored a file. */
async function aWayWithFiles() {
  const scene = await anAcceptedOffer(server)
  for (const [actor, key, name] of [
    [scene.applicant.actor, { id: scene.id }, 'results'],
    [scene.employer.actor, scene.key, 'contract'],
  ] as const) {
    const source = await asSource({ step: 'offer', file: new File([aPdf()], `${name}.pdf`) })
    await using form = await arrival.files.receive(actor, source)
    await arrival.files.add(actor, key, form)
  }
  return scene
}

const lastWord = ({ name }: { name: string }) => name.split('-').at(-1)

/** Deletes the data as deleting an account does; returns the files that go with it. */
async function deleteAccount(id: string) {
  const found = await findArrivalFiles(db, id)
  await db.transaction().execute(async (db) => {
    for (const records of Object.values(PERSONAL_DATA)) await records.delete(db, id, server.tasks)
  })
  await db.deleteFrom('account').where('id', '=', id).execute()
  return found.filter(({ isShared }) => !isShared).map(lastWord)
}

test('the export of either side has the files that are theirs', async () => {
  const { applicant, employer } = await aWayWithFiles()
  const found = await findArrivalFiles(db, applicant.actor.id)
  expect(found.map(lastWord)).toEqual(['results', 'contract'])
  expect((await findArrivalFiles(db, employer.actor.id)).map(lastWord)).toEqual(['contract'])
  const [way] = await Array.fromAsync(readArrivals(db, applicant.actor.id))
  expect(way).toMatchObject({ files: [{ name: 'results.pdf' }, { name: 'contract.pdf' }] })
  // The uploading account is not revealed.
  expect(JSON.stringify(way)).not.toContain(employer.actor.id)
  const stranger = await aLoggedInPerson(server)
  expect(await findArrivalFiles(db, stranger.actor.id)).toEqual([])
})

test('with the applicant’s account go all files of the way', async () => {
  const { applicant, id } = await aWayWithFiles()
  expect(await deleteAccount(applicant.actor.id)).toEqual(['results', 'contract'])
  const left = db.selectFrom('arrivalFile').select('id').where('applicationId', '=', id)
  expect(await left.execute()).toEqual([])
})

test('what an employer uploaded outlives the account, and a colleague can delete it', async () => {
  const { applicant, employer, job, id, key } = await aWayWithFiles()
  const colleague = await aLoggedInPerson(server)
  const organisationId = job.organisationId ?? ''
  await db
    .insertInto('organisationMember')
    .values({ organisationId, accountId: colleague.actor.id, role: 'owner' })
    .execute()
  expect(await deleteAccount(employer.actor.id)).toEqual([])

  const { steps } = await arrival.find(applicant.actor, { id })
  const shown = steps.flatMap((step) => step.files)
  expect(shown.map(({ name }) => name)).toEqual(['results.pdf', 'contract.pdf'])
  const fileId = shown[1]?.id ?? ''
  const { content } = await arrival.files.open(applicant.actor, { id, fileId })
  content.destroy()
  await arrival.files.remove(colleague.actor, key, fileId)
  const [{ key: results } = { key: '' }] = await findArrivalFiles(db, applicant.actor.id)
  expect(await files.open(results)).not.toBeNull()
})
