import { expect, test } from 'vitest'
import { aCaseDocument, aStartupRequest } from '#tests/support/admin.ts'
import { anIp, aPerson, cookiesOf, openSession } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, files, services } = await openTestServer()

async function aRequestWithDocument(name = 'plan.pdf') {
  const { id } = await aStartupRequest(db)
  return { id, document: await aCaseDocument({ db, files }, id, { name }) }
}

const ownerCookies = async () => {
  const { cookies } = await openSession(services, await aPerson(db, { isOwner: true }))
  return cookies
}

const download = (id: string, documentId: string, cookies: Record<string, string>) =>
  app.inject({
    url: `/desk/startups/${id}/documents/${documentId}`,
    remoteAddress: anIp(),
    cookies,
  })

test('an admin downloads the document; it is not shown, run or cached', async () => {
  const { id, document } = await aRequestWithDocument('Plan für "uns".pdf')

  const response = await download(id, document.id, await ownerCookies())

  expect([response.statusCode, response.body]).toEqual([200, '%PDF-1.7 our plan'])
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': String.raw`attachment; filename="Plan f?r \"uns\".pdf"; filename*=UTF-8''Plan%20f%C3%BCr%20%22uns%22.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(response.headers.etag).toBeUndefined()
})

test('visitors are sent to log in, and from there back to the request', async () => {
  const { id, document } = await aRequestWithDocument()

  const response = await download(id, document.id, {})

  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe(`/login?next=%2Fdesk%2Fstartups%2F${id}`)
  expect(response.headers['cache-control']).toBe('no-store')
})

test('an admin without a second step is sent to set one up', async () => {
  const { id, document } = await aRequestWithDocument()
  const cookies = await cookiesOf(app, await aPerson(db, { isOwner: true }))

  const response = await download(id, document.id, cookies)

  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    `/setting/step?next=%2Fdesk%2Fstartups%2F${id}`,
  ])
})

test('the document is not found for other people, or in another case', async () => {
  const [{ id, document }, other] = [await aRequestWithDocument(), await aRequestWithDocument()]
  const stranger = await cookiesOf(app, await aPerson(db))
  const owner = await ownerCookies()

  for (const response of [
    await download(id, document.id, stranger),
    await download('nobody', document.id, stranger),
    await download(id, other.document.id, owner),
    await download('nobody', document.id, owner),
    await download(id, 'nothing', owner),
    await download('..%2F..%2Fetc%2Fpasswd', document.id, owner),
  ]) {
    expect([response.statusCode, response.headers.location]).toEqual([302, '/404'])
    expect(response.body).toBe('')
  }
})

test('a document whose file is missing is reported as missing', async () => {
  const { id, document } = await aRequestWithDocument()
  await files.delete(document.fileKey)

  const response = await download(id, document.id, await ownerCookies())

  expect([response.statusCode, response.headers.location]).toEqual([303, `/desk/startups/${id}`])
  expect(response.cookies).toEqual([
    expect.objectContaining({ name: 'flash', value: 'document-missing' }),
  ])
})
