import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CLAIM_PROBLEM, EMPLOYER_CHANGE_PROBLEM } from './organisations.schema.ts'
import { anApplication, aLoggedInPerson, applyFor } from '#tests/support/applications.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aJob, aProof } from '#tests/support/builders.ts'
import { aPostingForm } from '#tests/support/postings.ts'
import { aSponsor } from '#tests/support/register.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { postings } = services

const jobOf = (id: string) =>
  db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const lineOf = async (id: string) => {
  const row = db.selectFrom('jobSearch').select('licence').where('id', '=', id)
  // A held advert is in no list.
  return (await row.executeTakeFirst())?.licence ?? null
}

test('the first advert makes an organisation, and the next one belongs to it', async () => {
  const { actor } = await aLoggedInPerson(server)
  const first = await postings.publish(actor, aPostingForm({ companyName: 'Gull House' }))
  const second = await postings.publish(actor, aPostingForm({ companyName: 'GULL house' }))
  const other = await postings.publish(actor, aPostingForm({ companyName: 'Tern House' }))

  expect(first.organisationId).toBe(second.organisationId)
  expect(other.organisationId).not.toBe(first.organisationId)
  expect(first.poster).toBe('unproved')
})

test('first adverts and an organisation of one name, sent at once, make one organisation', async () => {
  const { actor } = await aLoggedInPerson(server)
  const advert = () => postings.publish(actor, aPostingForm({ companyName: 'Plover House' }))
  const made = services.organisations.claims.create(actor, 'PLOVER House')
  const [id, ...jobs] = await Promise.all([made, advert(), advert(), advert()])

  expect(jobs.map(({ organisationId }) => organisationId)).toEqual([id, id, id])
})

test('organisations of the same name are not one', async () => {
  const [one, two] = [await aLoggedInPerson(server), await aLoggedInPerson(server)]
  const ours = await postings.publish(one.actor, aPostingForm({ companyName: 'Heron House' }))
  const theirs = await postings.publish(two.actor, aPostingForm({ companyName: 'Heron House' }))

  expect(ours.organisationId).not.toBe(theirs.organisationId)
  await expect(postings.close(two.actor, ours.id)).rejects.toMatchObject({ code: 'forbidden' })
})

test('without proof no licence passes, whichever entry an advert names', async () => {
  const entry = await aSponsor(db)
  const { actor } = await aLoggedInPerson(server)
  const byEntry = aPostingForm({ companyName: entry.name, sponsorId: entry.id })
  const named = await postings.publish(actor, byEntry)
  const other = await aLoggedInPerson(server)
  const byName = await postings.publish(other.actor, aPostingForm({ companyName: entry.name }))

  expect(await lineOf(named.id)).toBe(0)
  expect(await lineOf(byName.id)).not.toBe(1)
})

test('without proof an advert is none of the employer that it names', async () => {
  const sponsor = await aSponsor(db)
  const { actor } = await aLoggedInPerson(server)
  const { id } = await postings.publish(actor, aPostingForm({ companyName: sponsor.name }))
  const imported = await aJob(db, { employerName: sponsor.name })

  const jobs = await db
    .selectFrom('jobSearch')
    .select('id')
    .where('sponsorId', '=', sponsor.id)
    .execute()

  expect(jobs).toEqual([{ id: imported.id }])
  expect((await services.jobs.find(id))?.poster).toBe('unproved')
})

test('a proof of one body is none of another', async () => {
  const [own, stolen] = [await aSponsor(db), await aSponsor(db)]
  const { actor } = await aLoggedInPerson(server)
  const { organisationId } = await postings.publish(
    actor,
    aPostingForm({ companyName: stolen.name }),
  )
  await db
    .updateTable('organisation')
    .set({ sponsorId: stolen.id })
    .where('id', '=', organisationId)
    .execute()
  await aProof(db, organisationId ?? '', { sponsorId: own.id })

  const job = await postings.publish(actor, aPostingForm({ companyName: stolen.name }))

  expect(job.poster).toBe('unproved')
  expect(await lineOf(job.id)).not.toBe(1)
})

test('a proved organisation passes for the entry that it claims, and for no other', async () => {
  const [own, other] = [await aSponsor(db), await aSponsor(db)]
  const { actor } = await aLoggedInPerson(server)
  const claim = { companyName: own.name, sponsorId: own.id }
  const { organisationId } = await postings.publish(actor, aPostingForm(claim))
  await aProof(db, organisationId ?? '', { sponsorId: own.id })

  const job = await postings.publish(actor, aPostingForm(claim))
  expect([job.poster, await lineOf(job.id)]).toEqual(['proved', 1])

  const stolen = postings.publish(
    actor,
    aPostingForm({ companyName: own.name, sponsorId: other.id }),
  )
  await expect(stolen).rejects.toMatchObject({
    problems: [{ field: 'legalName', message: CLAIM_PROBLEM }],
  })
})

test.each([
  ['has ended', { endedAt: '2026-01-01T00:00:00Z' }],
  ['is too old', { lapsesAt: '2026-01-01T00:00:00Z' }],
])('a proof that %s counts no more', async (_, changes) => {
  const own = await aSponsor(db)
  const { actor } = await aLoggedInPerson(server)
  const claim = { companyName: own.name, sponsorId: own.id }
  const { organisationId } = await postings.publish(actor, aPostingForm(claim))
  await aProof(db, organisationId ?? '', { sponsorId: own.id, ...changes })

  const { poster } = await postings.publish(actor, aPostingForm(claim))
  expect(poster).toBe('unproved')
})

test('an advert that somebody applied to stays with its company', async () => {
  const { employer, job } = await anApplication(server)

  const change = postings.change(
    employer.actor,
    job.id,
    aPostingForm({ companyName: 'Another Firm' }),
  )

  await expect(change).rejects.toMatchObject({
    problems: [{ field: 'companyName', message: EMPLOYER_CHANGE_PROBLEM }],
  })
  expect((await jobOf(job.id)).employerName).toBe(job.employerName)
})

test.each([
  ['another name', (name: string) => ({ name, legalName: '', companyNumber: '', sponsorId: '' })],
  [
    'a licence',
    (_: string, id: string) => ({
      name: 'Avocet House',
      legalName: '',
      companyNumber: '',
      sponsorId: id,
    }),
  ],
])('an organisation that takes %s later is no way round the desk', async (_, toForm) => {
  const entry = await aSponsor(db, { name: `Avocet Hospitals ${newId()} NHS Trust` })
  const { actor } = await aLoggedInPerson(server)
  const job = await postings.publish(actor, aPostingForm({ companyName: 'Avocet House' }))
  expect(job.status).toBe('open')

  const form = toForm(entry.name, entry.id)
  await services.organisations.claims.change(actor, job.organisationId ?? '', form)

  expect((await jobOf(job.id)).status).toBe('held')
  const waiting = db.selectFrom('moderationCase').select('kind').where('jobId', '=', job.id)
  expect(await waiting.execute()).toEqual([{ kind: 'held-job' }])
})

test('an organisation cannot be called what an advert cannot say', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { claims } = services.organisations
  const name = 'Pay £900 for your visa'
  const refusal = { code: 'invalid_input', problems: [{ field: 'name' }] }
  await expect(claims.create(actor, name)).rejects.toMatchObject(refusal)
  const { organisationId } = await postings.publish(
    actor,
    aPostingForm({ companyName: 'Curlew House' }),
  )
  const form = { name, legalName: '', companyNumber: '', sponsorId: '' }
  await expect(claims.change(actor, organisationId ?? '', form)).rejects.toMatchObject(refusal)
})

test('colleagues manage jobs and applicants by their role, and strangers never', async () => {
  const { employer, job, key } = await anApplication(server)
  const { organisationId } = await jobOf(job.id)
  const [recruiter, reader] = [await aLoggedInPerson(server), await aLoggedInPerson(server)]
  for (const [{ actor }, role] of [
    [recruiter, 'recruiter'],
    [reader, 'reader'],
  ] as const)
    await db
      .insertInto('organisationMember')
      .values({ organisationId: organisationId ?? '', accountId: actor.id, role })
      .execute()
  const { applicants } = services.applications

  await expect(applicants.list(reader.actor, job.id)).resolves.toMatchObject({
    items: [{ id: key.id }],
  })
  await expect(
    applicants.setStage(reader.actor, key, { status: 'interview' }),
  ).rejects.toMatchObject({ code: 'not_found' })
  await applicants.setStage(recruiter.actor, key, { status: 'interview' })
  await expect(postings.close(reader.actor, job.id)).rejects.toMatchObject({ code: 'forbidden' })
  await postings.close(recruiter.actor, job.id)
  expect((await jobOf(job.id)).status).toBe('closed')
  expect(employer.actor.id).not.toBe(recruiter.actor.id)
  await expect(applyFor(server, { applicant: reader, jobId: job.id })).rejects.toThrow(/own|closed/)
})

test('the history of an organisation can be added to only', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { id, organisationId } = await postings.publish(actor, aPostingForm())
  await postings.close(actor, id)

  const history = await db
    .selectFrom('organisationEvent')
    .select('action')
    .where('organisationId', '=', organisationId ?? '')
    .orderBy('id')
    .execute()
  expect(history.map(({ action }) => action)).toEqual(['created', 'job-posted', 'job-closed'])
  const admin = await anAdmin(db)
  await services.admin.jobs.takeDown(admin, id, { reason: 'A test' })
  for (const statement of [
    sql`update organisation_event set detail = 'x'`,
    sql`delete from organisation_event`,
    sql`truncate organisation_event`,
    sql`update desk_entry set detail = 'x'`,
    sql`truncate desk_entry`,
  ])
    await expect(statement.execute(db)).rejects.toThrow(/append-only/)
})

test('a second claim waits for the desk if the first is proved, and only then', async () => {
  const entry = await aSponsor(db)
  const [one, two] = [await aLoggedInPerson(server), await aLoggedInPerson(server)]
  const claim = aPostingForm({ companyName: entry.name, sponsorId: entry.id })
  const first = await postings.publish(one.actor, claim)
  const kindsOf = async (organisationId: string | null) => {
    const cases = db.selectFrom('moderationCase').select('kind').orderBy('kind')
    const rows = await cases.where('organisationId', '=', organisationId).execute()
    return rows.map(({ kind }) => kind)
  }
  const second = await postings.publish(two.actor, claim)
  expect([second.status, await kindsOf(second.organisationId)]).toEqual(['open', []])

  const { organisationId } = first
  await aProof(db, organisationId ?? '', { sponsorId: entry.id, legalName: entry.name })
  const three = await aLoggedInPerson(server)
  const third = await postings.publish(three.actor, claim)
  expect([third.status, await kindsOf(third.organisationId)]).toEqual([
    'held',
    ['claim', 'held-job'],
  ])
})
