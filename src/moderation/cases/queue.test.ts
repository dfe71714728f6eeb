import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anActor, anAdmin } from '#tests/support/admin.ts'
import { aCase, aDecision, aHeldJob, applyDecision, findStatuses } from '#tests/support/cases.ts'
import { aLoggedInPerson, anApplication } from '#tests/support/applications.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { toShownCase } from './pages/queue/shown-queue.ts'
import type { QueueQuery } from './queue.ts'

const server = await openTestServer()
const { db, services } = server
const { desk, posters } = services.moderation
const [olu, kim] = [await anAdmin(db), await anAdmin(db)]

const ALL: QueueQuery = { search: '', kind: null, whose: null, status: null, after: null }
const release = () =>
  db.updateTable('moderationCase').set({ assignedTo: null, assignedAt: null }).execute()
const decideAll = () =>
  db
    .updateTable('moderationCase')
    .set({ status: 'decided', decidedAt: new Date().toISOString() })
    .execute()

test('two admins at once never get the same case, the riskiest first', async () => {
  await decideAll()
  const low = await aCase(db, { risk: 3 })
  const high = await aCase(db, { risk: 1 })
  const middle = await aCase(db, { risk: 2 })

  const [first, second] = await Promise.all([desk.takeNext(olu), desk.takeNext(kim)])
  expect(new Set([first, second])).toEqual(new Set([high, middle]))
  await expect(desk.decide(first === high ? kim : olu, high, aDecision('publish'))).rejects.toThrow(
    'Another admin has this case in hand.',
  )
  await desk.decide(first === high ? olu : kim, high, aDecision('publish'))
  expect(await desk.takeNext(first === high ? olu : kim)).toBe(low)
})

test('a case that was taken half an hour ago is anybody’s again', async () => {
  await decideAll()
  const id = await aCase(db)
  expect(await desk.takeNext(olu)).toBe(id)
  expect(await desk.takeNext(kim)).toBeNull()
  await sql`update moderation_case set assigned_at = now() - interval '31 minutes'`.execute(db)
  expect(await desk.takeNext(kim)).toBe(id)
})

test('a suspension where somebody applied needs a second admin', async () => {
  const { job } = await anApplication(server)
  const { organisationId } = job
  const id = await aCase(db, { jobId: job.id, organisationId })

  expect(await desk.decide(olu, id, aDecision('suspend'))).toBe('proposed')
  expect(await findStatuses(db, id)).toMatchObject({ status: 'confirm', suspendedAt: null })
  await expect(desk.decide(olu, id, aDecision('suspend'))).rejects.toThrow(/Another admin must/)
  await desk.rejectProposal(kim, id)
  await release()
  await desk.decide(olu, id, aDecision('suspend'))
  expect(await desk.decide(kim, id, aDecision('suspend'))).toBe('done')
  expect((await findStatuses(db, id)).suspendedAt).not.toBeNull()
})

test('another admin decides an appeal, and it can be made once', async () => {
  const { caseId, poster } = await aHeldJob(server)
  await expect(posters.appeal(poster.actor, caseId, { words: 'Why?' })).rejects.toThrow(/once/)
  await desk.decide(olu, caseId, aDecision('refuse'))
  await applyDecision(server, caseId)
  const appeal = await posters.appeal(poster.actor, caseId, { words: 'It is mine.' })

  await expect(posters.appeal(poster.actor, caseId, { words: 'Again' })).rejects.toMatchObject({
    code: 'done_already',
  })
  await expect(desk.decide(olu, appeal, aDecision('publish'))).rejects.toThrow(/Another admin/)
  await desk.decide(kim, appeal, aDecision('publish'))
  expect((await findStatuses(db, appeal)).job).toBe('open')
  await applyDecision(server, appeal)
  await expect(posters.appeal(poster.actor, appeal, { words: 'More' })).rejects.toThrow(/once/)
})

test('who refused cannot be handed the appeal while there is another admin', async () => {
  await decideAll()
  const { caseId, poster } = await aHeldJob(server)
  await desk.decide(olu, caseId, aDecision('refuse'))
  await applyDecision(server, caseId)
  const appeal = await posters.appeal(poster.actor, caseId, { words: 'It is mine.' })

  expect(await desk.takeNext(olu)).toBeNull()
  expect(await desk.takeNext(kim)).toBe(appeal)
})

test('a case is read by members who manage jobs, and by nobody else', async () => {
  const { caseId, poster, organisationId } = await aHeldJob(server)
  const reader = await aLoggedInPerson(server)
  await db
    .insertInto('organisationMember')
    .values({ organisationId, accountId: reader.actor.id, role: 'reader' })
    .execute()
  const other = await aHeldJob(server)

  expect(await posters.find(poster.actor, caseId)).toMatchObject({ id: caseId, canAppeal: false })
  for (const who of [reader.actor, other.poster.actor, olu, await anActor(db)]) {
    const tries = [
      posters.find(who, caseId),
      posters.answer(who, caseId, { words: 'Hello' }),
      posters.appeal(who, caseId, { words: 'Hello' }),
    ]
    for (const result of await Promise.allSettled(tries))
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } })
  }
})

test('a bulk decides what it can and names what it cannot', async () => {
  const [one, two] = [await aHeldJob(server), await aHeldJob(server)]
  await desk.decide(olu, two.caseId, aDecision('refuse'))
  const { decision: _, ...rest } = aDecision('refuse')
  const input = { decision: 'refuse' as const, template: rest.template, words: rest.words }
  const ids = [one.caseId, one.caseId, two.caseId, 'nothing', '\u0000', "' or 1=1"]

  const results = await desk.decideMany(olu, ids, input)

  expect(results.map(({ isDone }) => isDone)).toEqual([true, false, false, false, false])
  expect((await findStatuses(db, one.caseId)).job).toBe('removed')
  const many = Array.from({ length: 51 }, newId)
  await expect(desk.decideMany(olu, many, input)).rejects.toThrow(/At most 50/)
  await expect(desk.decideMany(olu, [], input)).rejects.toThrow(/Tick at least one/)
})

test('what was decided together is named by its titles, and taken back together', async () => {
  const held = [await aHeldJob(server), await aHeldJob(server)]
  const ids = held.map(({ caseId }) => caseId)
  const { template, words } = aDecision('refuse')
  const results = await desk.decideMany(olu, ids, { decision: 'refuse', template, words })
  expect(results.map(({ title }) => title)).toEqual(held.map(({ job }) => job.title))
  expect(await desk.findDone(olu, ids[0] ?? '')).toEqual({
    id: ids[0],
    words: `Refused: ${held[0]?.job.title}`,
    canUndo: true,
  })

  const undone = await desk.undoMany(olu, [...ids, ids[0] ?? '', 'nothing'])

  expect(undone.map(({ isDone }) => isDone)).toEqual([true, true, false])
  for (const id of ids)
    expect(await findStatuses(db, id)).toMatchObject({ status: 'open', job: 'held' })
  expect(await desk.undoMany(olu, ids)).toMatchObject([{ isDone: false }, { isDone: false }])
  expect(await desk.findDone(olu, ids[0] ?? '')).toBeNull()
})

test('the queue marks a case on which its poster has written, until the desk writes', async () => {
  await decideAll()
  const { caseId, poster } = await aHeldJob(server)
  const find = async () => (await desk.queue(olu, ALL)).items
  expect(await find()).toMatchObject([{ id: caseId, wroteAt: null }])

  await posters.answer(poster.actor, caseId, { words: 'Ring our office.' })
  const [item] = await find()
  expect(item?.wroteAt).toEqual(expect.any(String))
  const shownAt = Date.parse(item?.wroteAt ?? '') + 12 * 60_000
  expect(item && toShownCase(item, shownAt)).toMatchObject({ wrote: 'Poster wrote 12 min ago' })

  await desk.decide(olu, caseId, aDecision('ask'))
  expect(await find()).toMatchObject([{ id: caseId, wroteAt: null }])
})

test('an admin opens a case about an organisation, and a second reason goes into the same', async () => {
  const { organisationId } = await aHeldJob(server)
  const id = await desk.openOrganisationCase(olu, organisationId, { reason: 'Too many adverts.' })
  const again = await desk.openOrganisationCase(kim, organisationId, { reason: 'No web site.' })

  expect(again).toBe(id)
  expect(await desk.find(olu, id)).toMatchObject({
    kind: 'report',
    reasons: [{ words: 'Too many adverts.' }, { words: 'No web site.' }],
  })
})

test('the desk finds a case by name, address, domain, text and number', async () => {
  const word = newId()
  const { caseId } = await aHeldJob(server, {
    job: { description: `Write to WhatsApp ${word}`, applyEmail: `a@${word}.example` },
  })
  const { number } = await desk.find(olu, caseId)
  for (const search of [
    word.slice(2, 9).toUpperCase(),
    `@${word}.ex`,
    String(number),
    `case ${number}`,
  ]) {
    const { items } = await desk.queue(olu, { ...ALL, search })
    expect(items.map(({ id }) => id)).toContain(caseId)
  }
  const { items } = await desk.queue(olu, { ...ALL, search: `%${word}` })
  expect(items).toEqual([])
})

test('a case shows what is quoted, what is alike and what went before', async () => {
  const text = `Care for thirty people by night and pay £900 for it. ${newId()}`
  const one = await aHeldJob(server, {
    job: { description: text, preview: text, title: 'Night carer' },
  })
  const two = await aHeldJob(server, {
    job: { description: text, preview: text, title: 'Night carer', employerName: 'Gull House' },
  })
  await aCase(db, { kind: 'report', organisationId: one.organisationId })

  const found = await desk.find(kim, one.caseId)

  const marked = found.fields.flatMap(({ parts }) => parts).filter(({ code }) => code)
  expect(marked).toEqual([{ text: 'pay £900', code: 'M-01' }])
  expect(found.similar).toMatchObject([{ id: two.job.id, employer: 'Gull House', likeness: 1 }])
  expect(found.earlier).toHaveLength(1)
  expect(found.organisation?.members).toHaveLength(1)
  expect(found.templates.refuse.offered).toBe('money')
})

test('ten thousand cases are read page by page, each once and in order', async () => {
  await decideAll()
  await sql`
    insert into moderation_case (id, kind, risk, reasons, due_at)
    select 'many' || n, 'held-job', 1 + n % 3, '[]', now() + (n * 7919 % 10007) * interval '1 second'
    from generate_series(1, 10000) as n`.execute(db)
  const seen: string[] = []
  let order = ''
  let after: string | null = null
  do {
    const page = await desk.queue(olu, { ...ALL, after })
    for (const { id, risk, dueAt } of page.items) {
      expect(`${risk} ${dueAt}` >= order).toBe(true)
      order = `${risk} ${dueAt}`
      seen.push(id)
    }
    after = page.next
  } while (after)
  expect(seen).toHaveLength(10_000)
  expect(new Set(seen).size).toBe(10_000)
  expect((await desk.statistics(olu)).open).toBe(10_000)
  await db.deleteFrom('moderationCase').where('id', 'like', 'many%').execute()
})

test('nobody but admins gets anything from the desk', async () => {
  const { caseId, poster, organisationId } = await aHeldJob(server)
  const before = await findStatuses(db, caseId)
  const operations: Record<keyof typeof desk, (actor: typeof olu) => Promise<unknown>> = {
    queue: (actor) => desk.queue(actor, ALL),
    counts: (actor) => desk.counts(actor),
    takeNext: (actor) => desk.takeNext(actor),
    find: (actor) => desk.find(actor, caseId),
    organisation: (actor) => desk.organisation(actor, organisationId),
    organisations: (actor) =>
      desk.organisations(actor, { search: '', filter: null, sort: 'risk', after: null }),
    statistics: (actor) => desk.statistics(actor),
    rules: (actor) => desk.rules(actor),
    compare: (actor) => desk.compare(actor, [newId(), newId()]),
    openPicture: (actor) => desk.openPicture(actor, newId()),
    decide: (actor) => desk.decide(actor, caseId, aDecision('publish')),
    undo: (actor) => desk.undo(actor, caseId),
    undoMany: (actor) => desk.undoMany(actor, [caseId]),
    findDone: (actor) => desk.findDone(actor, caseId),
    openOrganisationCase: (actor) =>
      desk.openOrganisationCase(actor, organisationId, { reason: 'Odd.' }),
    rejectProposal: (actor) => desk.rejectProposal(actor, caseId),
    decideMany: (actor) =>
      desk.decideMany(actor, [caseId], { decision: 'publish', template: 'fine', words: 'Fine' }),
    liftSuspension: (actor) => desk.liftSuspension(actor, organisationId),
  }
  const people = [poster.actor, await anActor(db), { ...olu, id: newId() }]
  for (const actor of people)
    for (const act of Object.values(operations))
      await expect(act(actor)).rejects.toMatchObject({ code: 'not_found' })
  expect(await findStatuses(db, caseId)).toEqual(before)
})

test.each(['', 'nobody', '\u0000', "' or 1=1 --", 'x'.repeat(1000)])(
  'an admin finds no case under the id %j',
  async (id) => {
    const tries = [
      desk.find(olu, id),
      desk.decide(olu, id, aDecision('publish')),
      desk.undo(olu, id),
      desk.rejectProposal(olu, id),
      desk.organisation(olu, id),
      desk.liftSuspension(olu, id),
      desk.openOrganisationCase(olu, id, { reason: 'Odd.' }),
      desk.openPicture(olu, id),
      desk.compare(olu, [id, id]),
    ]
    for (const result of await Promise.allSettled(tries))
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } })
  },
)
