import { channel, tracingChannel } from 'node:diagnostics_channel'

/**
 * Channels on which the platform reports its work, for metrics and traces (decision 42). It does not know its
 * listeners, and without one a report costs next to nothing. Channels are found by name in the whole process, so that
 * the server’s bundle and the code that opens it share them.
 */

export interface CacheLookup {
  cache: 'pages' | 'values'
  isHit: boolean
}

/** A request starts or ends its work, or is rejected because of overload. */
export interface LoadChange {
  kind: 'begin' | 'end' | 'refuse'
}

/** The fields that a tracing channel adds to its message at the end. */
interface Outcome {
  error?: unknown
}

export type MailSending = Outcome

export interface Query extends Outcome {
  /** The statement without its values. */
  text: string
}

export interface TaskEnqueueing extends Outcome {
  queue: string
  count: number
  /** The cause of the task in W3C form, set by a listener to be stored with the task. */
  traceparent?: string
}

export interface TaskRun extends Outcome {
  queue: string
  /** True if a failure is not followed by another attempt. */
  isLastAttempt: boolean
  /** The value stored when the task was enqueued. */
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
