import { expect, test } from 'vitest'
import type { Message } from '#platform/mail/mail.ts'
import { anApplication } from '#tests/support/applications.ts'
import { applicationMails, outboxWith } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db } = server

/** A mail server that fails as often as the test says. */
let failuresToCome = 0
const attempts: string[] = []
const sent: Message[] = []
const mail = {
  async send(message: Message) {
    attempts.push(message.id)
    failuresToCome -= 1
    if (failuresToCome >= 0) throw new Error('451 The mail server is not well')
    sent.push(message)
  },
}
const { deliver } = outboxWith(server, mail)

async function mailsOf(applicationId: string) {
  const rows = await applicationMails(db, applicationId)
  return Object.fromEntries(rows.map(({ variant, id }) => [variant, id]))
}

const sentAs = (id: string | undefined) =>
  sent.filter((message) => message.id === `application-${id}`)

test('a failed email is retried under the same message id, and sent once', async () => {
  const { id, job } = await anApplication(server)
  const { 'to-employer': mailId = '' } = await mailsOf(id)
  failuresToCome = 2

  await expect(deliver(mailId)).rejects.toThrow('451')
  await expect(deliver(mailId)).rejects.toThrow('451')
  await deliver(mailId)
  await deliver(mailId)

  expect(attempts.filter((attempt) => attempt === `application-${mailId}`)).toHaveLength(3)
  expect(sentAs(mailId)).toMatchObject([
    {
      to: job.applyEmail,
      text: expect.stringContaining(`/applicants/${job.id}/${id}`),
    },
  ])
})

test('a receipt goes to the account’s address, whatever address the form had', async () => {
  const { id, applicant } = await anApplication(server, { email: 'victim@elsewhere.example' })
  const { receipt = '' } = await mailsOf(id)

  await deliver(receipt)

  expect(sentAs(receipt)).toMatchObject([{ to: applicant.actor.email }])
})

test('no email is sent about a removed job or a deleted application', async () => {
  const removed = await anApplication(server)
  const { 'to-employer': first } = await mailsOf(removed.id)
  await db.updateTable('job').set({ status: 'removed' }).where('id', '=', removed.job.id).execute()
  const gone = await anApplication(server)
  const { 'to-employer': second } = await mailsOf(gone.id)
  await db.deleteFrom('account').where('id', '=', gone.applicant.actor.id).execute()

  await deliver(first ?? '')
  await deliver(second ?? '')

  expect([...sentAs(first), ...sentAs(second)]).toEqual([])
})

test('people who turned these emails off get none', async () => {
  const { id, employer, applicant } = await anApplication(server)
  const mails = await mailsOf(id)
  await db
    .updateTable('account')
    .set({ wantsApplicantMails: false, wantsReceipts: false })
    .where('id', 'in', [employer.actor.id, applicant.actor.id])
    .execute()
  for (const mailId of Object.values(mails)) await deliver(mailId)

  expect(sentAs(mails['to-employer'])).toEqual([])
  expect(sentAs(mails.receipt)).toEqual([])
})
