import { expect, test } from 'vitest'
import { PERSONAL_DATA } from '#main/personal-data.ts'
import { newId } from '#platform/secrets/new-id.ts'
import {
  aLoggedInPerson,
  applyFor,
  aPostedJob,
  type LoggedInPerson,
} from '#tests/support/applications.ts'
import { anAcceptedOffer } from '#tests/support/offers.ts'
import { loadRegister } from '#tests/support/register-files.ts'
import { aSponsor } from '#tests/support/register.ts'
import { mailsAbout } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { findAnswerTimes } from './switch-jobs.queries.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { sponsorLoss } = services
const { workplaces } = sponsorLoss

async function noticesTo(...workers: LoggedInPerson[]) {
  const found = workers.map(({ actor }) => mailsAbout(db, { kind: 'workplace', subject: actor.id }))
  return (await Promise.all(found)).flat()
}

async function entryOf(name: string) {
  const { id } = await db
    .selectFrom('sponsor')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}

async function mailsTo(address: string) {
  return (await mailbox.list()).filter(({ to }) => to === address)
}

test('who works for an entry that a register lost is notices once, in careful words', async () => {
  const [lost, stays] = [newId(), newId()]
  await loadRegister(db, [[lost], [stays]], { publishedOn: '2027-01-01' })
  const [worker, other] = [await aLoggedInPerson(server), await aLoggedInPerson(server)]
  await workplaces.add(worker.actor, await entryOf(lost))
  await workplaces.add(other.actor, await entryOf(stays))
  await loadRegister(db, [[stays]], { publishedOn: '2027-01-02' })
  await loadRegister(db, [[stays]], { publishedOn: '2027-01-03' })

  expect(await noticesTo(other)).toEqual([])
  const notices = await noticesTo(worker)
  expect(notices).toHaveLength(1)
  for (const { id } of [...notices, ...notices]) await services.outbox.deliver(id)
  const [mail, ...more] = await mailsTo(worker.actor.email)
  expect(more).toEqual([])
  expect(mail?.text).toContain('no longer lists')
  expect(mail?.text).toContain('does not mean that the licence was revoked')
  expect(mail?.text).toContain('/sponsor-lost')
})

test('nothing is sent once the entry is back, or the person has taken it back', async () => {
  const [back, gone] = [newId(), newId()]
  await loadRegister(db, [[back], [gone]], { publishedOn: '2027-02-01' })
  const [first, second] = [await aLoggedInPerson(server), await aLoggedInPerson(server)]
  await workplaces.add(first.actor, await entryOf(back))
  await workplaces.add(second.actor, await entryOf(gone))
  await loadRegister(db, [[newId()]], { publishedOn: '2027-02-02' })
  const notices = await noticesTo(first, second)
  expect(notices).toHaveLength(2)
  await db.updateTable('sponsor').set({ isListed: true }).where('name', '=', back).execute()
  await workplaces.remove(second.actor, await entryOf(gone))
  for (const { id } of notices) await services.outbox.deliver(id)

  expect(await mailsTo(first.actor.email)).toEqual([])
  expect(await mailsTo(second.actor.email)).toEqual([])
})

test('a workplace is an entry of the register, private, and at most five', async () => {
  const { actor } = await aLoggedInPerson(server)
  for (const id of ['', 'x'.repeat(5000), newId()])
    await expect(workplaces.add(actor, id)).rejects.toMatchObject({ code: 'not_found' })
  for (let count = 0; count < 5; count += 1) {
    const { id } = await aSponsor(db)
    await workplaces.add(actor, id)
    await workplaces.add(actor, id).catch(() => {})
  }
  const { id } = await aSponsor(db)
  await expect(workplaces.add(actor, id)).rejects.toMatchObject({ code: 'invalid_input' })
  const stranger = await aLoggedInPerson(server)
  expect(await workplaces.list(stranger.actor)).toEqual([])
  const [one] = await workplaces.list(actor)
  await workplaces.remove(stranger.actor, one?.sponsorId ?? '')
  expect(await workplaces.list(actor)).toHaveLength(5)
})

test('the download has what was saved and planned, and deletion takes it', async () => {
  const { applicant, id } = await anAcceptedOffer(server)
  const { actor } = applicant
  await services.arrival.saveCircumstances(actor, id, { where: 'uk' })
  await sponsorLoss.save(actor, { where: 'uk', letterOn: '2026-11-01' })
  const sponsor = await aSponsor(db)
  await workplaces.add(actor, sponsor.id)
  const { arrivals, sponsorLoss: losses } = PERSONAL_DATA

  expect(await Array.fromAsync(arrivals?.read(db, actor.id) ?? [])).toMatchObject([
    { applicationId: id, answer: 'accepted', circumstances: { where: 'uk' } },
  ])
  expect(await Array.fromAsync(losses?.read(db, actor.id) ?? [])).toMatchObject([
    { where: 'uk', letterOn: '2026-11-01' },
    { worksFor: sponsor.name },
  ])
  await db.transaction().execute(async (db) => {
    for (const records of [arrivals, losses]) await records?.delete(db, actor.id, server.tasks)
  })
  expect(await Array.fromAsync(arrivals?.read(db, actor.id) ?? [])).toEqual([])
  expect(await Array.fromAsync(losses?.read(db, actor.id) ?? [])).toEqual([])
  expect(await sponsorLoss.findSaved(actor)).toBeNull()
})

test('a letter of tomorrow is a mistake', () => {
  const answers = { where: 'uk', letterOn: '2026-11-24' } as const
  expect(() => sponsorLoss.checkAnswers(answers, '2026-11-23')).toThrow(/in the future/)
  expect(sponsorLoss.checkAnswers(answers, '2026-11-24')).toBe(answers)
})

test('employers with ten applications are listed by their median days to the first answer', async () => {
  const employer = await aLoggedInPerson(server)
  const employerName = `Fast House ${newId()}`
  const job = await aPostedJob(db, employer.actor, { employerName })
  const ids: string[] = []
  for (let count = 0; count < 10; count += 1)
    ids.push(await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id }))
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const { applicants } = services.applications
  for (const id of ids) {
    await db
      .updateTable('application')
      .set({ createdAt: daysAgo(8) })
      .where('id', '=', id)
      .execute()
    await applicants.setStage(employer.actor, { jobId: job.id, id }, { status: 'shortlisted' })
  }
  await db
    .updateTable('applicationEvent')
    .set({ createdAt: daysAgo(6) })
    .where('applicationId', 'in', ids.slice(0, 6))
    .where('kind', '=', 'status')
    .execute()

  const find = async () =>
    (await findAnswerTimes(db)).find((found) => found.employer === employerName)
  expect(await find()).toMatchObject({
    employer: employerName,
    days: 2,
    applications: 10,
    openJobs: 1,
  })
  await db.updateTable('job').set({ status: 'closed' }).where('id', '=', job.id).execute()
  expect(await find()).toBeUndefined()
})
