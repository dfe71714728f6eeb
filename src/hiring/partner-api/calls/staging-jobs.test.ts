import { expect, test } from 'vitest'
import { aMember } from '#tests/support/organisations.ts'
import { aKey, aPartner, aPartnerJob } from '#tests/support/partners.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readAllRows } from '#tests/support/whole-database.ts'
import { KEY_LIMITS } from '#hiring/partner-api/partner-keys.ts'

const server = await openTestServer()
const { app, db, services } = server

test('a staging job is screened as a live one, and leaves no trace outside its own table', async () => {
  const partner = await aPartner(server, { mode: 'staging' })
  await partner.list()
  const before = await readAllRows(db, { but: 'staging_job' })
  const sent = aPartnerJob()

  const created = await partner.create(sent)

  expect([created.statusCode, created.json()]).toMatchObject([
    201,
    { reference: sent.reference, status: 'open', isStaging: true, title: sent.jobTitle },
  ])
  const after = await readAllRows(db, { but: 'staging_job' })
  const changed = Object.keys(after).filter(
    (table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]),
  )
  expect(changed.filter((table) => table !== 'rate_limit')).toEqual([])
  const { id } = created.json()
  for (const url of [
    `/api/v1/jobs/${id}`,
    `/jobDetails/${id}`,
    '/feeds/jobs.xml',
    '/feeds/boards/indeed.xml',
    '/sitemaps/jobs-1.xml',
    `/api/v1/jobs?q=${encodeURIComponent(sent.jobTitle)}`,
  ])
    expect([url, (await app.inject(url)).body.includes(sent.jobTitle)]).toEqual([url, false])
})

test('it is changed, listed, closed and sent again as a live one is', async () => {
  const partner = await aPartner(server, { mode: 'staging' })
  const sent = aPartnerJob()
  const { id } = (await partner.create(sent)).json()

  expect((await partner.create(sent)).statusCode).toBe(200)
  expect((await partner.create({ ...sent, jobTitle: 'Cook' })).json().code).toBe('reference_taken')
  expect((await partner.change(id, { ...sent, jobTitle: 'Day nurse' })).json()).toMatchObject({
    id,
    title: 'Day nurse',
  })
  expect((await partner.list()).json()).toMatchObject([{ id, title: 'Day nurse' }])
  expect((await partner.close(id)).json()).toMatchObject({ status: 'closed' })
})

test('five calls of one reference at once are one advert', async () => {
  const partner = await aPartner(server, { mode: 'staging' })
  const sent = aPartnerJob()

  const answers = await Promise.all(Array.from({ length: 5 }, async () => partner.create(sent)))

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 201])
  expect((await partner.list()).json()).toHaveLength(1)
})

test('the law is as for a live one', async () => {
  const partner = await aPartner(server, { mode: 'staging' })

  const refused = await partner.create(aPartnerJob({ jobTitle: 'Female carer', payMin: 13.5 }))

  expect([refused.statusCode, refused.json().errors[0]]).toMatchObject([
    422,
    { field: 'reason', law: { level: 'amber' } },
  ])
})

test('what would be held says so, and nothing waits for the desk', async () => {
  const partner = await aPartner(server, { mode: 'staging' })
  const casesNow = async () => (await db.selectFrom('moderationCase').select('id').execute()).length
  const before = await casesNow()

  const held = await partner.create(
    aPartnerJob({ description: 'Care by the sea. Write on WhatsApp +44 7700 900123, not here.' }),
  )

  expect([held.statusCode, held.json()]).toMatchObject([
    201,
    { status: 'held', heldBecause: expect.stringMatching(/\w/) },
  ])
  expect(await casesNow()).toBe(before)
})

test('nobody but the owner of the key sees it: no other key, no colleague', async () => {
  const partner = await aPartner(server, { mode: 'staging' })
  const { id } = (await partner.create(aPartnerJob())).json()
  const colleague = await aMember(server, partner.id, 'owner')
  const own = await services.partners.keys.list(partner.actor, partner.id)
  const theirs = await services.partners.keys.list(colleague.actor, partner.id)
  const live = await aKey(server, partner)
  const otherStaging = await aKey(server, partner, { mode: 'staging' })

  expect(own.keys.map(({ jobs }) => jobs.length)).toEqual([1])
  expect(theirs.keys.map(({ jobs }) => jobs.length)).toEqual([0])
  for (const key of [live, otherStaging]) {
    expect((await key.list()).json()).toEqual([])
    expect((await key.close(id)).statusCode).toBe(404)
  }
})

test('it goes after 30 days, and a key holds a limited number', async () => {
  const partner = await aPartner(server, { mode: 'staging' })
  const { id } = (await partner.create(aPartnerJob())).json()
  const { expiresAt, keyId } = await db
    .selectFrom('stagingJob')
    .select(['expiresAt', 'keyId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(KEY_LIMITS.stagingDays)
  await db
    .insertInto('stagingJob')
    .values(
      Array.from({ length: KEY_LIMITS.stagingJobs - 1 }, (_, i) => ({
        id: `full-${i}`,
        keyId,
        reference: `full-${i}`,
        answers: '{}',
        status: 'open' as const,
      })),
    )
    .execute()
  expect((await partner.create(aPartnerJob())).json().errors[0].field).toBe('reference')

  await db
    .updateTable('stagingJob')
    .set({ expiresAt: new Date().toISOString() })
    .where('keyId', '=', keyId)
    .execute()

  expect((await partner.list()).json()).toEqual([])
  expect((await partner.close(id)).statusCode).toBe(404)
  await services.partners.sweep()
  expect(
    await db.selectFrom('stagingJob').selectAll().where('keyId', '=', keyId).execute(),
  ).toEqual([])
})
