import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCase } from '#tests/support/cases.ts'
import { aJob } from '#tests/support/builders.ts'
import { aPerson, mailTo, openSession } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { deleteUnusedAccounts } from './unused-accounts.ts'

const { db, services, mailbox, runTasks } = await openTestServer()
const DAY = 86_400_000

/** A night's run, some days from now. */
const sweep = (inDays = 0) =>
  deleteUnusedAccounts(db, services.accounts, {
    months: 24,
    now: new Date(Date.now() + inDays * DAY),
  })

/** An account that was last used so many days ago. */
const unusedFor = (days: number, overrides = {}) =>
  aPerson(db, { usedAt: new Date(Date.now() - days * DAY).toISOString(), ...overrides })

const isThere = async (id: string) =>
  (await db.selectFrom('account').select('id').where('id', '=', id).execute()).length > 0

test('the owner of an unused account is told, once, and it goes a month later with all that is theirs', async () => {
  const person = await unusedFor(705)
  await db.insertInto('profile').values({ accountId: person.id }).execute()
  await sweep()
  await runTasks()
  const mail = await mailTo(mailbox, person.email)
  expect(mail?.subject).toMatch(/^Keep your account\? It is deleted on \d+ \w+ \d{4}$/)
  expect(mail?.text).toContain('Log in before then, and it stays.')
  const [{ unusedToldAt } = { unusedToldAt: null }] = await db
    .selectFrom('account')
    .select('unusedToldAt')
    .where('id', '=', person.id)
    .execute()

  await sweep(10)
  await sweep(29)
  expect(await isThere(person.id)).toBe(true)
  const again = db.selectFrom('account').select('unusedToldAt').where('id', '=', person.id)
  expect(await again.executeTakeFirst()).toEqual({ unusedToldAt })
  await Promise.all([sweep(31), sweep(31)])
  expect(await isThere(person.id)).toBe(false)
  const profiles = db.selectFrom('profile').selectAll().where('accountId', '=', person.id)
  expect(await profiles.execute()).toEqual([])
})

test('a log-in or a visit keeps an account, also one whose owner was told', async () => {
  const person = await unusedFor(800)
  await sweep()
  await openSession(services, person)

  await sweep(31)

  expect(await isThere(person.id)).toBe(true)
  const row = db.selectFrom('account').select(['usedAt', 'unusedToldAt'])
  const { usedAt, unusedToldAt } = await row.where('id', '=', person.id).executeTakeFirstOrThrow()
  expect(unusedToldAt).toBeNull()
  expect(Date.parse(usedAt)).toBeGreaterThan(Date.now() - DAY)
})

test('a log-in counts after its session has ended', async () => {
  const person = await unusedFor(800)
  await services.accounts.sessions.end((await openSession(services, person)).token)
  await sql`
    insert into known_device (account_id, device_hash) values (${person.id}, 'x')`.execute(db)

  await sweep()

  await sweep(31)
  expect(await isThere(person.id)).toBe(true)
})

test('an account in use, an admin’s, and one with an open advert or case stay, and nobody is told', async () => {
  const kept = [
    await unusedFor(690),
    await unusedFor(800, { isOwner: true }),
    await unusedFor(800),
    await unusedFor(800),
  ]
  const [, , employer, reported] = kept
  await aJob(db, { ownerId: employer?.id ?? '' })
  await aCase(db, { accountId: reported?.id ?? '' })

  await sweep()
  await sql`
    update account set unused_told_at = now() - interval '60 days'
    where id = any(${kept.map(({ id }) => id)}::text[])`.execute(db)
  await sweep()

  for (const { id } of kept) expect(await isThere(id)).toBe(true)
  await runTasks()
  for (const { email } of kept) expect(await mailTo(mailbox, email)).toBeNull()
})

test('nobody loses an account who was not told', async () => {
  const person = await unusedFor(3000)
  await sweep()
  expect(await isThere(person.id)).toBe(true)
})
