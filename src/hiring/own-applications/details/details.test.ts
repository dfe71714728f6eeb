import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { DETAILS_WITHHELD } from '#hiring/applications/model/applications.schema.ts'
import { readApplications } from '#hiring/applications/people/applications.personal-data.ts'
import {
  aLoggedInPerson,
  anApplication,
  anApplicationToUnproved,
  applyFor,
} from '#tests/support/applications.ts'
import { aProof } from '#tests/support/builders.ts'
import { withNestedLoops } from '#tests/support/nested-loops.ts'
import { applicationMails } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { markSharedWithProved } from './details.queries.ts'

const server = await openTestServer()
const { app, db, services } = server
const { actions, applicants, details, inProgress, own, resumes } = services.applications

/** Texts that must not reach an employer that has proved nothing. */
const SECRETS = /Obi|ada@example|803 123|nights for six|ada\.example|Ada Obi\.pdf/

type Sent = Awaited<ReturnType<typeof anApplicationToUnproved>>

/** Everything that the employer can get of an application, by every route. */
async function seenBy({ employer: { actor, cookies }, key }: Pick<Sent, 'employer' | 'key'>) {
  const { content } = await applicants.exportCsv(actor, key.jobId)
  const get = async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url, cookies })
    return { statusCode, body, file: headers['content-disposition'] }
  }
  return {
    list: await applicants.list(actor, key.jobId),
    board: await applicants.showBoard(actor, key.jobId),
    closing: await inProgress.find(actor, key.jobId),
    writing: await actions.findPeople(actor, key.jobId, [key.id]),
    interview: await services.interviews.find(actor, key),
    zip: await get(`/api/v1/post/${key.jobId}/resumes.zip`),
    page: await applicants.open(actor, key),
    csv: await text(content),
    table: await get(`/api/v1/post/${key.jobId}/applicants.csv`),
    resume: await get(`/api/v1/applications/${key.id}/resume`),
    applied: await get(`/api/v1/applications/${key.id}`),
  }
}

test('an unproved poster gets first name, country and years through every door, and nothing else', async () => {
  const sent = await anApplicationToUnproved(server)

  const seen = await seenBy(sent)

  expect(JSON.stringify(seen)).not.toMatch(SECRETS)
  const known = { name: 'Ada', country: 'Nigeria', yearsOfExperience: 6 }
  expect(seen.list.items).toMatchObject([{ ...known, isWithheld: true }])
  expect(seen.closing.people).toMatchObject([{ name: 'Ada' }])
  expect(seen.page.applicant).toMatchObject({ ...known, answers: null })
  expect(seen.page.job).toMatchObject({ organisationId: sent.organisationId, isProved: false })
  expect(seen.table.body).toContain(DETAILS_WITHHELD)
  expect(seen.resume.statusCode).toBe(404)
})

test('neither a colleague nor a member of a proved organisation gets more', async () => {
  const sent = await anApplicationToUnproved(server)
  const { employer: proved, job } = await anApplication(server)
  const colleague = await aLoggedInPerson(server)
  await db
    .insertInto('organisationMember')
    .values({
      organisationId: sent.organisationId,
      accountId: colleague.actor.id,
      role: 'owner',
    })
    .execute()

  expect(JSON.stringify(await seenBy({ employer: colleague, key: sent.key }))).not.toMatch(SECRETS)
  for (const key of [sent.key, { jobId: job.id, id: sent.id }])
    await expect(applicants.open(proved.actor, key)).rejects.toMatchObject({ code: 'not_found' })
  await expect(resumes.open(proved.actor, sent.id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(details.share(sent.employer.actor, sent.id)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('ticking the box sends everything', async () => {
  const sent = await anApplicationToUnproved(server, { overrides: { shareDetails: 'on' } })

  const seen = await seenBy(sent)

  expect(seen.page.applicant.answers).toMatchObject({ fullName: 'Ada Obi' })
  expect(seen.resume).toMatchObject({ statusCode: 200 })
  expect(seen.csv).toContain('+234 803 123 4567')
})

test.each<Record<string, string>>([
  { shareDetails: '' },
  { shareDetails: 'no' },
  { sharesDetails: 'on' },
])('%j is no tick', async (overrides) => {
  const sent = await anApplicationToUnproved(server, {
    overrides,
  })

  expect((await applicants.open(sent.employer.actor, sent.key)).applicant.answers).toBeNull()
})

test('an applicant can send the rest later, once, and not after withdrawing', async () => {
  const sent = await anApplicationToUnproved(server)
  const { actor } = sent.applicant
  expect(await own.find(actor, sent.id)).toMatchObject({
    sharesDetails: false,
    isPosterProved: false,
  })

  await details.share(actor, sent.id)
  await details.share(actor, sent.id)

  const { sharesDetails, events } = await own.find(actor, sent.id)
  expect([sharesDetails, events.map(({ kind }) => kind)]).toEqual([true, ['sent', 'details']])
  expect((await seenBy(sent)).resume.statusCode).toBe(200)

  const withdrawn = await anApplicationToUnproved(server)
  await own.withdraw(withdrawn.applicant.actor, withdrawn.id)
  await expect(details.share(withdrawn.applicant.actor, withdrawn.id)).rejects.toMatchObject({
    code: 'withdrawn',
  })
})

async function stateOf({ employer, key }: Pick<Sent, 'employer' | 'key'>) {
  const { applicant } = await applicants.open(employer.actor, key)
  const mails = await applicationMails(db, key.id, 'details')
  return { isSeen: applicant.answers !== null, mails: mails.length }
}

test('a proof hands over what waited, tells the applicant once, and holds for what comes later', async () => {
  const sent = await anApplicationToUnproved(server)
  const other = await anApplicationToUnproved(server)
  const withdrawn = await anApplicationToUnproved(server)
  await own.withdraw(withdrawn.applicant.actor, withdrawn.id)
  await aProof(db, sent.organisationId)
  await aProof(db, withdrawn.organisationId)

  await details.shareWithProved()
  await details.shareWithProved()

  expect(await stateOf(sent)).toEqual({ isSeen: true, mails: 1 })
  expect(await stateOf(other)).toEqual({ isSeen: false, mails: 0 })
  expect(await stateOf(withdrawn)).toEqual({ isSeen: false, mails: 0 })
  const later = await aLoggedInPerson(server)
  const id = await applyFor(server, { applicant: later, jobId: sent.job.id })
  expect(await stateOf({ ...sent, key: { ...sent.key, id } })).toEqual({ isSeen: true, mails: 0 })
})

test.each([
  ['proof ends', 'organisationProof', { endedAt: '2026-01-01T00:00:00Z' }],
  ['proof lapses', 'organisationProof', { lapsesAt: '2026-01-01T00:00:00Z' }],
  ['organisation is suspended', 'organisation', { suspendedAt: '2026-01-01T00:00:00Z' }],
  ['organisation is frozen', 'organisation', { frozenAt: '2026-01-01T00:00:00Z' }],
] as const)('when the %s, later applications are held back again', async (_, table, change) => {
  const sent = await anApplicationToUnproved(server)
  await aProof(db, sent.organisationId)
  await details.shareWithProved()
  const column = table === 'organisation' ? 'id' : 'organisationId'
  await db.updateTable(table).set(change).where(column, '=', sent.organisationId).execute()

  const applicant = await aLoggedInPerson(server)
  const id = await applyFor(server, { applicant, jobId: sent.job.id })
  await details.shareWithProved()

  expect((await stateOf({ ...sent, key: { ...sent.key, id } })).isSeen).toBe(false)
  expect((await stateOf(sent)).isSeen).toBe(true)
  // As the end of a proof does; until here the proof alone decided.
  await db.updateTable('job').set({ poster: 'unproved' }).where('id', '=', sent.job.id).execute()
})

test('hundreds that waited are handed over in batches', async () => {
  const sent = await anApplicationToUnproved(server)
  const {
    advert,
    jobBefore: _jobBefore,
    profile: _profile,
    screeningAnswers: _screeningAnswers,
    ...row
  } = await db
    .selectFrom('application')
    .selectAll()
    .where('id', '=', sent.id)
    .executeTakeFirstOrThrow()
  for (let count = 0; count < 120; count += 1) {
    const { actor } = await aLoggedInPerson(server)
    const copy = { ...row, id: `${sent.id}${count}`, applicantId: actor.id }
    await db
      .insertInto('application')
      .values({ ...copy, advert: JSON.stringify(advert) })
      .execute()
  }
  await aProof(db, sent.organisationId)

  await details.shareWithProved()

  const { items } = await applicants.list(sent.employer.actor, sent.job.id)
  expect(items.some(({ isWithheld }) => isWithheld)).toBe(false)
  const { waiting } = await db
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('jobId', '=', sent.job.id)
    .where('sharesDetails', '=', false)
    .executeTakeFirstOrThrow()
  expect(Number(waiting)).toBe(0)
})

test('of a first name in several words the first is shown', async () => {
  const sent = await anApplicationToUnproved(server)
  await db
    .updateTable('account')
    .set({ firstName: 'Ada Grace' })
    .where('id', '=', sent.applicant.actor.id)
    .execute()

  expect((await applicants.open(sent.employer.actor, sent.key)).applicant.name).toBe('Ada')
})

test('an applicant’s own data say what the employer could read', async () => {
  const { applicant } = await anApplicationToUnproved(server)

  const rows = await Array.fromAsync(readApplications(db, applicant.actor.id))

  expect(rows).toMatchObject([{ fullName: 'Ada Obi', sharesDetails: false }])
})

test('no more applications are handed over at once than were asked for, whatever the plan', async () => {
  const { job, organisationId } = await anApplicationToUnproved(server)
  for (let i = 0; i < 3; i += 1)
    await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })
  await aProof(db, organisationId)

  expect(await withNestedLoops(db, (db) => markSharedWithProved(db, 2))).toHaveLength(2)
})
