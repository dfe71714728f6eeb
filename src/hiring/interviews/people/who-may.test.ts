import { expect, test } from 'vitest'
import type { MemberRole } from '#organisations/organisations.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aLoggedInPerson, aPostedJob } from '#tests/support/applications.ts'
import { anInterviewOffer, anOfferForm, moveInterview } from '#tests/support/interviews.ts'
import { openTestServer } from '#tests/support/test-server.ts'

type Who = Pick<Actor, 'id' | 'secondFactorAt'>
type Key = { jobId: string; id: string }

const server = await openTestServer()
const { db, services } = server
const { interviews } = services

/** The operations as each side’s page sends them; `needs` says who can. */
const OPERATIONS: Record<
  string,
  { needs: 'applicant' | 'reader' | 'recruiter'; operate(who: Who, key: Key): Promise<unknown> }
> = {
  'read as an applicant': {
    needs: 'applicant',
    operate: (who, { id }) => interviews.find(who, { id }),
  },
  'read as an employer': { needs: 'reader', operate: (who, key) => interviews.find(who, key) },
  'read who else applied': {
    needs: 'reader',
    operate: (who, key) => interviews.findOthers(who, key),
  },
  offer: { needs: 'recruiter', operate: (who, key) => interviews.offer(who, key, anOfferForm()) },
  'ask for other times': {
    needs: 'applicant',
    operate: (who, { id }) =>
      interviews.askForOtherTimes(who, id, { text: 'Later?', formId: newId(), isSure: '' }),
  },
  pick: {
    needs: 'applicant',
    operate: async (who, { id }) => interviews.pick(who, id, { slot: await anySlot(id), zone: '' }),
  },
  'take the calendar as an applicant': {
    needs: 'applicant',
    operate: async (who, key) => {
      await pickFor(key.id)
      return interviews.makeCalendar(who, { id: key.id })
    },
  },
  'take the calendar as an employer': {
    needs: 'reader',
    operate: async (who, key) => {
      await pickFor(key.id)
      return interviews.makeCalendar(who, key)
    },
  },
  'cancel as an applicant': {
    needs: 'applicant',
    operate: async (who, { id }) => {
      await pickFor(id)
      return interviews.cancel(who, { id }, { reason: '' })
    },
  },
  'cancel as an employer': {
    needs: 'recruiter',
    operate: (who, key) => interviews.cancel(who, key, { reason: 'The ward is closed.' }),
  },
  'say the outcome': {
    needs: 'recruiter',
    operate: async (who, key) => {
      await pickFor(key.id)
      await moveInterview(server, key.id, -5)
      return interviews.sayOutcome(who, key, { says: 'took-place', outcomeNote: '' })
    },
  },
  'say that nobody came': {
    needs: 'applicant',
    operate: async (who, { id }) => {
      await pickFor(id)
      await moveInterview(server, id, -5)
      return interviews.report(who, id, { says: 'no-show' })
    },
  },
}

async function anySlot(applicationId: string) {
  const row = await db
    .selectFrom('interviewSlot as slot')
    .innerJoin('interview', 'interview.offerId', 'slot.offerId')
    .select('slot.id')
    .where('interview.applicationId', '=', applicationId)
    .where('interview.endedAt', 'is', null)
    .orderBy('slot.startsAt')
    .executeTakeFirst()
  return row?.id ?? ''
}

/** Picks a time as the applicant; does nothing without an offer. */
async function pickFor(applicationId: string) {
  const { applicantId } = await db
    .selectFrom('application')
    .select('applicantId')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const slot = await anySlot(applicationId)
  const { interview } = await interviews.find(
    { id: applicantId, secondFactorAt: null },
    { id: applicationId },
  )
  if (interview?.state === 'offered')
    await interviews.pick({ id: applicantId, secondFactorAt: null }, applicationId, {
      slot,
      zone: '',
    })
}

async function aMember(organisationId: string, role: MemberRole) {
  const member = await aLoggedInPerson(server)
  await db
    .insertInto('organisationMember')
    .values({ organisationId, accountId: member.actor.id, role })
    .execute()
  return member
}

test.each(Object.entries(OPERATIONS))('%s: only for the permitted users', async (_, operation) => {
  const { needs, operate } = operation
  const { applicant, employer, job, key } = await anInterviewOffer(server)
  const organisationId = job.organisationId ?? ''
  const another = await aLoggedInPerson(server)
  const theirs = await aPostedJob(db, another.actor)
  const outcome = (who: Who, to: Key = key) =>
    operate(who, to).then(
      () => 'done',
      (error: { code: string }) => error.code,
    )
  const done = (isFor: boolean) => (isFor ? 'done' : 'not_found')

  expect({
    stranger: await outcome(another.actor),
    'another employer under their job': await outcome(another.actor, { ...key, jobId: theirs.id }),
    reader: await outcome((await aMember(organisationId, 'reader')).actor),
    'employer without the second step': await outcome({ ...employer.actor, secondFactorAt: null }),
    recruiter: await outcome((await aMember(organisationId, 'recruiter')).actor),
    applicant: await outcome(applicant.actor),
  }).toEqual({
    stranger: 'not_found',
    'another employer under their job': 'not_found',
    reader: done(needs === 'reader'),
    'employer without the second step': needs === 'applicant' ? 'not_found' : 'second_step_needed',
    recruiter: done(needs !== 'applicant'),
    applicant: done(needs === 'applicant'),
  })
})

test('ids that are none are not found', async () => {
  const { actor } = await aLoggedInPerson(server)
  for (const id of ['a\u0000b', 'x'.repeat(5000), newId()])
    await expect(interviews.find(actor, { id })).rejects.toMatchObject({ code: 'not_found' })
})
