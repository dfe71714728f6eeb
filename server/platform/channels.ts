import { channel, tracingChannel } from 'node:diagnostics_channel'

/**
 * Where the platform says what it does, for metrics and traces (decision 42). Nobody here knows who listens, and
 * without a listener it costs next to nothing. A channel is known by its name in the whole process, so that the
 * server’s bundle and what opens it share one.
 */

export interface CacheLookup {
  cache: 'pages' | 'values'
  isHit: boolean
}

/** A request begins or ends its work, or is sent away because there is too much of it. */
export interface LoadChange {
  kind: 'begin' | 'end' | 'refuse'
}

/** What a tracing channel adds to its message in the end. */
interface Outcome {
  error?: unknown
}

export type MailSending = Outcome

export interface Query extends Outcome {
  /** Without its values. */
  text: string
}

export interface TaskEnqueueing extends Outcome {
  queue: string
  count: number
  /** Set by a listener, to be stored with the task: what caused it, in the form of the W3C. */
  traceparent?: string
}

export interface TaskRun extends Outcome {
  queue: string
  /** A failure is not followed by another attempt. */
  isLastAttempt: boolean
  /** What was stored when it was enqueued. */
  traceparent: string | undefined
}

const lookups = channel('landfall:cache')
const load = channel('landfall:load')

export const CACHE_CHANNEL = lookups.name
export const LOAD_CHANNEL = load.name

export function reportLookup(cache: CacheLookup['cache'], isHit: boolean) {
  if (lookups.hasSubscribers) lookups.publish({ cache, isHit } satisfies CacheLookup)
}

export function reportLoad(kind: LoadChange['kind']) {
  if (load.hasSubscribers) load.publish({ kind } satisfies LoadChange)
}

export const mailSendings = tracingChannel<unknown, MailSending>('landfall:mail')
export const queries = tracingChannel<unknown, Query>('landfall:query')
export const taskEnqueueings = tracingChannel<unknown, TaskEnqueueing>('landfall:enqueue')
export const taskRuns = tracingChannel<unknown, TaskRun>('landfall:task')
