import { expect, test } from 'vitest'
import { ANY_JOB } from '#contract/jobs.ts'
import { aJob, anUnusedCountry } from '#tests/support/builders.ts'
import {
  aPerson,
  aPicture,
  aVisitor,
  isPictureKept,
  mailTo,
  openSession,
  PASSWORD,
  tokenIn,
} from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services, mailbox, files, startWorking } = await openTestServer()
const { sessions, settings } = services.accounts
await startWorking()

type Person = Awaited<ReturnType<typeof aPerson>>

/** Asks for the deletion, and opens the mail. */
async function linkFor(person: Person) {
  const { actor, token: session } = await openSession(services, person)
  await settings.requestDeletion(aVisitor(), actor, { deletePassword: PASSWORD })
  await expect.poll(() => mailTo(mailbox, person.email), { timeout: 10_000 }).not.toBeNull()
  return { token: tokenIn(await mailTo(mailbox, person.email)), session, actor }
}

const findRow = (id: string) =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()

const DEAD = { code: 'link_dead', status: 410 }

test('asking deletes nothing; the mailed link, once confirmed, deletes what is personal', async () => {
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
  await expect.poll(() => isPictureKept(files, pictureKey), { timeout: 10_000 }).toBe(false)
})

test('the jobs of a deleted account leave the board at once, without a name or an address', async () => {
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

test("a deletion leaves other people's things alone", async () => {
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
  expect(await isPictureKept(files, other.pictureKey ?? '')).toBe(true)
})

test('a link used twice at once deletes once, and is dead afterwards', async () => {
  const { token } = await linkFor(await aPerson(db))

  const results = await Promise.allSettled([
    settings.confirmDeletion(aVisitor(), token),
    settings.confirmDeletion(aVisitor(), token),
  ])

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(settings.confirmDeletion(aVisitor(), token)).rejects.toMatchObject(DEAD)
})

test('an old link, a made-up one and an empty one delete nothing', async () => {
  const person = await aPerson(db)
  const { token } = await linkFor(person)
  const expiresAt = new Date(Date.now() - 1000).toISOString()
  await db.updateTable('proof').set({ expiresAt }).where('subject', '=', person.id).execute()

  for (const dead of [token, 'a'.repeat(43), '']) {
    expect(await settings.findDeletion(dead)).toBeNull()
    await expect(settings.confirmDeletion(aVisitor(), dead)).rejects.toMatchObject(DEAD)
  }
  expect(await findRow(person.id)).toBeDefined()
})

test('a person who stays after all makes the link dead', async () => {
  const person = await aPerson(db)
  const { token, actor } = await linkFor(person)
  expect((await settings.facts(actor)).isDeletionPending).toBe(true)

  await settings.cancelDeletion(actor)

  expect((await settings.facts(actor)).isDeletionPending).toBe(false)
  await expect(settings.confirmDeletion(aVisitor(), token)).rejects.toMatchObject(DEAD)
})

test('without the right password no mail is sent', async () => {
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

test('whoever tries links is stopped', async () => {
  const visitor = aVisitor()
  for (let link = 0; link < 30; link += 1) {
    await expect(settings.confirmDeletion(visitor, `guess-${link}`)).rejects.toMatchObject(DEAD)
  }

  const next = settings.confirmDeletion(visitor, 'one more')

  await expect(next).rejects.toMatchObject({ code: 'too_many' })
})

test('the address of a deleted account is free, and a new account with it owns nothing old', async () => {
  const person = await aPerson(db)
  await aJob(db, { ownerId: person.id })
  const { token } = await linkFor(person)
  await settings.confirmDeletion(aVisitor(), token)

  const again = await aPerson(db, { email: person.email })

  const jobs = db.selectFrom('job').select('id').where('ownerId', '=', again.id)
  expect(await jobs.execute()).toEqual([])
})
