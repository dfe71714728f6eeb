import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config } from '#platform/config.ts'
import type { TracingChannel } from 'node:diagnostics_channel'
import { SpanKind, type Tracer } from '@opentelemetry/api'
import {
  mailSendings,
  queries,
  taskEnqueueings,
  taskRuns,
  type MailSending,
  type Query,
  type TaskEnqueueing,
  type TaskRun,
} from '#platform/channels.ts'
import { currentTrace } from './current-trace.ts'
import {
  endSpan,
  fromTraceparent,
  openInnerSpan,
  openSpan,
  toTraceparent,
  type OpenSpan,
} from './spans.ts'
import type { FastifyRequest } from 'fastify'
import { methodOf, routeOf, type Observer } from '#main/observability/observer.ts'

/** Requested every few seconds, and never of interest. */
const HEALTH = new Set(['/healthz', '/readyz'])

const MAX_QUERY_LENGTH = 2000

/** A collector that is down must delay nothing, least of all a server that is stopping. */
const EXPORT_TIMEOUT_MS = 2000

/** Traces requests and what they cause, and sends the spans to a collector (OTLP over HTTP). */
export function createTracing({ endpoint, share, serviceName }: NonNullable<Config['tracing']>) {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  })
  const tracer = provider.getTracer('landfall')
  const stop = tracePlatform(tracer)
  return {
    observer: traceRequests(tracer),
    /** Sends the remaining spans. */
    async close() {
      stop()
      await provider.shutdown().catch(() => {})
    },
  }
}

/** Spans for what the platform reports. Returns how to stop. */
function tracePlatform(tracer: Tracer) {
  const stops = [
    traceChannel<Query>(queries, ({ text }) =>
      openInnerSpan(tracer, {
        name: text.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? 'query',
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'postgresql',
          'db.query.text': text.slice(0, MAX_QUERY_LENGTH),
        },
      }),
    ),
    traceChannel<TaskEnqueueing>(taskEnqueueings, (message) => {
      const { queue, count } = message
      const opened = openInnerSpan(tracer, {
        name: `enqueue ${queue}`,
        kind: SpanKind.PRODUCER,
        attributes: { ...messaging(queue), 'messaging.batch.message_count': count },
      })
      if (opened) message.traceparent = toTraceparent(opened)
      return opened
    }),
    traceChannel<TaskRun>(taskRuns, ({ queue, traceparent }) =>
      openSpan(
        tracer,
        { name: `run ${queue}`, kind: SpanKind.CONSUMER, attributes: messaging(queue) },
        fromTraceparent(traceparent),
      ),
    ),
    traceChannel<MailSending>(mailSendings, () =>
      openInnerSpan(tracer, { name: 'send mail', kind: SpanKind.CLIENT }),
    ),
  ]
  return () => stops.forEach((stop) => stop())
}

function messaging(queue: string) {
  return { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue }
}

/** Opens a span when an operation begins, makes it current during the operation, and ends it with it. */
function traceChannel<Message extends { error?: unknown }>(
  channel: TracingChannel<unknown, Message>,
  open: (message: Message) => OpenSpan | null,
) {
  const opened = new WeakMap<Message, OpenSpan>()
  const onEnd = (message: unknown) => {
    const span = opened.get(message as Message)
    if (span) endSpan(span, (message as Message).error)
  }
  channel.start.bindStore(currentTrace, (message) => {
    const span = open(message)
    if (!span) return currentTrace.getStore()
    opened.set(message, span)
    return span.store
  })
  channel.asyncEnd.subscribe(onEnd)
  return () => {
    channel.start.unbindStore(currentTrace)
    channel.asyncEnd.unsubscribe(onEnd)
  }
}

/**
 * Creates a span for each sampled request. A visitor’s `traceparent` is ignored: it would let anyone have every request
 * traced.
 */
function traceRequests(tracer: Tracer): Observer {
  const opened = new WeakMap<FastifyRequest, OpenSpan>()
  const enter = (request: FastifyRequest, done: () => void) => {
    const span = opened.get(request)
    if (span) currentTrace.run(span.store, done)
    else done()
  }
  return (app, findPattern) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const span = HEALTH.has(request.url)
        ? null
        : openSpan(tracer, { name: methodOf(request), kind: SpanKind.SERVER })
      if (span) opened.set(request, span)
      enter(request, done)
    })
    // The body arrives in events of the connection, which are not tied to the request.
    app.addHook('preValidation', (request, _reply, done) => enter(request, done))
    app.addHook('onResponse', (request, reply, done) => {
      const span = opened.get(request)
      if (span) {
        const [method, route] = [methodOf(request), routeOf(request, findPattern)]
        span.span.updateName(`${method} ${route}`)
        span.span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
        })
        endSpan(span, reply.statusCode >= 500 && { code: reply.statusCode })
      }
      // Later log lines belong to it too.
      enter(request, done)
    })
  }
}
