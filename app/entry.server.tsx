import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { requestContext } from './context.ts'
import { doesHydrate } from './hydration.ts'

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
  const nonce = doesHydrate(handles) ? facts.nonce : undefined
  if (nonce) headers.set('content-security-policy', contentSecurityPolicy(nonce))
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('speculation-rules', '"/speculation-rules.json"')
  if (request.method !== 'HEAD') {
    const page = <ServerRouter context={entryContext} url={request.url} {...(nonce && { nonce })} />
    facts.rendered = nonce
      ? await renderWithData(page, nonce)
      : `<!doctype html>${renderToString(page)}`
  }
  return new Response(null, { status, headers })
}

/** The data a page hydrates with reaches its HTML by streaming only; we wait until all of it has. */
async function renderWithData(page: ReactNode, nonce: string) {
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
