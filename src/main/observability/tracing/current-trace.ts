import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'

interface CurrentTrace {
  traceId: string
  /** The context of the innermost span. */
  context: Context
}

/** The current trace; undefined if nothing is traced, or if this work was not sampled. */
export const currentTrace = new AsyncLocalStorage<CurrentTrace | undefined>()
