import { expect, test } from 'vitest'
import { aMessage, anActor, anAdmin, ANY_LIST } from '#tests/support/admin.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services } = await openTestServer()
const { messages } = services.admin

test('a message is shown in full, with its status and note', async () => {
  const owner = await anAdmin(db)
  const { id, name, email, message } = await aMessage(db, { message: 'Hello\n\nthere' })

  await messages.update(owner, id, { status: 'in-progress', note: 'Rang.\nNo answer.' })

  expect(await messages.find(owner, id)).toMatchObject({
    id,
    name,
    email,
    text: message,
    status: 'in-progress',
    note: 'Rang.\nNo answer.',
    at: expect.stringMatching(/Z$/),
    history: [
      {
        who: owner.email,
        action: 'message-changed',
        subject: { kind: 'contact-message', id },
        detail: 'New → In progress\nNote: Rang.\nNo answer.',
      },
    ],
  })
})

test('a message leads to the account of its address, whatever its letters, if there is one', async () => {
  const owner = await anAdmin(db)
  const person = await anActor(db)
  const known = await aMessage(db, { email: person.email.toUpperCase() })
  const unknown = await aMessage(db)

  expect(await messages.find(owner, known.id)).toMatchObject({ accountId: person.id })
  expect(await messages.find(owner, unknown.id)).toMatchObject({ accountId: null })
})

test('the log has every note, so two admins who save at once lose nothing', async () => {
  const [one, two] = [await anAdmin(db), await anAdmin(db)]
  const { id } = await aMessage(db)

  await Promise.all([
    messages.update(one, id, { status: 'new', note: 'From one' }),
    messages.update(two, id, { status: 'new', note: 'From two' }),
  ])

  const { note, history } = await messages.find(one, id)
  expect(['From one', 'From two']).toContain(note)
  expect(history.map(({ detail }) => detail).toSorted()).toEqual([
    'Note: From one',
    'Note: From two',
  ])
  expect(history[0]?.detail).toBe(`Note: ${note}`)
})

test('saving without a change is not logged', async () => {
  const owner = await anAdmin(db)
  const { id } = await aMessage(db)

  await messages.update(owner, id, { status: 'new', note: '' })

  expect((await messages.find(owner, id)).history).toEqual([])
})

test('a list shows each item once, page by page, even if they arrive at the same time', async () => {
  const owner = await anAdmin(db)
  // Closer together than a millisecond, which is the precision of our timestamps.
  const at = (microsecond: number) => `2030-01-01T00:00:00.${100_000 + microsecond}Z`
  for (let i = 0; i < 23; i += 1) {
    await aMessage(db, { name: `Number ${i}`, createdAt: at(Math.floor(i / 2)) })
  }

  const first = await messages.list(owner, ANY_LIST)
  const second = await messages.list(owner, { ...ANY_LIST, after: first.next })

  expect(first.items).toHaveLength(15)
  const names = [...first.items, ...second.items].map(({ from }) => from)
  const numbers = names.filter((name) => name.startsWith('Number '))
  expect(new Set(numbers).size).toBe(23)
  expect(numbers.at(-1)).toMatch(/Number [01]$/)
})

test('a list can be filtered by status, and ignores an unknown one', async () => {
  const owner = await anAdmin(db)
  const { id } = await aMessage(db, { deskStatus: 'done', message: 'x'.repeat(400) })

  const done = await messages.list(owner, { ...ANY_LIST, status: 'done' })
  const odd = await messages.list(owner, { ...ANY_LIST, status: "new' or '1'='1" })
  const lost = await messages.list(owner, { ...ANY_LIST, after: 'gone' })

  expect(done.items.find((item) => item.id === id)?.preview).toBe(`${'x'.repeat(150)}...`)
  expect(done.items.every(({ status }) => status === 'done')).toBe(true)
  expect(odd.items.length).toBeGreaterThanOrEqual(done.items.length)
  expect(lost).toEqual({ items: [], next: null })
})

test('the overview counts new messages', async () => {
  const owner = await anAdmin(db)
  const before = await services.admin.overview(owner)
  const { id } = await aMessage(db)
  await aMessage(db)
  await messages.update(owner, id, { status: 'done', note: '' })

  const after = await services.admin.overview(owner)

  expect(after.messages.new).toBe(before.messages.new + 1)
  expect(after.messages.done).toBe(before.messages.done + 1)
  expect(after.newest[0]).toMatchObject({ subject: { id }, detail: 'New → Done' })
  const { items } = await services.admin.log(owner, { after: String(after.newest[0]?.id ?? 0) })
  expect(items.every((entry) => entry.id < Number(after.newest[0]?.id))).toBe(true)
})
