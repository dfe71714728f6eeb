import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { PERSONAL_DATA } from '#main/personal-data.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aMember, anOrganisation, historyOf } from '#tests/support/organisations.ts'
import { aKey, aPartner, aPartnerJob, callsWith } from '#tests/support/partners.ts'
import { anIp } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readAllRows } from '#tests/support/whole-database.ts'
import { KEY_LIMITS, KEY_SHAPE } from '#hiring/partner-api/partner-keys.ts'

const server = await openTestServer()
const { app, db, services } = server
const { keys } = services.partners

const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode
const codeOf = async (answer: Promise<{ json(): { code: string } }>) => (await answer).json().code

test('a key is shown once, and stored as a hash that does not give it away', async () => {
  const partner = await aPartner(server)

  expect(partner.secret).toMatch(new RegExp(`^${KEY_SHAPE.source}$`))
  const rows = JSON.stringify(await readAllRows(db))
  expect(rows).not.toContain(partner.secret)
  expect(rows).not.toContain(partner.secret.slice(0, 20))
  const { keys: listed } = await keys.list(partner.actor, partner.id)
  expect(listed).toMatchObject([
    { name: 'Our system', prefix: partner.secret.slice(0, 13), mayWrite: true, isStaging: false },
  ])
  expect(JSON.stringify(listed)).not.toContain(partner.secret)
  expect(await historyOf(server, partner.id)).toContain('key-made')
})

test('the last use is shown', async () => {
  const partner = await aPartner(server)
  const lastUse = async () => (await keys.list(partner.actor, partner.id)).keys[0]?.lastUsedAt
  expect(await lastUse()).toBeNull()

  await partner.list()

  expect(Date.parse((await lastUse()) ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test('a revoked key ends at once, also with a call on its way, and a colleague may revoke it', async () => {
  const partner = await aPartner(server)
  const colleague = await aMember(server, partner.id, 'recruiter')
  const [key] = (await keys.list(partner.actor, partner.id)).keys
  expect(await statusOf(partner.list())).toBe(200)

  await keys.revoke(colleague.actor, partner.id, key?.id ?? '')
  await keys.revoke(colleague.actor, partner.id, key?.id ?? '')

  expect(await codeOf(partner.list())).toBe('wrong_key')
  expect(await codeOf(partner.create(aPartnerJob()))).toBe('wrong_key')
  expect(
    (await historyOf(server, partner.id)).filter((action) => action === 'key-revoked'),
  ).toHaveLength(1)
})

test('a key ends with the membership of who made it, and does not come back with it', async () => {
  const organisation = await anOrganisation(server)
  const member = await aMember(server, organisation.id, 'recruiter')
  const key = await aKey(server, { id: organisation.id, actor: member.actor })
  expect(await statusOf(key.list())).toBe(200)

  await services.organisations.members.remove(organisation.actor, {
    organisationId: organisation.id,
    accountId: member.actor.id,
  })

  expect(await codeOf(key.list())).toBe('wrong_key')
  await db
    .insertInto('organisationMember')
    .values({ organisationId: organisation.id, accountId: member.actor.id, role: 'recruiter' })
    .execute()
  expect(await codeOf(key.list())).toBe('wrong_key')
})

test('a key of somebody who only reads now does nothing, and makes no organisation', async () => {
  const organisation = await anOrganisation(server)
  const member = await aMember(server, organisation.id, 'recruiter')
  const key = await aKey(server, { id: organisation.id, actor: member.actor })

  await services.organisations.members.changeRole(organisation.actor, {
    organisationId: organisation.id,
    accountId: member.actor.id,
    role: 'reader',
  })

  expect(await statusOf(key.list())).toBe(403)
  expect(await statusOf(key.create(aPartnerJob()))).toBe(403)
})

test('a key stops with the suspension of its organisation or account', async () => {
  const [one, other] = [await aPartner(server), await aPartner(server)]
  await db
    .updateTable('organisation')
    .set({ suspendedAt: new Date().toISOString() })
    .where('id', '=', one.id)
    .execute()
  await db
    .updateTable('account')
    .set({ suspendedAt: new Date().toISOString() })
    .where('id', '=', other.actor.id)
    .execute()

  expect(await codeOf(one.list())).toBe('organisation_suspended')
  expect(await codeOf(one.create(aPartnerJob()))).toBe('organisation_suspended')
  expect(await codeOf(other.list())).toBe('suspended')
})

test('keys and what they tried out are exported, and go with the account', async () => {
  const partner = await aPartner(server, { mode: 'staging' })
  const sent = aPartnerJob()
  await partner.create(sent)
  const { id: accountId } = partner.actor
  const read = async () => Array.fromAsync(PERSONAL_DATA.partnerKeys?.read(db, accountId) ?? [])

  const exported = await read()

  expect(exported).toMatchObject([
    { name: 'Our system', organisationId: partner.id, jobs: [{ reference: sent.reference }] },
  ])
  expect(JSON.stringify(exported)).not.toMatch(/hash|lfk_test_[\w-]{20}/i)

  await db.transaction().execute(async (db) => {
    for (const records of Object.values(PERSONAL_DATA))
      await records.delete(db, accountId, server.tasks)
    await db.deleteFrom('account').where('id', '=', accountId).execute()
  })
  expect(await read()).toEqual([])
  expect(await codeOf(partner.list())).toBe('wrong_key')
})

test('only members who may post make, see and revoke keys', async () => {
  const partner = await aPartner(server)
  const reader = await aMember(server, partner.id, 'reader')
  const stranger = await aLoggedInPerson(server)
  const [key] = (await keys.list(partner.actor, partner.id)).keys
  const key0 = key?.id ?? ''
  const whole = { name: 'Mine', scope: 'write', mode: 'live' } as const

  for (const [{ actor }, code] of [
    [reader, 'forbidden'],
    [stranger, 'not_found'],
  ] as const) {
    await expect(keys.list(actor, partner.id)).rejects.toMatchObject({ code })
    await expect(keys.create(actor, partner.id, whole)).rejects.toMatchObject({ code })
    await expect(keys.revoke(actor, partner.id, key0)).rejects.toMatchObject({ code })
  }
  // A key of another organisation is not found among one’s own.
  const other = await aPartner(server)
  await keys.revoke(other.actor, other.id, key0)
  expect(await statusOf(partner.list())).toBe(200)
})

test('an organisation has a limited number of keys', async () => {
  const partner = await aPartner(server)
  for (let i = 1; i < KEY_LIMITS.keys; i += 1) await aKey(server, partner)

  await expect(aKey(server, partner)).rejects.toMatchObject({ code: 'invalid_input' })
})

test('another organisation’s job is not found, whatever is done with it', async () => {
  const [one, other] = [await aPartner(server), await aPartner(server)]
  const sent = aPartnerJob()
  const { id } = (await other.create(sent)).json()
  const before = JSON.stringify(await readAllRows(db, { but: 'rate_limit' }))

  const answers = [
    await one.change(id, sent),
    await one.close(id),
    await one.change('0000000000000', sent),
    await one.close('0000000000000'),
    await one.close('%00'),
  ]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  expect(new Set(answers.map((answer) => answer.json().code))).toEqual(new Set(['job_not_found']))
  expect((await one.list(`?after=${id}`)).json()).toEqual([])
  const strip = (text: string) => text.replaceAll(/"partner_key":\[.*?\](?=,"|\})/g, '')
  expect(strip(JSON.stringify(await readAllRows(db, { but: 'rate_limit' })))).toBe(strip(before))
})

test('a member of two organisations reaches with a key only the one it was made for', async () => {
  const partner = await aPartner(server)
  const second = await anOrganisation(server)
  await db
    .insertInto('organisationMember')
    .values({ organisationId: second.id, accountId: partner.actor.id, role: 'owner' })
    .execute()
  const theirs = await aKey(server, { id: second.id, actor: partner.actor })
  const sent = aPartnerJob()
  const { id } = (await theirs.create(sent)).json()

  expect((await partner.list()).json()).toEqual([])
  expect(await statusOf(partner.change(id, sent))).toBe(404)
  expect(await statusOf(partner.close(id))).toBe(404)
})

test('a key that may only read changes nothing', async () => {
  const partner = await aPartner(server)
  const { id } = (await partner.create(aPartnerJob())).json()
  const reading = await aKey(server, partner, { scope: 'read' })

  expect(await statusOf(reading.list())).toBe(200)
  for (const answer of [
    reading.create(aPartnerJob()),
    reading.change(id, aPartnerJob()),
    reading.close(id),
  ])
    expect(await codeOf(answer)).toBe('read_only_key')
})

test('a session gives no right here, and a key none elsewhere', async () => {
  const partner = await aPartner(server)
  const { cookies } = partner.owner

  const withCookie = await app.inject({ url: '/api/partner/v1/jobs', cookies })
  const elsewhere = await app.inject({
    method: 'POST',
    url: '/api/v1/post/jobs',
    headers: { authorization: `Bearer ${partner.secret}` },
    payload: {},
  })

  expect([withCookie.statusCode, withCookie.headers['www-authenticate']]).toEqual([401, 'Bearer'])
  expect(elsewhere.statusCode).toBe(401)
  const crossSite = { 'sec-fetch-site': 'cross-site' }
  expect(await statusOf(partner.call('POST', '', aPartnerJob(), crossSite))).toBe(403)
})

test.each(['key', 'token', 'access_token', 'anything'])(
  'a key in the address, as %s, is refused even beside a right header',
  async (name) => {
    const partner = await aPartner(server)

    const answer = await partner.list(`?${name}=${partner.secret.replace('_', '%5F')}`)

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'key_in_address'])
  },
)

test.each(['', 'Basic abc', 'Bearer', 'Bearer lfk_live_x', `Bearer lfk_live_${'a'.repeat(43)}`])(
  'the header %j opens nothing',
  async (authorization) => {
    const answer = await app.inject({
      url: '/api/partner/v1/jobs',
      remoteAddress: anIp(),
      headers: { authorization },
    })

    expect(answer.statusCode).toBe(401)
  },
)

test('guessing ends after 30 wrong keys from a network, whose right key still works', async () => {
  const partner = await aPartner(server)
  const ip = anIp()
  const guess = callsWith(server, `lfk_live_${'b'.repeat(43)}`, ip)

  const statuses = []
  for (let i = 0; i < 32; i += 1) statuses.push(await statusOf(guess('GET', '')))

  expect(statuses).toEqual([...Array(30).fill(401), 429, 429])
  expect(await statusOf(callsWith(server, partner.secret, ip)('GET', ''))).toBe(200)
})

test('a key makes 150 calls a minute, and is told when to come back', async () => {
  const partner = await aPartner(server)
  const other = await aKey(server, partner)
  for (let i = 0; i < KEY_LIMITS.callsAMinute; i += 1) await partner.list()

  const answer = await partner.list()

  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(await statusOf(other.list())).toBe(200)
})

test('more keys of one person are no more than 300 calls a minute, whichever organisation they are for', async () => {
  const partner = await aPartner(server)
  const elsewhere = await anOrganisation(server)
  await db
    .insertInto('organisationMember')
    .values({ organisationId: elsewhere.id, accountId: partner.actor.id, role: 'recruiter' })
    .execute()
  const more = [await aKey(server, partner), await aKey(server, { ...partner, id: elsewhere.id })]
  const colleague = await aMember(server, partner.id, 'recruiter')
  const ofColleague = await aKey(server, { ...partner, actor: colleague.actor })
  for (let i = 0; i < KEY_LIMITS.callsAMinute; i += 1) {
    await partner.list()
    await more[0]?.list()
  }

  expect(await Promise.all(more.map((key) => statusOf(key.list())))).toEqual([429, 429])
  expect(await statusOf(ofColleague.list())).toBe(200)
})

test('nobody makes keys without end, and a stranger uses up nobody’s', async () => {
  const { id, actor } = await anOrganisation(server)
  const stranger = await aLoggedInPerson(server)
  const key = { name: 'One of many', scope: 'write', mode: 'live' } as const
  const make = async () => {
    await keys.create(actor, id, key)
    const [made] = (await keys.list(actor, id)).keys
    await keys.revoke(actor, id, made?.id ?? '')
  }
  for (let made = 0; made < 30; made += 1) await make()

  await expect(make()).rejects.toMatchObject({ code: 'too_many' })
  await expect(keys.create(stranger.actor, id, key)).rejects.toMatchObject({ code: 'not_found' })
})

const GIGABYTE = 1_073_741_824
const PIECE = Buffer.alloc(65_536, 'a')

/** Sends pieces of a body until the server answers, and says how much it took. */
async function postMuch(headers: Record<string, string>) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const path = '/api/partner/v1/jobs'
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers })
  let bytes = 0
  const source = Readable.from(
    (function* pieces() {
      for (; bytes < GIGABYTE; bytes += PIECE.length) yield PIECE
    })(),
  )
  sent.on('error', () => {})
  source.pipe(sent)
  const [{ statusCode }] = await once(sent, 'response')
  source.destroy()
  sent.destroy()
  return { statusCode, bytes }
}

test('a body of a gigabyte is refused after its first piece, whether or not it says how long it is', async () => {
  const { secret } = await aPartner(server)
  const authorization = `Bearer ${secret}`
  const headers = { authorization, 'content-type': 'application/json' }

  const stated = await app.inject({
    method: 'POST',
    url: '/api/partner/v1/jobs',
    headers: { ...headers, 'content-length': String(GIGABYTE) },
    payload: '{}',
  })
  const streamed = await postMuch(headers)

  expect([stated.statusCode, streamed.statusCode]).toEqual([413, 413])
  expect(streamed.bytes).toBeLessThan(20_000_000)
})
