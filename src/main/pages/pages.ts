import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import { requestContext, type PageContext, type PageServices } from '#platform/pages/context.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { toDomainError } from '#platform/http/answers/errors.ts'
import { flashIn } from '#platform/http/answers/flash-in.ts'
import type { Language } from '#platform/languages/language.ts'
import { languageOf } from '#platform/languages/languages.ts'
import { isTranslated, withoutLanguage } from '#platform/languages/translated-paths.ts'
import { CLEAR_FLASH, readFlash, setFlash } from '#trade/flash/flash-cookie.ts'
import { pathOfPage } from '#accounts/returned-forms/forget-shown-forms.ts'
import { FORM_WAITS } from '#accounts/second-factor/pages/redirect.ts'
import { isOfAnotherPage } from '#accounts/returned-forms/of-another-page.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findFlash, type FlashName } from '#trade/flash/flashes.ts'
import { readSaved } from '#trade/cookies/saved-cookie.ts'
import { readSituation } from '#trade/cookies/situation-cookie.ts'
import { contentSecurityPolicy } from '#platform/http/answers/content-security-policy.ts'
import { isLocalRequest } from '#platform/http/limits/local-request.ts'
import { PUBLIC_CACHE_HEADERS, PRIVATE_CACHE_CONTROL } from '#platform/http/answers/caching.ts'
import { countVisit } from '#board/figures/count-visit.ts'
import { sendBody, toPageBody } from '#platform/http/answers/page-body.ts'
import { cacheKeyOf, type PageCache, type RenderedPage } from '#main/http/page-cache.ts'
import { isPrefetch } from '#platform/http/answers/prefetch.ts'
import { yieldToOthers } from '#platform/http/limits/turns.ts'
import { unreadBody } from '#platform/http/limits/unread-body.ts'

export type PageHandler = (
  request: Request,
  provider: RouterContextProvider,
  language: Language,
) => Promise<Response>

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
/** The browser repeats a posted form at the new address. */
const TEMPORARY_REDIRECT = 307

/** Everything that is not the API: the built files, and the pages for every other address. */
export async function servePages(app: FastifyInstance, options: PagesOptions) {
  if (options.clientDir) await serveFiles(app, path.resolve(options.clientDir))

  // A page reads its own forms. A form with files reaches it as an unread stream, whatever its size.
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
    // A cached page does not count as work.
    const config = { startsWorkItself: true }
    pages.get('/api/docs', { config }, (request, reply) => answer(request, reply, options))
    pages.all('/*', { config }, (request, reply) => answer(request, reply, options))
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
    },
  })
}

async function answer(request: FastifyRequest, reply: FastifyReply, options: PagesOptions) {
  // Personal answers are never stored, so a prefetched one would be thrown away.
  if (isPrefetch(request) && request.sessionToken()) {
    return reply.code(204).header('cache-control', 'no-store').send()
  }
  const language = languageOf(request.url)
  const original = toEnglishOnly(request.url, language)
  if (original) return reply.redirect(original, TEMPORARY_REDIRECT)
  const { cache, services } = options
  const key = cacheKeyOf(request)
  let page: Page | null = null
  const sent =
    key &&
    (cache.send(key, request, reply) ??
      (await cache
        .render(key, { request, reply }, async () => {
          page = await render(request, language, options)
          return toPublicPage(page)
        })
        .catch((error) => {
          // The page says what went wrong.
          if (!page) throw error
          return null
        })))
  if (sent) {
    countVisit(services.figures, request, sent.figure)
    return reply
  }
  return sendPage(page ?? (await render(request, language, options)), { request, reply, services })
}

/**
 * The English address of a page that exists only in English, if it was requested in another language.
 * @throws {DomainError} `not_found` for ‘/hi//evil.example’: without its language it is an address of another site
 */
function toEnglishOnly(url: string, language: Language): string | null {
  if (language.path === '') return null
  const path = withoutLanguage(url, language)
  if (/^\/[/\\]/.test(path)) throw new DomainError('not_found')
  return isTranslated(path.startsWith('?') ? `/${path}` : path) ? null : path
}

interface Page {
  context: PageContext
  response: Response
  /** Parts of the HTML, or the data for a page that is open in a browser. */
  text: string[]
}

async function render(
  request: FastifyRequest,
  language: Language,
  options: PagesOptions,
): Promise<Page> {
  await request.beginWork()
  const { services } = options
  const actor = await request.findActor()
  if (actor) await services.accounts.settings.noteLanguage(actor, language.code)
  const returned = await findReturnedForm(request, actor, services)
  const isLocal = services.site.isLocal && isLocalRequest(request)
  const provider = new RouterContextProvider()
  const context: PageContext = {
    ...services,
    site: { ...services.site, isLocal },
    mailbox: isLocal ? services.mailbox : null,
    language,
    requestId: request.id,
    visitor: request.visitor(),
    actor,
    sessionToken: request.sessionToken(),
    stepToken: request.stepToken(),
    // A page that may never be seen must not show or use up a message.
    flash: isPrefetch(request) ? null : flashFor(request, language, returned !== null),
    isPrefetch: isPrefetch(request),
    figure: null,
    situation: readSituation(request.headers.cookie),
    savedOnDevice: readSaved(request.headers.cookie),
    returnedForm: returned?.returned ?? null,
    needsLogIn: false,
    isOfAnotherPage: await isOfAnotherPage(request, actor),
    log: {
      error(error, message) {
        const failure = toDomainError(error)
        if (failure.code !== 'internal') context.failure = failure
        if (failure.status >= 500) request.log.error(error, message)
      },
    },
    failure: null,
    structuredData: () => [],
    yieldToOthers,
    rendered: null,
    cacheScope: 'public',
  }
  provider.set(requestContext, context)
  const response = await options.handle(
    toWebRequest(request, options.publicUrl),
    provider,
    language,
  )
  // A form for a page that has none: the router’s words about it are for its makers.
  if (response.status === 405) throw new DomainError('bad_request')
  const { headers } = response
  const waits = headers.has(FORM_WAITS)
  headers.delete(FORM_WAITS)
  if (context.needsLogIn || context.isOfAnotherPage || waits)
    await saveForm(request, headers, { services, flash: waits ? 'form-waits' : 'form-returns' })
  if (returned && response.status === 200) await returned.noteShown()
  if (!context.rendered) return { context, response, text: [await response.text()] }
  const { html, scripts } = context.rendered
  response.headers.set('content-security-policy', contentSecurityPolicy(scripts))
  return { context, response, text: html }
}

async function findReturnedForm(
  request: FastifyRequest,
  actor: Actor | null,
  { accounts }: PageServices,
) {
  if (!actor || request.method !== 'GET' || isPrefetch(request)) return null
  const { cookie: cookies } = request.headers
  return accounts.returnedForms.find(actor, { cookies, path: pathOfPage(request.url) })
}

/** Stores a form that came after its session had ended or before a second step, and says next that nothing is lost. */
async function saveForm(
  request: FastifyRequest,
  headers: Headers,
  { services, flash }: { services: PageServices; flash: FlashName },
) {
  if (request.method !== 'POST') return
  const { 'content-type': contentType, cookie: cookies } = request.headers
  // The page has not read a form with files, but may hold its stream.
  const body = Buffer.isBuffer(request.body) ? request.body : request.raw
  if (request.raw.readableEnded && body === request.raw) return
  const sent = { cookies, contentType, body, path: pathOfPage(request.url) }
  const cookie = await services.accounts.returnedForms.save(request.visitor(), sent)
  if (!cookie) return
  headers.append('set-cookie', cookie)
  headers.append('set-cookie', setFlash(flash))
}

function flashFor({ headers }: FastifyRequest, language: Language, isBack: boolean) {
  const flash = isBack ? findFlash('form-is-back') : readFlash(headers.cookie)
  return flash && flashIn(language, flash)
}

const PRIVATE_HEADERS = ['set-cookie', 'cache-control']

/**
 * The page for the cache; null unless it is the same for everyone.
 * @throws {DomainError} if the page says that it could not be made just now
 */
function toPublicPage({ context, response, text }: Page): RenderedPage | null {
  const { cacheScope, figure, failure } = context
  const { headers } = response
  const status = statusOf(context, response)
  if (failure && status === 503) throw failure
  const isPrivate = PRIVATE_HEADERS.some((name) => headers.has(name))
  if (status !== 200 || isPrivate || cacheScope === 'none') return null
  const rules =
    cacheScope === 'public' ? PUBLIC_CACHE_HEADERS : { 'cache-control': PRIVATE_CACHE_CONTROL }
  return { headers: [...headers, ...Object.entries(rules)], body: toPageBody(text), figure }
}

async function sendPage(
  { context, response, text }: Page,
  {
    request,
    reply,
    services,
  }: { request: FastifyRequest; reply: FastifyReply; services: PageServices },
) {
  const { sessionToken, flash, figure } = context
  const status = statusOf(context, response)
  if (status === 200) countVisit(services.figures, request, figure)
  reply.code(status).header('cache-control', PRIVATE_CACHE_CONTROL)
  for (const [name, value] of response.headers) reply.header(name, value)
  if ((sessionToken || flash) && !isFormBack(request, status))
    reply.header('cache-control', 'no-store')
  if (isPrefetch(request)) reply.removeHeader('set-cookie').header('cache-control', 'no-store')
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  const showsFlash = flash && request.method === 'GET' && !isRedirect(response)
  if (showsFlash) reply.header('set-cookie', CLEAR_FLASH)
  if (text.every((part) => part === '')) return reply.send()
  return sendBody(toPageBody(text), request, reply)
}

/**
 * Whether the answer has the only copy of what somebody typed: a form that was refused, sent without a script. If the
 * browser may not keep it, Back shows an error page instead.
 */
function isFormBack({ method }: FastifyRequest, status: number) {
  return method === 'POST' && status >= 400 && status < 500
}

/** The framework knows nothing about an error except that it is one. */
function statusOf({ failure }: PageContext, { status }: Response) {
  return status === 500 ? (failure?.status ?? status) : status
}

// The framework answers a request for data with 202 where a document would be redirected.
const DATA_REDIRECT = 202

function isRedirect({ status }: Response) {
  return (status >= 300 && status < 400) || status === DATA_REDIRECT
}

function toWebRequest(request: FastifyRequest, publicUrl: string) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  // `security.ts` has compared it with the requested host. The framework would compare it with the public
  // URL, which differs for someone who types 127.0.0.1.
  headers.delete('origin')
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(request.body !== undefined && { body: request.body, duplex: 'half' }),
  } as RequestInit)
}
