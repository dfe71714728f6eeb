import { expect, test } from 'vitest'
import type { Actor } from '#server/accounts/actor.ts'
import { newId } from '#server/platform/new-id.ts'
import { aJob } from '#tests/support/builders.ts'
import { aMessage, anActor, anAdmin, aStartupRequest, ANY_LIST } from '#tests/support/admin.ts'
import { aPerson } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services } = await openTestServer()
const { admin } = services

const work = { status: 'done', note: 'Called them.' } as const
const because = { reason: 'It asks for a fee.' }

/** Every operation of admins, each on a record of its own. */
const OPERATIONS: Record<string, (actor: Actor) => Promise<unknown>> = {
  overview: (actor) => admin.overview(actor),
  exportLog: (actor) => admin.exportLog(actor),
  log: (actor) => admin.log(actor, { after: null }),
  'messages.list': (actor) => admin.messages.list(actor, ANY_LIST),
  'messages.find': async (actor) => admin.messages.find(actor, (await aMessage(db)).id),
  'messages.update': async (actor) => admin.messages.update(actor, (await aMessage(db)).id, work),
  'startups.list': (actor) => admin.startups.list(actor, ANY_LIST),
  'startups.find': async (actor) => admin.startups.find(actor, (await aStartupRequest(db)).id),
  'startups.update': async (actor) =>
    admin.startups.update(actor, (await aStartupRequest(db)).id, work),
  'startups.openDocument': async (actor) => {
    const document = { documentName: 'plan.pdf', documentSize: 4 }
    const key = `startup-requests/${newId()}.pdf`
    const { id } = await aStartupRequest(db, { documentKey: key, ...document })
    return admin.startups.openDocument(actor, id)
  },
  'jobs.list': (actor) => admin.jobs.list(actor, ANY_LIST),
  'jobs.find': async (actor) => admin.jobs.find(actor, (await aJob(db)).id),
  'jobs.takeDown': async (actor) => admin.jobs.takeDown(actor, (await aJob(db)).id, because),
  'jobs.restore': async (actor) => {
    const { id: ownerId } = await aPerson(db)
    const { id } = await aJob(db, { ownerId, status: 'removed', removedBecause: 'A mistake' })
    return admin.jobs.restore(actor, id)
  },
  'people.list': (actor) => admin.people.list(actor, ANY_LIST),
  'people.find': async (actor) => admin.people.find(actor, (await aPerson(db)).id),
  'people.suspend': async (actor) => admin.people.suspend(actor, (await aPerson(db)).id, because),
  'people.unsuspend': async (actor) => {
    const { id } = await aPerson(db, { suspendedAt: new Date().toISOString() })
    return admin.people.unsuspend(actor, id)
  },
}

const PEOPLE: Record<string, () => Promise<Actor>> = {
  'a deleted account': async () => ({ ...(await anActor(db)), id: newId() }),
  'another person': () => anActor(db),
  'a suspended admin': () =>
    anActor(db, { isOwner: true, suspendedAt: new Date().toISOString(), suspendedBecause: 'Why' }),
  'a former admin': async () => {
    const owner = await anAdmin(db)
    await db.updateTable('account').set({ isOwner: false }).where('id', '=', owner.id).execute()
    return owner
  },
}

/** Everything that admins changed or can change. */
async function readState() {
  return Promise.all([
    db.selectFrom('deskEntry').selectAll().execute(),
    db.selectFrom('job').select(['id', 'status']).where('status', '!=', 'open').execute(),
    db.selectFrom('contactMessage').select('id').where('deskStatus', '!=', 'new').execute(),
    db.selectFrom('startupRequest').select('id').where('deskStatus', '!=', 'new').execute(),
  ])
}

test('no operation is missing from these tests', () => {
  const names = Object.entries(admin).flatMap(([name, part]) =>
    typeof part === 'function' ? [name] : Object.keys(part).map((of) => `${name}.${of}`),
  )
  const internal = ['isAdmin', 'sendTakedownEmail']
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(
    names.filter((name) => !internal.includes(name)).toSorted(),
  )
})

const walk = Object.keys(PEOPLE).flatMap((who) =>
  Object.keys(OPERATIONS).map((operation) => [who, operation] as const),
)

test.each(walk)('%s cannot %s', async (who, operation) => {
  const actor = await PEOPLE[who]?.()
  if (!actor) throw new Error('No such actor')
  const before = await readState()

  await expect(OPERATIONS[operation]?.(actor)).rejects.toMatchObject({
    code: 'not_found',
    message: 'There is nothing at this address.',
  })

  const [entries, jobs, ...inboxes] = await readState()
  expect([entries, ...inboxes]).toEqual([before[0], before[2], before[3]])
  // The builder of `restore` takes a job down itself.
  expect(jobs).toHaveLength(before[1].length + (operation === 'jobs.restore' ? 1 : 0))
  expect(await admin.isAdmin(actor)).toBe(false)
})

test.each(Object.keys(OPERATIONS))(
  'an admin without a second step cannot %s',
  async (operation) => {
    const actor = { ...(await anAdmin(db)), secondFactorAt: null }
    const [before] = await readState()

    await expect(OPERATIONS[operation]?.(actor)).rejects.toMatchObject({
      code: 'second_step_needed',
    })

    expect((await readState())[0]).toEqual(before)
  },
)

test.each(Object.keys(OPERATIONS))('an admin can %s', async (operation) => {
  const owner = await anAdmin(db)
  const before = await db.selectFrom('deskEntry').selectAll().execute()

  await OPERATIONS[operation]?.(owner)

  const entries = await db.selectFrom('deskEntry').selectAll().execute()
  const isChange = /update|takeDown|restore|suspend/.test(operation)
  expect(entries).toHaveLength(before.length + (isChange ? 1 : 0))
  if (isChange) expect(entries.at(-1)).toMatchObject({ actorId: owner.id, actorEmail: owner.email })
  expect(await admin.isAdmin(owner)).toBe(true)
})

test.each(['', 'nobody', '\u0000', "' or 1=1 --", 'x'.repeat(1000)])(
  'an admin finds nothing under the id %j',
  async (id) => {
    const owner = await anAdmin(db)
    const { messages, startups, jobs, people } = admin
    const tries = [
      messages.find(owner, id),
      messages.update(owner, id, work),
      startups.find(owner, id),
      startups.update(owner, id, work),
      startups.openDocument(owner, id),
      jobs.find(owner, id),
      jobs.takeDown(owner, id, because),
      jobs.restore(owner, id),
      people.find(owner, id),
      people.suspend(owner, id, because),
      people.unsuspend(owner, id),
    ]
    for (const { status, reason } of (await Promise.allSettled(tries)) as PromiseRejectedResult[]) {
      expect([status, reason.code]).toEqual(['rejected', 'not_found'])
    }
  },
)
