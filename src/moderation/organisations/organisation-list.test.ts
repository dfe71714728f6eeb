import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { OrganisationListQuery } from '#moderation/cases/queue.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { anApplication } from '#tests/support/applications.ts'
import { aCase } from '#tests/support/cases.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { aSponsor } from '#tests/support/register.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services } = server
const { desk } = services.moderation
const admin = await anAdmin(db)

const ALL: OrganisationListQuery = { search: '', filter: null, sort: 'risk', after: null }

async function find(query: Partial<OrganisationListQuery>) {
  return (await desk.organisations(admin, { ...ALL, ...query })).items
}
const idsOf = async (query: Partial<OrganisationListQuery>) =>
  (await find(query)).map(({ id }) => id)

async function aProof(organisationId: string, days: number, domain = `${newId()}.example`) {
  const lapsesAt = new Date(Date.now() + days * 86_400_000).toISOString()
  await db
    .insertInto('organisationProof')
    .values({ id: newId(), organisationId, kind: 'mail', legalName: 'X Ltd', domain, lapsesAt })
    .execute()
}

test('an organisation is found by name, legal name, register entry, domain and member', async () => {
  const [word, other] = [uniqueWord(), uniqueWord()]
  const sponsor = await aSponsor(db, { name: `${other} Care Limited` })
  const { id, actor } = await anOrganisation(server, {
    name: `The ${word}`,
    legalName: `${word} Holding Ltd`,
    sponsorId: sponsor.id,
  })
  await aProof(id, 300, `${word}.co.uk`)
  await anOrganisation(server)

  for (const search of [
    word.toUpperCase(),
    `${word} holding`,
    `${other} care`,
    `${other} Care Ltd`,
    `${word}.co.uk`,
    actor.email,
  ])
    expect(await idsOf({ search }), search).toEqual([id])
  for (const search of [`${word}%`, '100%_', '\\', "' or true --", newId(), 'x'.repeat(100)])
    expect(await idsOf({ search }), search).toEqual([])
  const [found] = await find({ search: word })
  expect(found).toMatchObject({
    sponsorName: sponsor.name,
    ownerEmail: actor.email,
    proof: { kind: 'mail', domain: `${word}.co.uk`, lapsesAt: expect.any(String) },
  })
})

test('the filters tell proved, claimed, lapsing, frozen and suspended ones apart', async () => {
  const mark = uniqueWord()
  const named = (name: string, legalName: string | null = `${mark} Ltd`) =>
    anOrganisation(server, { name: `${mark} ${name}`, legalName })
  const proved = await named('proved')
  const lapsing = await named('lapsing')
  const lapsed = await named('lapsed')
  const claimed = await named('claimed')
  const nothing = await named('nothing', null)
  await aProof(proved.id, 200)
  await aProof(lapsing.id, 29)
  await aProof(lapsed.id, -1)
  for (const [column, { id }] of [
    ['frozenAt', claimed],
    ['suspendedAt', nothing],
  ] as const)
    await db
      .updateTable('organisation')
      .set({ [column]: sql`now()` })
      .where('id', '=', id)
      .execute()

  const found = async (filter: OrganisationListQuery['filter']) =>
    (await find({ search: mark, filter })).map(({ name }) => name.slice(mark.length + 1)).toSorted()
  expect(await found(null)).toHaveLength(5)
  expect(await found('proved')).toEqual(['lapsing', 'proved'])
  expect(await found('lapsing')).toEqual(['lapsing'])
  expect(await found('claimed')).toEqual(['claimed', 'lapsed'])
  expect(await found('unproved')).toEqual(['claimed', 'lapsed', 'nothing'])
  expect(await found('frozen')).toEqual(['claimed'])
  expect(await found('suspended')).toEqual(['nothing'])
})

test('each is listed with its open jobs, applicants, reports and cases', async () => {
  const { job } = await anApplication(server)
  const organisationId = job.organisationId ?? ''
  const caseId = await aCase(db, { kind: 'report', risk: 1, jobId: job.id, organisationId })
  await aCase(db, { risk: 3, organisationId })
  const report = { caseId, jobId: job.id, organisationId, reason: 'money', words: '' } as const
  await db
    .insertInto('report')
    .values({ id: newId(), ...report, times: 3 })
    .execute()

  const listed = (await find({})).find(({ id }) => id === organisationId)
  expect(listed).toMatchObject({ openJobs: 1, applicants: 1, reports: 3, cases: 2, risk: 1 })
})

test('pages go on where they ended, by risk and by age, and end', async () => {
  const mark = uniqueWord()
  const made: string[] = []
  for (let index = 0; index < 45; index += 1) {
    const { id } = await anOrganisation(server, { name: `${mark} ${index}` })
    made.push(id)
    // One second apart: rows of the same millisecond have no order.
    const createdAt = new Date(Date.now() - (45 - index) * 1000).toISOString()
    await db.updateTable('organisation').set({ createdAt }).where('id', '=', id).execute()
    if (index % 9 === 0) await aCase(db, { risk: index % 2 ? 1 : 2, organisationId: id })
  }
  for (const sort of ['risk', 'newest'] as const) {
    const seen: { id: string; risk: number }[] = []
    let after: string | null = null
    do {
      const page = await desk.organisations(admin, { ...ALL, search: mark, sort, after })
      seen.push(...page.items.map(({ id, risk }) => ({ id, risk: risk ?? 4 })))
      after = page.next
    } while (after)
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(made))
    expect(seen).toHaveLength(45)
    const ranks = seen.map(({ risk }) => risk)
    if (sort === 'risk') expect(ranks).toEqual(ranks.toSorted())
    else expect(seen.map(({ id }) => id)).toEqual(made.toReversed())
  }
})

test.each(['0-x', '5-abcdefghijklm', '1-', 'x', '\u0000', "4-' or 1=1", '9'.repeat(500)])(
  'a place %j that is none begins at the top',
  async (after) => {
    await anOrganisation(server)
    expect((await find({ after })).length).toBeGreaterThan(0)
  },
)
