import type { FastifyRequest } from 'fastify'
import { SpanKind, type Tracer } from '@opentelemetry/api'
import { methodOf, routeOf, type Observer } from '#main/observability/observer.ts'
import { currentTrace } from './current-trace.ts'
import { endSpan, openSpan, type OpenSpan } from './spans.ts'

/** Requested every few seconds, and never of interest. */
const HEALTH = new Set(['/healthz', '/readyz'])

/**
 * Creates a span for each sampled request. A visitor’s `traceparent` is ignored: it would let anyone have every request
 * traced.
 */
export function traceRequests(tracer: Tracer): Observer {
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
