import { expect, test } from 'vitest'
import { suggestTemplate } from '#moderation/cases/decision-templates.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aDecision, applyDecision } from '#tests/support/cases.ts'
import { aForm, anEmployer, aTextPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { queueUnlooked } from './queue-unlooked.ts'

const server = await openTestServer({ firstLook: 'unproved' })
const { db, services } = server
const { postings, moderation, organisations } = services

const aName = () => `Elm ${uniqueWord()} House`
const { code: template, words } = suggestTemplate('first-look', 'publish', [])
const PUBLISH = aDecision('publish', { template, words })

async function aHeldAdvert(overrides: Record<string, string> = {}) {
  const employer = await anEmployer(server)
  const name = aName()
  const values = aTextPosting({ companyName: name, email: employer.email, ...overrides })
  const { id } = await postings.publish(employer.actor, aForm(values))
  const { organisationId } = await rowOf(id)
  return { employer, values, name, id, organisationId: organisationId ?? '' }
}

type Advert = Awaited<ReturnType<typeof aHeldAdvert>>

const rowOf = (id: string) =>
  db
    .selectFrom('job')
    .select(['status', 'title', 'employerName', 'legalName', 'organisationId', 'lookedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const openCase = (jobId: string) =>
  db
    .selectFrom('moderationCase')
    .select(['id', 'kind', 'reasons'])
    .where('jobId', '=', jobId)
    .where('status', '<>', 'decided')
    .executeTakeFirstOrThrow()

async function publish({ id }: Advert) {
  const { id: caseId } = await openCase(id)
  const admin = await anAdmin(db)
  await moderation.desk.find(admin, caseId)
  await moderation.desk.decide(admin, caseId, PUBLISH)
  return caseId
}

async function aPublicAdvert(overrides: Record<string, string> = {}) {
  const advert = await aHeldAdvert(overrides)
  await applyDecision(server, await publish(advert))
  expect(await rowOf(advert.id)).toMatchObject({ status: 'open' })
  return advert
}

const change = ({ employer, values, id }: Advert, overrides: Record<string, string>) =>
  postings.change(employer.actor, id, aForm({ ...values, ...overrides }))

const rename = ({ employer, organisationId }: Advert, name: string, legalName = '') =>
  organisations.claims.change(employer.actor, organisationId, {
    name,
    legalName,
    companyNumber: '',
    sponsorId: '',
  })

test('a change in the minute after a decision is not what the desk has looked at', async () => {
  const advert = await aHeldAdvert()
  const caseId = await publish(advert)
  await postings.close(advert.employer.actor, advert.id)
  await change(advert, { jobTitle: 'Another title' })
  await applyDecision(server, caseId)
  await postings.reopen(advert.employer.actor, advert.id)

  expect(await rowOf(advert.id)).toMatchObject({ status: 'held', lookedAt: null })
})

test('the desk looks at the new name of an advert that was closed meanwhile', async () => {
  const advert = await aPublicAdvert()
  await postings.close(advert.employer.actor, advert.id)
  await rename(advert, aName())
  await organisations.tend()
  await postings.reopen(advert.employer.actor, advert.id)

  expect(await rowOf(advert.id)).toMatchObject({ status: 'held' })
})

test('a held advert still waits for its first look after a change of its hours', async () => {
  const advert = await aHeldAdvert({ companyName: 'Leeds Teaching Hospitals NHS Trust' })
  expect((await openCase(advert.id)).reasons.map(({ code }) => code)).toContain('first-look')
  await change(advert, { hoursPerWeek: '30' })

  expect((await openCase(advert.id)).reasons.map(({ code }) => code)).toContain('first-look')
})

test('what a poster changes while it is proved has not been looked at once the proof has ended', async () => {
  const advert = await aPublicAdvert()
  await db.updateTable('job').set({ poster: 'proved' }).where('id', '=', advert.id).execute()
  const proof = {
    id: `proof-${advert.id}`.slice(0, 20),
    organisationId: advert.organisationId,
    kind: 'decision' as const,
    legalName: advert.name,
    sponsorId: null,
    strength: 'strong' as const,
    shownKey: advert.name.toLowerCase(),
    accountId: null,
    lapsesAt: '2099-01-01T00:00:00Z',
  }
  await db.insertInto('organisationProof').values(proof).execute()
  await change(advert, { jobTitle: 'Another title' })
  expect(await rowOf(advert.id)).toMatchObject({ status: 'open', title: 'Another title' })
  await postings.close(advert.employer.actor, advert.id)
  await db.deleteFrom('organisationProof').where('id', '=', proof.id).execute()
  await db.updateTable('job').set({ poster: 'unproved' }).where('id', '=', advert.id).execute()
  await postings.reopen(advert.employer.actor, advert.id)

  expect(await rowOf(advert.id)).toMatchObject({ status: 'held' })
})

test('an admin publishes only what they have read, and not what another one has', async () => {
  const advert = await aHeldAdvert()
  const { id: caseId } = await openCase(advert.id)
  const [one, other] = [await anAdmin(db), await anAdmin(db)]
  const expire = () =>
    db
      .updateTable('moderationCase')
      .set({ assignedAt: new Date(Date.now() - 3_600_000).toISOString() })
      .where('id', '=', caseId)
      .execute()
  await moderation.desk.find(one, caseId)
  await change(advert, { jobTitle: 'Another title' })
  await expire()
  await db
    .updateTable('job')
    .set({ updatedAt: new Date(Date.now() - 7_200_000).toISOString() })
    .where('id', '=', advert.id)
    .execute()
  await moderation.desk.find(other, caseId)
  await expire()

  await expect(moderation.desk.decide(one, caseId, PUBLISH)).rejects.toMatchObject({
    code: 'done_already',
  })
})

test('an advert that a proof released is looked at once that proof has ended', async () => {
  const advert = await aHeldAdvert()
  const { id: caseId } = await openCase(advert.id)
  await db
    .updateTable('moderationCase')
    .set({ status: 'decided', decisionReason: 'The organisation has proved who it is.' })
    .where('id', '=', caseId)
    .execute()
  await db
    .updateTable('job')
    .set({ status: 'open', heldBecause: null })
    .where('id', '=', advert.id)
    .execute()
  await queueUnlooked(db, 'unproved')
  await queueUnlooked(db, 'unproved')

  expect(await openCase(advert.id)).toMatchObject({ kind: 'first-look' })
})

test('a decision that is undone leaves the advert without a look', async () => {
  const advert = await aHeldAdvert()
  const { id: caseId } = await openCase(advert.id)
  const admin = await anAdmin(db)
  await moderation.desk.find(admin, caseId)
  await moderation.desk.decide(admin, caseId, PUBLISH)
  await moderation.desk.undo(admin, caseId)

  expect(await rowOf(advert.id)).toMatchObject({ status: 'held', lookedAt: null })
})
