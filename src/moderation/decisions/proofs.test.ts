import { expect, test } from 'vitest'
import { claimLine } from '#organisations/model/claim-line.ts'
import problems from '#organisations/model/problems.json' with { type: 'json' }
import { describeProof } from '#organisations/proof/describe-proof.ts'
import { openCase } from '#safety/cases/open-case.ts'
import { suggestTemplate } from '#moderation/cases/decision-templates.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aJob } from '#tests/support/builders.ts'
import { mailsTo } from '#tests/support/account-calls.ts'
import { aDecision, applyDecision } from '#tests/support/cases.ts'
import { insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, mailbox, services } = server
const { desk } = services.moderation
const { claims, proof } = services.organisations
const admin = await anAdmin(db)

async function aProofCase(kind: 'proof' | 'claim' = 'proof') {
  const word = uniqueWord()
  const named = { name: `The Quay ${word}`, legalName: `${word} House Ltd` }
  const home = await anOrganisation(server, named)
  const facts = { organisationId: home.id, employerName: named.name, poster: 'unproved' } as const
  const job = await aJob(db, facts)
  const caseId = await openCase(db, { kind, risk: 3, organisationId: home.id, reasons: [] })
  const form = { ...named, companyNumber: '', sponsorId: '' }
  const seen = claimLine({ ...named, companyNumber: null, sponsorId: null })
  return { ...home, job, caseId, form, seen }
}

function publish(kind: 'proof' | 'claim', seen: string) {
  const { code, words } = suggestTemplate(kind, 'publish', [])
  return aDecision('publish', { template: code, words, seen })
}

const statusOf = async (id: string) => {
  const row = db.selectFrom('moderationCase').select('status').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).status
}

const posterOf = async (id: string) => {
  const row = db.selectFrom('job').select('poster').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).poster
}

test('the desk proves the name that it saw, also one that is not the body’s', async () => {
  const { id, job, caseId, seen, name } = await aProofCase()
  await desk.decide(admin, caseId, publish('proof', seen))

  expect(await posterOf(job.id)).toBe('proved')
  const row = db.selectFrom('organisationProof').select('shownKey').where('organisationId', '=', id)
  expect(await row.execute()).toEqual([{ shownKey: name.toLowerCase() }])
})

test('the desk, the employer and the email read of a proof, and no admin is named to the employer', async () => {
  const { id, actor, caseId, seen, name } = await aProofCase()
  await desk.decide(admin, caseId, publish('proof', seen))

  expect(await desk.findDone(admin, caseId)).toMatchObject({ words: `Accepted the proof: ${name}` })
  const { items } = await services.organisations.listHistory(actor, id, null)
  expect(items.find(({ words }) => words.includes('proof'))).toMatchObject({ who: 'Landfall' })
  await applyDecision(server, caseId)
  await server.runTasks()
  const mails = await mailsTo(mailbox, actor.email)
  expect(mails.find(({ subject }) => subject.startsWith('We approved'))?.text).toContain(
    `your proof for “${name}”`,
  )
})

test.each(['suspended', 'unsuspended', 'frozen', 'unfrozen', 'proof-refused'] as const)(
  'the history of an employer names us, not the admin, for ‘%s’',
  async (action) => {
    const { id, actor } = await aProofCase()
    await insertOrganisationEvent(db, { organisationId: id, actorId: admin.id, action })

    const { items } = await services.organisations.listHistory(actor, id, null)
    expect(items[0]).toMatchObject({ who: 'Landfall' })
  },
)

test('a decision that is taken back proves nothing any more', async () => {
  const { id, job, caseId, seen } = await aProofCase()
  await desk.decide(admin, caseId, publish('proof', seen))
  await desk.undo(admin, caseId)

  expect(await describeProof(db, id)).toBeNull()
  expect(await posterOf(job.id)).toBe('unproved')
  expect(await statusOf(caseId)).toBe('open')
})

test('a decision about a page that is no longer true proves nothing', async () => {
  const { id, actor, caseId, form, seen } = await aProofCase('claim')
  const name = `Spire Healthcare ${uniqueWord()}`
  await claims.change(actor, id, { ...form, name })

  const decision = desk.decide(admin, caseId, publish('claim', seen))
  await expect(decision).rejects.toThrow(problems.otherThanSeen)
  expect(await describeProof(db, id)).toBeNull()
  expect(await statusOf(caseId)).toBe('open')
})

test('nothing is proved from a list, where nobody sees what', async () => {
  const { id, caseId, seen } = await aProofCase()
  const { template, words } = publish('proof', seen)
  const bulk = { decision: 'publish', template, words } as const
  const [result] = await desk.decideMany(admin, [caseId], bulk)

  expect(result).toMatchObject({ isDone: false, words: problems.otherThanSeen })
  expect(await describeProof(db, id)).toBeNull()
})

test('another name withdraws what the desk was asked to prove', async () => {
  const { id, actor, caseId, form, seen } = await aProofCase()
  await claims.change(actor, id, { ...form, name: `Other ${uniqueWord()}` })

  expect(await statusOf(caseId)).toBe('decided')
  await expect(desk.decide(admin, caseId, publish('proof', seen))).rejects.toThrow()
  expect(await describeProof(db, id)).toBeNull()
})

test('a party that changes nothing about its body leaves the case about it open', async () => {
  const { id, actor, caseId, form } = await aProofCase('claim')
  await claims.change(actor, id, { ...form, companyNumber: '12345678' })
  expect(await statusOf(caseId)).toBe('open')
  await expect(proof.vouch(actor, id, id)).rejects.toThrow(problems.cannotVouch)
  expect(await statusOf(caseId)).toBe('open')

  await claims.change(actor, id, { ...form, legalName: `${uniqueWord()} Other Ltd` })
  expect(await statusOf(caseId)).toBe('decided')
})
