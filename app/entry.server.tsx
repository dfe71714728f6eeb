import { randomBytes } from 'node:crypto'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { requestContext, type RequestFacts } from './context.ts'
import { doesHydrate } from './hydration.ts'
import { hasFonts } from './layout/has-fonts.ts'
import { createKeepHtml } from './kept/keep-html.tsx'
import { KeepingContext, type IsStill } from './kept/kept.tsx'
import { isPrivatePage } from './private-page.ts'

// About five thousand cards and five hundred jobs' own pages.
const keepHtml = createKeepHtml(20_000_000)

/**
 * Renders the whole page as one string: nothing here streams, and a string costs half as much. A
 * page that hydrates also gets the nonce that allows its data.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
) {
  const facts = context.get(requestContext)
  const handles = entryContext.staticHandlerContext.matches.map(({ route }) => route.handle)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('speculation-rules', '"/speculation-rules.json"')
  if (doesHydrate(handles)) {
    const nonce = randomBytes(16).toString('base64url')
    headers.set('content-security-policy', contentSecurityPolicy(nonce))
    if (request.method !== 'HEAD')
      facts.rendered = await renderWithData(request, entryContext, nonce)
  } else if (request.method !== 'HEAD') {
    const make = () => renderToRead(request, entryContext)
    const isShared = request.method === 'GET' && !isPrivatePage(headers)
    const data = isShared ? sharedData(facts, entryContext) : null
    facts.rendered = data ? facts.keepPage(keyOf(request), data, make) : make().html
  }
  return new Response(null, { status, headers })
}

/** HTML alone: no marks for a framework that never wakes up, and no data for it. */
function renderToRead({ url }: Request, context: EntryContext) {
  const passing: IsStill[] = []
  const page = (
    <KeepingContext value={{ keepHtml, passing }}>
      <ServerRouter context={ownPart(context)} url={url} />
    </KeepingContext>
  )
  const html = `<!doctype html>${renderToStaticMarkup(page)}`
  return { html, isStill: () => passing.every((isStill) => isStill()) }
}

/** With our typefaces a page links them, and without it does not: two pages of one address. */
function keyOf(request: Request) {
  return `${request.url} ${hasFonts(request)}`
}

/** All that a page for nobody in particular is rendered from besides its address; null for any other. */
function sharedData(
  { actor, flash, mayBeKeptBy }: Pick<RequestFacts, 'actor' | 'flash' | 'mayBeKeptBy'>,
  { staticHandlerContext: { statusCode, errors, actionData, loaderData } }: EntryContext,
) {
  const isShared = actor === null && flash === null && mayBeKeptBy === 'caches'
  if (!isShared || statusCode !== 200 || errors || actionData) return null
  return Object.values(loaderData).map(ownData)
}

/** What is `unsent` is not enumerable; a page that did not fail does not show its request's id. */
function ownData(data: object | null | undefined) {
  return Object.entries(Object.getOwnPropertyDescriptors(data ?? {}))
    .filter(([name]) => name !== 'requestId')
    .map(([, { value }]) => value as unknown)
}

/** The page's own routes, where the framework would prepare them all, and nothing to hydrate with. */
function ownPart(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  const own = { ...context, manifest: { ...manifest, routes } }
  delete own.serverHandoffStream
  return own
}

/** The data a page hydrates with reaches its HTML by streaming only; we wait until all of it has. */
async function renderWithData({ url }: Request, context: EntryContext, nonce: string) {
  const page = <ServerRouter context={context} url={url} nonce={nonce} />
  const stream = await renderToReadableStream(page, { nonce })
  await stream.allReady
  return new Response(stream).text()
}

/** What a visitor brought about, such as a form posted to a page that takes none, is no failure. */
export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
) {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.get(requestContext).log.error(error, 'A page failed')
}
