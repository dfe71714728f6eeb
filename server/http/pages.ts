import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider, type createRequestHandler } from 'react-router'
import { requestContext, type PageServices, type RequestFacts } from '#app/context.ts'
import { FORGET_FLASH, readFlash } from '#app/flash.ts'
import { isPrivatePage } from '#app/private-page.ts'
import { isLocalRequest } from './local-request.ts'
import { PUBLIC_CACHE_HEADERS, PRIVATE_CACHE_CONTROL } from './caching.ts'
import { sendBody, toPageBody, type PageBody } from './page-body.ts'
import { keyOf, type PageCache, type RenderedPage } from './page-cache.ts'
import { unreadBody } from './unread-body.ts'

type PageHandler = ReturnType<typeof createRequestHandler>

export interface PagesOptions {
  handle: PageHandler
  services: PageServices
  publicUrl: string
  cache: PageCache
  /** Folder of the built browser files; null while Vite serves them. */
  clientDir: string | null
}

const YEAR_IN_SECONDS = 31_536_000
const FORM_LIMIT = 256 * 1024
const RETRY_AFTER_SECONDS = 2

/** Everything that is not the API: the built files, and the pages for every other address. */
export async function servePages(app: FastifyInstance, options: PagesOptions) {
  if (options.clientDir) await serveFiles(app, path.resolve(options.clientDir))

  // A page reads its own forms. One with files goes on to it as an unread stream, whatever its size.
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, body),
    )
    pages.addContentTypeParser('multipart/form-data', (request, _payload, done) =>
      done(null, unreadBody(request.raw)),
    )
    pages.get('/api/docs', (request, reply) => answer(request, reply, options))
    pages.all('/*', (request, reply) => answer(request, reply, options))
  })
}

async function serveFiles(app: FastifyInstance, root: string) {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    // The name of a built file changes with its content.
    setHeaders(reply, file) {
      const isHashed = file.startsWith(path.join(root, 'assets'))
      const age = isHashed ? `max-age=${YEAR_IN_SECONDS}, immutable` : 'max-age=3600'
      reply.header('cache-control', `public, ${age}`)
      // Browsers take these rules under their own media type only.
      if (file.endsWith('speculation-rules.json')) {
        reply.header('content-type', 'application/speculationrules+json')
      }
    },
  })
}

async function answer(request: FastifyRequest, reply: FastifyReply, options: PagesOptions) {
  const { cache } = options
  const key = keyOf(request)
  if (key && cache.send(key, request, reply)) return reply

  let page: Page | null = null
  const isSent =
    key &&
    (await cache.make(key, { request, reply }, async () => {
      page = await render(request, options)
      return toShared(page)
    }))
  if (isSent) return reply
  return sendOwn(page ?? (await render(request, options)), request, reply)
}

interface Page {
  facts: RequestFacts
  response: Response
}

async function render(request: FastifyRequest, options: PagesOptions): Promise<Page> {
  const context = new RouterContextProvider()
  const facts: PageServices & RequestFacts = {
    ...options.services,
    mailbox: isLocalRequest(request) ? options.services.mailbox : null,
    requestId: request.id,
    visitor: request.visitor(),
    actor: await request.findActor(),
    sessionToken: request.sessionToken(),
    flash: readFlash(request.headers.cookie),
    isDocument: !request.url.split('?', 1)[0]?.endsWith('.data'),
    log: request.log,
    rendered: null,
    mayBeKeptBy: 'caches',
  }
  context.set(requestContext, facts)
  const response = await options.handle(toWebRequest(request, options.publicUrl), context)
  return { facts, response }
}

/** Null for what is not for everybody: a page with a policy of its own holds a nonce. */
function toShared({ facts, response }: Page): RenderedPage | null {
  const { rendered, mayBeKeptBy } = facts
  const { status, headers } = response
  const isShared = status === 200 && !isPrivatePage(headers) && mayBeKeptBy !== 'nobody'
  if (rendered === null || !isShared) return null
  const rules =
    mayBeKeptBy === 'caches' ? PUBLIC_CACHE_HEADERS : { 'cache-control': PRIVATE_CACHE_CONTROL }
  return { headers: [...headers, ...Object.entries(rules)], body: toBody(rendered) }
}

async function sendOwn({ facts, response }: Page, request: FastifyRequest, reply: FastifyReply) {
  const { rendered, sessionToken, flash } = facts
  reply.code(response.status).header('cache-control', PRIVATE_CACHE_CONTROL)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (sessionToken || flash) reply.header('cache-control', 'no-store')
  if (response.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  // Said once: on the page it was meant for.
  if (flash && rendered !== null) reply.header('set-cookie', FORGET_FLASH)
  if (rendered !== null) return sendBody(toBody(rendered), request, reply)
  return reply.send(response.body === null ? undefined : await response.text())
}

function toBody(rendered: string | PageBody): PageBody {
  return typeof rendered === 'string' ? toPageBody(rendered) : rendered
}

function toWebRequest(request: FastifyRequest, publicUrl: string) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  // Compared with the address this was asked under before it came here (`security.ts`); the framework
  // would compare it with the public one, which is another where somebody types 127.0.0.1.
  headers.delete('origin')
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(request.body !== undefined && { body: request.body, duplex: 'half' }),
  } as RequestInit)
}
