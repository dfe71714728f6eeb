import { expect, test } from 'vitest'
import problems from '#organisations/model/problems.json' with { type: 'json' }
import { describeProof } from '#organisations/proof/describe-proof.ts'
import { anActor, anAdmin } from '#tests/support/admin.ts'
import { aJob } from '#tests/support/builders.ts'
import { aMember, anOrganisation } from '#tests/support/organisations.ts'
import { aVisitor } from '#tests/support/people.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { LETTERS_BY_ACCOUNT } from './prove-by-letter.service.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const server = await openTestServer()
const { db, services } = server
const { proof, claims } = services.organisations
const { letters } = services.moderation
const ADDRESS = '1 High Street\nLeeds\nLS1 1AA'

type Home = Awaited<ReturnType<typeof aCareHome>>

/** An organisation on the register. */
async function aCareHome(shown?: string) {
  const word = uniqueWord()
  const sponsor = await aSponsor(db, { name: `${word} House Ltd` })
  const name = shown ?? `${word} House`
  return anOrganisation(server, { name, legalName: sponsor.name, sponsorId: sponsor.id })
}

async function print({ id }: Home, admin = anAdmin(db)) {
  const actor = await admin
  const { state: seen } = await letters.find(actor, id)
  return letters.print(actor, id, { address: ADDRESS, seen })
}

/** Asks for a letter, which the desk prints; returns its code. */
async function aLetter(home: Home) {
  await proof.requestLetter(home.actor, home.id)
  return (await print(home)).code
}

const enter = ({ id, actor }: Home, code: string) =>
  proof.enterLetterCode(aVisitor(), actor, { organisationId: id, code })

const wrongFor = (code: string) => (code.startsWith('A') ? 'BBBBBB' : 'AAAAAA')

const requestOf = ({ id }: Home) =>
  db
    .selectFrom('organisationProofRequest')
    .selectAll()
    .where('organisationId', '=', id)
    .executeTakeFirstOrThrow()

const casesOf = ({ id }: Home) =>
  db
    .selectFrom('moderationCase')
    .select(['status', 'reasons'])
    .where('organisationId', '=', id)
    .execute()

test('a code in a letter to its registered office proves an organisation', async () => {
  const home = await aCareHome()
  const facts = { organisationId: home.id, employerName: home.name, poster: 'unproved' } as const
  const job = await aJob(db, facts)
  await proof.requestLetter(home.actor, home.id)
  expect(await casesOf(home)).toMatchObject([{ status: 'open', reasons: [{ code: 'letter' }] }])

  const letter = await print(home)
  expect(letter).toMatchObject({ address: ADDRESS, name: home.name })
  expect(await casesOf(home)).toMatchObject([{ status: 'decided' }])
  expect(await enter(home, letter.code)).toBe(true)

  expect((await describeProof(db, home.id))?.words).toMatch(/^Proved by a letter to its registered/)
  const row = db.selectFrom('job').select('poster').where('id', '=', job.id)
  expect(await row.executeTakeFirst()).toEqual({ poster: 'proved' })
  const saved = db
    .selectFrom('organisationProof')
    .select(['kind', 'strength', 'evidence'])
    .where('organisationId', '=', home.id)
  expect(await saved.execute()).toEqual([
    {
      kind: 'letter',
      strength: 'strong',
      evidence: expect.stringContaining('1 High Street, Leeds'),
    },
  ])
})

test('only a hash of the code is saved, with the address and the admin who printed it', async () => {
  const home = await aCareHome()
  await proof.requestLetter(home.actor, home.id)
  const admin = await anAdmin(db)
  const { code } = await print(home, Promise.resolve(admin))

  const row = await requestOf(home)
  expect(row).toMatchObject({ postedTo: ADDRESS, printedBy: admin.id, email: null })
  const events = await db.selectFrom('organisationEvent').selectAll().execute()
  const log = await db.selectFrom('deskEntry').selectAll().execute()
  expect(JSON.stringify([row, events, log])).not.toContain(code)
  expect(log.find(({ subjectId }) => subjectId === home.id)).toMatchObject({
    actorEmail: admin.email,
    action: 'letter-printed',
    detail: expect.stringContaining(ADDRESS),
  })
})

test('a printed letter leaves the requests of others alone', async () => {
  const [home, other] = [await aCareHome(), await aCareHome()]
  await proof.requestLetter(home.actor, home.id)
  await proof.requestLetter(other.actor, other.id)
  const before = await requestOf(other)

  await print(home)
  expect(await requestOf(other)).toEqual(before)
})

test('a letter proves no other name than the body’s, which the desk looks at', async () => {
  const home = await aCareHome(`The Quay ${uniqueWord()}`)
  expect(await enter(home, await aLetter(home))).toBe(false)

  expect(await describeProof(db, home.id)).toBeNull()
  const [, open] = await casesOf(home)
  expect(open?.reasons.map(({ code }) => code)).toEqual(['other-name', 'shown'])
})

test('a trading name that another entry has, too, is for the desk', async () => {
  const word = uniqueWord()
  const own = await aSponsor(db, { name: `${word} House Ltd t/a ${word} Lodge` })
  const claimed = { name: `${word} Lodge`, legalName: own.name, sponsorId: own.id }
  const [alone, shared] = [
    await anOrganisation(server, claimed),
    await anOrganisation(server, claimed),
  ]
  expect(await enter(alone, await aLetter(alone))).toBe(true)

  await aSponsor(db, { name: `${uniqueWord()} Ltd t/a ${word} Lodge` })
  await db
    .updateTable('organisationProof')
    .set({ endedAt: new Date().toISOString() })
    .where('organisationId', '=', alone.id)
    .execute()
  expect(await enter(shared, await aLetter(shared))).toBe(false)
})

test('a code works once, also if it is entered twice at once', async () => {
  const home = await aCareHome()
  const code = await aLetter(home)

  const results = await Promise.allSettled([enter(home, code), enter(home, code)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(enter(home, code)).rejects.toThrow(problems.deadLetter)
})

test('a code can be guessed five times, and then another letter can be asked for', async () => {
  const home = await aCareHome()
  const code = await aLetter(home)
  const { id } = home

  const guesses = await Promise.allSettled(
    Array.from({ length: 9 }, () => enter(home, wrongFor(code))),
  )
  const words = guesses.map((guess) => guess.status === 'rejected' && guess.reason.message)
  expect(words.filter((word) => word === problems.wrongLetterCode)).toHaveLength(5)
  await expect(enter(home, code)).rejects.toThrow(problems.deadLetter)
  await expect(print(home)).rejects.toThrow(problems.letterPrinted)
  await server.limits.reset(RATE_LIMITS['proof-letter-codes-by'], home.actor.id)
  await proof.requestLetter(home.actor, id)
  expect(await enter(home, (await print(home)).code)).toBe(true)
})

test('one account guesses ten times a day, whatever the organisations', async () => {
  const home = await aCareHome()
  const code = await aLetter(home)
  for (let i = 0; i < RATE_LIMITS['proof-letter-codes-by'].times; i += 1)
    await server.limits.consume(RATE_LIMITS['proof-letter-codes-by'], home.actor.id)

  await expect(enter(home, code)).rejects.toMatchObject({ code: 'too_many' })
})

test('a code for one organisation is none for another', async () => {
  const [one, two] = [await aCareHome(), await aCareHome()]
  const code = await aLetter(one)
  await aLetter(two)

  await expect(enter(two, code)).rejects.toThrow(problems.wrongLetterCode)
  await expect(enter({ ...one, actor: two.actor }, code)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('an old code does not work, nor one for a claim that has changed', async () => {
  const [old, changed] = [await aCareHome(), await aCareHome()]
  const [code, other] = [await aLetter(old), await aLetter(changed)]
  const past = { expiresAt: '2026-01-01T00:00:00Z' }
  const requests = db.updateTable('organisationProofRequest').set(past)
  await requests.where('organisationId', '=', old.id).execute()
  await expect(enter(old, code)).rejects.toThrow(problems.deadLetter)

  const legalName = `${uniqueWord()} Other Ltd`
  const form = { name: changed.name, legalName, companyNumber: '', sponsorId: '' }
  await claims.change(changed.actor, changed.id, form)
  await expect(enter(changed, other)).rejects.toThrow(problems.deadLetter)
})

test('an organisation has one open letter, and an account asks for few', async () => {
  const home = await aCareHome()
  const { actor, id } = home
  const both = await Promise.allSettled([
    proof.requestLetter(actor, id),
    proof.requestLetter(actor, id),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await print(home)
  await expect(proof.requestLetter(actor, id)).rejects.toThrow(problems.letterOpen)

  const other = await aCareHome()
  for (let i = 0; i < LETTERS_BY_ACCOUNT.times; i += 1)
    await server.limits.consume(LETTERS_BY_ACCOUNT, other.actor.id)
  await expect(proof.requestLetter(other.actor, other.id)).rejects.toMatchObject({
    code: 'too_many',
  })
})

test('without a claim, as a recruiter or as a stranger nobody asks for a letter', async () => {
  const home = await aCareHome()
  const recruiter = await aMember(server, home.id, 'recruiter')
  const nameless = await anOrganisation(server, { legalName: null })

  await expect(proof.requestLetter(nameless.actor, nameless.id)).rejects.toThrow(problems.noClaim)
  await expect(proof.requestLetter(recruiter.actor, home.id)).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(proof.requestLetter(nameless.actor, home.id)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('only an admin who is no member prints a letter, and none joins before its code is entered', async () => {
  const home = await aCareHome()
  await proof.requestLetter(home.actor, home.id)
  const [stranger, own] = [await anActor(db), await anAdmin(db)]
  const { state: seen } = await letters.find(own, home.id)
  const form = { address: ADDRESS, seen }
  const join = (accountId: string) =>
    db
      .insertInto('organisationMember')
      .values({ organisationId: home.id, accountId, role: 'reader' })
      .execute()
  for (const actor of [stranger, home.actor])
    await expect(letters.print(actor, home.id, form)).rejects.toMatchObject({ code: 'not_found' })
  await expect(letters.find(stranger, home.id)).rejects.toMatchObject({ code: 'not_found' })
  await join(own.id)
  await expect(letters.print(own, home.id, form)).rejects.toThrow(/your own organisation/)

  const printer = await anAdmin(db)
  const { code } = await letters.print(printer, home.id, form)
  await join(printer.id)
  await expect(enter(home, code)).rejects.toThrow(problems.ownLetter)
  expect(await describeProof(db, home.id)).toBeNull()
})

test('two admins who print at once make one letter, and printing again ends the code before', async () => {
  const home = await aCareHome()
  await proof.requestLetter(home.actor, home.id)
  const admin = await anAdmin(db)
  const { state: seen } = await letters.find(admin, home.id)
  const form = { address: ADDRESS, seen }

  const both = await Promise.allSettled([
    letters.print(admin, home.id, form),
    letters.print(await anAdmin(db), home.id, form),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const first = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.code] : []))
  const again = await print(home)
  await expect(enter(home, first[0] ?? '')).rejects.toThrow(problems.wrongLetterCode)
  expect(await enter(home, again.code)).toBe(true)
})

test('a form of another site asks for no letter', async () => {
  const home = await aCareHome()
  const response = await server.app.inject({
    method: 'POST',
    url: `/organisations/${home.id}/proof?form=letter`,
    cookies: home.owner.cookies,
    headers: {
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: '',
  })

  expect(response.statusCode).toBe(403)
  expect(await casesOf(home)).toEqual([])
})
