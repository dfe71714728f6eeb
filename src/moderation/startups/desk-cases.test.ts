import { expect, test } from 'vitest'
import { addDays } from '#platform/primitives/time/days.ts'
import { today } from '#platform/primitives/time/today.ts'
import { aCaseDocument, anActor, anAdmin, aStartupRequest, ANY_LIST } from '#tests/support/admin.ts'
import { answerCase, aLinkedCase, writeAsFounder } from '#tests/support/startups.ts'
import { mailsAbout } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, files, services } = server
const { startups, startupTemplates } = services.admin

const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test('what we owe comes first, by its day, then what waits for founders, then the newest closed', async () => {
  const admin = await anAdmin(db)
  const word = uniqueWord()
  const names = ['late', 'later', 'theirs', 'closed', 'closed long ago']
  const companyName = (name: string) => `${word} ${name}`
  const rows = [
    { dueOn: addDays(today(), -3) },
    { dueOn: addDays(today(), 2) },
    { status: 'your-turn', dueOn: null, turnSince: before(1) },
    { status: 'closed', dueOn: null, closedAt: before(2), turnSince: before(2) },
    { status: 'closed', dueOn: null, closedAt: before(90), turnSince: before(90) },
  ] as const
  for (const [i, row] of [...rows.entries()].toReversed())
    await aStartupRequest(db, { ...row, companyName: companyName(names[i] ?? '') })
  const list = async (status: string | null) => {
    const { items } = await startups.list(admin, { ...ANY_LIST, search: word, status })
    return items.map((item) => item.companyName.slice(word.length + 1))
  }

  expect(await list(null)).toEqual(names)
  expect(await list('with-us')).toEqual(['late', 'later'])
  expect(await list('overdue')).toEqual(['late'])
  expect(await list('your-turn')).toEqual(['theirs'])
  expect(await list('closed')).toEqual(['closed', 'closed long ago'])
  expect(await list("closed' or '1'='1")).toEqual(names)
})

test('a list shows each case once, page by page', async () => {
  const admin = await anAdmin(db)
  const word = uniqueWord()
  for (let i = 0; i < 23; i += 1)
    await aStartupRequest(db, { companyName: `${word} ${i}`, turnSince: before(1) })

  const first = await startups.list(admin, { ...ANY_LIST, search: word })
  const second = await startups.list(admin, { ...ANY_LIST, search: word, after: first.next })

  expect([first.items.length, second.items.length, second.next]).toEqual([15, 8, null])
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  expect(new Set(ids).size).toBe(23)
})

test('a case is found by reference, name, address and words', async () => {
  const admin = await anAdmin(db)
  const description = `About ${uniqueWord()}`
  const found = await aStartupRequest(db, { description })

  const { reference, companyName, companyEmail } = found
  for (const search of [reference.toLowerCase(), companyName, companyEmail, description]) {
    const { items } = await startups.list(admin, { ...ANY_LIST, search })
    expect(items.map(({ id }) => id)).toEqual([found.id])
  }
  expect((await startups.list(admin, { ...ANY_LIST, search: '%' })).items).toEqual([])
})

test('the overview counts what waits for us, what is late, and what waits for them', async () => {
  const admin = await anAdmin(db)
  const { startups: first } = await services.admin.overview(admin)
  await aStartupRequest(db, { dueOn: addDays(today(), -1) })
  await aStartupRequest(db)
  await aStartupRequest(db, { status: 'your-turn', dueOn: null })

  expect((await services.admin.overview(admin)).startups).toEqual({
    waiting: first.waiting + 2,
    overdue: first.overdue + 1,
    theirs: first.theirs + 1,
  })
})

test('an admin is told of what came since the page was opened, and nothing is sent', async () => {
  const [one, two] = [await anAdmin(db), await anAdmin(db)]
  const found = await aLinkedCase(db)
  const { version } = await startups.find(one, found.id)
  const stale = { id: found.id, text: 'From one', version: String(version) }
  await answerCase(server, two, { id: found.id, text: 'From two' })

  const refusal = { code: 'case_changed', status: 409 }
  await expect(answerCase(server, one, stale)).rejects.toMatchObject(refusal)
  const change = { status: 'closed', version } as const
  await expect(startups.setStatus(one, found.id, change)).rejects.toMatchObject(refusal)
  const take = { isMine: true, version }
  await expect(startups.assign(one, found.id, take)).rejects.toMatchObject(refusal)

  const after = await startups.find(one, found.id)
  expect(after.messages.map(({ text }) => text)).toEqual(['From two'])
  await answerCase(server, one, { id: found.id, text: 'From one' })
  await writeAsFounder(server, found, { text: 'Thank you' })
  const again = { ...stale, version: String(after.version + 1) }
  await expect(answerCase(server, two, again)).rejects.toMatchObject(refusal)
})

test('two admins who answer at once: one is sent, the other is told', async () => {
  const [one, two] = [await anAdmin(db), await anAdmin(db)]
  const { id } = await aStartupRequest(db)

  const results = await Promise.allSettled([
    answerCase(server, one, { id, text: 'From one', version: '0' }),
    answerCase(server, two, { id, text: 'From two', version: '0' }),
  ])

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await startups.find(one, id)).messages).toHaveLength(1)
})

test('the same answer sent twice is one, also with the version it had then', async () => {
  const admin = await anAdmin(db)
  const { id } = await aStartupRequest(db)
  const { formId } = await startups.find(admin, id)
  const form = { id, text: 'Hello', formId, version: '0' }

  await answerCase(server, admin, form)
  await answerCase(server, admin, form)

  const { messages, history } = await startups.find(admin, id)
  expect([messages.length, history.length]).toEqual([1, 1])
})

test('an admin takes a case, gives it back, and notes something that only admins see', async () => {
  const admin = await anActor(db, { isOwner: true, firstName: 'Ola', lastName: 'Marsh' })
  const other = await anAdmin(db)
  const found = await aLinkedCase(db)

  await startups.assign(admin, found.id, { isMine: true, version: 0 })
  await startups.assign(admin, found.id, { isMine: true, version: 0 })
  await startups.addNote(admin, found.id, { note: 'Rang.\nNo answer.' })

  const taken = await startups.find(other, found.id)
  expect(taken.assignee).toEqual({ name: 'Ola Marsh', isYou: false })
  expect(taken.notes).toMatchObject([{ author: 'Ola Marsh', text: 'Rang.\nNo answer.' }])
  expect(taken.history.map(({ detail }) => detail)).toEqual(['Added a note', 'Took it'])
  const own = await services.startups.cases.find(found.visitor, found.reference)
  expect(JSON.stringify(own)).not.toMatch(/Rang|Marsh/)
  await startups.assign(admin, found.id, { isMine: false, version: taken.version })
  expect((await startups.find(other, found.id)).assignee).toBeNull()
})

test('an admin closes a case without a word and takes it up again', async () => {
  const admin = await anAdmin(db)
  const found = await aLinkedCase(db, { dueOn: '2026-01-05' })
  await startups.setStatus(admin, found.id, { status: 'closed', version: 0 })
  await startups.setStatus(admin, found.id, { status: 'closed', version: 0 })

  await startups.setStatus(admin, found.id, { status: 'with-us', version: 1 })

  const after = await startups.find(admin, found.id)
  expect(after).toMatchObject({ status: 'with-us', isOverdue: false, closedAt: null })
  expect(after.events.map(({ action }) => action)).toEqual(['waiting', 'closed'])
  expect(await mailsAbout(db, { kind: 'founder-case', subject: found.id })).toEqual([])
})

test('templates of the admins stand beside those of the site, up to fifty of them', async () => {
  const admin = await anAdmin(db)
  const id = await startupTemplates.add(admin, { title: 'Hello', text: 'Thank you.' })
  await startupTemplates.change(admin, id, { title: 'Good day', text: 'Thank you so much.' })

  const { shipped, own } = await startupTemplates.list(admin)
  expect(shipped.length).toBeGreaterThan(3)
  expect(own).toEqual([{ id, title: 'Good day', text: 'Thank you so much.' }])
  await startupTemplates.remove(admin, id)
  await expect(startupTemplates.find(admin, id)).rejects.toMatchObject({ code: 'not_found' })
  const many = Array.from({ length: 49 }, (_, i) => ({ id: `t${i}`, title: 'T', body: 'B' }))
  await db.insertInto('founderTemplate').values(many).execute()

  const results = await Promise.allSettled(
    [1, 2, 3].map(() => startupTemplates.add(admin, { title: 'One', text: 'More' })),
  )

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('of two requests for a change at once, the second admin reads that hers is not sent', async () => {
  const [one, two] = [await anAdmin(db), await anAdmin(db)]
  const found = await aLinkedCase(db)
  const { id: documentId } = await aCaseDocument({ db, files }, found.id)
  const [first, second] = [await startups.find(one, found.id), await startups.find(two, found.id)]
  const ask = (admin: typeof one, { version, formId }: typeof first, text: string) =>
    startups.addChangeRequest(admin, found.id, { documentId, text, formId, version })

  await ask(one, first, 'Name the landlord.')
  await ask(one, first, 'Name the landlord.')
  await expect(ask(two, second, 'Add the rent.')).rejects.toMatchObject({ code: 'case_changed' })
  await ask(two, await startups.find(two, found.id), 'Add the rent.')

  const { messages } = await startups.find(one, found.id)
  expect(messages.map(({ text }) => text.split('\n')[1])).toEqual([
    'Name the landlord.',
    'Add the rent.',
  ])
})
