import { expect, test } from 'vitest'
import problems from '#organisations/model/problems.json' with { type: 'json' }
import type { Actor } from '#accounts/sessions/actor.ts'
import { insertOrganisation, updateClaim } from '#organisations/organisations.queries.ts'
import { openCase } from '#safety/cases/open-case.ts'
import { aJob, aProof } from '#tests/support/builders.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { describeProof } from './describe-proof.ts'

const server = await openTestServer()
const { db } = server
const { proof } = server.services.organisations

type Claim = Parameters<typeof updateClaim>[2]

/** A proved organisation with its entry on the register, which also names what it trades as. */
async function aProvedHome() {
  const word = uniqueWord()
  const entry = await aSponsor(db, { name: `${word} Care Ltd t/a ${word} Lodge` })
  const claim = { legalName: entry.name, companyNumber: null, sponsorId: entry.id }
  const home = await anOrganisation(server, { name: `${word} Care`, ...claim })
  await aProof(db, home.id, { sponsorId: entry.id })
  return { ...home, word, claim }
}

/** A proved organisation that is not on the register. */
async function anUnlicensed() {
  const word = uniqueWord()
  const claim = { legalName: `${word} Tools Ltd`, companyNumber: '12345678', sponsorId: null }
  const tools = await anOrganisation(server, { name: `${word} Tools`, ...claim })
  await aProof(db, tools.id)
  return { ...tools, word, claim }
}

/** Another organisation of the same owner, with the same claim and an open advert. */
async function another({ actor, claim }: { actor: Actor; claim: Claim }, name: string) {
  const id = await insertOrganisation(db, actor.id, name)
  await updateClaim(db, id, claim)
  const facts = { organisationId: id, employerName: name, poster: 'unproved' } as const
  return { id, job: await aJob(db, facts) }
}

const posterOf = async ({ id }: { id: string }) => {
  const row = db.selectFrom('job').select('poster').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).poster
}

const casesOf = (organisationId: string) =>
  db
    .selectFrom('moderationCase')
    .select(['kind', 'status', 'reasons'])
    .where('organisationId', '=', organisationId)
    .execute()

const PUBLIC = [
  'Leeds Teaching Hospitals NHS Trust',
  'Barts Health NHS Trust',
  'Kings College Hospital NHS Foundation Trust',
  'Leeds City Council',
  'University of Leeds',
  'Home Office',
  'Elm Care (NHS)',
]

test.each(PUBLIC)('nobody vouches for ‘%s’', async (name) => {
  for (const voucher of [await aProvedHome(), await anUnlicensed()]) {
    const other = await another(voucher, name)
    await expect(proof.vouch(voucher.actor, voucher.id, other.id)).rejects.toThrow(
      problems.publicName,
    )
    expect(await describeProof(db, other.id)).toBeNull()
    expect(await posterOf(other.job)).toBe('unproved')
    expect(await casesOf(other.id)).toEqual([])
  }
})

test.each([
  ['%s Care', true],
  ['%s CARE LTD', true],
  ['The %s Care Limited', true],
  ['%s Lodge', true],
  ['%s Lodge LLP', false],
  ['%s Care LLP', false],
  ['%s', false],
  ['%s Care t/a Barts Hospital', false],
  ['%s Care (formerly Barts Hospital)', false],
  ['%s Care ✅', false],
  ['Spire Healthcare', false],
])('vouching proves the name ‘%s’ of the body on the register: %s', async (pattern, isProved) => {
  const home = await aProvedHome()
  const name = pattern.replace('%s', home.word)
  const other = await another(home, name)

  expect(await proof.vouch(home.actor, home.id, other.id)).toEqual({ name, isProved })
  expect(await posterOf(other.job)).toBe(isProved ? 'proved' : 'unproved')
  // Any other name waits for the desk, in one case.
  await proof.vouch(home.actor, home.id, other.id)
  const codes = (await casesOf(other.id)).map(({ reasons }) => reasons.map(({ code }) => code))
  expect(codes).toEqual(isProved ? [] : [['vouched', 'other-name']])
})

test('without an entry on the register vouching only calls the desk', async () => {
  const tools = await anUnlicensed()
  const other = await another(tools, tools.claim.legalName)

  expect(await proof.vouch(tools.actor, tools.id, other.id)).toMatchObject({ isProved: false })
  expect(await describeProof(db, other.id)).toBeNull()
  expect(await casesOf(other.id)).toMatchObject([
    { kind: 'proof', status: 'open', reasons: [{ code: 'vouched' }, { code: 'no-entry' }] },
  ])
})

test('a case about a claim stays open, whoever vouches', async () => {
  const home = await aProvedHome()
  const other = await another(home, home.claim.legalName)
  const organisationId = other.id
  await openCase(db, { kind: 'claim', risk: 2, organisationId, reasons: [] })

  expect(await proof.vouch(home.actor, home.id, other.id)).toMatchObject({ isProved: true })
  expect(await casesOf(other.id)).toMatchObject([{ kind: 'claim', status: 'open' }])
})
