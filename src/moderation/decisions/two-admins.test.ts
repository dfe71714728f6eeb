import { expect, test } from 'vitest'
import { anApplication, aLoggedInPerson } from '#tests/support/applications.ts'
import { anActor, anAdmin } from '#tests/support/admin.ts'
import { aJob } from '#tests/support/builders.ts'
import { aCase, aDecision, applyDecision } from '#tests/support/cases.ts'
import { mailTo } from '#tests/support/people.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { TwoPersonRule } from './decisions.policy.ts'
import { createSuspensionProposals } from './suspending/proposals.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, mailbox, runTasks } = server
const { desk, posters } = services.moderation
const { people } = services.admin
const [olu, kim] = [await anAdmin(db), await anAdmin(db)]

const because = { reason: 'Asked applicants for money.' }
const AGREED = aDecision('suspend')

const isSuspended = async (id: Id) =>
  (
    await db
      .selectFrom('account')
      .select('suspendedAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).suspendedAt !== null

const statusOf = async (id: Id) =>
  (await db.selectFrom('job').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status

const casesOf = (id: Id) =>
  db
    .selectFrom('moderationCase')
    .select(['id', 'number', 'status', 'proposedBy'])
    .where('accountId', '=', id)
    .execute()

/** The only owner of an organisation that has an applicant. */
async function aSoleOwner() {
  const { employer, applicant, job, key } = await anApplication(server)
  return { owner: employer.actor, applicant: applicant.actor, job, key }
}

async function join(organisationId: Id | null, accountId: Id, role: 'owner' | 'recruiter') {
  await db
    .insertInto('organisationMember')
    .values({ organisationId: organisationId ?? '', accountId, role })
    .execute()
}

/** The case opened by an admin’s attempt to suspend this person. */
async function aProposal(owner: { id: Id }) {
  expect(await people.suspend(olu, owner.id, because)).toBe('proposed')
  const [found] = await casesOf(owner.id)
  return found?.id ?? ''
}

test('the only owner where somebody has applied is suspended by two admins', async () => {
  const { owner, applicant, job, key } = await aSoleOwner()
  const id = await aProposal(owner)
  expect([await isSuspended(owner.id), await statusOf(job.id)]).toEqual([false, 'held'])
  expect((await people.find(olu, owner.id)).openSuspension).toBe(id)
  expect(await desk.find(olu, id)).toMatchObject({
    kind: 'suspension',
    status: 'confirm',
    reasons: [{ words: expect.stringMatching(/no other owner can log in there\.$/) }],
    proposal: { words: because.reason, isYours: true },
  })
  await expect(posters.find(owner, id)).rejects.toMatchObject({ code: 'not_found' })

  expect(await desk.decide(kim, id, { ...AGREED, words: 'Other words', markers: 'a: b' })).toBe(
    'done',
  )
  expect([await isSuspended(owner.id), await statusOf(job.id)]).toEqual([true, 'removed'])
  const { suspendedBecause, openSuspension } = await people.find(olu, owner.id)
  expect([suspendedBecause, openSuspension]).toEqual([because.reason, null])
  await applyDecision(server, id)
  expect(await services.warnings.find(applicant, key.id)).toMatchObject({ kind: 'taken-down' })
  await runTasks()
  expect((await mailTo(mailbox, owner.email))?.subject).toBe('Your account is suspended')
})

test('the same admin does not agree with themselves, by any way', async () => {
  const { owner } = await aSoleOwner()
  const id = await aProposal(owner)

  await expect(people.suspend(olu, owner.id, because)).rejects.toThrow(/You have proposed this/)
  await expect(desk.decide(olu, id, AGREED)).rejects.toThrow(/Another admin must agree/)
  const [result] = await desk.decideMany(olu, [id], { ...AGREED, decision: 'refuse' })
  expect(result).toMatchObject({ isDone: false })
  expect(await desk.takeNext(olu)).not.toBe(id)
  expect([await isSuspended(owner.id), (await casesOf(owner.id)).length]).toEqual([false, 1])
})

test('two admins who want it at the same moment make one proposal', async () => {
  const { owner } = await aSoleOwner()
  const tries = await Promise.allSettled([
    people.suspend(olu, owner.id, because),
    people.suspend(kim, owner.id, because),
  ])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringMatching(/^Another admin has proposed this\. Agree in case/) },
  })
  const found = await casesOf(owner.id)
  expect(found).toHaveLength(1)
  expect(await isSuspended(owner.id)).toBe(false)

  const [{ id, proposedBy } = { id: '', proposedBy: '' }] = found
  const other = proposedBy === olu.id ? kim : olu
  const answers = await Promise.allSettled([
    desk.decide(olu, id, AGREED),
    desk.decide(kim, id, AGREED),
  ])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { decidedBy } = await desk.find(other, id)
  expect(decidedBy).toBe(other.email)
})

test('two admins who suspend the two owners at once leave one of them', async () => {
  const { owner, job } = await aSoleOwner()
  const second = await anActor(db)
  await join(job.organisationId, second.id, 'owner')

  const outcomes = await Promise.all([
    people.suspend(olu, owner.id, because),
    people.suspend(kim, second.id, because),
  ])
  expect(outcomes.toSorted()).toEqual(['done', 'proposed'])
  expect([await isSuspended(owner.id), await isSuspended(second.id)].toSorted()).toEqual([
    false,
    true,
  ])
})

test('a suspension with members counts what else they own alone', async () => {
  const { owner } = await aSoleOwner()
  const small = await aJob(db, { ownerId: (await anActor(db)).id })
  await join(small.organisationId, owner.id, 'recruiter')
  const about = { jobId: small.id, organisationId: small.organisationId }
  const id = await aCase(db, about)

  expect(await desk.decide(olu, id, aDecision('suspend', { withPeople: true }))).toBe('proposed')
  expect(await isSuspended(owner.id)).toBe(false)
  await desk.rejectProposal(kim, id)
  await db.updateTable('moderationCase').set({ assignedTo: null }).where('id', '=', id).execute()
  expect(await desk.decide(olu, id, aDecision('suspend'))).toBe('done')
})

test('members who are suspended take down what they posted elsewhere, and back again', async () => {
  const { actor } = await aLoggedInPerson(server)
  const [here, there] = [
    await aJob(db, { ownerId: actor.id }),
    await aJob(db, { ownerId: actor.id }),
  ]
  await db
    .updateTable('job')
    .set({ organisationId: (await aJob(db, { ownerId: (await anActor(db)).id })).organisationId })
    .where('id', '=', there.id)
    .execute()
  const id = await aCase(db, { jobId: here.id, organisationId: here.organisationId })

  await desk.decide(olu, id, aDecision('suspend', { withPeople: true }))
  expect([await statusOf(here.id), await statusOf(there.id)]).toEqual(['removed', 'removed'])
  await desk.undo(olu, id)
  expect([await statusOf(here.id), await statusOf(there.id)]).toEqual(['open', 'open'])
  expect(await isSuspended(actor.id)).toBe(false)
})

test('one admin is enough where another owner stays, nobody applied, or there is no other admin', async () => {
  const { owner, job } = await aSoleOwner()
  await join(job.organisationId, (await anActor(db)).id, 'owner')
  expect(await people.suspend(olu, owner.id, because)).toBe('done')

  const quiet = await anActor(db)
  await aJob(db, { ownerId: quiet.id })
  expect(await people.suspend(olu, quiet.id, because)).toBe('done')

  const { owner: third } = await aSoleOwner()
  const propose = (rule: TwoPersonRule, adminIds: Id[]) =>
    createSuspensionProposals(rule)(db, olu, { subject: third, ...because, adminIds })
  expect(await propose('off', [olu.id, kim.id])).toBeNull()
  expect(await propose('auto', [olu.id])).toBeNull()
  expect(await propose('on', [olu.id])).not.toBeNull()
})

test('a proposal that is turned down ends, and can be made again', async () => {
  const { owner } = await aSoleOwner()
  const id = await aProposal(owner)
  await desk.rejectProposal(kim, id)

  expect(await casesOf(owner.id)).toMatchObject([{ status: 'decided' }])
  await expect(posters.find(owner, id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(desk.decide(kim, id, AGREED)).rejects.toThrow(/decided already/)
  expect(await people.suspend(kim, owner.id, because)).toBe('proposed')
})

test('an admin does not decide about their own suspension', async () => {
  const { job } = await aSoleOwner()
  const extra = await anAdmin(db)
  await db
    .deleteFrom('organisationMember')
    .where('organisationId', '=', job.organisationId ?? '')
    .execute()
  await join(job.organisationId, extra.id, 'owner')
  const id = await aProposal(extra)

  await expect(desk.decide(extra, id, AGREED)).rejects.toThrow('This is about you.')
  await expect(desk.rejectProposal(extra, id)).rejects.toThrow()
  await desk.decide(kim, id, AGREED)
  expect(await isSuspended(extra.id)).toBe(true)
})
