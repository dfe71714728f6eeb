import { expect, test } from 'vitest'
import { anApplication, aLoggedInPerson, aPostedJob } from '#tests/support/applications.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aMember } from '#tests/support/organisations.ts'
import { anIp, openSession } from '#tests/support/people.ts'
import { openPlainSession } from '#tests/support/second-step.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server
const {
  actions,
  applicants,
  inProgress,
  notes,
  resumes,
  scorecards,
  sharing,
  shortlists,
  talk,
  team,
} = services.applications

type Who = Awaited<ReturnType<typeof openPlainSession>>['actor']

/** Every way in which an employer reaches what applicants sent. */
const DOORS: Record<string, (who: Who, key: { jobId: string; id: string }) => Promise<unknown>> = {
  'list the applicants': (who, { jobId }) => applicants.list(who, jobId),
  'download the table': (who, { jobId }) => applicants.exportCsv(who, jobId),
  'read the answers': (who, key) => applicants.open(who, key),
  'set the status': (who, key) => applicants.setStage(who, key, { status: 'interview' }),
  'note something': (who, key) => notes.add(who, key, { note: 'x' }),
  'score the applicant': (who, key) => scorecards.score(who, key, []),
  'put on a list': (who, key) =>
    shortlists.add(who, key, { list: '', listName: 'Nights', listReason: '' }),
  'see who has it open': (who, { id }) => team.look(who, id),
  'read what colleagues say': (who, key) => team.open(who, key),
  'write to the applicant': (who, key) => writeToApplicant(server, who, { key, text: 'x' }),
  'count the new messages': (who, { id }) => talk.countNew(who, id),
  'download the resume': (who, { id }) => resumes.open(who, id),
  'look at the board': (who, { jobId }) => applicants.showBoard(who, jobId),
  'download all resumes': async (who, { jobId }) => {
    const { content } = await services.applications.zipResumes(who, jobId, {})
    content.destroy()
  },
  'move several': (who, { jobId, id }) =>
    actions.move(who, jobId, { people: [{ id, from: null }], status: 'shortlisted' }),
  'write to several': (who, { jobId, id }) => actions.write(who, jobId, { ids: [id], text: 'x' }),
  'choose to whom to write': (who, { jobId, id }) => actions.findPeople(who, jobId, [id]),
  'learn who was moved meanwhile': (who, { jobId, id }) =>
    actions.findConflict(who, jobId, { id, wanted: 'interview' }),
  'lead a colleague to an applicant': async (who, key) => {
    const colleague = await aMember(server, await organisationOf(key), 'reader')
    return sharing.share(who, key, colleague.actor.id)
  },
  'read a list of applicants': async (who, key) => {
    const organisationId = await organisationOf(key)
    const id = newId()
    const shortlist = { id, organisationId, name: id, nameKey: id }
    await db.insertInto('shortlist').values(shortlist).execute()
    const entry = { shortlistId: id, applicationId: key.id, reason: '' }
    await db.insertInto('shortlistEntry').values(entry).execute()
    return shortlists.open(who, organisationId, id)
  },
  'delete a list of applicants': async (who, key) =>
    shortlists.removeList(who, await organisationOf(key), newId()),
  'read who waits for an answer': async (who, key) =>
    services.answerRate.explain(who, await organisationOf(key)),
}

async function organisationOf({ jobId }: { jobId: string }) {
  const { organisationId } = await db
    .selectFrom('job')
    .select('organisationId')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  return organisationId ?? ''
}

async function traces(id: string) {
  return Promise.all([
    db.selectFrom('application').selectAll().where('id', '=', id).execute(),
    db.selectFrom('applicationEvent').selectAll().where('applicationId', '=', id).execute(),
    db.selectFrom('outboxMail').selectAll().where('subject', '=', id).execute(),
    db.selectFrom('applicationMessage').selectAll().where('applicationId', '=', id).execute(),
  ])
}

test.each(Object.entries(DOORS))('without a second step no employer can %s', async (_, open) => {
  const { employer, key } = await anApplication(server)
  const { actor: plain } = await openPlainSession(services, employer.actor)
  const before = await traces(key.id)

  await expect(open(plain, key)).rejects.toMatchObject({ code: 'second_step_needed', status: 403 })

  expect(await traces(key.id)).toEqual(before)
  await expect(open(employer.actor, key)).resolves.not.toThrow()
})

test.each(Object.entries(DOORS))(
  'a stranger cannot %s, and does not learn that it exists',
  async (_, open) => {
    const { key } = await anApplication(server)
    const stranger = await aLoggedInPerson(server)
    const { actor: plain } = await openPlainSession(services, stranger.actor)

    await expect(open(plain, key)).rejects.toMatchObject({ code: 'not_found' })
  },
)

test('without a second step nothing is taken back', async () => {
  const { employer, key } = await anApplication(server)
  const { jobId } = key
  const people = [{ id: key.id, from: null }]
  const { actionId } = await actions.move(employer.actor, jobId, { people, status: 'shortlisted' })
  const { actor: plain } = await openPlainSession(services, employer.actor)
  const before = await traces(key.id)

  await expect(actions.undo(plain, { jobId, actionId })).rejects.toMatchObject({
    code: 'second_step_needed',
  })

  expect(await traces(key.id)).toEqual(before)
})

test('who closes a job without a second step learns how many wait, and not who', async () => {
  const { employer, job } = await anApplication(server)
  const { actor: plain } = await openPlainSession(services, employer.actor)

  expect(await inProgress.find(plain, job.id)).toEqual({
    total: 1,
    waiting: 1,
    people: [],
    accepted: [],
    offered: 0,
    openOffers: 0,
    interview: 0,
  })
  expect((await inProgress.find(employer.actor, job.id)).people).toMatchObject([
    { name: 'Ada Obi' },
  ])
})

test('a job without applications asks for nothing', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { actor: plain } = await openPlainSession(services, actor)
  const job = await aPostedJob(db, actor)

  expect((await applicants.list(plain, job.id)).items).toEqual([])
  expect((await applicants.exportCsv(plain, job.id)).job.id).toBe(job.id)
})

test('the applicant reads their own application and resume with the password alone', async () => {
  const { applicant, key } = await anApplication(server)
  const { actor: plain } = await openPlainSession(services, applicant.actor)

  expect(await services.applications.own.find(plain, key.id)).toMatchObject({ id: key.id })
  const { content } = await resumes.open(plain, key.id)
  content.destroy()
})

test('the calls say so in a sentence, and do not send a byte of it', async () => {
  const { employer, job, id } = await anApplication(server)
  const { cookies } = await openPlainSession(services, employer.actor)
  for (const url of [
    `/api/v1/post/${job.id}/applicants.csv`,
    `/api/v1/applications/${id}/resume`,
  ]) {
    const response = await app.inject({ url, cookies, remoteAddress: anIp() })

    expect([response.statusCode, response.body]).toEqual([
      403,
      'You can see other people’s details here: protect them with two-step login first. Set it up in your settings.',
    ])
    expect(response.headers['content-disposition']).toBeUndefined()
    const passed = await openSession(services, employer.actor)
    const allowed = await app.inject({ url, cookies: passed.cookies, remoteAddress: anIp() })
    expect(allowed.statusCode).toBe(200)
  }
})
