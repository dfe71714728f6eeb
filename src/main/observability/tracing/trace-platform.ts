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
import { endSpan, fromTraceparent, openInnerSpan, openSpan, toTraceparent } from './spans.ts'
import type { OpenSpan } from './spans.ts'

const MAX_QUERY_LENGTH = 2000

/** Spans for what the platform reports. Returns how to stop. */
export function tracePlatform(tracer: Tracer) {
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
