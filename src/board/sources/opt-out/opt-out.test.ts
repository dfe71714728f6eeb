import { expect, test } from 'vitest'
import { aJob } from '#tests/support/builders.ts'
import { aVisitor } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { OPT_OUT_FILE } from './opt-out.ts'
import { isOptedOut } from './opt-out.queries.ts'

const records = new Map<string, string[]>()
const files = new Map<string, string>()
const server = await openTestServer({
  outside: {
    findTxtRecords: async (name) => records.get(name) ?? [],
    readFile: async (domain, path) => files.get(`${domain}${path}`) ?? null,
  },
})
const { db, services } = server
const { optOut } = services

const aDomain = () => `${uniqueWord().toLowerCase()}.co.uk`

/** A public list at a host, with one open advert. */
async function aPublicList(host: string) {
  const id = newId()
  const name = `${host}/jobs`
  await db
    .insertInto('source')
    .values({
      id,
      name,
      address: `https://${host}/jobs.json`,
      host,
      system: 'job-posting',
      kind: 'list',
      termsAddress: `https://${host}/terms`,
      termsReadOn: '2026-11-01',
      termsReadBy: 'us',
      intervalMinutes: 360,
      obeysRobots: true,
      state: 'on',
    })
    .execute()
  const job = await aJob(db, { ownerId: null, source: name, sourceRef: '1' })
  await db
    .insertInto('sourceAdvert')
    .values({
      sourceId: id,
      reference: '1',
      jobId: job.id,
      digest: 'x',
      employerSaid: null,
      firstSeenAt: new Date().toISOString(),
      missedAt: null,
      goneAt: null,
    })
    .execute()
  return { id, jobId: job.id }
}

const statusOf = async (id: string) =>
  (await db.selectFrom('job').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status
const stateOf = async (id: string) =>
  (await db.selectFrom('source').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state

test('whoever holds a domain takes its lists and adverts off at once, and no others', async () => {
  const domain = aDomain()
  const own = await aPublicList(`careers.${domain}`)
  const other = await aPublicList(aDomain())
  const lookalike = await aPublicList(`evil${domain}`)
  const linked = await aJob(db, {
    ownerId: null,
    source: 'adzuna',
    sourceRef: newId(),
    sourceUrl: `https://www.${domain}/jobs/1?x=2`,
  })
  const unlinked = await aJob(db, {
    ownerId: null,
    source: 'adzuna',
    sourceRef: newId(),
    sourceUrl: `https://evil.example/${domain}/`,
  })
  records.set(domain, ['v=spf1 -all', optOut.offer(`https://www.${domain}/about`).text])

  expect(await optOut.look(aVisitor(), { site: domain, way: 'dns' })).toEqual({ domain, closed: 2 })

  expect(await stateOf(own.id)).toBe('off')
  expect([await statusOf(own.jobId), await statusOf(linked.id)]).toEqual(['closed', 'closed'])
  expect([await stateOf(other.id), await stateOf(lookalike.id)]).toEqual(['on', 'on'])
  for (const id of [other.jobId, lookalike.jobId, unlinked.id])
    expect(await statusOf(id)).toBe('open')
  expect(await isOptedOut(db, `jobs.${domain}`)).toBe(true)
  expect(await isOptedOut(db, `evil${domain}`)).toBe(false)
})

test('a file on the site is as good, and asking twice changes nothing more', async () => {
  const domain = aDomain()
  const list = await aPublicList(domain)
  files.set(`${domain}${OPT_OUT_FILE}`, `${optOut.offer(domain).text}\n`)

  await optOut.look(aVisitor(), { site: domain, way: 'file' })
  expect(await optOut.look(aVisitor(), { site: domain, way: 'file' })).toEqual({
    domain,
    closed: 0,
  })

  expect(await statusOf(list.jobId)).toBe('closed')
})

test('the text of another domain, or none, takes nothing off', async () => {
  const domain = aDomain()
  const list = await aPublicList(domain)
  records.set(domain, [optOut.offer(aDomain()).text])

  for (const way of ['dns', 'file'] as const)
    await expect(optOut.look(aVisitor(), { site: domain, way })).rejects.toMatchObject({
      problems: [{ field: 'site', message: expect.stringContaining('We did not find') }],
    })
  expect([await stateOf(list.id), await statusOf(list.jobId)]).toEqual(['on', 'open'])
})

test.each(['', 'Fen House', '127.0.0.1', 'localhost', 'gmail.com', 'co.uk:80'])(
  '%j is no site of one holder',
  (site) => {
    expect(() => optOut.offer(site)).toThrow()
  },
)

test('somebody who asks us to look again and again has to wait', async () => {
  const visitor = aVisitor()
  const look = () => optOut.look(visitor, { site: aDomain(), way: 'dns' }).catch(({ code }) => code)
  const codes = []
  for (let time = 0; time < 21; time += 1) codes.push(await look())

  expect(codes.at(-1)).toBe('too_many')
  expect(new Set(codes.slice(0, -1))).not.toContain('too_many')
})
