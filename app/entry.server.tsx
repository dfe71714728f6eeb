import { randomBytes } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import { requestContext } from './context.ts'
import { delayScripts, hashOf, type LatePage } from './late-scripts.ts'
import { insertStructuredData } from './jobs/details/structured-data/insert-structured-data.ts'
import { ServerRenderContext } from './layout/server-render.ts'
import { toScriptText } from './script-text.ts'

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
  const data = await new Response(serverHandoffStream).text()
  const nonce = randomBytes(16).toString('hex')
  const rendered = renderToString(
    <ServerRenderContext value={{ requestId: page.requestId, nonce }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ServerRenderContext>,
  )
  const late = delayScripts(rendered, nonce)
  const hasScripts = routerContext.renderMeta?.didRenderScripts
  const { html, hashes } = hasScripts ? addLoaderData(late, data) : late
  const withFacts = insertStructuredData(html, page.structuredData())
  page.rendered = { html: `<!DOCTYPE html>${withFacts}`, scripts: hashes }
  return new Response(null, { status, headers })
}

/**
 * What the loaders returned, for the router in the browser. The framework's own component writes it out in
 * chunks and needs React to stream; as a string the same page costs a fifth less (decision 14).
 */
function addLoaderData({ html, hashes }: LatePage, data: string): LatePage {
  const stream = 'window.__reactRouterContext.streamController'
  const script = `${stream}.enqueue(${toScriptText(data)});${stream}.close();`
  const end = html.lastIndexOf('</body>')
  return {
    html: `${html.slice(0, end)}<script>${script}</script>${html.slice(end)}`,
    hashes: [...hashes, hashOf(script)],
  }
}

/** A visitor's mistake, such as a form posted to a page that takes none, is not a failure of ours. */
export function handleError(
  error: unknown,
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
) {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.get(requestContext).log.error(error, 'A page failed')
}
