import { readdirSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { anIp } from '#tests/support/people.ts'
import { aScene, CALLS } from '#tests/support/every-call.ts'
import { serveStubPages } from '#tests/support/stub-pages.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import routes from '../../routes.ts'

const server = await openTestServer()
const { app, dataDir } = server
let read = 0
/** The page whose form is being sent, and what its address names. */
let open: { path: string; params: Record<string, string> } = { path: '', params: {} }
await serveStubPages(server, async (request, context) => {
  read += 1
  return act(request, context)
})
const scene = await aScene(server)

const FORM = Buffer.from(`address=${'x'.repeat(20_000_000)}`)
const REFUSED = {
  statusCode: 413,
  body: 'That is too large to send. Make it smaller, then send it again.',
}

async function post(path: string, payload: Buffer | Readable) {
  const url = `/${path.replaceAll(/:\w+\??/g, 'x')}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload })
  return { statusCode, body }
}

/** The API’s page has no form: it takes no content at all. */
const PATHS = routes.flatMap(({ path = '' }) => (path === 'api/docs' ? [] : [path]))

test.each(PATHS)(
  'a form of 20 MB to /%s is refused with one sentence, before the page is asked',
  async (path) => {
    expect(await post(path, FORM)).toEqual(REFUSED)
    expect(read).toBe(0)
  },
)

test('so is one that comes piece by piece, and does not say its length', async () => {
  const pieces = Array.from({ length: 300 }, (_, number) =>
    FORM.subarray(number * 65_536, (number + 1) * 65_536),
  )
  expect(await post('organisations/:id/careers', Readable.from(pieces))).toEqual(REFUSED)
  expect(read).toBe(0)
})

/** Runs the real page’s action, and puts its answer into one text. */
async function act(request: Request, context: RouterContextProvider): Promise<Response> {
  const { file } = routes.find(({ path = '' }) => path === open.path) ?? {}
  const { action } = await import(/* @vite-ignore */ `../../${file}`)
  if (!action) return new Response('', { status: 405 })
  const { params } = open
  const answer = await Promise.resolve(action({ request, context, params })).catch(
    (error: unknown) => error,
  )
  if (answer instanceof Response) return answer
  const { data, init } = answer as { data: unknown; init: { status: number } }
  const words = typeof data === 'string' ? data : 'The page says it.'
  const { errors = { words } } = (data ?? {}) as { errors?: object }
  return new Response(Object.values(errors).join(' '), { status: init.status })
}

const BOUNDARY = 'a-line-between'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const MULTIPART = { 'content-type': TYPE }
/** A part of a file as a network brings it. */
const PIECE = 62_500
const MEGABYTE = 1_000_000

/** A form with a file of 20 MB that comes piece by piece, and how much of it has been taken. */
function aLargeFile(field: string) {
  const taken = { megabytes: 0 }
  const head = `content-disposition: form-data; name="${field}"; filename="a.pdf"`
  function* pieces() {
    yield Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n%PDF-1.7\n`)
    for (; taken.megabytes < 20; taken.megabytes += PIECE / MEGABYTE) yield Buffer.alloc(PIECE, 'x')
    yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`)
  }
  return { body: Readable.from(pieces(), { highWaterMark: 1 }), taken }
}

/** The field of the file in each page that takes one. */
const FILES: Record<string, string> = {
  'jobform/:id': 'uploadResume',
  'applications/:id': 'file',
  'applicants/:jobId/:applicationId': 'file',
  'applications/:id/arrival': 'file',
  'applications/:id/letter': 'file',
  'applicants/:jobId/:applicationId/arrival': 'file',
  'sponsor-lost/apply': 'uploadResume',
  dashboard: 'profilePicture',
  profile: 'uploadResume',
  'profile/import': 'jsonResume',
  post: 'companyLogo',
  'post/:jobId': 'companyLogo',
  'post/upload': 'list',
  startup: 'companyDocument',
  real: 'file',
  report: 'picture',
  // The register itself may have 60 MB.
  'desk/data': 'page',
  'desk/startups/:id': 'file',
}

function paramsOf(path: string): Record<string, string> {
  const { job, applicationId, startup } = scene
  const ids: Record<string, string> = {
    jobform: job.id,
    applications: applicationId,
    organisations: job.organisationId ?? '',
    desk: startup.id,
  }
  const id = ids[path.split('/', 1)[0] ?? ''] ?? 'x'
  return { id, jobId: job.id, applicationId, reference: startup.reference }
}

function personOf(path: string) {
  const { people } = scene
  if (path.startsWith('desk')) return people.owner
  return /^(?:applications|profile|jobform|sponsor)/.test(path) ? people.applicant : people.employer
}

const ONE_SENTENCE = /^[^.{}<>]+\.(?: [^.{}<>]+\.)?$/
const stored = () => readdirSync(`${dataDir}/arrivals`)

/** A founder’s case reads and discards what comes without its link. */
const READING = PATHS.filter((path) => path !== 'startup/case/:reference?')

test.each(READING)('a file of 20 MB to /%s is refused with one sentence', async (path) => {
  open = { path, params: paramsOf(path) }
  const url = `/${path.replaceAll(/:(\w+)\??/g, (_, name: string) => open.params[name] ?? 'x')}`
  const { body: payload, taken } = aLargeFile(FILES[path] ?? 'file')
  const answer = await app.inject({
    method: 'POST',
    url: path === '*' ? '/nowhere' : `${url}?do=compare`,
    headers: MULTIPART,
    cookies: personOf(path).cookies,
    remoteAddress: anIp(),
    payload,
  })

  const said = [answer.statusCode, answer.body]
  if (FILES[path]) expect(said).toEqual([413, expect.stringMatching(ONE_SENTENCE)])
  // Whatever the page answers, it has not read what it does not take.
  else expect([said, taken.megabytes < 3]).toEqual([said, true])
  if (answer.statusCode >= 400) expect(answer.body).toMatch(ONE_SENTENCE)
  else expect(answer.statusCode).toBeGreaterThanOrEqual(300)
  expect(stored()).toEqual([])
})

const POSTED = Object.keys(CALLS).filter((name) => !name.startsWith('GET'))

test.each(POSTED)('a file of 20 MB to the call %s is refused with one sentence', async (name) => {
  const [method, path = ''] = name.split(' ') as ['POST', string]
  const { form = {} } = (await CALLS[name as keyof typeof CALLS](scene as never)) as {
    form?: Record<string, unknown>
  }
  const field = Object.keys(form).find((key) => form[key] instanceof File) ?? 'companyLogo'
  const { body: payload } = aLargeFile(field)
  const answer = await app.inject({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, (_, key: string) => paramsOf('')[key] ?? 'x'),
    headers: MULTIPART,
    cookies: scene.people.employer.cookies,
    remoteAddress: anIp(),
    payload,
  })

  expect([answer.statusCode, answer.body]).toEqual([
    expect.toSatisfy((status: number) => status >= 400 && status < 500),
    expect.stringMatching(ONE_SENTENCE),
  ])
  expect(stored()).toEqual([])
})

test('what a page gets beyond the length that it was told is no request', async () => {
  open = { path: 'real', params: {} }
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  let answers = ''
  socket.on('data', (bytes: Buffer) => (answers += bytes.toString()))
  const head = ['host: localhost:3000', 'content-length: 200', `content-type: ${TYPE}`]
  socket.write(`POST /real HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  aLargeFile('file').body.pipe(socket)
  await new Promise((resolve) => socket.once('close', resolve))

  // What was sent beyond is cut off, which may cut off the answer, too.
  expect(answers).not.toMatch(/HTTP\/1\.1 [235]/)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})
