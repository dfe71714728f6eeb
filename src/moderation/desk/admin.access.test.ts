import { expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aJob } from '#tests/support/builders.ts'
import {
  aCaseDocument,
  aMessage,
  anActor,
  anAdmin,
  aStartupRequest,
  ANY_LIST,
} from '#tests/support/admin.ts'
import { asSource } from '#tests/support/applications.ts'
import { aPerson } from '#tests/support/people.ts'
import { today } from '#platform/primitives/time/today.ts'
import { registerCsv } from '#tests/support/register-files.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { admin } = services

const work = { status: 'done', note: 'Called them.' } as const
const closed = { status: 'closed', version: 0 } as const
const template = { title: 'Hello', text: 'Thank you.' }
const change = { text: 'Page 3 lacks the rent.', formId: '', version: 0 }
const because = { reason: 'It asks for a fee.' }

async function aTemplate() {
  const id = newId()
  await db.insertInto('founderTemplate').values({ id, title: 'Hello', body: 'Hi' }).execute()
  return id
}

/** Every operation of admins, each on a record of its own. */
const OPERATIONS: Record<string, (actor: Actor) => Promise<unknown>> = {
  overview: (actor) => admin.overview(actor),
  exportLog: (actor) => admin.exportLog(actor),
  log: (actor) => admin.log(actor, { after: null }),
  'data.overview': (actor) => admin.data.overview(actor),
  'data.confirm': (actor) => admin.data.confirm(actor),
  'data.compare': async (actor) => {
    const page = new File(['| 2112 Biologists | 30 June 2027 |'], 'page.html')
    return admin.data.compare(actor, await asSource({ page }))
  },
  'data.addRegister': async (actor) => {
    const register = new File([registerCsv(['Acme Ltd'])], 'register.csv')
    return admin.data.addRegister(actor, await asSource({ register, published: today() }))
  },
  'messages.list': (actor) => admin.messages.list(actor, ANY_LIST),
  'messages.find': async (actor) => admin.messages.find(actor, (await aMessage(db)).id),
  'messages.update': async (actor) => admin.messages.update(actor, (await aMessage(db)).id, work),
  'startups.list': (actor) => admin.startups.list(actor, ANY_LIST),
  'startups.find': async (actor) => admin.startups.find(actor, (await aStartupRequest(db)).id),
  'startups.setStatus': async (actor) =>
    admin.startups.setStatus(actor, (await aStartupRequest(db)).id, closed),
  'startups.assign': async (actor) =>
    admin.startups.assign(actor, (await aStartupRequest(db)).id, { isMine: true, version: 0 }),
  'startups.addNote': async (actor) =>
    admin.startups.addNote(actor, (await aStartupRequest(db)).id, { note: 'Rang them.' }),
  'startups.remove': async (actor) => admin.startups.remove(actor, (await aStartupRequest(db)).id),
  'startups.receive': async (actor) => {
    await using form = await admin.startups.receive(actor, await asSource({ text: 'Hello' }))
    if (form.failure) throw form.failure
  },
  'startups.answer': async (actor) => {
    const values = { text: 'Hello', status: 'your-turn', version: '0' }
    const form = { values, uploads: {}, failure: null }
    return admin.startups.answer(actor, (await aStartupRequest(db)).id, form)
  },
  'startups.openDocument': async (actor) => {
    const { id } = await aStartupRequest(db)
    const { id: documentId } = await aCaseDocument(server, id)
    return admin.startups.openDocument(actor, { id, documentId })
  },
  'startups.setDocumentRead': async (actor) => {
    const { id } = await aStartupRequest(db)
    const { id: documentId } = await aCaseDocument(server, id)
    return admin.startups.setDocumentRead(actor, id, documentId)
  },
  'startups.addChangeRequest': async (actor) => {
    const { id } = await aStartupRequest(db)
    const { id: documentId } = await aCaseDocument(server, id)
    return admin.startups.addChangeRequest(actor, id, { documentId, ...change })
  },
  'startupTemplates.list': (actor) => admin.startupTemplates.list(actor),
  'startupTemplates.find': async (actor) => admin.startupTemplates.find(actor, await aTemplate()),
  'startupTemplates.add': (actor) => admin.startupTemplates.add(actor, template),
  'startupTemplates.change': async (actor) =>
    admin.startupTemplates.change(actor, await aTemplate(), template),
  'startupTemplates.remove': async (actor) =>
    admin.startupTemplates.remove(actor, await aTemplate()),
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
    db
      .selectFrom('startupRequest')
      .select('id')
      .where((is) => is.or([is('version', '>', 0), is('status', '!=', 'with-us')]))
      .execute(),
    db.selectFrom('founderNote').select('id').execute(),
    db.selectFrom('ruleConfirmation').select('id').execute(),
    db.selectFrom('registerUpload').select('id').execute(),
    db.selectFrom('founderDocument').select('id').where('state', '!=', 'new').execute(),
    db.selectFrom('founderTemplate').select('id').where('body', '!=', 'Hi').execute(),
  ])
}

test('no operation is missing from these tests', () => {
  const names = Object.entries(admin).flatMap(([name, part]) =>
    typeof part === 'function' ? [name] : Object.keys(part).map((of) => `${name}.${of}`),
  )
  const internal = ['isAdmin', 'composeTakedown', 'importRegister']
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
  expect([entries, ...inboxes]).toEqual([before[0], ...before.slice(2)])
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
  const isChange =
    /update|confirm|takeDown|restore|suspend|\.(?:set|assign|add|answer|change|remove)/.test(
      operation,
    )
  expect(entries).toHaveLength(before.length + (isChange ? 1 : 0))
  if (isChange) expect(entries.at(-1)).toMatchObject({ actorId: owner.id, actorEmail: owner.email })
  expect(await admin.isAdmin(owner)).toBe(true)
})

test.each(['', 'nobody', '\u0000', "' or 1=1 --", 'x'.repeat(1000)])(
  'an admin finds nothing under the id %j',
  async (id) => {
    const owner = await anAdmin(db)
    const { messages, startups, startupTemplates, jobs, people } = admin
    const tries = [
      messages.find(owner, id),
      messages.update(owner, id, work),
      startups.find(owner, id),
      startups.setStatus(owner, id, closed),
      startups.assign(owner, id, { isMine: true, version: 0 }),
      startups.addNote(owner, id, { note: 'Rang them.' }),
      startups.setDocumentRead(owner, id, id),
      startups.addChangeRequest(owner, id, { documentId: id, ...change }),
      startups.openDocument(owner, { id, documentId: id }),
      startups.remove(owner, id),
      startupTemplates.find(owner, id),
      startupTemplates.change(owner, id, template),
      startupTemplates.remove(owner, id),
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
