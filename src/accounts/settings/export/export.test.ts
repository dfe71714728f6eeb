import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { aJob } from '#tests/support/builders.ts'
import { anIp, aPerson, aPicture, openSession } from '#tests/support/people.ts'
import { languageFor } from '#platform/languages/languages.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readZip } from '#tests/support/zip.ts'

const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const { app, db, files, services } = await openTestServer()

function download(cookies: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    url: '/setting/data',
    remoteAddress: anIp(),
    cookies,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })
}

test('the download contains all data of the person, as JSON and files', async () => {
  const pictureKey = await aPicture(files, Buffer.from('a face'))
  const person = await aPerson(db, { pictureKey, firstName: 'Chloë "C"', phone: '+2348031234567' })
  const { cookies, actor } = await openSession(services, person)
  const situation = { where: 'abroad', registration: 'working-towards' } as const
  await services.accounts.settings.saveSituation(actor, situation)
  const job = await aJob(db, { ownerId: person.id, description: 'Two\nlines, "quoted".' })

  const response = await download(cookies)

  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="landfall-data-\d{4}-\d\d-\d\d\.zip"$/,
    ),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const zip = readZip(response.rawPayload)
  expect([...zip.keys()]).toEqual([
    'landfall.html',
    'landfall.json',
    'files/profile-picture-1.webp',
    'files/profile-picture-2.webp',
  ])
  expect(zip.get('files/profile-picture-2.webp')?.toString()).toBe('a face')
  const { email, phone, firstName } = person
  expect(JSON.parse(String(zip.get('landfall.json')))).toMatchObject({
    exportedAt: expect.any(String),
    account: { id: person.id, firstName, email, phone, situation },
    devices: [{ id: actor.sessionId, userAgent: 'test' }],
    jobs: [{ id: job.id, title: job.title, description: 'Two\nlines, "quoted".' }],
  })
})

/** What an account has beside what somebody gave us or chose: secrets, our own marks, and files that are there themselves. */
const NOT_CHOSEN = new Set(
  'passwordHash emailKey pictureKey isOwner suspendedAt suspendedBecause usedAt unusedToldAt updatedAt'.split(
    ' ',
  ),
)

test('the download has everything that somebody chose in their settings', async () => {
  const person = await aPerson(db, { wantsSavedMails: false })
  const { cookies } = await openSession(services, person)

  const { account } = JSON.parse(
    String(readZip((await download(cookies)).rawPayload).get('landfall.json')),
  )

  expect(account.wantsSavedMails).toBe(false)
  const columns = Object.keys(person).filter((column) => !NOT_CHOSEN.has(column))
  expect(Object.keys(account)).toEqual(expect.arrayContaining(columns))
})

/** All values in JSON that are not empty, as a page writes them. */
function leavesOf(value: unknown): string[] {
  if (value === null || value === '') return []
  if (typeof value === 'object') return Object.values(value).flatMap(leavesOf)
  return typeof value === 'boolean' ? [] : [String(value).replace(/T.*Z$/, '')]
}

test('the page in the download says in the person’s language what the JSON says, as text alone', async () => {
  const firstName = `</dd><script src="//evil.example"></script>'&amp;`
  const person = await aPerson(db, { firstName, language: 'ur' })
  const { cookies, actor } = await openSession(services, person)
  await services.accounts.settings.saveSituation(actor, { where: 'abroad' })
  await aJob(db, { ownerId: person.id, title: 'Nurse <b>', description: 'Two\nlines, "quoted".' })

  const zip = readZip((await download(cookies)).rawPayload)

  const html = String(zip.get('landfall.html'))
  expect(html).toContain('<html lang="ur" dir="rtl">')
  expect(html).not.toMatch(/<(?:script|b>|link|img|iframe)/)
  expect(html).toContain(`<h2>${languageFor('ur').words.exported.jobs}</h2>`)
  const text = html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => SIGNS[name] ?? '')
  const { exportedAt: _now, ...data } = JSON.parse(String(zip.get('landfall.json')))
  const leaves = leavesOf(data)
  expect(leaves).toEqual(expect.arrayContaining([firstName, 'abroad', 'Nurse <b>']))
  for (const leaf of leaves) {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(leaf)
    expect(text).toContain(isDay ? languageFor('ur').longDate(leaf) : leaf)
  }
})

test('the download contains no data of others and no secret', async () => {
  const [person, other] = [await aPerson(db), await aPerson(db)]
  const { cookies } = await openSession(services, person)
  await openSession(services, other)
  await aJob(db, { ownerId: other.id })
  await aJob(db)

  const zip = readZip((await download(cookies)).rawPayload)
  const json = String(zip.get('landfall.json'))

  expect(JSON.parse(json)).toMatchObject({ devices: [expect.anything()], jobs: [] })
  for (const secret of [other.id, other.email, 'argon2', 'tokenHash', cookies.session]) {
    expect(json).not.toContain(secret)
    expect(String(zip.get('landfall.html'))).not.toContain(secret)
  }
})

test('more jobs than one batch are all exported, once', async () => {
  const person = await aPerson(db)
  const { cookies } = await openSession(services, person)
  const ids = []
  for (let job = 0; job < 101; job += 1) ids.push((await aJob(db, { ownerId: person.id })).id)

  const json = String(readZip((await download(cookies)).rawPayload).get('landfall.json'))

  const jobs: { id: string }[] = JSON.parse(json).jobs
  expect(jobs.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test('a missing picture file does not break the download', async () => {
  const person = await aPerson(db, { pictureKey: '0000000000000.webp' })
  const { cookies } = await openSession(services, person)

  const zip = readZip((await download(cookies)).rawPayload)

  expect([...zip.keys()]).toEqual(['landfall.html', 'landfall.json'])
})

test('without a session the download redirects to the log-in page and back to the settings', async () => {
  for (const cookies of [{}, { session: 'made up' }] as Record<string, string>[]) {
    const response = await download(cookies)

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/login?next=%2Fsetting')
    expect(response.headers['cache-control']).toBe('no-store')
  }
})

test.each(['cross-site', 'same-site'])(
  'a page that is %s cannot start a download',
  async (site) => {
    const { cookies } = await openSession(services, await aPerson(db))

    const response = await download(cookies, { 'sec-fetch-site': site })

    expect(response.statusCode).toBe(403)
    expect(response.headers['content-disposition']).toBeUndefined()
  },
)

test('a URL typed into the browser starts a download', async () => {
  const { cookies } = await openSession(services, await aPerson(db))

  expect((await download(cookies, { 'sec-fetch-site': 'none' })).statusCode).toBe(200)
})

test('each person can download ten times an hour', async () => {
  const { cookies } = await openSession(services, await aPerson(db))
  for (let time = 0; time < 10; time += 1) await download(cookies)

  const response = await download(cookies)

  expect(response.statusCode).toBe(429)
  expect(response.body).toMatch(/Wait an hour/)
  const other = await openSession(services, await aPerson(db))
  expect((await download(other.cookies)).statusCode).toBe(200)
})

test('a cancelled download leaves no file open', async () => {
  const pictureKey = await aPicture(files, Buffer.alloc(1024 * 1024))
  const opened: Readable[] = []
  const open = files.open
  files.open = async (key) => {
    const file = await open(key)
    if (file) opened.push(file)
    return file
  }
  const { actor } = await openSession(services, await aPerson(db, { pictureKey }))

  const zip = await services.accounts.settings.exportData(actor)
  for await (const _chunk of zip) if (opened.length > 0) break
  files.open = open

  await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true])
})
