import { randomUUID } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import type { Language } from './platform/languages/language.ts'
import type { Operator } from './platform/config.ts'
import { requestContext } from './platform/pages/context.ts'
import { composePage } from './main/frame/compose-page.ts'
import { structuredDataScripts } from './board/jobs/pages/structured-data/structured-data-scripts.ts'
import { LanguageContext } from './platform/languages/pages/use-language.ts'
import { ServerRenderContext } from './platform/layout/server-render.ts'
import { FooterContent } from './main/frame/site-footer.tsx'

/** Rendered once for each language. */
const footers = new Map<string, string>()

function footerOf(language: Language, { name, address, number }: Operator) {
  const known = footers.get(language.code)
  if (known) return known
  const operator = [name, number, address].filter(Boolean).join(', ')
  const footer = renderToString(
    <LanguageContext value={language}>
      <FooterContent operator={operator} />
    </LanguageContext>,
  )
  footers.set(language.code, footer)
  return footer
}

/** Renders the whole page as one string. Nothing may suspend: loaders return values, not promises. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
) {
  const page = context.get(requestContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { serverHandoffStream, ...routerContext } = entryContext
  const data = await readText(serverHandoffStream)
  const nonce = randomUUID()
  const footer = footerOf(page.language, page.site.operator)
  const { requestId, failure } = page
  await page.yieldToOthers()
  const rendered = renderToString(
    <ServerRenderContext value={{ requestId, failure, nonce, footer }}>
      <LanguageContext value={page.language}>
        <ServerRouter context={withOwnRoutes(routerContext)} url={request.url} nonce={nonce} />
      </LanguageContext>
    </ServerRenderContext>,
  )
  page.rendered = composePage({
    rendered,
    nonce,
    data: routerContext.renderMeta?.didRenderScripts ? data : null,
    headScripts: structuredDataScripts(page.structuredData()),
  })
  return new Response(null, { status, headers })
}

/** The stream's text; `Response` would take four times the work. */
async function readText(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

/** The context with only this page's routes: the router would prepare all of them for every page. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]])
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(routes) } }
}

/** Logs an error, unless it is a visitor's mistake, such as a form posted to a page that takes none. */
export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
) {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.get(requestContext).log.error(error, 'A page failed')
}
