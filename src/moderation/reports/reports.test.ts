import { expect, test } from 'vitest'
import { aLoggedInPerson, anApplicationToUnproved, asSource } from '#tests/support/applications.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aJob } from '#tests/support/builders.ts'
import { aDecision, applyDecision, findStatuses } from '#tests/support/cases.ts'
import { anIp } from '#tests/support/people.ts'
import { aBomb, aPage, aPicture, anSvg } from '#tests/support/pictures.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { desk, reports } = services.moderation
const admin = await anAdmin(db)

async function report(
  fields: Record<string, string | File>,
  { ip = anIp(), actor = null }: { ip?: string; actor?: { id: string } | null } = {},
) {
  const openedAt = services.formTimestamps.stamp(Date.now() - 10_000)
  const source = await asSource({ openedAt, subjectLine: '', words: '', ...fields })
  await using form = await reports.receive({ ip }, source)
  await reports.submit({ visitor: { ip }, actor }, form)
}

async function caseOf(jobId: string) {
  const row = await db
    .selectFrom('moderationCase')
    .selectAll()
    .where('jobId', '=', jobId)
    .where('status', '<>', 'decided')
    .executeTakeFirst()
  return row ?? null
}

async function statusOf(id: string) {
  const row = await db.selectFrom('job').select('status').where('id', '=', id).executeTakeFirst()
  return row?.status
}

test('reports of one job gather in one case, and repeated ones are counted', async () => {
  const { job } = await anApplicationToUnproved(server)
  const ip = anIp()
  await report({ job: job.id, reason: 'false' }, { ip })
  await report({ job: job.id, reason: 'false', words: 'It is in Dubai.' }, { ip })
  await Promise.all([1, 2, 3].map(() => report({ job: job.id, reason: 'expired' })))

  const found = await caseOf(job.id)
  expect(found).toMatchObject({ kind: 'report', risk: 3, freezes: false })
  const { reports: rows, reasons } = await desk.find(admin, found?.id ?? '')
  expect(rows).toHaveLength(4)
  expect(rows.find(({ reason }) => reason === 'false')).toMatchObject({
    times: 2,
    words: 'It is in Dubai.',
  })
  expect(reasons.map(({ words }) => words)).toContain('Reported: ‘The job is gone’ (3 times)')
  expect(await statusOf(job.id)).toBe('open')
})

test('who says with a text that money is asked stops an unproved organisation at once', async () => {
  const { employer, applicant, job, key } = await anApplicationToUnproved(server)
  await report({ job: job.id, reason: 'money', words: 'They want £900.' })

  const found = await caseOf(job.id)
  expect(found).toMatchObject({ risk: 1, freezes: true })
  expect(await statusOf(job.id)).toBe('held')
  expect(await services.jobs.find(job.id)).toBeNull()
  await writeToApplicant(server, employer.actor, { key, text: 'Pay by Friday.' })
  expect((await services.applications.own.find(applicant.actor, key.id)).messages).toEqual([])
  const { organisationId } = job
  expect((await aJob(db, { organisationId })).status).toBe('held')

  await desk.decide(admin, found?.id ?? '', aDecision('publish'))
  expect(await statusOf(job.id)).toBe('open')
  await applyDecision(server, found?.id ?? '')
  expect((await services.applications.own.find(applicant.actor, key.id)).messages).toHaveLength(1)
  expect(await desk.statistics(admin)).toMatchObject({ falseAlarms: 1 })
})

test('without a text or a picture nothing is frozen, and a picture is enough', async () => {
  const { job } = await anApplicationToUnproved(server)
  await report({ job: job.id, reason: 'money' })
  expect(await statusOf(job.id)).toBe('open')

  await report({ job: job.id, reason: 'money', picture: await aPicture() })
  expect(await statusOf(job.id)).toBe('held')
  const found = await caseOf(job.id)
  const { reports: rows } = await desk.find(admin, found?.id ?? '')
  const withPicture = rows.find(({ hasPicture }) => hasPicture)
  const stream = await desk.openPicture(admin, withPicture?.id ?? '')
  const head = Buffer.concat(await stream.toArray()).subarray(8, 12)
  expect(head.toString()).toBe('WEBP')
})

test('a report of a message freezes without a text', async () => {
  const { employer, job, key } = await anApplicationToUnproved(server)
  await writeToApplicant(server, employer.actor, { key, text: 'Come and see us.' })
  const { id: message } = await db
    .selectFrom('applicationMessage')
    .select('id')
    .where('applicationId', '=', key.id)
    .executeTakeFirstOrThrow()
  expect(await reports.findSubject({ job: null, message })).toMatchObject({ kind: 'message' })
  await report({ message, reason: 'money' })

  expect(await statusOf(job.id)).toBe('held')
  expect(await caseOf(job.id)).toMatchObject({ messageId: message, applicationId: key.id })
})

test('while the desk holds an advert, the page for reports says nothing of it', async () => {
  const { employer, job, key } = await anApplicationToUnproved(server)
  await writeToApplicant(server, employer.actor, { key, text: 'Come and see us.' })
  const { id: message } = await db
    .selectFrom('applicationMessage')
    .select('id')
    .where('applicationId', '=', key.id)
    .executeTakeFirstOrThrow()
  const subjects = () =>
    Promise.all([
      reports.findSubject({ job: job.id, message: null }),
      reports.findSubject({ job: null, message }),
    ])
  const words = `${job.title}, ${job.employerName}`
  expect(await subjects()).toMatchObject([{ words }, { words }])

  await db.updateTable('job').set({ status: 'held' }).where('id', '=', job.id).execute()

  expect(await subjects()).toMatchObject([{ words: null }, { words: null }])
  await report({ job: job.id, reason: 'false' })
  expect(await caseOf(job.id)).not.toBeNull()
})

test('after a false alarm only somebody who applied can freeze for a week', async () => {
  const { applicant, job } = await anApplicationToUnproved(server)
  const money = { job: job.id, reason: 'money', words: 'They want £900.' }
  await report(money)
  await desk.decide(admin, (await caseOf(job.id))?.id ?? '', aDecision('publish'))

  await report(money)
  const stranger = await aLoggedInPerson(server)
  await report(money, { actor: stranger.actor })
  expect(await statusOf(job.id)).toBe('open')

  await report(money, { actor: applicant.actor })
  expect(await statusOf(job.id)).toBe('held')
})

test('an advert from a source is never frozen by a report', async () => {
  const job = await aJob(db, { source: 'nhs-jobs', sourceRef: crypto.randomUUID() })
  await report({ job: job.id, reason: 'money', words: 'They want £900.' })
  expect(await statusOf(job.id)).toBe('open')
  expect(await caseOf(job.id)).toMatchObject({ risk: 1, freezes: false })
})

test('one network sends ten reports an hour', async () => {
  const ip = anIp()
  const { job } = await anApplicationToUnproved(server)
  for (let count = 0; count < 10; count += 1) await report({ job: job.id, reason: 'other' }, { ip })
  await expect(report({ job: job.id, reason: 'other' }, { ip })).rejects.toMatchObject({
    code: 'too_many',
  })
})

test('a robot’s report is refused', async () => {
  const { job } = await anApplicationToUnproved(server)
  const traces: Record<string, string>[] = [{ subjectLine: 'filled' }, { openedAt: 'forged.x' }]
  for (const trace of traces)
    await expect(
      report({ job: job.id, reason: 'money', words: 'x', ...trace }),
    ).rejects.toMatchObject({ code: 'bad_request' })
  expect(await caseOf(job.id)).toBeNull()
})

test.each([
  ['no picture but a page', () => aPage()],
  ['a drawing with a script', () => anSvg()],
  ['a picture that fills the memory', () => aBomb()],
])('%s is refused, and nothing is reported', async (_, file) => {
  const { job } = await anApplicationToUnproved(server)
  const sent = report({ job: job.id, reason: 'money', picture: await file() })
  await expect(sent).rejects.toMatchObject({ problems: [{ field: 'picture' }] })
  expect(await statusOf(job.id)).toBe('open')
})

test.each([
  [{ job: 'nothing', reason: 'money' }, 'not_found'],
  [{ job: '\u0000', reason: 'money' }, 'not_found'],
  [{ message: 'nothing', reason: 'money' }, 'not_found'],
  [{ reason: 'money' }, 'not_found'],
  [{ job: 'x'.repeat(99), reason: 'money' }, 'invalid_input'],
  [{ job: 'nothing', reason: 'revenge' }, 'invalid_input'],
  [{ job: 'nothing', reason: 'other', words: 'x'.repeat(3000) }, 'invalid_input'],
])('a report of %j is refused', async (fields, code) => {
  await expect(report(fields as Record<string, string>)).rejects.toMatchObject({ code })
})

test('who reported is told to nobody: the poster reads no report', async () => {
  const { employer, job } = await anApplicationToUnproved(server)
  await report({ job: job.id, reason: 'money', words: 'My name is Ada.' })
  const found = await caseOf(job.id)
  const read = await services.moderation.posters.find(employer.actor, found?.id ?? '')
  expect(JSON.stringify(read)).not.toMatch(/Ada|£|money/)
  expect((await findStatuses(db, found?.id ?? '')).frozenAt).not.toBeNull()
})
