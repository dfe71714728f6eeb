import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURE_FAULTS } from '#platform/files/picture.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { aPerson, anIp, cookiesOf } from '#tests/support/people.ts'
import {
  aBomb,
  aFlood,
  aLargePicture,
  aPage,
  aPicture,
  aTelephonePicture,
  aTornPicture,
  anSvg,
} from '#tests/support/pictures.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, dataDir, runTasks } = await openTestServer()

const UPLOAD = '/api/v1/upload/profile'
const NO_PICTURE = 'Choose a picture (PNG, JPEG, WebP, AVIF or GIF).'
const TOO_LARGE = 'This picture is larger than 5 MB. Choose a smaller one.'

async function aLoggedInPerson() {
  const person = await aPerson(db)
  return { person, cookies: await cookiesOf(app, person) }
}

type Cookies = Awaited<ReturnType<typeof cookiesOf>>

async function upload(cookies: Cookies, fields: Record<string, string | File>, url = UPLOAD) {
  const { payload, headers } = await asMultipart(fields)
  return app.inject({ method: 'POST', url, remoteAddress: anIp(), headers, payload, cookies })
}

function namesIn(folder: string) {
  const where = path.join(dataDir, folder)
  return existsSync(where) ? readdirSync(where).sort() : []
}

/** The stored pictures, each with all its sizes. */
function pictures() {
  const names = namesIn('files/pictures/96')
  expect(namesIn('files/pictures/192')).toEqual(names)
  return names
}

async function keyOf({ id }: { id: string }) {
  const row = db.selectFrom('account').select('pictureKey').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).pictureKey
}

test.each([
  [UPLOAD, 'profilePicture'],
  [UPLOAD, 'profile'],
  ['/api/v1/user/profilePicUpdate', 'profilePicture'],
  ['/api/v1/user/profilePicUpdate', 'profile'],
])('at %s the picture in the field %s is stored and served', async (url, field) => {
  const { person, cookies } = await aLoggedInPerson()
  const fields = { userID: person.id, [field]: await aTelephonePicture() }

  const response = await upload(cookies, fields, url)

  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  const { success, profilePictureUrl } = response.json()
  expect(success).toBe('Your profile picture has been updated.')
  expect(profilePictureUrl).toMatch(/^\/pictures\/[0-9a-z]{13}\.webp$/)
  const user = (await app.inject({ url: '/api/v1/user/private_data', cookies })).json()
  expect(user.profilePicture).toBe(profilePictureUrl)

  const small = await app.inject({ url: profilePictureUrl, cookies })
  const large = await app.inject({ url: `${profilePictureUrl}?size=192`, cookies })
  expect(small.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 96 })
  expect((await sharp(large.rawPayload).metadata()).width).toBe(192)
  expect(namesIn('arrivals')).toEqual([])
})

test('sending the form again creates a new URL and deletes the old picture', async () => {
  const { person, cookies } = await aLoggedInPerson()
  const first = (await upload(cookies, { profile: await aPicture() })).json().profilePictureUrl
  const old = await keyOf(person)

  const second = (await upload(cookies, { profile: await aPicture() })).json().profilePictureUrl

  expect(second).not.toBe(first)
  await runTasks()
  expect(await pictures()).not.toContain(old)
  expect(pictures()).toContain(await keyOf(person))
  expect((await app.inject({ url: first, cookies })).statusCode).toBe(404)
  expect((await app.inject({ url: second, cookies })).statusCode).toBe(200)
})

test.each([
  ['an SVG', anSvg, 422, NO_PICTURE],
  ['a page called me.png', aPage, 422, NO_PICTURE],
  ['a torn JPEG', aTornPicture, 422, PICTURE_FAULTS.damaged],
  ['a picture that fills the memory', aBomb, 422, PICTURE_FAULTS.pixels],
  ['a picture of 900 million pixels', aFlood, 422, PICTURE_FAULTS.pixels],
  ['an empty file', () => new File([], 'me.png'), 422, NO_PICTURE],
  ['a text', () => 'me.png', 422, NO_PICTURE],
  ['6 MB', () => aLargePicture(6_000_000), 413, TOO_LARGE],
  ['10 MB', () => aLargePicture(10_485_760), 413, TOO_LARGE],
  ['30 MB', () => aLargePicture(30_000_000), 413, TOO_LARGE],
])(
  '%s is rejected with a sentence, and the old picture stays',
  async (_name, make, status, words) => {
    const { person, cookies } = await aLoggedInPerson()
    await upload(cookies, { profilePicture: await aPicture() })
    const [key, before] = [await keyOf(person), pictures()]

    const response = await upload(cookies, { profilePicture: await make() })

    expect(response.statusCode).toBe(status)
    expect(response.body).toBe(words)
    expect(await keyOf(person)).toBe(key)
    expect(pictures()).toEqual(before)
    expect(namesIn('arrivals')).toEqual([])
  },
)

test('a form without a picture is answered with a problem document that names the field', async () => {
  const { cookies } = await aLoggedInPerson()
  const { payload, headers } = await asMultipart({ userID: '' })

  const response = await app.inject({
    method: 'POST',
    url: UPLOAD,
    headers: { ...headers, accept: 'application/problem+json' },
    payload,
    cookies,
  })

  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toEqual([{ field: 'profilePicture', message: NO_PICTURE }])
})

test.each([
  ['application/json', '{}', 415],
  ['image/png', 'x', 415],
  ['multipart/form-data', 'x', 400],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disp', 400],
])('%s is not a form with a picture', async (type, payload, status) => {
  const { cookies } = await aLoggedInPerson()
  const headers = { 'content-type': type }

  const response = await app.inject({ method: 'POST', url: UPLOAD, headers, payload, cookies })

  expect(response.statusCode).toBe(status)
  expect(namesIn('arrivals')).toEqual([])
})

test('uploading a picture requires a valid session', async () => {
  const { person, cookies } = await aLoggedInPerson()
  const headers = { 'sec-fetch-site': 'same-origin' }
  await app.inject({ url: '/api/v1/user/logout', cookies, headers })
  const before = pictures()

  const stranger = await upload({}, { profile: await aPicture() })
  const replay = await upload(cookies, { profile: await aPicture() })

  for (const { statusCode, body } of [stranger, replay]) {
    expect(statusCode).toBe(401)
    expect(body).toBe('You are not logged in, Please Login or Create an Account to continue')
  }
  expect(await keyOf(person)).toBeNull()
  expect(pictures()).toEqual(before)
})

test('uploads for other users or from other sites are rejected', async () => {
  const [{ person, cookies }, other] = [await aLoggedInPerson(), await aLoggedInPerson()]
  const before = pictures()
  const { payload, headers } = await asMultipart({ profile: await aPicture() })

  const forOther = await upload(cookies, { userID: other.person.id, profile: await aPicture() })
  const fromElsewhere = await app.inject({
    method: 'POST',
    url: UPLOAD,
    headers: { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    payload,
    cookies,
  })

  expect([forOther.statusCode, fromElsewhere.statusCode]).toEqual([403, 403])
  expect([await keyOf(person), await keyOf(other.person)]).toEqual([null, null])
  expect(pictures()).toEqual(before)
  expect(namesIn('arrivals')).toEqual([])
})

test('the answer to too many pictures says when to retry', async () => {
  const { cookies } = await aLoggedInPerson()
  for (let count = 0; count < 20; count += 1) await upload(cookies, {})

  const response = await upload(cookies, { profile: await aPicture() })

  expect(response.statusCode).toBe(429)
  expect(response.headers['retry-after']).toMatch(/^\d+$/)
  expect(response.body).toBe('You have sent many pictures. Wait an hour, then send this one.')
})
