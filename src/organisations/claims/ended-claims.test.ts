import { sql } from 'kysely'
import { expect, test } from 'vitest'
import problems from '#organisations/model/problems.json' with { type: 'json' }
import { aPostedJob } from '#tests/support/applications.ts'
import { aProof } from '#tests/support/builders.ts'
import {
  aKnownDomain,
  anOrganisation,
  historyOf,
  proofCodeTo,
  sendMails,
  subjectsTo,
} from '#tests/support/organisations.ts'
import { aVisitor } from '#tests/support/people.ts'
import { aPostingForm } from '#tests/support/postings.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services } = server
const { claims, proof } = services.organisations
const { tend, lapse } = services.organisations

/** A public body on the register that has an address of its own. */
async function aTrust() {
  const own = uniqueWord()
  const name = `${own} NHS Foundation Trust`
  const { id: sponsorId } = await aSponsor(db, { name })
  const domain = `${own.toLowerCase()}.nhs.uk`
  await aKnownDomain(db, domain, name)
  const email = `ada@${domain}`
  return { name, email, form: { name, legalName: name, companyNumber: '', sponsorId } }
}

type Trust = Awaited<ReturnType<typeof aTrust>>

/** An organisation that says it is this body, without a proof. */
async function aClaim({ form }: Trust, name = form.name) {
  const claiming = await anOrganisation(server, { name, legalName: null })
  await claims.change(claiming.actor, claiming.id, { ...form, name })
  return claiming
}

async function proveByMail({ actor, id }: Awaited<ReturnType<typeof aClaim>>, { email }: Trust) {
  await proof.requestCode(aVisitor(), actor, { organisationId: id, email })
  await sendMails(server)
  const code = await proofCodeTo(server, email)
  return proof.enterCode(aVisitor(), actor, { organisationId: id, code })
}

const claimOf = (id: string) =>
  db
    .selectFrom('organisation')
    .select(['legalName', 'companyNumber', 'sponsorId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const NOTHING = { legalName: null, companyNumber: null, sponsorId: null }

async function casesOf(id: string) {
  const rows = await db
    .selectFrom('moderationCase')
    .select(['kind', 'status', 'reasons'])
    .where('organisationId', '=', id)
    .orderBy('number')
    .execute()
  return rows.map(({ kind, status, reasons }) => [kind, status, ...reasons.map(({ code }) => code)])
}

test('a squatter stops neither the proof nor the advert of the real employer, and loses its claim', async () => {
  const trust = await aTrust()
  const squatter = await aClaim(trust, 'Reed Bank')
  const job = await aPostedJob(db, squatter.actor, {
    organisationId: squatter.id,
    poster: 'unproved',
    employerName: 'Reed Bank',
    legalName: trust.name,
    sponsorId: trust.form.sponsorId,
  })
  const employer = await aClaim(trust)

  expect(await proveByMail(employer, trust)).toBe(true)
  const posted = await services.postings.publish(
    employer.actor,
    aPostingForm({ companyName: trust.name }),
  )
  expect([posted.status, posted.poster]).toEqual(['open', 'proved'])

  await tend()
  expect(await claimOf(squatter.id)).toEqual(NOTHING)
  expect(await historyOf(server, squatter.id)).toEqual(['created', 'claimed', 'claimed'])
  expect(await casesOf(squatter.id)).toEqual([['claim', 'open', 'outdone-claim']])
  const advert = db.selectFrom('job').select(['poster', 'legalName', 'sponsorId'])
  expect(await advert.where('id', '=', job.id).executeTakeFirst()).toEqual({
    poster: 'unproved',
    legalName: null,
    sponsorId: null,
  })
  await sendMails(server)
  expect(await subjectsTo(server, squatter.actor.email)).toEqual([
    'Say again which legal body Reed Bank is',
  ])
  expect(await claimOf(employer.id)).toMatchObject({ sponsorId: trust.form.sponsorId })

  // It cannot go on by claiming again: now the desk has to decide, with what it knew.
  await claims.change(squatter.actor, squatter.id, { ...trust.form, name: 'Reed Bank' })
  await expect(proveByMail(squatter, trust)).rejects.toThrow(problems.waitingClaim)
  await tend()
  const open = async () => (await casesOf(squatter.id)).filter(([, status]) => status === 'open')
  expect((await open())[0]).toEqual(['claim', 'open', 'second-claim', 'outdone-claim'])
  expect(await claimOf(squatter.id)).toMatchObject({ sponsorId: trust.form.sponsorId })
  // Nor does it close the case by taking the claim back.
  await claims.change(squatter.actor, squatter.id, {
    name: 'Reed Bank',
    legalName: '',
    companyNumber: '',
    sponsorId: '',
  })
  expect((await open()).map(([kind]) => kind)).toContain('claim')
})

test('a case about an unproved claim, opened before, no longer stops a proof', async () => {
  const trust = await aTrust()
  await aClaim(trust, 'Reed Bank')
  const employer = await aClaim(trust)
  const words = 'Another organisation claims the same body.'
  await db
    .insertInto('moderationCase')
    .values({
      id: crypto.randomUUID(),
      kind: 'claim',
      risk: 2,
      organisationId: employer.id,
      reasons: JSON.stringify([{ code: 'second-claim', words }]),
      dueAt: new Date().toISOString(),
    })
    .execute()

  expect(await proveByMail(employer, trust)).toBe(true)
  // Its own proof does not close it.
  expect(await casesOf(employer.id)).toContainEqual(['claim', 'open', 'second-claim'])
})

test('of two that claim and prove one body at the same moment, the proved one keeps it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const trust = await aTrust()
    const employer = await aClaim(trust)
    await proof.requestCode(aVisitor(), employer.actor, {
      organisationId: employer.id,
      email: trust.email,
    })
    await sendMails(server)
    const code = await proofCodeTo(server, trust.email)
    const squatter = await anOrganisation(server, { name: `Reed ${uniqueWord()}`, legalName: null })

    await Promise.all([
      proof.enterCode(aVisitor(), employer.actor, { organisationId: employer.id, code }),
      claims.change(squatter.actor, squatter.id, { ...trust.form, name: squatter.name }),
      tend(),
    ])
    await tend()

    expect(await claimOf(employer.id)).toMatchObject({ sponsorId: trust.form.sponsorId })
    // Whichever came first, the desk has one case, and the squatter cannot prove.
    const [first, ...others] = await casesOf(squatter.id)
    expect(first?.slice(0, 2)).toEqual(['claim', 'open'])
    expect(others).toEqual([])
    await expect(proveByMail(squatter, trust)).rejects.toThrow()
  }
})

test('an unproved claim to another body, or one that the desk has decided about, stays', async () => {
  const [trust, other] = [await aTrust(), await aTrust()]
  const bystander = await aClaim(other, 'Harbour View')
  const decided = await aClaim(trust, 'Reed Bank')
  await db
    .insertInto('moderationCase')
    .values({
      id: crypto.randomUUID(),
      kind: 'claim',
      risk: 2,
      organisationId: decided.id,
      reasons: '[]',
      dueAt: new Date().toISOString(),
      status: 'decided',
    })
    .execute()
  const employer = await aClaim(trust)
  await proveByMail(employer, trust)
  await tend()

  expect(await claimOf(bystander.id)).toMatchObject({ sponsorId: other.form.sponsorId })
  expect(await claimOf(decided.id)).toMatchObject({ sponsorId: trust.form.sponsorId })
})

test('a body on no register is one by its name, unless the company numbers differ', async () => {
  const name = `${uniqueWord()} Care`
  const aCompany = (legalName: string, companyNumber: string | null) =>
    anOrganisation(server, { name: `Reed ${uniqueWord()}`, legalName, companyNumber })
  const bystander = await aCompany(`${name} Homes Ltd`, null)
  const same = await aCompany(`${name} Ltd`, '12345678')
  const unnumbered = await aCompany(`${name.toUpperCase()} LIMITED`, null)
  const namesake = await aCompany(`${name} Ltd`, '87654321')
  // Nobody has proved anything, so nothing ends.
  await tend()
  for (const { id } of [bystander, same, unnumbered, namesake])
    expect((await claimOf(id)).legalName).not.toBeNull()

  const employer = await aCompany(`${name} Ltd`, '12345678')
  await aProof(db, employer.id, { legalName: `${name} Ltd` })
  await tend()
  expect([await claimOf(same.id), await claimOf(unnumbered.id)]).toEqual([NOTHING, NOTHING])
  for (const { id } of [bystander, namesake, employer])
    expect((await claimOf(id)).legalName).not.toBeNull()
})

test('an idle claim ends after a month; a proof, a request or an advert keeps it', async () => {
  const trust = await aTrust()
  const idle = await aClaim(trust, 'Idle')
  const fresh = await aClaim(trust, 'Fresh')
  const asking = await aClaim(trust, 'Asking')
  const posting = await aClaim(trust, 'Posting')
  const closed = await aClaim(trust, 'Closed')
  const proved = await aClaim(await aTrust(), 'Proved')
  const lapsed = await aClaim(trust, 'Lapsed')
  for (const { id } of [idle, asking, posting, closed, proved, lapsed])
    await db
      .updateTable('organisation')
      .set({ claimedAt: sql`now() - interval '31 days'` })
      .where('id', '=', id)
      .execute()
  await proof.requestCode(aVisitor(), asking.actor, {
    organisationId: asking.id,
    email: trust.email,
  })
  await aPostedJob(db, posting.actor, { organisationId: posting.id, poster: 'unproved' })
  await aPostedJob(db, closed.actor, {
    organisationId: closed.id,
    poster: 'unproved',
    status: 'closed',
    closedAt: new Date(Date.now() - 31 * 86_400_000).toISOString(),
  })
  const { sponsorId } = await claimOf(proved.id)
  await aProof(db, proved.id, { sponsorId })
  await aProof(db, lapsed.id, { endedAt: new Date().toISOString() })

  await lapse()

  expect([await claimOf(idle.id), await claimOf(closed.id)]).toEqual([NOTHING, NOTHING])
  for (const { id } of [fresh, asking, posting, proved, lapsed])
    expect((await claimOf(id)).legalName).not.toBeNull()
  // Nobody has done anything wrong, so the desk has nothing to look at.
  expect(await casesOf(idle.id)).toEqual([])
  await sendMails(server)
  expect(await subjectsTo(server, idle.actor.email)).toEqual(['Say again which legal body Idle is'])
})
