import { expect, test } from 'vitest'
import { aLoggedInPerson, anApplication } from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { applicants, notices, own, deliver } = services.applications

/** Delivers what waits, and returns the mails that an application’s stages caused. */
async function statusMails(id: string) {
  await notices.tellStatus({ applicationId: id })
  const waiting = await db
    .selectFrom('applicationMail')
    .select('id')
    .where('applicationId', '=', id)
    .where('kind', '=', 'notice')
    .execute()
  for (const mail of waiting) await deliver(mail.id)
  return (await mailbox.list()).filter(({ text }) => text.includes(`/applications/${id}`))
}

test('only the status of a minute later is told, once', async () => {
  const { employer, applicant, job, id, key } = await anApplication(server)
  await db.updateTable('job').set({ poster: 'unproved' }).where('id', '=', job.id).execute()
  await applicants.setStage(employer.actor, key, { status: 'rejected' })
  await applicants.setStage(employer.actor, key, { status: 'interview' })

  const [mail, ...more] = await statusMails(id)

  expect(mail).toMatchObject({
    to: applicant.actor.email,
    subject: expect.stringMatching(/^Inter/),
  })
  expect(mail?.text).not.toContain('Saltmarsh House')
  expect(mail?.text).toContain('Never pay for a job')
  expect([more, await statusMails(id)]).toMatchObject([[], [{}]])
})

test('a press that is taken back tells nothing', async () => {
  const { employer, id, key } = await anApplication(server)
  await applicants.open(employer.actor, key)
  await applicants.setStage(employer.actor, key, { status: 'rejected' })
  await applicants.setStage(employer.actor, key, { status: 'seen' })

  expect(await statusMails(id)).toEqual([])
})

test('an offer comes with what an honest one has, and the name of an employer that has proved it', async () => {
  const { employer, job, id, key } = await anApplication(server)
  await db.updateTable('job').set({ poster: 'proved' }).where('id', '=', job.id).execute()
  await applicants.setStage(employer.actor, key, { status: 'offered' })

  const [mail] = await statusMails(id)

  expect(mail?.text).toContain('Saltmarsh House has marked your application')
  expect(mail?.text).toContain('written contract')
  expect(mail?.text).toContain('You pay nothing for it')
})

test('nobody is told who does not want it, has withdrawn, or whose job is gone', async () => {
  for (const prepare of [
    ({ actor }: { actor: { id: string } }) =>
      db.updateTable('account').set({ wantsStatusMails: false }).where('id', '=', actor.id),
    ({ actor }: { actor: { id: string } }) =>
      db
        .updateTable('application')
        .set({ withdrawnAt: new Date().toISOString() })
        .where('applicantId', '=', actor.id),
  ]) {
    const { employer, applicant, id, key } = await anApplication(server)
    await applicants.setStage(employer.actor, key, { status: 'offered' })
    await prepare(applicant).execute()
    expect(await statusMails(id)).toEqual([])
  }
  const { employer, job, id, key } = await anApplication(server)
  await applicants.setStage(employer.actor, key, { status: 'offered' })
  await db.updateTable('job').set({ status: 'removed' }).where('id', '=', job.id).execute()
  expect(await statusMails(id)).toEqual([])
})

test('another organisation’s member sets no status, and queues no mail', async () => {
  const { id, key } = await anApplication(server)
  const { actor } = await aLoggedInPerson(server)

  const change = applicants.setStage(actor, key, { status: 'offered' })

  await expect(change).rejects.toMatchObject({ code: 'not_found' })
  expect(await statusMails(id)).toEqual([])
})

test('the page shows a stage at once', async () => {
  const { employer, applicant, id, key } = await anApplication(server)
  await applicants.setStage(employer.actor, key, { status: 'shortlisted' })
  expect(await own.find(applicant.actor, id)).toMatchObject({ status: 'shortlisted' })
})
