import {
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
  type Tracer,
} from '@opentelemetry/api'
import { currentTrace } from './current-trace.ts'

export interface SpanDescription {
  name: string
  kind: SpanKind
  attributes?: Attributes
}

/** A span, and the context that is current during it. */
export interface OpenSpan {
  span: Span
  store: { traceId: string; context: Context }
}

/** Begins a span within `parent`; null if its trace was not sampled. */
export function openSpan(
  tracer: Tracer,
  { name, ...options }: SpanDescription,
  parent: Context = ROOT_CONTEXT,
): OpenSpan | null {
  const span = tracer.startSpan(name, options, parent)
  if (!span.isRecording()) return null
  const context = trace.setSpan(parent, span)
  return { span, store: { traceId: span.spanContext().traceId, context } }
}

/** Begins a span within the current one; null if there is no current span. */
export function openInnerSpan(tracer: Tracer, description: SpanDescription): OpenSpan | null {
  const parent = currentTrace.getStore()
  return parent ? openSpan(tracer, description, parent.context) : null
}

/** Ends a span. Only the code or kind of an error is recorded: database messages may quote what people typed. */
export function endSpan({ span }: OpenSpan, error?: unknown) {
  if (error) {
    const { code, name } = error as { code?: unknown; name?: unknown }
    const type = String(code ?? name ?? 'Error')
    span.setAttribute('error.type', type)
    span.setStatus({ code: SpanStatusCode.ERROR, message: type })
  }
  span.end()
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** A span in W3C form (Trace Context). */
export function toTraceparent({ span }: OpenSpan) {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

/** The context of a span in W3C form; a new one if it is missing or malformed. */
export function fromTraceparent(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16)
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
