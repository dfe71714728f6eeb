import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { runImport } from '#board/jobs/import/run-import.ts'
import { releaseHeld } from '#board/screening/rescreen-held.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { addPublicList, readSoon, recordConsent } from '#board/sources/operating/operate-sources.ts'
import { aJob } from '#tests/support/builders.ts'
import { aVisitor } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { OPT_OUT_FILE, OPT_OUT_SECONDS } from './opt-out.ts'
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

test('an advert that waits for the desk is not shown when it is let go', async () => {
  const domain = aDomain()
  const own = await aPublicList(domain)
  const linked = await aJob(db, {
    ownerId: null,
    source: 'adzuna',
    sourceRef: newId(),
    sourceUrl: `https://${domain}/1`,
  })
  const ids = [own.jobId, linked.id]
  const held = { status: 'held', heldFrom: 'open', heldBecause: 'A report.' } as const
  await db.updateTable('job').set(held).where('id', 'in', ids).execute()
  records.set(domain, [optOut.offer(domain).text])
  await optOut.look(aVisitor(), { site: domain, way: 'dns' })
  for (const id of ids) {
    expect(await statusOf(id)).toBe('held')
    expect(await releaseHeld(db, newId(), id)).toBe('closed')
  }
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

const refuses = (act: Promise<unknown>) => expect(act).rejects.toThrow(/has opted out/)

/** Takes everything at a domain off; returns it. */
async function anOptOut() {
  const domain = aDomain()
  records.set(domain, [optOut.offer(domain).text])
  await optOut.look(aVisitor(), { site: domain, way: 'dns' })
  return domain
}

test('an operator adds no list at that domain later, and turns none on again', async () => {
  const domain = aDomain()
  const own = await aPublicList(`jobs.${domain}:8443`)
  records.set(domain, [optOut.offer(domain).text])
  await optOut.look(aVisitor(), { site: domain, way: 'dns' })
  const name = `jobs.${domain}:8443/jobs`
  const now = new Date()
  await refuses(readSoon(db, name, now))
  await refuses(recordConsent(db, name, 'Fen House, by letter', now))
  const list = {
    address: `https://careers.${domain}:8443/list`,
    system: 'greenhouse',
    termsAddress: 'https://boards.example/terms',
    termsReadBy: 'Olu Ade',
    employerName: 'Fen House',
    legalName: 'Fen House Ltd',
    companyNumber: null,
    contact: '',
  }
  await refuses(addPublicList(db, list, now))
  await addPublicList(db, { ...list, address: `https://${aDomain()}/list` }, now)
  expect(await stateOf(own.id)).toBe('off')
  const added = db.selectFrom('source').select('id').where('address', 'like', `%${domain}%`)
  expect(await added.execute()).toEqual([{ id: own.id }])
})

/** Loads a file of these adverts; returns what was refused, and the counts. */
async function load(adverts: object[], source: string) {
  const refused: unknown[] = []
  const records = adverts.map((value, index) => ({
    line: index + 1,
    value: { title: 'Tide keeper', company: 'Fen House', description: 'Keep it.', ...value },
  }))
  const counts = await runImport(
    db,
    {
      records: Readable.from(records),
      report: { add: async (_, { reason }) => void refused.push(reason) },
      signal: new AbortController().signal,
      onProgress: () => {},
      indexJobs,
    },
    {
      source,
      fallbackSource: null,
      country: 'GB',
      category: 'care',
      ignoreClosingDates: false,
      now: Date.now(),
      isDryRun: false,
      part: null,
    },
  )
  return { refused, counts }
}

test('a file that is loaded later stores no advert that leads there', async () => {
  const domain = await anOptOut()
  const source = uniqueWord()
  const { refused, counts } = await load(
    [
      { id: '1', url: `https://careers.${domain}/jobs/1` },
      { id: '2', email: `jobs@${domain}` },
      { id: '3', url: `https://evil${domain}/jobs/3` },
      { id: '4' },
    ],
    source,
  )
  const sentence = 'The holder of this site has opted out of Landfall: leave out its adverts.'
  expect(refused).toEqual([sentence, sentence])
  expect(counts).toMatchObject({ read: 4, added: 2, refused: 2 })
  const stored = await db
    .selectFrom('job')
    .select('sourceRef')
    .where('source', '=', source)
    .orderBy('sourceRef')
    .execute()
  expect(stored.map(({ sourceRef }) => sourceRef)).toEqual(['3', '4'])
})

test('what is written while somebody opts out is closed with the rest', async () => {
  const domain = aDomain()
  records.set(domain, [optOut.offer(domain).text])
  const before = Date.now()
  const [, { counts }] = await Promise.all([
    optOut.look(aVisitor(), { site: domain, way: 'dns' }),
    load([{ id: '1', url: `https://${domain}/1` }], uniqueWord()),
  ])
  const open = await db
    .selectFrom('job')
    .select('id')
    .where('sourceUrl', '=', `https://${domain}/1`)
    .where('status', '=', 'open')
    .execute()
  expect(counts.added + counts.refused).toBe(1)
  expect(open).toEqual([])
  expect(Date.now() - before).toBeLessThan(OPT_OUT_SECONDS * 1000)
})
