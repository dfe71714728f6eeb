import { expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { anApplication, aPostedJob, aLoggedInPerson } from '#tests/support/applications.ts'
import { writeToApplicant, writeToEmployer } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'

type Who = Pick<Actor, 'id' | 'secondFactorAt'>

const server = await openTestServer()
const { db, services } = server
const { applicants, own, notes, scorecards, shortlists, talk, team } = services.applications

/** Calls the services directly, as different users. */
const OPERATIONS = {
  'list the applicants': (who, { jobId }) => applicants.list(who, jobId),
  'download the table': (who, { jobId }) => applicants.exportCsv(who, jobId),
  'read the answers': (who, key) => applicants.open(who, key),
  'set the status': (who, key) => applicants.setStage(who, key, { status: 'interview' }),
  'note something': (who, key) => notes.add(who, key, { note: 'x' }),
  'change the scorecard': (who, { jobId }) =>
    scorecards.change(who, jobId, { version: 0, criteria: [], isSure: false }),
  'read the scorecard': (who, { jobId }) => scorecards.find(who, jobId),
  'score the applicant': (who, key) => scorecards.score(who, key, []),
  'put on a list': (who, key) =>
    shortlists.add(who, key, { list: '', listName: 'Nights', listReason: '' }),
  'see who has it open': (who, { id }) => team.look(who, id),
  'read what colleagues say': (who, key) => team.open(who, key),
  'write to the applicant': (who, key) => writeToApplicant(server, who, { key, text: 'x' }),
  'count the new messages': (who, { id }) => talk.countNew(who, id),
  'read as sent': (who, { id }) => own.find(who, id),
  'write to the employer': (who, { id }) => writeToEmployer(server, who, id, 'x'),
  'download the resume': (who, { id }) => services.applications.resumes.open(who, id),
  withdraw: (who, { id }) => own.withdraw(who, id),
  'hand over the details': (who, { id }) => services.applications.details.share(who, id),
} satisfies Record<string, (who: Who, key: { jobId: string; id: string }) => Promise<unknown>>

const OF_JOB = /^list|table|the scorecard/
const BOTH = new Set(['download the resume', 'count the new messages'])
const APPLICANT = new Set([
  'read as sent',
  'write to the employer',
  'withdraw',
  'hand over the details',
])

test.each(Object.entries(OPERATIONS))('%s: only for the permitted users', async (name, operate) => {
  const { employer, applicant, job, key } = await anApplication(server)
  const another = await aLoggedInPerson(server)
  const theirs = await aPostedJob(db, another.actor)
  const outcome = (who: { actor: Who }, to = key) =>
    operate(who.actor, to).then(
      () => 'done',
      (error: { code: string }) => error.code,
    )
  const isFor = { employer: !APPLICANT.has(name), applicant: BOTH.has(name) || APPLICANT.has(name) }

  expect({
    stranger: await outcome(await aLoggedInPerson(server)),
    'another job’s owner': await outcome(another),
    'another job’s owner under their job': await outcome(another, {
      ...key,
      jobId: theirs.id,
    }).then(
      // Everyone can read their own list.
      (result) => (OF_JOB.test(name) ? 'not_found' : result),
    ),
    nothing: await outcome(applicant, { jobId: 'a\u0000b', id: 'a\u0000b' }),
    employer: await outcome(employer),
    applicant: await outcome(applicant),
  }).toEqual({
    stranger: 'not_found',
    'another job’s owner': 'not_found',
    'another job’s owner under their job': 'not_found',
    nothing: 'not_found',
    employer: isFor.employer ? 'done' : 'not_found',
    applicant: isFor.applicant ? 'done' : 'not_found',
  })

  await db.updateTable('job').set({ status: 'removed' }).where('id', '=', job.id).execute()
  expect(await outcome(employer)).toBe('not_found')
})
