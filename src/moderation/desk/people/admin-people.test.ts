import { expect, test } from 'vitest'
import { aJob, anUnusedCountry } from '#tests/support/builders.ts'
import { anActor, anAdmin, ANY_LIST } from '#tests/support/admin.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { lockAdmins } from './admin-people.queries.ts'

const { app, db, services } = await openTestServer()
const { people } = services.admin

const because = { reason: 'Adverts that ask for money' }

const rowOf = (id: string) =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function anApplication(jobId: string, applicantId: string) {
  const resume = { id: newId(), accountId: applicantId, fileKey: newId(), name: 'a.pdf', size: 1 }
  await db.insertInto('resume').values(resume).execute()
  await db
    .insertInto('application')
    .values({
      id: newId(),
      jobId,
      applicantId,
      fullName: 'Ada Obi',
      email: 'ada@example.com',
      phone: '',
      country: 'NG',
      coverLetter: '',
      portfolioLink: '',
      yearsOfExperience: 0,
      sharesDetails: true,
      resumeId: resume.id,
      advert: '{}',
    })
    .execute()
}

test('a person’s page shows when they joined and what they did', async () => {
  const owner = await anAdmin(db)
  const [poster, applicant] = [await anActor(db), await anActor(db, { country: 'IN' })]
  const job = await aJob(db, { ownerId: poster.id })
  await aJob(db, { ownerId: poster.id, status: 'removed' })
  await anApplication(job.id, applicant.id)

  expect(await people.find(owner, poster.id)).toMatchObject({
    name: 'Ada Obi',
    email: poster.email,
    country: 'Nigeria',
    since: expect.stringMatching(/Z$/),
    isConfirmed: true,
    isOwner: false,
    isSuspended: false,
    jobs: { total: 2, newest: [{}, {}] },
    applications: { sent: 0, received: 1 },
    history: [],
  })
  expect(await people.find(owner, applicant.id)).toMatchObject({
    country: 'India',
    jobs: { total: 0, newest: [] },
    applications: { sent: 1, received: 0 },
  })
})

test('no admin page shows a password or a session', async () => {
  const owner = await anAdmin(db)
  const person = await anActor(db)

  const shown = JSON.stringify([
    await people.find(owner, person.id),
    await people.list(owner, { ...ANY_LIST, search: person.email }),
  ])

  expect(shown).toContain(person.email)
  expect(shown).not.toMatch(/argon2|hash|token/i)
})

test('suspending a person takes their jobs down and logs who, when and why', async () => {
  const owner = await anAdmin(db)
  const country = anUnusedCountry()
  const person = await anActor(db)
  const open = await aJob(db, { ownerId: person.id, country })
  const closed = await aJob(db, { ownerId: person.id, status: 'closed', closedAs: 'filled' })
  const down = await aJob(db, { ownerId: person.id, status: 'removed', removedBecause: 'A fee' })
  await aJob(db, { country })
  services.jobs.notifyJobsChanged()
  await app.inject(`/api/v1/jobs?country=${country}`)

  await people.suspend(owner, person.id, because)

  const list = await app.inject(`/api/v1/jobs?country=${country}`)
  expect([list.json().length, list.headers['x-total-count']]).toEqual([1, '1'])
  for (const { id } of [open, closed])
    expect((await app.inject(`/api/v1/jobs/${id}`)).statusCode).toBe(404)
  const jobs = db.selectFrom('job').select(['id', 'status', 'closedAs', 'removedBecause'])
  const rows = await jobs.where('ownerId', '=', person.id).execute()
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: open.id, status: 'removed', closedAs: null, removedBecause: because.reason },
      { id: closed.id, status: 'removed', closedAs: 'filled', removedBecause: because.reason },
      { id: down.id, status: 'removed', closedAs: null, removedBecause: 'A fee' },
    ]),
  )
  expect(await people.find(owner, person.id)).toMatchObject({
    isSuspended: true,
    suspendedBecause: because.reason,
    history: [
      {
        who: owner.email,
        action: 'person-suspended',
        detail: `${person.email}\n${because.reason}\n2 jobs taken down`,
      },
    ],
  })
})

test('lifting a suspension reopens no jobs', async () => {
  const owner = await anAdmin(db)
  const person = await anActor(db)
  const { id } = await aJob(db, { ownerId: person.id })
  await people.suspend(owner, person.id, because)

  await people.unsuspend(owner, person.id)

  expect(await rowOf(person.id)).toMatchObject({ suspendedAt: null, suspendedBecause: null })
  expect((await app.inject(`/api/v1/jobs/${id}`)).json()).toMatchObject({ status: 'closed' })
  await expect(people.unsuspend(owner, person.id)).rejects.toMatchObject({
    code: 'done_already',
    message: 'This person is not suspended.',
  })
})

test('an admin cannot suspend themselves, or anyone twice', async () => {
  const owner = await anAdmin(db)
  const person = await anActor(db)
  await people.suspend(owner, person.id, because)

  await expect(people.suspend(owner, owner.id, because)).rejects.toMatchObject({
    code: 'forbidden',
    message: 'You cannot suspend yourself.',
  })
  await expect(people.suspend(owner, person.id, { reason: 'Again' })).rejects.toMatchObject({
    code: 'done_already',
  })
  expect((await rowOf(owner.id)).suspendedAt).toBeNull()
  expect((await rowOf(person.id)).suspendedBecause).toBe(because.reason)
})

test('if two admins suspend each other at once, one remains', async () => {
  const [one, two] = [await anAdmin(db), await anAdmin(db)]

  const tries = await Promise.allSettled([
    people.suspend(one, two.id, because),
    people.suspend(two, one.id, because),
  ])

  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'not_found' },
  })
  const states = [await rowOf(one.id), await rowOf(two.id)].map(({ suspendedAt }) => suspendedAt)
  expect(states.filter((at) => at === null)).toHaveLength(1)
})

test('people are found by name and address in any case, newest first', async () => {
  const owner = await anAdmin(db)
  const mark = newId()
  const older = await anActor(db, { firstName: 'Zoë', lastName: `O’${mark}` })
  const newer = await anActor(db, { email: `x_${mark}@example.com` })
  await db
    .updateTable('account')
    .set({ createdAt: '2030-01-01T00:00:00Z' })
    .where('id', '=', newer.id)
    .execute()

  const found = async (search: string, status: string | null = null) =>
    (await people.list(owner, { search, status, after: null })).items.map(({ id }) => id)

  expect(await found(mark.toUpperCase())).toEqual([newer.id, older.id])
  expect(await found(`zoë o’${mark}`)).toEqual([older.id])
  expect(await found(`x%${mark}`)).toEqual([])
  expect(await found(mark, 'suspended')).toEqual([])
  expect(await found(owner.email, 'owners')).toEqual([owner.id])
})

test('the admins who decide are those who are not suspended, and nobody else', async () => {
  const [admin, gone, person] = [await anAdmin(db), await anAdmin(db), await anActor(db)]
  const suspendedAt = new Date().toISOString()
  await db.updateTable('account').set({ suspendedAt }).where('id', '=', gone.id).execute()

  const ids = await db.transaction().execute((db) => lockAdmins(db))

  expect([admin, gone, person].map(({ id }) => ids.includes(id))).toEqual([true, false, false])
})
