import { expect, test } from 'vitest'
import { insertOrganisation, updateClaim } from '#organisations/organisations.queries.ts'
import { aJob, aProof } from '#tests/support/builders.ts'
import {
  aKnownDomain,
  anOrganisation,
  proofCodeTo,
  sendMails,
} from '#tests/support/organisations.ts'
import { aVisitor } from '#tests/support/people.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { describeProof } from './describe-proof.ts'

/** What stands at domains that the impostor has bought: whatever they want. */
const bought = new Map<string, string>()
const server = await openTestServer({
  outside: {
    findTxtRecords: async (domain) => [bought.get(domain) ?? ''],
    readFile: async (domain) => bought.get(domain) ?? null,
  },
})
const { db } = server
const { organisations } = server.services
const { proof } = organisations

type Organisation = Awaited<ReturnType<typeof anOrganisation>>

async function proveByMail({ id, actor }: Organisation, domain: string) {
  const email = `hr@${domain}`
  await proof.requestCode(aVisitor(), actor, { organisationId: id, email })
  await sendMails(server)
  const code = await proofCodeTo(server, email)
  return proof.enterCode(aVisitor(), actor, { organisationId: id, code })
}

async function proveBySite({ id, actor }: Organisation, domain: string, way: 'dns' | 'file') {
  await proof.begin(actor, id, domain)
  const { requests } = await organisations.find(actor, id)
  bought.set(domain, requests.find(({ kind }) => kind === 'site')?.siteText ?? '')
  return proof.look(actor, id, way)
}

/** The impostor’s own company, on the register and with a domain that a source ties to it. */
async function anOwnCompany(trading = '') {
  const word = uniqueWord()
  const domain = `${word}.co.uk`
  const entry = await aSponsor(db, { name: `${word} Care Ltd${trading && ` t/a ${trading}`}` })
  await aKnownDomain(db, domain, `${word} Care Ltd`)
  return { name: `${word} Care`, domain, claim: { legalName: entry.name, sponsorId: entry.id } }
}

const asDomain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')
const BODIES = [
  'Leeds Teaching Hospitals NHS Trust',
  'Barts Health NHS Trust',
  'Kent County Council',
  'University of Leeds',
  'Spire Healthcare Limited',
  'Tesco Stores Limited',
  'Nuffield Health',
  'British Red Cross',
]

/** Their own entries on the register. */
const entries = new Map<string, string>()
for (const name of BODIES) entries.set(name, (await aSponsor(db, { name })).id)

/** Attempts to get a body’s name, each with all that an impostor can have: an own company, any domain, any legal name. */
const ATTEMPTS: Record<string, (body: string) => Promise<Organisation>> = {
  async 'its name, and proof of the own company'(body) {
    const { domain, claim } = await anOwnCompany()
    const posing = await anOrganisation(server, { name: body, ...claim })
    await proveByMail(posing, domain)
    return posing
  },
  async 'its name beside the own one'(body) {
    const { name, domain, claim } = await anOwnCompany()
    const posing = await anOrganisation(server, { name: `${name} t/a ${body}`, ...claim })
    await proveBySite(posing, domain, 'file')
    return posing
  },
  async 'its name as a trading name on the register'(body) {
    const { domain, claim } = await anOwnCompany(body)
    const posing = await anOrganisation(server, { name: body, ...claim })
    await proveByMail(posing, domain)
    return posing
  },
  async 'its entry, and a code to a domain that spells it'(body) {
    const sponsorId = entries.get(body) ?? ''
    const posing = await anOrganisation(server, { name: body, legalName: body, sponsorId })
    await proveByMail(posing, `${asDomain(body)}-group.uk`)
    return posing
  },
  async 'its entry, and a record at a domain that spells it'(body) {
    const sponsorId = entries.get(body) ?? ''
    const posing = await anOrganisation(server, { name: body, legalName: body, sponsorId })
    await proveBySite(posing, `${asDomain(body)}.co.uk`, 'dns')
    return posing
  },
  async 'its entry, and a page at a builder'(body) {
    const sponsorId = entries.get(body) ?? ''
    const posing = await anOrganisation(server, { name: body, legalName: body, sponsorId })
    await aKnownDomain(db, `${asDomain(body)}.wixsite.com`, body)
    await proveBySite(posing, `${asDomain(body)}.wixsite.com`, 'file')
    return posing
  },
  async 'its name, and another organisation that vouches'(body) {
    const { name, claim } = await anOwnCompany()
    const voucher = await anOrganisation(server, { name, ...claim })
    await aProof(db, voucher.id, { sponsorId: claim.sponsorId })
    const id = await insertOrganisation(db, voucher.actor.id, body)
    await updateClaim(db, id, { ...claim, companyNumber: null })
    // Refused, or left to the desk.
    await proof.vouch(voucher.actor, voucher.id, id).catch(() => null)
    return { ...voucher, id, name: body }
  },
  async 'another name first, its name after the proof'(body) {
    const { name, domain, claim } = await anOwnCompany()
    const posing = await anOrganisation(server, { name, ...claim })
    expect(await proveByMail(posing, domain)).toBe(true)
    const form = { name: body, companyNumber: '', ...claim }
    await organisations.claims.change(posing.actor, posing.id, form)
    return { ...posing, name: body }
  },
}

test.each(BODIES.flatMap((body) => Object.keys(ATTEMPTS).map((how) => [body, how] as const)))(
  'an impostor does not get ‘%s’ by %s',
  async (body, how) => {
    const posing = await ATTEMPTS[how]?.(body)
    const { id: organisationId = '', name: employerName = '', actor } = posing ?? {}
    expect(await describeProof(db, organisationId)).toBeNull()

    const facts = { organisationId, employerName, poster: 'unproved' } as const
    const job = await aJob(db, { ...facts, ownerId: actor?.id ?? '' })
    await organisations.tend()
    const row = db.selectFrom('job').select('poster').where('id', '=', job.id)
    expect(await row.execute()).toEqual([{ poster: 'unproved' }])
  },
)
