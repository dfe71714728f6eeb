import { expect, test } from 'vitest'
import { anAdmin } from '#tests/support/admin.ts'
import { aLoggedInPerson, anApplication, applyFor } from '#tests/support/applications.ts'
import { aPosting } from '#tests/support/postings.ts'
import { applicationMails } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { CHANGE_DELAY_SECONDS } from './notify-applicants.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { postings, applications } = services
const { notices, own } = applications

const PAY = { payMin: '31000', payPeriod: 'year', place: 'Leeds' }

/** A job with pay and an applicant, and how its employer changes it. */
async function anAppliedJob() {
  const employer = await aLoggedInPerson(server)
  const posting = aPosting(PAY)
  const job = await postings.publish(employer.actor, formOf(posting))
  const applicant = await aLoggedInPerson(server)
  const id = await applyFor(server, { applicant, jobId: job.id })
  const change = (values: object) =>
    postings.change(employer.actor, job.id, formOf({ ...posting, ...values }))
  return { employer, job, applicant, id, change }
}

function formOf(values: object) {
  return { values: { ...values } as Record<string, string>, problems: [], failure: null }
}

async function changesSeen({ applicant, id }: Awaited<ReturnType<typeof anAppliedJob>>) {
  const { events } = await own.find(applicant.actor, id)
  return events.flatMap(({ kind, detail }) => (kind === 'job-changed' ? [detail?.changes] : []))
}

async function mailsAbout(id: string) {
  const mails = await applicationMails(db, id, 'notice')
  for (const mail of mails) await services.outbox.deliver(mail.id)
  const sent = await mailbox.list()
  return sent.filter(({ text }) => text.includes(`/applications/${id}`))
}

test('changes of pay and place are told together, with before and after', async () => {
  const applied = await anAppliedJob()
  await applied.change({ payMin: '29000' })
  await applied.change({ payMin: '27000', place: 'York' })
  expect(await changesSeen(applied)).toEqual([])

  await notices.notifyJobChange({ jobId: applied.job.id })
  await notices.notifyJobChange({ jobId: applied.job.id })

  expect(await changesSeen(applied)).toEqual([
    [
      { fact: 'Pay', before: 'from £31,000 a year', after: 'from £27,000 a year' },
      { fact: 'Place', before: 'Leeds', after: 'York' },
    ],
  ])
  const [mail, ...more] = await mailsAbout(applied.id)
  expect(mail?.to).toBe(applied.applicant.actor.email)
  expect(mail?.text).toContain('Pay: from £31,000 a year → from £27,000 a year')
  expect(mail?.text).toContain('Place: Leeds → York')
  // The poster has not proved that they are this company.
  expect(mail?.subject + (mail?.text ?? '')).not.toContain('Saltmarsh House')
  expect(mail?.text).toContain('The poster changed the job “Night nurse')
  expect(more).toEqual([])
})

test('one task waits for a set of changes', async () => {
  const applied = await anAppliedJob()
  await applied.change({ payMin: '29000' })
  await applied.change({ payMin: '27000' })

  const { rows } = await server.db.executeQuery<{ delay: number }>(
    (await import('kysely')).sql`
      select round(extract(epoch from start_after - created_on))::integer as delay
      from pgboss.job
      where name = 'tell-job-change' and data ->> 'jobId' = ${applied.job.id}`.compile(db),
  )
  expect(rows).toEqual([{ delay: CHANGE_DELAY_SECONDS }])
})

test('a job that is again what it was tells nothing, and neither does another text', async () => {
  const applied = await anAppliedJob()
  await applied.change({ payMin: '29000' })
  await applied.change({ description: 'Care for thirty people by night. Bring good shoes.' })
  await notices.notifyJobChange({ jobId: applied.job.id })

  expect(await changesSeen(applied)).toEqual([])
  expect(await mailsAbout(applied.id)).toEqual([])
})

test('each is told from what they last knew, and nobody who has withdrawn', async () => {
  const applied = await anAppliedJob()
  const gone = await aLoggedInPerson(server)
  const goneId = await applyFor(server, { applicant: gone, jobId: applied.job.id })
  await applied.change({ payMin: '29000' })
  const late = await aLoggedInPerson(server)
  const lateId = await applyFor(server, { applicant: late, jobId: applied.job.id })
  await applied.change({ payMin: '27000' })
  await own.withdraw(gone.actor, goneId)
  await notices.notifyJobChange({ jobId: applied.job.id })

  const before = async (id: string, person: typeof late) =>
    (await changesSeen({ ...applied, applicant: person, id }))[0]?.[0]?.before
  expect(await before(applied.id, applied.applicant)).toBe('from £31,000 a year')
  expect(await before(lateId, late)).toBe('from £29,000 a year')
  expect(await before(goneId, gone)).toBeUndefined()
})

test('somebody who has been rejected is not told of a change', async () => {
  const applied = await anAppliedJob()
  await db
    .updateTable('application')
    .set({ status: 'rejected' })
    .where('id', '=', applied.id)
    .execute()
  await applied.change({ payMin: '27000' })
  await notices.notifyJobChange({ jobId: applied.job.id })

  expect(await changesSeen(applied)).toEqual([])
  expect(await mailsAbout(applied.id)).toEqual([])
})

test('two changes at once are told as one', async () => {
  const applied = await anAppliedJob()
  await Promise.all([applied.change({ payMin: '29000' }), applied.change({ hoursPerWeek: '30' })])
  await Promise.all([
    notices.notifyJobChange({ jobId: applied.job.id }),
    notices.notifyJobChange({ jobId: applied.job.id }),
  ])

  expect(await changesSeen(applied)).toHaveLength(1)
  expect(await mailsAbout(applied.id)).toHaveLength(1)
})

test('the advert stays as it was when somebody applied, and the desk sees what changed', async () => {
  const applied = await anAppliedJob()
  await applied.change({ payMin: '27000' })
  await notices.notifyJobChange({ jobId: applied.job.id })

  const { advert } = await own.find(applied.applicant.actor, applied.id)
  expect(advert.pay?.min).toBe(31_000)
  const admin = await anAdmin(db)
  const { changes } = await services.admin.jobs.find(admin, applied.job.id)
  expect(changes.map(({ action, lines }) => [action, lines])).toEqual([
    ['job-changed', ['Pay: from £31,000 a year → from £27,000 a year']],
    ['job-posted', []],
  ])
})

test('a held job tells its change later, and a removed one never', async () => {
  const applied = await anAppliedJob()
  await applied.change({ payMin: '27000' })
  const setStatus = (status: 'held' | 'removed' | 'open') =>
    db.updateTable('job').set({ status }).where('id', '=', applied.job.id).execute()
  await setStatus('held')
  await notices.notifyJobChange({ jobId: applied.job.id })
  expect(await changesSeen(applied)).toEqual([])
  await setStatus('open')
  await notices.notifyJobChange({ jobId: applied.job.id })
  expect(await changesSeen(applied)).toHaveLength(1)

  await applied.change({ payMin: '21000' })
  await setStatus('removed')
  await notices.notifyJobChange({ jobId: applied.job.id })
  expect(await changesSeen(applied)).toHaveLength(1)
})

test('a change of a job that does not exist tells nothing', async () => {
  await expect(notices.notifyJobChange({ jobId: 'nothing' })).resolves.toBeUndefined()
})

test('hostile texts are cut in the mail', async () => {
  const { job, employer, id, applicant } = await anApplication(server)
  const { title } = await db
    .selectFrom('job')
    .select('title')
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow()
  await postings.change(
    employer.actor,
    job.id,
    formOf({
      ...aPosting({ companyName: job.employerName }),
      jobTitle: `${title} ${'x'.repeat(150)}`,
    }),
  )
  await notices.notifyJobChange({ jobId: job.id })

  const [mail] = await mailsAbout(id)
  expect(mail?.to).toBe(applicant.actor.email)
  expect(mail?.text).not.toContain('x'.repeat(150))
})
