import { expect, test } from 'vitest'
import { aLoggedInPerson, anApplicationToUnproved, applyFor } from '#tests/support/applications.ts'
import { A_JOB, aFilledProfile } from '#tests/support/profiles.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server
const { applicants, notices } = services.applications
const MESSAGE = 'Please transfer £2,900.\nIBAN GB29 NWBK 6016 1331 9268 19, ring 07700 900321.'

type Application = Awaited<ReturnType<typeof anApplicationToUnproved>>

async function warn(applicationId: string) {
  await db.insertInto('applicationWarning').values({ applicationId, kind: 'money' }).execute()
}

const download = (id: string, cookies: Record<string, string> = {}) =>
  app.inject({ url: `/api/v1/applications/${id}/evidence`, cookies })

/** A fraudster’s application, with a message that was read, one that waits, and a warning. */
async function aWarnedApplication(): Promise<Application> {
  const application = await anApplicationToUnproved(server, { title: 'Staff nurse' })
  const { employer, key, id } = application
  const at = '2026-11-20T23:30:00.000Z'
  const message = { applicationId: id, side: 'employer', createdAt: at } as const
  await db
    .insertInto('applicationMessage')
    .values([
      { ...message, id: newId(), body: MESSAGE, sentAt: at },
      { ...message, id: newId(), body: 'Never read.' },
      { ...message, id: newId(), side: 'applicant', body: 'Why?', sentAt: at },
    ])
    .execute()
  await applicants.open(employer.actor, key)
  await applicants.setStage(employer.actor, key, { status: 'offered' })
  await notices.notifyStatus({ applicationId: id })
  await warn(id)
  return application
}

test('an applicant who was warned gets the whole exchange as a text file', async () => {
  const { applicant, id, job } = await aWarnedApplication()

  const { statusCode, headers, body } = await download(id, applicant.cookies)

  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename=evidence-staff-nurse-\d{4}-\d\d-\d\d\.txt$/,
    ),
    'x-content-type-options': 'nosniff',
  })
  for (const part of [
    id,
    job.id,
    'Title: Staff nurse',
    `| ${job.description}`,
    '| I have worked nights for six years.',
    'Written by the poster: 2026-11-20 23:30:00',
    'Written by you: 2026-11-20 23:30:00',
    '| Please transfer £2,900.\n| IBAN GB29 NWBK 6016 1331 9268 19, ring 07700 900321.',
    'They got your first name, your country and your years of experience, nothing else.',
    'You sent the application',
    'The poster opened it',
    'The poster set the status: offered',
    'They asked for money.',
  ])
    expect(body).toContain(part)
  expect(body).not.toContain('Never read.')
})

test('it has the CV that was written here as it was sent, whatever it became later', async () => {
  const applicant = await aLoggedInPerson(server)
  await aFilledProfile(server, applicant.actor)
  const { job } = await anApplicationToUnproved(server, { title: 'Night nurse' })
  const id = await applyFor(server, {
    applicant,
    jobId: job.id,
    overrides: { sendProfile: 'on' },
  })
  await warn(id)
  const before = (await download(id, applicant.cookies)).body
  await services.profiles.remove(applicant.actor, 'skills')
  await services.profiles.remove(applicant.actor, 'about')

  const { body } = await download(id, applicant.cookies)

  expect(body).toContain('The CV you wrote here, as you sent it')
  expect(body).toContain(`| ${A_JOB.role}, ${A_JOB.employer}`)
  expect(body.split('\n').slice(4)).toEqual(before.split('\n').slice(4))
})

test('nobody else gets it, and nobody of an application without a warning', async () => {
  const { applicant, employer, id } = await aWarnedApplication()
  const stranger = await aLoggedInPerson(server)
  const admin = await aLoggedInPerson(server, { isOwner: true })
  for (const cookies of [employer.cookies, stranger.cookies, admin.cookies])
    expect((await download(id, cookies)).statusCode).toBe(404)
  expect((await download(id)).statusCode).toBe(401)
  for (const wrong of ['no-such-id', 'x'.repeat(5000), '%00', '..%2f..'])
    expect((await download(wrong, applicant.cookies)).statusCode).toBeGreaterThanOrEqual(400)

  const other = await anApplicationToUnproved(server, {})
  expect((await download(other.id, other.applicant.cookies)).statusCode).toBe(404)
  expect((await download(other.id, applicant.cookies)).statusCode).toBe(404)
})

test('no answer but the file itself says anything', async () => {
  const { employer, id } = await aWarnedApplication()
  const { body, headers } = await download(id, employer.cookies)
  expect(body).not.toContain('IBAN')
  expect(headers['cache-control']).toBe('no-store')
})
