import { expect, test } from 'vitest'
import problems from '#organisations/model/problems.json' with { type: 'json' }
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import {
  aKnownDomain,
  aMember,
  anOrganisation,
  historyOf,
  proofCodeTo,
  sendMails,
  subjectsTo,
} from '#tests/support/organisations.ts'
import { aVisitor } from '#tests/support/people.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { CODES_TO_MAILBOX } from './prove-by-mail.service.ts'
import type { RateLimit } from '#platform/limits/limits.ts'
import { toEmailKey, toLimitKey } from '#accounts/identity/email-key.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const server = await openTestServer()
const { db } = server
const { proof } = server.services.organisations

/** An organisation on the register, with a domain that a source ties to it. */
async function aCareHome() {
  const word = uniqueWord()
  const sponsor = await aSponsor(db, { name: `${word} House Ltd` })
  const name = `${word} House`
  const legalName = sponsor.name
  const home = await anOrganisation(server, { name, legalName, sponsorId: sponsor.id })
  const domain = `${word}-care.co.uk`
  await aKnownDomain(db, domain, `${word} House Limited`)
  return { ...home, sponsor, domain }
}

test('the form begins with a confirmed address that could prove it, never one at a free mail service', async () => {
  const { id, actor } = await aCareHome()
  const suggest = (email: string) => proof.suggestAddress({ email }, id)
  expect(await suggest('ada@gmail.com')).toBeUndefined()
  expect(await suggest('ada@home-care.co.uk')).toBe('ada@home-care.co.uk')
  const address = (email: string, confirmedAt: string | null) =>
    db
      .insertInto('confirmedAddress')
      .values({ organisationId: id, email, emailKey: toEmailKey(email), confirmedAt })
      .execute()
  await address('waits@home-care.co.uk', null)
  await address('home@outlook.com', '2026-11-20T10:00:00Z')
  expect(await suggest('ada@gmail.com')).toBeUndefined()
  await address('jobs@home-care.co.uk', '2026-11-10T10:00:00Z')
  expect(await suggest('ada@gmail.com')).toBe('jobs@home-care.co.uk')
  expect(await suggest(actor.email)).toBeDefined()
})

async function requestCode(
  { id, actor }: Awaited<ReturnType<typeof anOrganisation>>,
  email: string,
) {
  await proof.requestCode(aVisitor(), actor, { organisationId: id, email })
  await sendMails(server)
  return proofCodeTo(server, email)
}

const enter = (
  { id, actor }: Awaited<ReturnType<typeof anOrganisation>>,
  code: string,
  visitor = aVisitor(),
) => proof.enterCode(visitor, actor, { organisationId: id, code })

const casesOf = async (organisationId: string) => {
  const rows = await db
    .selectFrom('moderationCase')
    .select(['kind', 'reasons'])
    .where('organisationId', '=', organisationId)
    .orderBy('number')
    .execute()
  return rows.map(({ kind, reasons }) => [kind, reasons.map(({ code }) => code).join(' ')])
}

async function reasonsOf(organisationId: string) {
  const row = db
    .selectFrom('moderationCase')
    .select('reasons')
    .where('organisationId', '=', organisationId)
  return (await row.executeTakeFirstOrThrow()).reasons
}

test('a code to an address at its own domain proves an organisation, and its jobs pass', async () => {
  const home = await aCareHome()
  const job = await aJob(db, {
    organisationId: home.id,
    poster: 'unproved',
    employerName: home.name,
  })
  const code = await requestCode(home, `ada@${home.domain}`)
  expect(await enter(home, code)).toBe(true)

  const { proof: facts } = await server.services.organisations.find(home.actor, home.id)
  expect(facts?.words).toMatch(
    new RegExp(`^Proved by an address at ${home.domain} since \\d+ \\w+ 20\\d\\d$`),
  )
  const row = await db
    .selectFrom('job')
    .innerJoin('jobSearch', 'jobSearch.id', 'job.id')
    .select(['job.poster', 'job.sponsorId', 'job.legalName', 'jobSearch.licence'])
    .where('job.id', '=', job.id)
    .executeTakeFirst()
  const { id: sponsorId, name: legalName } = home.sponsor
  expect(row).toEqual({ poster: 'proved', sponsorId, legalName, licence: 1 })
  expect(await historyOf(server, home.id)).toEqual(['created', 'proof-asked', 'proved'])
  expect(await casesOf(home.id)).toEqual([])
  await sendMails(server)
  expect(await subjectsTo(server, home.actor.email)).toContain(`${home.name} is proved`)
})

test('a code works once', async () => {
  const home = await aCareHome()
  const code = await requestCode(home, `ada@${home.domain}`)

  const results = await Promise.allSettled([enter(home, code), enter(home, code)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(enter(home, code)).rejects.toMatchObject({
    problems: [{ message: problems.deadCode }],
  })
})

test('a code can be guessed five times', async () => {
  const home = await aCareHome()
  const code = await requestCode(home, `ada@${home.domain}`)
  const wrong = code.startsWith('A') ? 'BBBBBB' : 'AAAAAA'

  const guesses = await Promise.allSettled(Array.from({ length: 9 }, () => enter(home, wrong)))
  const messages = guesses.map((guess) => guess.status === 'rejected' && guess.reason.message)
  expect(messages.filter((words) => words === problems.wrongCode)).toHaveLength(5)
  await expect(enter(home, code)).rejects.toMatchObject({
    problems: [{ message: problems.deadCode }],
  })
})

test('a new code ends the one before, and an old one does not work', async () => {
  const home = await aCareHome()
  const address = `ada@${home.domain}`
  const first = await requestCode(home, address)
  const second = await requestCode(home, address)
  await expect(enter(home, first)).rejects.toThrow(problems.wrongCode)
  await db
    .updateTable('organisationProofRequest')
    .set({ expiresAt: '2026-01-01T00:00:00Z' })
    .where('organisationId', '=', home.id)
    .execute()

  await expect(enter(home, second)).rejects.toThrow(problems.deadCode)
})

test('a code for one organisation is none for another', async () => {
  const [one, two] = [await aCareHome(), await aCareHome()]
  const code = await requestCode(one, `ada@${one.domain}`)
  await requestCode(two, `ada@${two.domain}`)

  await expect(enter(two, code)).rejects.toThrow(problems.wrongCode)
})

test.each(['gmail.com', 'outlook.com', 'mailinator.com'])(
  'an address at %s proves nothing',
  async (domain) => {
    const home = await aCareHome()
    await expect(requestCode(home, `ada@${domain}`)).rejects.toThrow(problems.freeMail)
  },
)

test('an address at somebody else’s domain waits for the desk', async () => {
  const home = await aCareHome()
  const code = await requestCode(home, 'ada@reedbed.co.uk')

  expect(await enter(home, code)).toBe(false)

  expect(await server.services.organisations.find(home.actor, home.id)).toMatchObject({
    proof: null,
  })
  expect(await casesOf(home.id)).toEqual([['proof', 'other-domain shown']])
  expect(JSON.stringify(await reasonsOf(home.id))).not.toContain('ada@reedbed.co.uk')
})

test('an address at a domain that spells the name waits for the desk, and nothing is proved', async () => {
  const home = await aCareHome()
  const job = await aJob(db, {
    organisationId: home.id,
    poster: 'unproved',
    employerName: home.name,
    sponsorId: home.sponsor.id,
    legalName: home.sponsor.name,
  })
  const code = await requestCode(home, `ada@${home.name.replace(' ', '')}.co.uk`)

  expect(await enter(home, code)).toBe(false)

  const [reason] = await reasonsOf(home.id)
  expect(reason?.words).toContain('It spells the name, but anybody can buy such a domain.')
  const row = await db
    .selectFrom('job')
    .innerJoin('jobSearch', 'jobSearch.id', 'job.id')
    .select(['job.poster', 'jobSearch.licence'])
    .where('job.id', '=', job.id)
    .executeTakeFirst()
  expect(row).toEqual({ poster: 'unproved', licence: 0 })
})

test('what is shown later is on the same page of the desk', async () => {
  const [home, other] = [await aCareHome(), await aCareHome()]
  await enter(home, await requestCode(home, 'ada@reedbed.co.uk'))
  await enter(home, await requestCode(home, `ada@${other.domain}`))

  expect(await casesOf(home.id)).toEqual([
    ['proof', 'other-domain shown other-domain tied-elsewhere shown'],
  ])
  const { risk } = await db
    .selectFrom('moderationCase')
    .select('risk')
    .where('organisationId', '=', home.id)
    .executeTakeFirstOrThrow()
  expect(risk).toBe(2)
})

test('an address at another body’s domain is more urgent, and the desk reads whose it is', async () => {
  const [home, other] = [await aCareHome(), await aCareHome()]
  expect(await enter(home, await requestCode(home, `ada@${other.domain}`))).toBe(false)

  expect(await casesOf(home.id)).toEqual([['proof', 'other-domain tied-elsewhere shown']])
  const [, tied] = await reasonsOf(home.id)
  expect(tied?.words).toMatch(/^By ‘A directory’ of \d+ \w+ 20\d\d it is the domain of ‘\w+ House/)
})

test.each([
  ['a fact older than three years', 1, '2020-01-01'],
  ['a franchise that four bodies share', 4, new Date().toISOString().slice(0, 10)],
])('%s proves nothing', async (_, bodies, asOf) => {
  const home = await aCareHome()
  for (let i = 1; i < bodies; i += 1) await aKnownDomain(db, home.domain, uniqueWord())
  await db.updateTable('knownDomain').set({ asOf }).where('domain', '=', home.domain).execute()

  expect(await enter(home, await requestCode(home, `ada@${home.domain}`))).toBe(false)
})

test('a name on adverts that is not the body’s waits for the desk', async () => {
  const home = await aCareHome()
  const name = 'Leeds Teaching Hospitals NHS Trust'
  await db
    .updateTable('organisation')
    .set({ name, nameKey: name.toLowerCase() })
    .where('id', '=', home.id)
    .execute()

  expect(await enter(home, await requestCode(home, `ada@${home.domain}`))).toBe(false)
  expect(await casesOf(home.id)).toEqual([['proof', 'other-name shown']])
})

test('a name that several on the register bear waits for the desk', async () => {
  const home = await aCareHome()
  await aSponsor(db, { name: home.sponsor.name.replace('Ltd', 'LLP'), towns: ['Hull'] })

  expect(await enter(home, await requestCode(home, `ada@${home.domain}`))).toBe(false)
  expect(await casesOf(home.id)).toEqual([['proof', 'shared-name shown']])
})

test.each([
  ['Surgery', ['Hull', 'Cardiff'], false],
  ['Surgery', ['Hull'], true],
  ['Surgery Ltd', ['Hull', 'Cardiff'], true],
])('an entry ‘… %s’ in %j is one body: %s', async (ending, towns, isOne) => {
  const [domain, name] = [`${uniqueWord()}.co.uk`, `${uniqueWord()} ${ending}`]
  const { id: sponsorId } = await aSponsor(db, { name, towns })
  await aKnownDomain(db, domain, name)
  const surgery = await anOrganisation(server, { name, legalName: name, sponsorId })

  expect(await enter(surgery, await requestCode(surgery, `ada@${domain}`))).toBe(isOne)
})

test('without its entry on the register a name there cannot be proved', async () => {
  const { sponsor, name, domain } = await aCareHome()
  const other = await anOrganisation(server, { name, legalName: sponsor.name })

  await expect(requestCode(other, `ada@${domain}`)).rejects.toThrow(problems.entryNeeded)
})

test('an organisation that claims nothing cannot prove anything', async () => {
  const other = await anOrganisation(server, { legalName: null })
  await expect(requestCode(other, 'ada@reedbed.co.uk')).rejects.toThrow(problems.noClaim)
})

test('a frozen organisation proves nothing meanwhile', async () => {
  const home = await aCareHome()
  const code = await requestCode(home, `ada@${home.domain}`)
  const frozenAt = new Date().toISOString()
  await db.updateTable('organisation').set({ frozenAt }).where('id', '=', home.id).execute()

  await expect(enter(home, code)).rejects.toThrow(problems.frozen)
})

test.each(['recruiter', 'reader', null] as const)(
  'somebody with the role %s proves nothing',
  async (role) => {
    const home = await aCareHome()
    const code = await requestCode(home, `ada@${home.domain}`)
    const { actor } = role ? await aMember(server, home.id, role) : await aLoggedInPerson(server)
    const failure = { code: role ? 'forbidden' : 'not_found' }
    const as = { ...home, actor }

    await expect(requestCode(as, `eve@${home.domain}`)).rejects.toMatchObject(failure)
    await expect(enter(as, code)).rejects.toMatchObject(failure)
    await expect(proof.begin(actor, home.id, home.domain)).rejects.toMatchObject(failure)
    await expect(proof.look(actor, home.id, 'dns')).rejects.toMatchObject(failure)
    await expect(proof.vouch(actor, home.id, home.id)).rejects.toMatchObject(failure)
  },
)

test('five codes a day for an organisation, three to an address', async () => {
  const home = await aCareHome()
  for (let i = 0; i < 3; i += 1) await requestCode(home, `ada@${home.domain}`)
  await expect(requestCode(home, `ada@${home.domain}`)).rejects.toMatchObject({ code: 'too_many' })
  const other = await aCareHome()
  for (let i = 0; i < RATE_LIMITS['proof-codes'].times; i += 1)
    await server.limits.consume(RATE_LIMITS['proof-codes'], other.id)
  await expect(requestCode(other, `ada@${other.domain}`)).rejects.toMatchObject({
    code: 'too_many',
  })
})

test('strangers do not use up the codes of an account at the same domain, and neither group floods it', async () => {
  const home = await aCareHome()
  const address = `ada@${home.domain}`
  const useUp = async (limit: RateLimit, used = 0) => {
    for (let i = used; i < limit.times; i += 1)
      await server.limits.consume(limit, toLimitKey(toEmailKey(address)))
  }
  await useUp(CODES_TO_MAILBOX.byStrangers)

  await expect(requestCode(home, address)).rejects.toMatchObject({ code: 'too_many' })
  const colleagueAs = (email: string) => ({ ...home, actor: { ...home.actor, email } })
  const colleague = colleagueAs(`bola@${home.domain}`)
  expect(await requestCode(colleague, address)).toMatch(/^[A-Z2-9]{6}$/)

  await useUp(CODES_TO_MAILBOX.byColleagues, 1)
  await expect(requestCode(colleague, address)).rejects.toMatchObject({ code: 'too_many' })
})

test('one account uses up nobody else’s codes to an address', async () => {
  const [one, two] = [await aCareHome(), await aCareHome()]
  const address = `ada@${two.domain}`
  for (let i = 0; i < 3; i += 1) await requestCode(one, address)
  await expect(requestCode(one, address)).rejects.toMatchObject({ code: 'too_many' })

  expect(await enter(two, await requestCode(two, address))).toBe(true)
})

test('neither the row nor the history holds a code or an address', async () => {
  const home = await aCareHome()
  const address = `ada.obi@${home.domain}`
  const code = await requestCode(home, address)
  const rows = await db.selectFrom('organisationProofRequest').selectAll().execute()
  const events = await db.selectFrom('organisationEvent').selectAll().execute()

  expect(code).toMatch(/^[A-Z2-9]{6}$/)
  expect(JSON.stringify(rows)).not.toContain(code)
  expect(JSON.stringify(events)).not.toContain(address)
})
