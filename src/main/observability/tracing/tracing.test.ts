import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { createLogger } from '#main/processes/logger.ts'
import { nextMailTo } from '#tests/support/account-calls.ts'
import { aPerson } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createPatternFinder } from '#main/observability/page-patterns.ts'
import { createTracing } from './tracing.ts'

const { db, services, runTasks, tasks, mailbox } = await openTestServer()

interface ExportedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status?: { code?: number; message?: string }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

/** A collector that follows the standard, and what it has received. */
async function aCollector() {
  const spans: ExportedSpan[] = []
  const paths = new Set<string | undefined>()
  const server = createServer(async (request, response) => {
    paths.add(request.url)
    const { resourceSpans } = (await json(request)) as {
      resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[]
    }
    for (const { scopeSpans } of resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  return { spans, paths, endpoint: `http://127.0.0.1:${port}` }
}

async function aTracedServer(share = 1) {
  const collector = await aCollector()
  const { endpoint } = collector
  const tracing = createTracing({ endpoint, share, serviceName: 'landfall' })
  const lines: string[] = []
  const app = await createApp({
    config: { publicUrl: 'http://localhost:3000', otherHosts: [], trustProxy: false },
    services,
    isReady: async () => true,
    logger: createLogger('info', { write: (line) => void lines.push(line) }),
    observe: (each) => tracing.observer(each, createPatternFinder([])),
  })
  onTestFinished(() => app.close())
  return { ...collector, app, lines, close: tracing.close }
}

function attributeOf(span: ExportedSpan | undefined, name: string) {
  const value = span?.attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

test('a request, its queries, its task and the mail of that are one trace', async () => {
  const { app, lines, spans, paths, close } = await aTracedServer()
  const { email } = await aPerson(db)
  await app.inject({ method: 'POST', url: '/api/v1/forgot_password', payload: { email } })
  const find = (name: string) => spans.find((span) => span.name === name)
  await nextMailTo({ mailbox, runTasks }, email)
  await close()

  const request = find('POST /api/v1/forgot_password')
  const enqueueing = find('enqueue send-proof')
  const run = find('run send-proof')
  const mail = find('send mail')
  const queries = spans.filter((span) => attributeOf(span, 'db.system.name') === 'postgresql')
  expect([...paths]).toEqual(['/v1/traces'])
  expect(request?.parentSpanId ?? '').toBe('')
  expect(attributeOf(request, 'http.route')).toBe('/api/v1/forgot_password')
  expect(attributeOf(request, 'http.response.status_code')).toBe(200)
  expect(enqueueing?.parentSpanId).toBe(request?.spanId)
  expect(run?.parentSpanId).toBe(enqueueing?.spanId)
  expect(mail?.parentSpanId).toBe(run?.spanId)
  const parents = new Set(queries.map(({ parentSpanId }) => parentSpanId))
  expect(parents).toContain(request?.spanId)
  expect(parents).toContain(enqueueing?.spanId)
  expect(parents).toContain(run?.spanId)
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]))
  expect(JSON.stringify(spans)).not.toContain(email)
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ path: '/api/v1/forgot_password', traceId: request?.traceId }),
  )
})

test('a task that fails is marked, without what its error says', async () => {
  const { spans, close } = await aTracedServer()
  await tasks.enqueue(db, 'delete-files', { keys: [] })
  await runTasks({ 'delete-files': () => Promise.reject(new Error('of ada@example.com')) })
  const failed = () => spans.find(({ name }) => name === 'run delete-files')
  await close()

  expect(failed()?.status).toEqual({ code: 2, message: 'Error' })
  expect(JSON.stringify(spans)).not.toContain('ada@example.com')
})

test('what was not drawn leaves no span and no trace in the log, and a visitor cannot choose', async () => {
  const { app, lines, spans, close } = await aTracedServer(0)
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  await app.inject({ url: '/api/v1/jobs?limit=1', headers: { traceparent } })
  await close()

  expect(spans).toEqual([])
  expect(lines.join('')).toContain('/api/v1/jobs')
  expect(lines.join('')).not.toContain('traceId')
})
