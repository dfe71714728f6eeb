import { expect, test } from 'vitest'
import { ANY_JOB } from '#trade/jobs.schema.ts'
import { aJob, anUnusedCountry } from '#tests/support/builders.ts'
import {
  aPerson,
  aPicture,
  aVisitor,
  hasPicture,
  mailTo,
  openSession,
  PASSWORD,
  tokenIn,
} from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services, mailbox, files, runTasks } = await openTestServer()
const { sessions, settings } = services.accounts

type Person = Awaited<ReturnType<typeof aPerson>>

/** Requests the deletion, and opens the email. */
async function linkFor(person: Person) {
  const { actor, token: session } = await openSession(services, person)
  await settings.requestDeletion(aVisitor(), actor, { deletePassword: PASSWORD })
  await runTasks()
  expect(await mailTo(mailbox, person.email)).not.toBeNull()
  return { token: tokenIn(await mailTo(mailbox, person.email)), session, actor }
}

const findRow = (id: string) =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()

const DEAD = { code: 'link_dead', status: 410 }

test('only the confirmed link deletes the account, with all personal data', async () => {
  const pictureKey = await aPicture(files)
  const person = await aPerson(db, { pictureKey })
  const { token, session, actor } = await linkFor(person)
  expect(await findRow(person.id)).toBeDefined()
  expect(await settings.findDeletion(token)).toBe(person.email)
  await settings.requestEmailChange(aVisitor(), actor, {
    newEmail: `new-${person.email}`,
    emailPassword: PASSWORD,
  })

  expect(await settings.confirmDeletion(aVisitor(), token)).toBe(person.id)

  expect(await findRow(person.id)).toBeUndefined()
  expect(await sessions.find(session, aVisitor())).toBeNull()
  const proofs = db
    .selectFrom('proof')
    .select('purpose')
    .where('subject', 'in', [person.id, person.emailKey])
  expect(await proofs.execute()).toEqual([])
  await runTasks()
  expect(await hasPicture(files, pictureKey)).toBe(false)
})

test('the jobs of a deleted account disappear at once, without a name or an address', async () => {
  const person = await aPerson(db)
  const country = anUnusedCountry()
  const job = await aJob(db, { ownerId: person.id, country, applyEmail: person.email })
  services.jobs.notifyJobsChanged()
  expect((await services.search.countByFilter({ ...ANY_JOB, country })).total.count).toBe(1)
  const { token } = await linkFor(person)

  await settings.confirmDeletion(aVisitor(), token)

  expect(await services.jobs.find(job.id)).toBeNull()
  expect((await services.search.countByFilter({ ...ANY_JOB, country })).total.count).toBe(0)
  const row = db.selectFrom('job').select(['status', 'ownerId', 'applyEmail'])
  expect(await row.where('id', '=', job.id).executeTakeFirst()).toEqual({
    status: 'removed',
    ownerId: null,
    applyEmail: null,
  })
})

test("a deletion does not touch other people's data", async () => {
  const [person, other] = [
    await aPerson(db),
    await aPerson(db, { pictureKey: await aPicture(files) }),
  ]
  const theirJob = await aJob(db, { ownerId: other.id, applyEmail: other.email })
  const imported = await aJob(db)
  const theirs = await openSession(services, other)
  const { token } = await linkFor(person)

  await settings.confirmDeletion(aVisitor(), token)

  expect(await findRow(other.id)).toEqual(other)
  expect(await sessions.find(theirs.token, aVisitor())).not.toBeNull()
  expect(await services.jobs.find(theirJob.id)).toMatchObject({ ownerId: other.id, isOpen: true })
  expect(await services.jobs.find(imported.id)).toMatchObject({ isOpen: true })
  expect(await hasPicture(files, other.pictureKey ?? '')).toBe(true)
})

test('a link used twice at the same time deletes once, and is dead afterwards', async () => {
  const { token } = await linkFor(await aPerson(db))

  const results = await Promise.allSettled([
    settings.confirmDeletion(aVisitor(), token),
    settings.confirmDeletion(aVisitor(), token),
  ])

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(settings.confirmDeletion(aVisitor(), token)).rejects.toMatchObject(DEAD)
})

test('expired, invented and empty links delete nothing', async () => {
  const person = await aPerson(db)
  const { token, actor } = await linkFor(person)
  const expiresAt = new Date(Date.now() - 1000).toISOString()
  await db.updateTable('proof').set({ expiresAt }).where('subject', '=', person.id).execute()

  for (const dead of [token, 'a'.repeat(43), '']) {
    expect(await settings.findDeletion(dead)).toBeNull()
    await expect(settings.confirmDeletion(aVisitor(), dead)).rejects.toMatchObject(DEAD)
  }
  expect(await findRow(person.id)).toBeDefined()
  expect((await settings.facts(actor)).isDeletionPending).toBe(false)
})

test('cancelling the deletion invalidates the link', async () => {
  const person = await aPerson(db)
  const { token, actor } = await linkFor(person)
  expect((await settings.facts(actor)).isDeletionPending).toBe(true)

  await settings.cancelDeletion(actor)

  expect((await settings.facts(actor)).isDeletionPending).toBe(false)
  await expect(settings.confirmDeletion(aVisitor(), token)).rejects.toMatchObject(DEAD)
})

test('without the right password no email is sent', async () => {
  const person = await aPerson(db)
  const { actor } = await openSession(services, person)

  const attempt = settings.requestDeletion(aVisitor(), actor, {
    deletePassword: 'Tide-and-Harbour-8',
  })

  await expect(attempt).rejects.toMatchObject({
    problems: [expect.objectContaining({ field: 'deletePassword' })],
  })
  const proofs = db.selectFrom('proof').select('purpose').where('subject', '=', person.id)
  expect(await proofs.execute()).toEqual([])
})

test('guessing links is limited', async () => {
  const visitor = aVisitor()
  for (let link = 0; link < 30; link += 1) {
    await expect(settings.confirmDeletion(visitor, `guess-${link}`)).rejects.toMatchObject(DEAD)
  }

  const next = settings.confirmDeletion(visitor, 'one more')

  await expect(next).rejects.toMatchObject({ code: 'too_many' })
})

test('the address of a deleted account can be used again, and the new account owns nothing old', async () => {
  const person = await aPerson(db)
  await aJob(db, { ownerId: person.id })
  const { token } = await linkFor(person)
  await settings.confirmDeletion(aVisitor(), token)

  const again = await aPerson(db, { email: person.email })

  const jobs = db.selectFrom('job').select('id').where('ownerId', '=', again.id)
  expect(await jobs.execute()).toEqual([])
})
