import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db } = await openTestServer()

test('a failure is one sentence in plain text and never stored', async () => {
  const response = await app.inject('/api/v1/jobs/no-such-job')

  expect(response.statusCode).toBe(404)
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).toBe('This job is no longer here. Look at the other open jobs.')
})

test('HEAD of a failure says that there is a page, as GET does', async () => {
  const { headers, body } = await app.inject({
    method: 'HEAD',
    url: '/api/v1/jobs/no-such-job',
    headers: { accept: 'text/html' },
  })

  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toBe('')
})

test('somebody who opens a failure sees a page that may load its own style alone', async () => {
  const { headers, body } = await app.inject({
    url: '/api/v1/jobs/no-such-job',
    headers: { accept: 'text/html,*/*;q=0.8' },
  })

  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('<h1>This job is no longer here</h1>')
  expect(body).toContain('<p>Look at the other open jobs.</p>')
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(body) ?? []
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
})

test('somebody whose form failed without a script sees a page that says where the text still is', async () => {
  const { headers, body, statusCode } = await app.inject({
    method: 'POST',
    url: '/api/v1/contact',
    headers: { accept: 'text/html,*/*;q=0.8', 'sec-fetch-site': 'cross-site' },
    payload: new URLSearchParams({ name: 'Ada' }).toString(),
  })

  expect(statusCode).toBe(403)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain('<p>Go back to your form: your browser still has what you typed.</p>')
  // No ‘Try again’: its address is not a page.
  expect(body).not.toContain('href=""')
})

test('a client that accepts it gets problem details with an entry per field', async () => {
  const response = await app.inject({
    url: '/api/v1/jobs?category=alchemy&limit=0',
    headers: { accept: 'application/problem+json' },
  })

  expect(response.statusCode).toBe(422)
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(response.json()).toMatchObject({
    type: 'about:blank',
    status: 422,
    code: 'invalid_input',
    requestId: expect.stringMatching(/^[\w-]{12}$/),
    errors: [
      { field: 'category', message: 'Choose a category from the list.' },
      { field: 'limit', message: 'Ask for 1 to 100 jobs a page.' },
    ],
  })
})

test.each([
  ['an unknown call', { url: '/api/v1/nothing' }, 404, 'There is nothing at this address.'],
  [
    'broken JSON',
    {
      method: 'POST' as const,
      url: '/api/v1/post/get',
      payload: '{"userID":',
      headers: { 'content-type': 'application/json' },
    },
    400,
    'The server could not read that request.',
  ],
  [
    'a body of 2 MB',
    {
      method: 'POST' as const,
      url: '/api/v1/post/get',
      payload: JSON.stringify({ userID: 'x'.repeat(2_000_000) }),
      headers: { 'content-type': 'application/json' },
    },
    413,
    'That is too large to send. Make it smaller, then send it again.',
  ],
  [
    'a type the call does not take',
    {
      method: 'POST' as const,
      url: '/api/v1/post/get',
      payload: '<a/>',
      headers: { 'content-type': 'text/xml' },
    },
    415,
    'The server cannot read that kind of content here.',
  ],
  [
    'a broken page link',
    { url: '/api/v1/jobs?after=nonsense' },
    400,
    'This link does not work any more. Start again from the first page.',
  ],
  ['a malformed URL', { url: '/%E0%A4%A' }, 400, 'The server could not read that request.'],
  [
    'somebody else’s userID',
    { method: 'POST' as const, url: '/api/v1/post/get', payload: { userID: 'u1' } },
    403,
    'You cannot do that.',
  ],
])('%s gets a status and a sentence', async (_, request, status, sentence) => {
  const response = await app.inject(request)

  expect(response.statusCode).toBe(status)
  expect(response.body).toBe(sentence)
})

test('an id with quotes or control characters is not found', async () => {
  for (const id of ["' or 1=1 --", '\0', '%00', 'a'.repeat(36), '../../etc/passwd']) {
    const response = await app.inject(`/api/v1/jobs/${encodeURIComponent(id)}`)
    expect(response.statusCode).toBe(404)
  }
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' }, 200],
  [{}, 200],
])('a POST with %o gets %i', async (headers, status) => {
  const response = await app.inject({ method: 'POST', url: '/api/v1/post/get', headers })

  expect(response.statusCode).toBe(status)
})

test('every answer carries the security headers', async () => {
  for (const url of ['/api/v1/jobs', '/api/v1/nothing', '/healthz']) {
    const { headers } = await app.inject(url)
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test('a list is compressed as the client accepts, and 304 while unchanged', async () => {
  for (let i = 0; i < 10; i += 1) await aJob(db)
  const inBrotli = await app.inject({ url: '/api/v1/jobs', headers: { 'accept-encoding': 'br' } })
  const inGzip = await app.inject({ url: '/api/v1/jobs', headers: { 'accept-encoding': 'gzip' } })
  expect(inBrotli.headers['content-encoding']).toBe('br')
  expect(inGzip.headers['content-encoding']).toBe('gzip')

  const again = await app.inject({
    url: '/api/v1/jobs',
    headers: { 'accept-encoding': 'br', 'if-none-match': String(inBrotli.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('the OpenAPI document describes each call with its failures', async () => {
  const { paths, info } = (await app.inject('/api/v1/openapi.json')).json()

  expect(info.title).toBe('Landfall')
  expect(paths['/api/v1/jobs/{id}'].get.responses['404'].content).toHaveProperty(
    'application/problem+json',
  )
  expect(Object.keys(paths)).toContain('/api/v1/post/get')
  expect(Object.keys(paths)).not.toContain('/healthz')
})
