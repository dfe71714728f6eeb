import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anApplicationToUnproved, aLoggedInPerson, applyFor } from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { details } = services.applications
const { deliver } = services.outbox

const noticesOf = (jobId: string) =>
  db
    .selectFrom('outboxMail as mail')
    .innerJoin('application', 'application.id', 'mail.subject')
    .select(['mail.id', 'mail.sentAt', 'mail.heldAt'])
    .where('application.jobId', '=', jobId)
    .where(sql`mail.about ->> 'kind'`, '=', 'details-to-employer')
    .orderBy('mail.createdAt')
    .execute()

/** Three applicants for one job of an organisation that is not proved. */
async function threeApplicants() {
  const first = await anApplicationToUnproved(server, { title: 'Staff nurse' })
  const people = [{ actor: first.applicant.actor, id: first.id }]
  for (let more = 0; more < 2; more += 1) {
    const applicant = await aLoggedInPerson(server)
    const id = await applyFor(server, { applicant, jobId: first.job.id })
    people.push({ actor: applicant.actor, id })
  }
  const shareAll = () => Promise.all(people.map(({ actor, id }) => details.share(actor, id)))
  return { ...first, people, shareAll }
}

async function received(to: string) {
  const mails = (await mailbox.list()).filter((mail) => mail.to === to)
  return mails.filter(({ subject }) => subject.startsWith('You can read more'))
}

test('several who hand over their details at one job are one email, which names nobody', async () => {
  const { job, shareAll } = await threeApplicants()
  await shareAll()

  const [notice, ...more] = await noticesOf(job.id)
  expect([notice?.sentAt, more]).toEqual([null, []])
  await deliver(notice?.id ?? '')

  const [mail, ...others] = await received(job.applyEmail ?? '')
  expect(others).toEqual([])
  expect(mail?.subject).toBe('You can read more of an application: Staff nurse')
  expect(mail?.text).toContain(`/applicants/${job.id}`)
  for (const word of ['Ada', 'Obi', '+234', 'ada@', 'nights'])
    expect(`${mail?.text}${mail?.html}`).not.toContain(word)
})

test('it waits for ten minutes, and what comes after it is another one', async () => {
  const { job, people } = await threeApplicants()
  const [one, two] = people
  if (!one || !two) throw new Error('Nobody applied.')
  await details.share(one.actor, one.id)
  const [notice] = await noticesOf(job.id)
  const queued = db
    .selectFrom('pgboss.job' as never)
    .select(['start_after', 'created_on'] as never)
    .where('name' as never, '=', 'send-mail' as never)
    .where('data' as never, '@>', JSON.stringify({ mailId: notice?.id }) as never)
  const [task] = (await queued.execute()) as { startAfter: string; createdOn: string }[]
  expect(Date.parse(task?.startAfter ?? '') - Date.parse(task?.createdOn ?? '')).toBeCloseTo(
    600_000,
    -4,
  )

  await deliver(notice?.id ?? '')
  await details.share(two.actor, two.id)
  expect(await noticesOf(job.id)).toHaveLength(2)
  // Handing over twice notifies once.
  await details.share(two.actor, two.id)
  expect(await noticesOf(job.id)).toHaveLength(2)
})

test('a frozen organisation is told nothing until the desk has looked, and then once', async () => {
  const { job, organisationId, people } = await threeApplicants()
  await db
    .updateTable('organisation')
    .set({ frozenAt: new Date().toISOString() })
    .where('id', '=', organisationId)
    .execute()
  for (const { actor, id } of people) await details.share(actor, id)

  const [notice, ...more] = await noticesOf(job.id)
  expect([notice?.heldAt, more]).toEqual([expect.any(String), []])
  await deliver(notice?.id ?? '')
  expect(await received(job.applyEmail ?? '')).toEqual([])
})

test('who wants no mails about applicants gets none, and none of a job that is gone', async () => {
  const muted = await threeApplicants()
  await db
    .updateTable('account')
    .set({ wantsApplicantMails: false })
    .where('id', '=', muted.employer.actor.id)
    .execute()
  const gone = await threeApplicants()
  await db.updateTable('job').set({ status: 'removed' }).where('id', '=', gone.job.id).execute()
  for (const { job, shareAll } of [muted, gone]) {
    await shareAll()
    for (const { id } of await noticesOf(job.id)) await deliver(id)
    expect(await received(job.applyEmail ?? '')).toEqual([])
  }
})
