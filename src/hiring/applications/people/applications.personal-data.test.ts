import { deleteAccount } from '#tests/support/team.ts'
import { expect, test } from 'vitest'
import { anApplication, applyFor, aPostedJob } from '#tests/support/applications.ts'
import { aFixedInterview } from '#tests/support/interviews.ts'
import { aVisitor, PASSWORD, tokenIn } from '#tests/support/people.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readApplications, findResumeFiles } from './applications.personal-data.ts'

const server = await openTestServer()
const { db, services, files } = server

test('the export contains applications with their history, without the employer’s note', async () => {
  const { employer, applicant, key } = await anApplication(server)
  await services.applications.notes.add(employer.actor, key, { note: 'Not punctual' })
  await writeToApplicant(server, employer.actor, { key, text: 'Come on Monday.' })

  const records = await Array.fromAsync(readApplications(db, applicant.actor.id))
  const [file, ...more] = await findResumeFiles(db, applicant.actor.id)

  expect(records).toMatchObject([
    {
      id: key.id,
      coverLetter: expect.stringContaining('nights'),
      advert: { employer: 'Saltmarsh House' },
      history: [{ kind: 'sent' }],
      messages: [{ from: 'employer', text: 'Come on Monday.' }],
    },
  ])
  expect(JSON.stringify(records)).not.toContain('punctual')
  expect(file?.name).toMatch(/^resume-\w+-Ada Obi$/)
  expect(await files.open(file?.key ?? '')).not.toBeNull()
  expect(more).toEqual([])
})

test('the export contains all own applications and no others', async () => {
  const { employer, applicant } = await anApplication(server)
  const other = await anApplication(server)
  for (let count = 0; count < 3; count += 1) {
    const job = await aPostedJob(db, employer.actor)
    await applyFor(server, { applicant, jobId: job.id })
  }

  expect(await Array.fromAsync(readApplications(db, applicant.actor.id))).toHaveLength(4)
  expect(await Array.fromAsync(readApplications(db, other.applicant.actor.id))).toHaveLength(1)
  expect(await Array.fromAsync(readApplications(db, employer.actor.id))).toEqual([])
})

test('deleting an account deletes its applications, CVs and drafts', async () => {
  const { employer, applicant, job } = await anApplication(server)
  const { actor } = applicant
  await services.drafts.save(actor, { kind: 'apply', subject: 'another' }, { fullName: 'Ada' })

  await deleteAccount(server, actor.id)

  expect((await services.applications.applicants.list(employer.actor, job.id)).items).toEqual([])
  expect(await services.drafts.find(actor, { kind: 'apply', subject: 'another' })).toBeNull()
  expect(await findResumeFiles(db, actor.id)).toEqual([])
})

test('deleting an account’s row deletes its applications too', async () => {
  const { applicant, id } = await anApplication(server)
  const { actor } = applicant
  await services.drafts.save(actor, { kind: 'apply', subject: 'another' }, { fullName: 'Ada' })

  await db.deleteFrom('account').where('id', '=', actor.id).execute()

  const rows = db.selectFrom('application').select('id').where('id', '=', id)
  expect(await rows.execute()).toEqual([])
  expect(await services.drafts.find(actor, { kind: 'apply', subject: 'another' })).toBeNull()
  expect(await findResumeFiles(db, actor.id)).toEqual([])
})

test('what ends is told before, and how many left is all that their employers see', async () => {
  const fixed = await aFixedInterview(server)
  const { applicant, employer } = fixed
  const other = await anApplication(server)
  const jobs = [fixed.job, other.job]
  await applyFor(server, { applicant, jobId: other.job.id })
  for (const leave of ['withdraw', 'reject'] as const) {
    const job = await aPostedJob(db, employer.actor, { organisationId: fixed.job.organisationId })
    const id = await applyFor(server, { applicant, jobId: job.id })
    const key = { jobId: job.id, id }
    const { own, applicants } = services.applications
    if (leave === 'withdraw') await own.withdraw(applicant.actor, id)
    // They are not told of it yet.
    else await applicants.setStage(employer.actor, key, { status: 'rejected' })
    jobs.push(job)
  }
  const { settings } = services.accounts
  await settings.requestDeletion(aVisitor(), applicant.actor, { deletePassword: PASSWORD })
  await server.runTasks()
  const mail = (await server.mailbox.list()).find(
    ({ to, subject }) => to === applicant.actor.email && subject.includes('delete your account'),
  )
  const token = tokenIn(mail ?? null)
  expect(await settings.listEnding(token)).toEqual(['1 booked interview', '3 open applications'])
  expect(await settings.listEnding('no-token')).toEqual([])

  await settings.confirmDeletion(aVisitor(), token)
  const left = async (index: number) => {
    const { actor } = index === 1 ? other.employer : employer
    const { list, showBoard } = services.applications.applicants
    const jobId = jobs[index]?.id ?? ''
    return [(await list(actor, jobId)).left, (await showBoard(actor, jobId)).left]
  }
  for (const index of jobs.keys()) expect(await left(index)).toEqual([1, 1])
  await deleteAccount(server, other.applicant.actor.id)
  expect(await left(1)).toEqual([2, 2])
})
