import { expect, test } from 'vitest'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { deliverMail } from '#tests/support/outbox.ts'
import { mailTo } from '#tests/support/people.ts'
import { aTeam } from '#tests/support/team.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, mailbox, services } = server
const { sharing } = services.applications

const deliver = (subject: string) =>
  deliverMail(server, { kind: 'applicant-share', subject, about: {} })

async function sharesOf(applicationId: string) {
  const shares = db.selectFrom('applicantShare').select('id')
  return (await shares.where('applicationId', '=', applicationId).execute()).map(({ id }) => id)
}

test('a colleague gets a mail with a link, and of the applicant only the first name', async () => {
  const overrides = { fullName: 'Grace Mensah-Owusu', email: 'grace@example.com' }
  const { employer, tom, key, id } = await aTeam(server, overrides)

  await sharing.share(employer.actor, key, tom.actor.id)
  const [share = ''] = await sharesOf(id)
  await deliver(share)
  await deliver(share)

  const mail = await mailTo(mailbox, tom.actor.email)
  expect(mail?.subject).toBe('Ada shares an applicant with you')
  expect(mail?.text).toContain(`/applicants/${key.jobId}/${key.id}`)
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Mensah|grace@|Nigeria|nights/)
  const mails = (await mailbox.list()).filter(({ to }) => to === tom.actor.email)
  expect(mails).toHaveLength(1)
})

test('nobody but a member of the organisation can be told', async () => {
  const { employer, applicant, reader, key, id } = await aTeam(server)
  const stranger = await aLoggedInPerson(server)
  const other = await aTeam(server)

  for (const { actor } of [stranger, applicant, other.tom, employer])
    await expect(sharing.share(employer.actor, key, actor.id)).rejects.toMatchObject({
      code: 'invalid_input',
      problems: [{ field: 'colleague' }],
    })
  for (const { actor } of [reader, other.employer, applicant, stranger])
    await expect(sharing.share(actor, key, employer.actor.id)).rejects.toMatchObject({
      code: 'not_found',
    })
  expect(await sharesOf(id)).toEqual([])
})

test('who has left or is suspended before the mail goes gets none', async () => {
  const { employer, tom, reader, organisationId, key, id } = await aTeam(server)
  await sharing.share(employer.actor, key, tom.actor.id)
  await sharing.share(employer.actor, key, reader.actor.id)
  await services.organisations.members.remove(employer.actor, {
    organisationId,
    accountId: tom.actor.id,
  })
  await db
    .updateTable('account')
    .set({ suspendedAt: new Date().toISOString() })
    .where('id', '=', reader.actor.id)
    .execute()

  for (const share of await sharesOf(id)) await deliver(share)

  expect(await mailTo(mailbox, tom.actor.email)).toBeNull()
  expect(await mailTo(mailbox, reader.actor.email)).toBeNull()
})

test('the same colleague is told of the same applicant twice a day at most', async () => {
  const { employer, tom, key, id } = await aTeam(server)
  const outcomes = await Promise.allSettled(
    [1, 2, 3, 4].map(() => sharing.share(employer.actor, key, tom.actor.id)),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([
    { reason: { code: 'too_many' } },
    { reason: { code: 'too_many' } },
  ])
  expect(await sharesOf(id)).toHaveLength(2)
})
