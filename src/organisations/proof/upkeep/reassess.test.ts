import { expect, test } from 'vitest'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { aJob, aProof } from '#tests/support/builders.ts'
import {
  aKnownDomain,
  anOrganisation,
  historyOf,
  sendMails,
  subjectsTo,
} from '#tests/support/organisations.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { describeProof } from '#organisations/proof/describe-proof.ts'
import { reassessProofs } from './reassess.ts'

const server = await openTestServer()
const { db } = server

interface Saved {
  kind: 'mail' | 'dns' | 'file' | 'vouched' | 'decision'
  domain?: string
  voucherId?: string
}

/** An organisation as the version before has proved it, with an open advert that is shown as proved. */
async function aFormerly(
  proof: Saved,
  named: { name?: string; sponsorId?: string; legalName?: string } = {},
) {
  const word = uniqueWord()
  const entry = await aSponsor(db, { name: `${word} House Ltd` })
  const sponsorId = named.sponsorId ?? entry.id
  const legalName = named.legalName ?? `${word} House Ltd`
  const home = await anOrganisation(server, {
    name: named.name ?? `${word} House`,
    legalName,
    sponsorId,
  })
  await aProof(db, home.id, { sponsorId, strength: null, shownKey: null, legalName, ...proof })
  const facts = { organisationId: home.id, employerName: home.name, sponsorId, legalName }
  const job = await aJob(db, { ...facts, poster: 'proved' })
  return { ...home, sponsorId, legalName, word, job }
}

async function outcomeOf({ id, job }: { id: string; job: { id: string } }) {
  const { poster, licence } = await db
    .selectFrom('job')
    .innerJoin('jobSearch', 'jobSearch.id', 'job.id')
    .select(['poster', 'licence'])
    .where('job.id', '=', job.id)
    .executeTakeFirstOrThrow()
  const cases = await db
    .selectFrom('moderationCase')
    .select(['kind', 'reasons'])
    .where('organisationId', '=', id)
    .execute()
  const codes = cases.map(({ kind, reasons }) => [kind, ...reasons.map(({ code }) => code)])
  const { strength } = await db
    .selectFrom('organisationProof')
    .select('strength')
    .where('organisationId', '=', id)
    .executeTakeFirstOrThrow()
  const isDescribed = (await describeProof(db, id)) !== null
  return { poster, licence, strength, isDescribed, codes }
}

const STRONG = { poster: 'proved', licence: 1, strength: 'strong', isDescribed: true, codes: [] }
const WEAK = { poster: 'unproved', licence: 0, strength: 'weak', isDescribed: false }

test.each(['mail', 'dns', 'file'] as const)(
  'what the version before proved by likeness (%s) becomes weak, and owners and desk know',
  async (kind) => {
    const home = await aFormerly({ kind, domain: `${uniqueWord()}.co.uk` })
    expect(await reassessProofs(db, indexJobs)).toBe(1)
    expect(await reassessProofs(db, indexJobs)).toBe(0)

    expect(await outcomeOf(home)).toEqual({
      ...WEAK,
      codes: [['proof', 'reassessed', 'other-domain']],
    })
    expect(await historyOf(server, home.id)).toEqual(['created', 'proof-ended'])
    await sendMails(server)
    expect(await subjectsTo(server, home.actor.email)).toEqual([
      `We are looking at the proof of ${home.name} again`,
    ])
  },
)

test('a domain that a source ties to the body stays strong, and nobody gets a mail', async () => {
  const domain = `${uniqueWord()}.co.uk`
  const home = await aFormerly({ kind: 'mail', domain })
  await aKnownDomain(db, domain, home.legalName)
  await reassessProofs(db, indexJobs)

  expect(await outcomeOf(home)).toEqual(STRONG)
  await sendMails(server)
  expect(await subjectsTo(server, home.actor.email)).toEqual([])
})

test('what the desk decided stays', async () => {
  const home = await aFormerly({ kind: 'decision' }, { name: `The Elms ${uniqueWord()}` })
  await reassessProofs(db, indexJobs)
  expect(await outcomeOf(home)).toEqual(STRONG)
})

test('vouching stays for the same name, and where the voucher is proved', async () => {
  const domain = `${uniqueWord()}.co.uk`
  const home = await aFormerly({ kind: 'mail', domain })
  await aKnownDomain(db, domain, home.legalName)
  const { sponsorId, legalName } = home
  const vouched = { kind: 'vouched', voucherId: home.id } as const
  const same = await aFormerly(vouched, { sponsorId, name: legalName, legalName })
  const named = await aFormerly(vouched, { sponsorId, name: 'Barts Health NHS Trust' })
  const weak = await aFormerly({ kind: 'mail', domain: `${uniqueWord()}.co.uk` })
  const claimed = { sponsorId: weak.sponsorId, name: weak.legalName, legalName: weak.legalName }
  const under = await aFormerly({ kind: 'vouched', voucherId: weak.id }, claimed)

  await reassessProofs(db, indexJobs)

  expect(await outcomeOf(same)).toEqual(STRONG)
  expect(await outcomeOf(named)).toEqual({
    ...WEAK,
    codes: [['proof', 'reassessed', 'other-name']],
  })
  expect(await outcomeOf(under)).toEqual({
    ...WEAK,
    codes: [['proof', 'reassessed', 'weak-voucher']],
  })
})

test('a newer proof counts, and the older one is done with', async () => {
  const home = await aFormerly({ kind: 'decision' })
  await aProof(db, home.id, { sponsorId: home.sponsorId, provedAt: '2099-01-01T00:00:00Z' })

  expect(await reassessProofs(db, indexJobs)).toBe(1)
  expect(await describeProof(db, home.id)).not.toBeNull()
})

test('until it is assessed, what the version before saves proves nothing', async () => {
  const home = await aFormerly({ kind: 'mail', domain: `${uniqueWord()}.co.uk` })
  expect(await describeProof(db, home.id)).toBeNull()
  await server.services.organisations.tend()
  expect((await outcomeOf(home)).strength).toBe('weak')
})
