import { expect, test } from 'vitest'
import problems from '#organisations/model/problems.json' with { type: 'json' }
import { aLoggedInPerson } from '#tests/support/applications.ts'
import {
  aMember,
  anOrganisation,
  historyOf,
  rolesOf,
  sendMails,
  subjectsTo,
} from '#tests/support/organisations.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { members } = server.services.organisations
const LAST = { problems: [{ message: problems.lastOwner }] }

test('an owner changes roles and removes people, who are told', async () => {
  const { id, name, actor } = await anOrganisation(server)
  const { actor: other } = await aMember(server, id, 'reader')

  await members.changeRole(actor, { organisationId: id, accountId: other.id, role: 'recruiter' })
  expect((await rolesOf(server, id)).get(other.id)).toBe('recruiter')
  await members.changeRole(actor, { organisationId: id, accountId: other.id, role: 'recruiter' })
  await members.remove(actor, { organisationId: id, accountId: other.id })

  expect((await rolesOf(server, id)).has(other.id)).toBe(false)
  expect(await historyOf(server, id)).toEqual(['created', 'role-changed', 'member-removed'])
  await sendMails(server)
  expect((await subjectsTo(server, other.email)).toSorted()).toEqual([
    `You no longer belong to ${name}`,
    `Your role at ${name} has changed`,
  ])
})

test('a role that changes to and fro fills nobody’s mailbox', async () => {
  const { id, name, actor } = await anOrganisation(server)
  const { actor: other } = await aMember(server, id, 'reader')
  const change = (times: number) => {
    const role = times % 2 === 0 ? 'recruiter' : 'reader'
    return members.changeRole(actor, { organisationId: id, accountId: other.id, role })
  }
  for (let times = 0; times < 30; times += 1) await change(times)

  await expect(change(30)).rejects.toMatchObject({ code: 'too_many' })
  // An owner can always remove somebody.
  await members.remove(actor, { organisationId: id, accountId: other.id })
  expect((await rolesOf(server, id)).has(other.id)).toBe(false)
  await sendMails(server)
  expect(await subjectsTo(server, other.email)).toContain(`You no longer belong to ${name}`)
})

test.each(['recruiter', 'reader', null] as const)(
  'somebody with the role %s changes nobody',
  async (role) => {
    const { id, actor: owner } = await anOrganisation(server)
    const { actor } = role ? await aMember(server, id, role) : await aLoggedInPerson(server)
    const code = role ? 'forbidden' : 'not_found'
    const choice = { organisationId: id, accountId: owner.id }

    await expect(members.changeRole(actor, { ...choice, role: 'reader' })).rejects.toMatchObject({
      code,
    })
    await expect(members.remove(actor, choice)).rejects.toMatchObject({ code })
    const own = { organisationId: id, accountId: actor.id, role: 'owner' } as const
    await expect(members.changeRole(actor, own)).rejects.toMatchObject({ code })
    expect((await rolesOf(server, id)).get(owner.id)).toBe('owner')
  },
)

test('the last owner cannot leave, be removed or be made less', async () => {
  const { id, actor } = await anOrganisation(server)
  await aMember(server, id, 'recruiter')
  const choice = { organisationId: id, accountId: actor.id }

  await expect(members.leave(actor, id)).rejects.toMatchObject(LAST)
  await expect(members.remove(actor, choice)).rejects.toMatchObject(LAST)
  await expect(members.changeRole(actor, { ...choice, role: 'reader' })).rejects.toMatchObject(LAST)
})

test('a suspended owner is no owner to leave it to', async () => {
  const { id, actor } = await anOrganisation(server)
  await aMember(server, id, 'owner', { suspendedAt: '2026-01-01T00:00:00Z' })

  await expect(members.leave(actor, id)).rejects.toMatchObject(LAST)
})

test('of two owners who leave at the same time one stays', async () => {
  const { id, actor } = await anOrganisation(server)
  const { actor: other } = await aMember(server, id, 'owner')

  const results = await Promise.allSettled([members.leave(actor, id), members.leave(other, id)])

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect([...(await rolesOf(server, id)).values()]).toEqual(['owner'])
})

test('two owners who remove each other do not leave nobody', async () => {
  const { id, actor } = await anOrganisation(server)
  const { actor: other } = await aMember(server, id, 'owner')

  await Promise.allSettled([
    members.remove(actor, { organisationId: id, accountId: other.id }),
    members.remove(other, { organisationId: id, accountId: actor.id }),
  ])

  expect([...(await rolesOf(server, id)).values()]).toEqual(['owner'])
})

test.each(['', '../x', "'; drop table job", 'x'.repeat(5000), 'nobodywiththis'])(
  'nothing is found under the id %o',
  async (garbage) => {
    const { id, actor } = await anOrganisation(server)
    const notFound = { code: 'not_found' }
    const choice = { organisationId: id, accountId: garbage }

    await expect(members.leave(actor, garbage)).rejects.toMatchObject(notFound)
    await expect(members.remove(actor, choice)).rejects.toMatchObject({
      problems: [{ message: problems.notAMember }],
    })
    await expect(server.services.organisations.find(actor, garbage)).rejects.toMatchObject(notFound)
  },
)

test('a suspended organisation stays as it is', async () => {
  const { id, actor } = await anOrganisation(server)
  const { actor: other } = await aMember(server, id, 'owner')
  const suspendedAt = new Date().toISOString()
  await server.db.updateTable('organisation').set({ suspendedAt }).where('id', '=', id).execute()

  await expect(
    members.remove(actor, { organisationId: id, accountId: other.id }),
  ).rejects.toMatchObject({ problems: [{ message: problems.suspended }] })
})
