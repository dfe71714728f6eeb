import { expect, test } from 'vitest'
import { claimLine } from '#organisations/model/claim-line.ts'
import problems from '#organisations/model/problems.json' with { type: 'json' }
import { OutsideUnreachable } from '#platform/outside/outside.ts'
import { aProof } from '#tests/support/builders.ts'
import {
  aKnownDomain,
  anOrganisation,
  endProof,
  sendMails,
  subjectsTo,
} from '#tests/support/organisations.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { proveByDecision, refuseProof } from './proof-changes.ts'
import { describeProof } from './describe-proof.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { lapseProofs } from './upkeep/reassess.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

/** TXT records at other people’s domains. */
const txt: Record<string, string[]> = {}
const files: Record<string, string> = {}
let isDown = false

function answer<Found>(found: Found) {
  if (isDown) throw new OutsideUnreachable('No name server.')
  return found
}

const server = await openTestServer({
  outside: {
    findTxtRecords: async (name) => answer(txt[name] ?? []),
    readFile: async (domain, path) =>
      answer(path === '/.well-known/landfall-proof.txt' ? (files[domain] ?? null) : null),
  },
})
const { db } = server
const { organisations } = server.services
const { proof } = organisations

async function aHome() {
  const word = uniqueWord()
  const { id: sponsorId, name: legalName } = await aSponsor(db, { name: `${word} House Ltd` })
  const home = await anOrganisation(server, { name: `${word} House`, legalName, sponsorId })
  const domain = `${word}-care.co.uk`
  await aKnownDomain(db, domain, legalName)
  return { ...home, sponsorId, legalName, domain }
}

async function textFor({ id, actor }: Awaited<ReturnType<typeof anOrganisation>>, domain: string) {
  await proof.begin(actor, id, domain)
  const { requests } = await organisations.find(actor, id)
  return requests.find(({ kind }) => kind === 'site')?.siteText ?? ''
}

test.each(['dns', 'file'] as const)(
  'what stands at its domain (%s) proves an organisation',
  async (way) => {
    const home = await aHome()
    const text = await textFor(home, `https://www.${home.domain}/`)
    expect(text).toMatch(/^landfall-proof=\w{26}$/)
    const missing = way === 'dns' ? 'noRecord' : 'noFile'
    await expect(proof.look(home.actor, home.id, way)).rejects.toThrow(problems[missing])
    if (way === 'dns') txt[home.domain] = ['v=spf1 -all', text]
    else files[home.domain] = `${text}\n`

    expect(await proof.look(home.actor, home.id, way)).toBe(true)

    const words = way === 'dns' ? 'a record' : 'a file'
    expect((await describeProof(db, home.id))?.words).toContain(
      `Proved by ${words} at ${home.domain}`,
    )
  },
)

test('what stands at somebody else’s domain waits for the desk', async () => {
  const home = await aHome()
  txt['reedbed.co.uk'] = [await textFor(home, 'reedbed.co.uk')]

  expect(await proof.look(home.actor, home.id, 'dns')).toBe(false)
  expect(await describeProof(db, home.id)).toBeNull()
})

test('the text of one organisation is none of another', async () => {
  const [one, two] = [await aHome(), await aHome()]
  txt[two.domain] = [await textFor(one, two.domain)]
  await textFor(two, two.domain)

  await expect(proof.look(two.actor, two.id, 'dns')).rejects.toThrow(problems.noRecord)
})

test('without internet one sentence says so', async () => {
  const home = await aHome()
  await textFor(home, home.domain)
  isDown = true
  try {
    await expect(proof.look(home.actor, home.id, 'file')).rejects.toThrow(problems.offline)
  } finally {
    isDown = false
  }
})

test.each(['127.0.0.1', 'localhost', '[::1]', 'x.internal', 'a:80', ''])(
  '%o is no domain to look at',
  async (text) => {
    const home = await aHome()
    await expect(proof.begin(home.actor, home.id, text)).rejects.toThrow(problems.badDomain)
  },
)

test('a proved organisation vouches for another of its name, until its own proof ends', async () => {
  const home = await aHome()
  await aProof(db, home.id, { sponsorId: home.sponsorId })
  const { legalName, sponsorId } = home
  const site = await anOrganisation(server, { name: legalName, legalName, sponsorId })

  const vouched = await proof.vouch(home.actor, home.id, ` ${site.id.toUpperCase()} `)
  expect(vouched).toEqual({ name: legalName, isProved: true })
  expect((await describeProof(db, site.id))?.words).toContain(
    `${home.name}, which is proved, vouches for it`,
  )
  // An organisation that was vouched for cannot vouch.
  await expect(proof.vouch(site.actor, site.id, home.id)).rejects.toThrow(problems.cannotVouch)

  await endProof(db, home.id)
  expect(await describeProof(db, site.id)).toBeNull()
  await sendMails(server)
  expect(await subjectsTo(server, site.actor.email)).toContain(
    `The proof of ${legalName} has ended`,
  )
})

test('nobody vouches for another body, or without a proof', async () => {
  const [home, other] = [await aHome(), await aHome()]
  await expect(proof.vouch(home.actor, home.id, other.id)).rejects.toThrow(problems.cannotVouch)
  await aProof(db, home.id, { sponsorId: home.sponsorId })
  const vouch = (reference: string) => proof.vouch(home.actor, home.id, reference)

  for (const reference of [other.id, home.id, 'nothing', "' or 1=1", ''])
    await expect(vouch(reference)).rejects.toThrow(problems.otherBody)
})

test('the desk proves with evidence, or refuses with a reason, and then every proof needs its word', async () => {
  const home = await aHome()
  const documents = { documentOne: 'CQC certificate', documentTwo: '', documentThree: '' }
  await proof.requestReview(home.actor, home.id, { evidence: 'I manage it.', ...documents })
  const { requests } = await organisations.find(home.actor, home.id)
  expect(requests).toMatchObject([{ kind: 'decision' }])
  const desk = { organisationId: home.id, deskActorId: 'desk' }

  await db
    .transaction()
    .execute((db) => refuseProof(db, { ...desk, because: 'We called: unknown.' }))
  txt[home.domain] = [await textFor(home, home.domain)]
  expect(await proof.look(home.actor, home.id, 'dns')).toBe(false)

  const { sponsorId, legalName, name } = home
  const seen = claimLine({ name, legalName, sponsorId, companyNumber: null })
  await db
    .transaction()
    .execute((db) => proveByDecision(db, indexJobs, { ...desk, evidence: 'Called back.', seen }))
  expect((await describeProof(db, home.id))?.words).toContain(
    'Proved by evidence that we looked at',
  )
  await sendMails(server)
  expect(await subjectsTo(server, home.actor.email)).toEqual(
    expect.arrayContaining([
      `We could not see that you act for ${home.name}`,
      `${home.name} is proved`,
    ]),
  )
})

test('a proof lapses after its year, and owners know two weeks before', async () => {
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString()
  const [soon, over] = [await aHome(), await aHome()]
  await aProof(db, soon.id, { sponsorId: soon.sponsorId, lapsesAt: inTenDays })
  await aProof(db, over.id, { sponsorId: over.sponsorId })
  await db
    .updateTable('organisationProof')
    .set({ lapsesAt: '2026-01-01T00:00:00Z' })
    .where('organisationId', '=', over.id)
    .execute()

  expect(await lapseProofs(db, indexJobs)).toBe(1)
  expect(await lapseProofs(db, indexJobs)).toBe(0)

  await sendMails(server)
  expect(await subjectsTo(server, soon.actor.email)).toEqual([
    'Prove again that you act for ' + soon.name,
  ])
  expect(await subjectsTo(server, over.actor.email)).toEqual([
    `The proof of ${over.name} has ended`,
  ])
  expect(await describeProof(db, soon.id)).not.toBeNull()
})
