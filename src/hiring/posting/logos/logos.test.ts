import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURE_FAULTS } from '#platform/files/picture.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { createPostings } from '#hiring/posting/postings.service.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { aJob } from '#tests/support/builders.ts'
import {
  aBomb,
  aLargePicture,
  anSvg,
  aPage,
  aPicture,
  aTelephonePicture,
  aTornPicture,
} from '#tests/support/pictures.ts'
import { anEmployer, aPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services, files, tasks, limits, dataDir } = server
const { postings } = services
await app.listen({ port: 0, host: '127.0.0.1' })

const MEGABYTE = 1024 * 1024
const NOT_A_PICTURE = 'Choose a picture for the logo (PNG, JPEG, WebP, AVIF or GIF).'

const arrivals = () => readdirSync(path.join(dataDir, 'arrivals'))
const discard = (key: string) => postings.logos.deleteIfUnused(key)

function storedLogos() {
  const folder = path.join(dataDir, 'files/logos')
  return existsSync(folder) ? readdirSync(folder) : []
}

const keyOf = async (id: string) =>
  (await db.selectFrom('job').select('employerLogo').where('id', '=', id).executeTakeFirst())
    ?.employerLogo ?? ''

async function sourceOf(fields: Record<string, string | File>) {
  const { payload, headers } = await asMultipart(fields)
  return { contentType: headers['content-type'], body: Readable.from([payload]) }
}

/** The desk’s look, after which the logo is public. */
const lookAt = (id: string) =>
  db.updateTable('job').set({ lookedAt: new Date().toISOString() }).where('id', '=', id).execute()

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
  'a %s logo is rendered again, public and immutable',
  async (format) => {
    const ada = await anEmployer(server)

    const response = await ada.post(aPosting({ companyLogo: await aPicture(format) }))

    const { _id, logo } = response.json()
    await lookAt(_id)
    expect(logo).toMatch(/^\/logos\/[0-9a-z]{13}\.webp$/)
    const shown = await app.inject(logo)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const facts = await sharp(shown.rawPayload).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 192, height: 192, hasAlpha: true })
  },
)

test('a logo loses its metadata and its file name', async () => {
  const ada = await anEmployer(server)
  const picture = await aTelephonePicture()
  const companyLogo = new File([picture], '../../etc/lo\u202Egnp.exe', { type: 'text/html' })

  const { _id, logo } = (await ada.post(aPosting({ companyLogo }))).json()

  expect(await keyOf(_id)).toBe(logo.slice(1))
  await lookAt(_id)
  const { rawPayload } = await app.inject(logo)
  const { exif, xmp, icc } = await sharp(rawPayload).metadata()
  expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
  expect(rawPayload.includes('Ada Obi')).toBe(false)
})

test.each([
  ['an SVG', anSvg, 422, NOT_A_PICTURE],
  ['a page called .png', aPage, 422, NOT_A_PICTURE],
  ['a torn JPEG', aTornPicture, 422, PICTURE_FAULTS.damaged],
  ['a small file of 81 million pixels', aBomb, 422, PICTURE_FAULTS.pixels],
  ['a PNG of 30,000 by 30,000', aVastPng, 422, PICTURE_FAULTS.pixels],
  ['an empty file', () => new File([], 'logo.png'), 422, NOT_A_PICTURE],
  [
    'a file of 6 MB',
    () => aLargePicture(6 * MEGABYTE),
    413,
    'This logo is larger than 5 MB. Choose a smaller one.',
  ],
])('%s is rejected and leaves nothing behind', async (_, make, status, sentence) => {
  const ada = await anEmployer(server)
  const before = storedLogos()

  const response = await ada.post(aPosting({ companyLogo: await make() }))

  expect([response.statusCode, response.body]).toEqual([status, sentence])
  expect([storedLogos(), arrivals()]).toEqual([before, []])
})

/** The first bytes of a PNG, which say how much memory the rest would take. */
async function aVastPng() {
  const png = Buffer.from(await (await aPicture('png')).bytes())
  png.writeUInt32BE(30_000, 16)
  png.writeUInt32BE(30_000, 20)
  return new File([png], 'logo.png')
}

test('a valid logo survives a mistake in another field, and can be removed', async () => {
  const { actor } = await anEmployer(server)
  const wrong = aPosting({ description: '', companyLogo: await aPicture() })

  const form = await postings.readPostedForm(actor, await sourceOf(wrong))
  await expect(postings.publish(actor, form)).rejects.toThrow('Describe the job.')

  const { logo = '' } = form.values
  const again = await postings.readPostedForm(actor, await sourceOf(aPosting({ logo })))
  expect((await postings.publish(actor, again)).logo).toBe(`/${logo}`)
  const without = await postings.readPostedForm(
    actor,
    await sourceOf(aPosting({ logo, noLogo: 'on' })),
  )
  expect((await postings.publish(actor, without)).logo).toBeNull()
})

test.each(['logos/0123456789abc.webp', '../secrets', 'logos/../../x.webp', 'someone else’s'])(
  'the logo %s cannot be claimed',
  async (claimed) => {
    const { actor } = await anEmployer(server)
    const other = await anEmployer(server)
    const theirs = (await other.post(aPosting({ companyLogo: await aPicture() }))).json().logo
    const logo = claimed === 'someone else’s' ? theirs.slice(1) : claimed

    const form = await postings.readPostedForm(actor, await sourceOf(aPosting({ logo })))

    expect(form.values.logo).toBeUndefined()
    await expect(postings.publish(actor, form)).rejects.toThrow('Choose it again.')
    const sneaked = { values: { ...aPosting(), logo } as never, problems: [], failure: null }
    await expect(postings.publish(actor, sneaked)).rejects.toThrow('Choose it again.')
  },
)

test.each(['x.webp', '..%2F..%2Fetc%2Fpasswd', '0123456789abc.webp', '%00'])(
  'there is no logo at /logos/%s',
  async (name) => {
    expect((await app.inject(`/logos/${name}`)).statusCode).toBe(404)
  },
)

test('a logo is deleted with its file once no job or draft uses it', async () => {
  const { actor, post, cookies } = await anEmployer(server)
  const first = (await post(aPosting({ companyLogo: await aPicture() }))).json()
  const key = await keyOf(first._id)
  const { answers } = await postings.drafts.copy(actor, first._id)
  const form = { values: { ...answers, place: 'York' }, problems: [], failure: null }
  const second = await postings.publish(actor, form)
  await postings.saveDraft(actor, 'new', form)

  await postings.remove(actor, first._id)
  await discard(key)
  await postings.remove(actor, second.id)
  await discard(key)
  expect((await app.inject({ url: `/${key}`, cookies } as never)).statusCode).toBe(200)

  await postings.drafts.discard(actor, 'new')
  await discard(key)
  await discard(key)

  expect((await app.inject({ url: `/${key}`, cookies } as never)).statusCode).toBe(404)
  expect(await files.open(key)).toBeNull()
})

test('only a posting of its own account, or a change that waits, keeps a logo that no job has', async () => {
  const [{ actor }, other] = [await anEmployer(server), await anEmployer(server)]
  const receive = async () => {
    const source = await sourceOf({ companyLogo: await aPicture() })
    return (await postings.readPostedForm(actor, source)).values.logo ?? ''
  }
  const isKept = async (logo: string) => {
    await discard(logo)
    return (await files.open(logo)) !== null
  }
  const draft = { accountId: actor.id, kind: 'post', subject: 'new' } as const
  const insert = (row: object, logo: string) =>
    db
      .insertInto('draft')
      .values({ ...draft, ...row, answers: JSON.stringify({ logo }) })
      .execute()

  const [own, theirs, application, otherLogo, change] = [
    await receive(),
    await receive(),
    await receive(),
    await receive(),
    await receive(),
  ]
  await insert({}, own)
  await insert({ accountId: other.actor.id }, theirs)
  await insert({ kind: 'apply', subject: 'abcdefghijklm' }, application)
  const { id: jobId } = await aJob(db, { ownerId: actor.id })
  await db
    .insertInto('jobChange')
    .values({ jobId, accountId: actor.id, columns: JSON.stringify({ employerLogo: change }) })
    .execute()

  expect([
    await isKept(own),
    await isKept(theirs),
    await isKept(application),
    await isKept(otherLogo),
    await isKept(change),
  ]).toEqual([true, false, false, false, true])
})

test('removing a job or changing its logo deletes the old logo', async () => {
  const { actor, post, cookies } = await anEmployer(server)
  const one = (await post(aPosting({ companyLogo: await aPicture() }))).json()
  const two = (await post(aPosting({ companyLogo: await aPicture() }))).json()

  await postings.remove(actor, one._id)
  const form = { values: aPosting() as never, problems: [], failure: null }
  await postings.change(actor, two._id, form)

  await server.runTasks()
  for (const { logo } of [one, two]) {
    expect((await app.inject({ url: logo, cookies } as never)).statusCode).toBe(404)
  }
})

test('unused logos are deleted after a day, those of deleted accounts too', async () => {
  const { actor, id } = await anEmployer(server)
  const receive = async () =>
    (await postings.readPostedForm(actor, await sourceOf({ companyLogo: await aPicture() }))).values
      .logo
  const [old = '', fresh = ''] = [await receive(), await receive()]
  await db
    .updateTable('logo')
    .set({ createdAt: '2026-01-01T00:00:00Z' })
    .where('key', '=', old)
    .execute()
  await db.deleteFrom('account').where('id', '=', id).execute()

  await postings.logos.deleteUnused()

  expect(await files.open(old)).toBeNull()
  expect(await files.open(fresh)).not.toBeNull()
})

test('a full disk is reported in a sentence, and the typed values are returned', async () => {
  const { actor } = await anEmployer(server)
  const save = async () => Promise.reject(new DomainError('no_space'))
  const rest = { firstLook: 'off' as const, publicUrl: 'https://landfall.example' }
  const dependencies = { ...services, ...services.jobs, ...rest }
  const full = createPostings({ db, tasks, limits, files: { ...files, save } }, dependencies)

  const posting = aPosting({ companyLogo: await aPicture() })
  const form = await full.readPostedForm(actor, await sourceOf(posting))

  expect(form.failure).toMatchObject({ code: 'no_space', status: 507 })
  expect(form.values.jobTitle).toBe(posting.jobTitle)
  expect(arrivals()).toEqual([])
})

test('an interrupted upload leaves neither a file nor a job', async () => {
  const { cookies, id } = await anEmployer(server)
  const companyLogo = await aLargePicture(4 * MEGABYTE)
  const { payload, headers } = await asMultipart(aPosting({ companyLogo }))
  const before = storedLogos()
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/v1/post HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${headers['content-type']}\r\n` +
      `Cookie: session=${cookies.session}\r\nContent-Length: ${payload.length}\r\n\r\n`,
  )
  socket.write(payload.subarray(0, 2 * MEGABYTE))
  await expect.poll(arrivals).toHaveLength(1)

  socket.destroy()

  await expect.poll(arrivals).toEqual([])
  expect(storedLogos()).toEqual(before)
  expect(await db.selectFrom('job').select('id').where('ownerId', '=', id).execute()).toEqual([])
})
