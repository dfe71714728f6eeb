import { randomBytes } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import { requestContext } from './context.ts'
import { delayScripts } from './late-scripts.ts'
import { insertStructuredData } from './jobs/details/structured-data/insert-structured-data.ts'
import { ServerRenderContext } from './layout/server-render.ts'

/** Renders the whole page as one string. */
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

  const nonce = randomBytes(16).toString('hex')
  const stream = await renderToReadableStream(
    <ServerRenderContext value={{ requestId: page.requestId, nonce }}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </ServerRenderContext>,
    { nonce, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady
  const { html, hashes } = delayScripts(await new Response(stream).text(), nonce)
  page.rendered = { html: insertStructuredData(html, page.structuredData()), scripts: hashes }
  return new Response(null, { status, headers })
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
