import { expect, test } from 'vitest'
import problems from '#organisations/model/problems.json' with { type: 'json' }
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aProof } from '#tests/support/builders.ts'
import {
  aMember,
  anOrganisation,
  historyOf,
  rolesOf,
  sendMails,
  subjectsTo,
} from '#tests/support/organisations.ts'
import { aVisitor, anAddress, mailTo, tokenIn } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const server = await openTestServer()
const { db, mailbox } = server
const { invitations } = server.services.organisations

async function anInvitation(
  email: string,
  organisation?: Awaited<ReturnType<typeof anOrganisation>>,
) {
  const inviting = organisation ?? (await anOrganisation(server))
  await invitations.invite(inviting.actor, inviting.id, { email, role: 'recruiter' })
  await sendMails(server)
  const { id: invitationId } = await db
    .selectFrom('organisationInvitation')
    .select('id')
    .where('organisationId', '=', inviting.id)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow()
  return { ...inviting, invitationId, token: tokenIn(await mailTo(mailbox, email)) }
}

test('nobody is invited in a name that is not proved', async () => {
  const inviting = await anOrganisation(server)
  const { name } = await db
    .selectFrom('organisation')
    .select('name')
    .where('id', '=', inviting.id)
    .executeTakeFirstOrThrow()
  const mailFor = async () => {
    const { actor } = await aLoggedInPerson(server)
    await anInvitation(actor.email, inviting)
    const mail = await mailTo(mailbox, actor.email)
    return `${mail?.subject} ${mail?.text}`
  }

  expect(await mailFor()).not.toContain(name)
  await aProof(db, inviting.id)
  expect(await mailFor()).toContain(name)
})

test('the person invited joins with the link, once', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { id, token, name } = await anInvitation(actor.email)
  expect(await invitations.find(actor, token)).toEqual({
    organisation: name,
    isProved: false,
    role: 'recruiter',
    isForYou: true,
  })

  expect(await invitations.join(aVisitor(), actor, token)).toBe(id)

  expect((await rolesOf(server, id)).get(actor.id)).toBe('recruiter')
  await expect(invitations.join(aVisitor(), actor, token)).rejects.toMatchObject({
    code: 'link_dead',
  })
  expect(await invitations.find(actor, token)).toBeNull()
  expect(await historyOf(server, id)).toEqual(['created', 'member-invited', 'member-joined'])
  await sendMails(server)
  expect(await subjectsTo(server, actor.email)).toContain(`You joined ${name}`)
})

test('two joins at once make one member', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { id, token } = await anInvitation(actor.email)

  const results = await Promise.allSettled([
    invitations.join(aVisitor(), actor, token),
    invitations.join(aVisitor(), actor, token),
  ])

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await rolesOf(server, id)).size).toBe(2)
})

test('another account cannot use the link, and it goes on working', async () => {
  const [invited, other] = [await aLoggedInPerson(server), await aLoggedInPerson(server)]
  const { id, token, name } = await anInvitation(invited.actor.email)

  expect(await invitations.find(other.actor, token)).toMatchObject({ isForYou: false })
  // Nobody has looked at the name, so it is for whom it was meant.
  expect(await invitations.find(null, token)).toMatchObject({ organisation: null, isForYou: false })
  await aProof(db, id)
  expect((await invitations.find(null, token))?.organisation).toBe(name)
  await expect(invitations.join(aVisitor(), other.actor, token)).rejects.toMatchObject({
    problems: [{ message: problems.otherAddress }],
  })
  expect(await invitations.join(aVisitor(), invited.actor, token)).toBe(id)
})

test('an address that is not confirmed joins nothing', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { token } = await anInvitation(actor.email)
  await db.updateTable('account').set({ verifiedAt: null }).where('id', '=', actor.id).execute()

  await expect(invitations.join(aVisitor(), actor, token)).rejects.toMatchObject({
    problems: [{ message: problems.otherAddress }],
  })
})

test.each(['withdrawn', 'expired', 'invented', 'empty'])(
  'a link that is %s joins nothing',
  async (how) => {
    const { actor } = await aLoggedInPerson(server)
    const sent = await anInvitation(actor.email)
    if (how === 'withdrawn') await invitations.withdraw(sent.actor, sent.id, sent.invitationId)
    if (how === 'expired')
      await db
        .updateTable('organisationInvitation')
        .set({ expiresAt: '2026-01-01T00:00:00Z' })
        .where('id', '=', sent.invitationId)
        .execute()
    const token = { invented: 'x'.repeat(43), empty: '' }[how] ?? sent.token

    expect(await invitations.find(actor, token)).toBeNull()
    await expect(invitations.join(aVisitor(), actor, token)).rejects.toMatchObject({
      code: 'link_dead',
    })
  },
)

test.each(['reader', 'recruiter'] as const)('a %s invites nobody', async (role) => {
  const { id } = await anOrganisation(server)
  const { actor } = await aMember(server, id, role)

  const invite = invitations.invite(actor, id, { email: anAddress(), role: 'reader' })

  await expect(invite).rejects.toMatchObject({ code: 'forbidden' })
})

test('a stranger to the organisation invites nobody, and withdraws nothing', async () => {
  const invited = anAddress()
  const { id, invitationId } = await anInvitation(invited)
  const { actor } = await aLoggedInPerson(server)
  const own = await anOrganisation(server)

  const invite = invitations.invite(actor, id, { email: anAddress(), role: 'owner' })
  await expect(invite).rejects.toMatchObject({ code: 'not_found' })
  const withdraw = invitations.withdraw(own.actor, own.id, invitationId)
  await expect(withdraw).rejects.toMatchObject({ problems: [{ message: problems.notWaiting }] })
  expect(await invitations.find(null, tokenIn(await mailTo(mailbox, invited)))).not.toBeNull()
})

test('members and those invited are not invited again', async () => {
  const email = anAddress()
  const sent = await anInvitation(email)
  const again = (address: string) =>
    invitations.invite(sent.actor, sent.id, { email: address, role: 'reader' })

  await expect(again(email.toUpperCase())).rejects.toMatchObject({
    problems: [{ message: problems.alreadyInvited }],
  })
  await expect(again(sent.actor.email)).rejects.toMatchObject({
    problems: [{ message: problems.alreadyMember }],
  })
})

test('somebody without an account gets one mail, however often and by whomever they are invited', async () => {
  const email = anAddress()
  const first = await anInvitation(email)
  await invitations.resend(first.actor, first.id, first.invitationId)
  await sendMails(server)
  await anInvitation(email)
  await invitations.withdraw(first.actor, first.id, first.invitationId)
  await invitations.invite(first.actor, first.id, { email, role: 'reader' })
  await sendMails(server)

  expect(await subjectsTo(server, email)).toHaveLength(1)
})

test('a link that was sent again to somebody without an account still works', async () => {
  const email = anAddress()
  const { actor, id, invitationId, token } = await anInvitation(email)
  await invitations.resend(actor, id, invitationId)
  await sendMails(server)

  const { actor: joining } = await aLoggedInPerson(server, { email })
  expect(await invitations.join(aVisitor(), joining, token)).toBe(id)
})

test('someone with an account gets it again, twice a day', async () => {
  const { actor: invited } = await aLoggedInPerson(server)
  const { actor, id, invitationId } = await anInvitation(invited.email)
  await invitations.resend(actor, id, invitationId)
  await invitations.resend(actor, id, invitationId)
  await sendMails(server)

  expect(await subjectsTo(server, invited.email)).toHaveLength(3)
  const third = invitations.resend(actor, id, invitationId)
  await expect(third).rejects.toMatchObject({ code: 'too_many' })
})

test('one person invites twenty a day', async () => {
  const { actor, id } = await anOrganisation(server)
  for (let i = 0; i < RATE_LIMITS['invitations'].times; i += 1)
    await server.limits.consume(RATE_LIMITS['invitations'], actor.id)

  const invite = invitations.invite(actor, id, { email: anAddress(), role: 'reader' })
  await expect(invite).rejects.toMatchObject({ code: 'too_many' })
})

test('names in mails to others are cut, and lead nowhere', async () => {
  const email = anAddress()
  const name = `Win £500 at evil.example/x call 07700900123 ${'word '.repeat(40)}`
  await anInvitation(email, await anOrganisation(server, { name }))

  const mail = await mailTo(mailbox, email)
  expect(mail?.subject).not.toMatch(/evil\.e|07700/)
  expect(mail?.subject.length).toBeLessThan(110)
})

test('neither the queue nor the row holds the secret of a link', async () => {
  const email = anAddress()
  const { token } = await anInvitation(email)
  const rows = await db.selectFrom('organisationInvitation').selectAll().execute()

  expect(token).not.toBe('')
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('an invitation that is sent again is renewed alone', async () => {
  const inviting = await anOrganisation(server)
  await aProof(db, inviting.id)
  const one = await anInvitation(anAddress(), inviting)
  await anInvitation(anAddress(), inviting)
  const ofThis = db
    .updateTable('organisationInvitation')
    .where('organisationId', '=', inviting.id)
    .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
  await ofThis.execute()

  await invitations.resend(inviting.actor, inviting.id, one.invitationId)

  const renewed = await db
    .selectFrom('organisationInvitation')
    .select('id')
    .where('organisationId', '=', inviting.id)
    .where('expiresAt', '>', new Date().toISOString())
    .execute()
  expect(renewed).toEqual([{ id: one.invitationId }])
})
