import { expect, test } from 'vitest'
import { mailsTo } from '#tests/support/account-calls.ts'
import { aLoggedInPerson, aPostedJob, applyFor } from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, mailbox, runTasks, services } = server
const { digest } = services.applications
const DAY_MS = 86_400_000

async function anEmployer(applicantMails: 'each' | 'daily' | 'none', applyEmail?: string) {
  const employer = await aLoggedInPerson(server, {
    wantsApplicantMails: applicantMails !== 'none',
    wantsApplicantDigest: applicantMails === 'daily',
  })
  const email = applyEmail ?? employer.actor.email
  const job = await aPostedJob(db, employer.actor, { title: 'Night nurse', applyEmail: email })
  return { employer, job, email }
}

async function apply(jobId: string, fullName = 'Ada Obi') {
  const applicant = await aLoggedInPerson(server)
  return applyFor(server, { applicant, jobId, overrides: { fullName } })
}

async function subjectsTo(address: string) {
  await runTasks()
  return (await mailsTo(mailbox, address)).map(({ subject }) => subject).toReversed()
}

test('the first applicant of a job is told at once, the others together once a day', async () => {
  const { job, email } = await anEmployer('daily')
  await apply(job.id, 'Ada Obi')
  expect(await subjectsTo(email)).toEqual([expect.stringContaining('applied: Night nurse')])
  await apply(job.id, 'Bea Mensah')
  await apply(job.id, 'Cleo Adu')
  expect(await subjectsTo(email)).toHaveLength(1)

  await digest.sendAll()
  await digest.sendAll()

  expect(await subjectsTo(email)).toEqual([expect.anything(), '2 new applicants'])
  const [mail] = await mailsTo(mailbox, email)
  expect(mail?.text).toContain('Bea Mensah, Nigeria')
  expect(mail?.text).toContain(`/applicants/${job.id}`)
  expect(mail?.text).not.toContain('Ada Obi')
  await digest.sendAll(Date.now() + DAY_MS)
  expect(await subjectsTo(email)).toHaveLength(2)
  await apply(job.id, 'Dan Osei')
  await runTasks()
  await digest.sendAll(Date.now() + 2 * DAY_MS)
  expect(await subjectsTo(email)).toEqual([
    expect.anything(),
    '2 new applicants',
    '1 new applicant',
  ])
})

test('each wish is kept, and an address that is no member’s own gets one each', async () => {
  const each = await anEmployer('each')
  const none = await anEmployer('none')
  const shared = await anEmployer('daily', 'jobs@ward.example')
  for (const { job } of [each, none, shared]) {
    await apply(job.id)
    await apply(job.id)
  }
  await runTasks()
  await digest.sendAll()

  expect(await subjectsTo(each.email)).toHaveLength(2)
  expect(await subjectsTo(none.email)).toEqual([])
  expect(await subjectsTo('jobs@ward.example')).toHaveLength(2)
  expect(await subjectsTo(shared.employer.actor.email)).toEqual([])
})

test('who has left, or wants none by now, is told of nobody; nor is anybody of a withdrawn one', async () => {
  const [left, off, gone] = [
    await anEmployer('daily'),
    await anEmployer('daily'),
    await anEmployer('daily'),
  ]
  for (const { job } of [left, off, gone]) {
    await apply(job.id)
    const id = await apply(job.id)
    await runTasks()
    if (job === gone.job)
      await db
        .updateTable('application')
        .set({ withdrawnAt: new Date().toISOString() })
        .where('id', '=', id)
        .execute()
  }
  await db
    .deleteFrom('organisationMember')
    .where('accountId', '=', left.employer.actor.id)
    .execute()
  await db
    .updateTable('account')
    .set({ wantsApplicantMails: false })
    .where('id', '=', off.employer.actor.id)
    .execute()
  await digest.sendAll()

  for (const { email } of [left, off, gone]) expect(await subjectsTo(email)).toHaveLength(1)
  const rows = await db.selectFrom('applicantDigest').selectAll().execute()
  expect(rows).toEqual([])
})
