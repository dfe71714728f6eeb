import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'

interface CurrentTrace {
  traceId: string
  /** The innermost span. */
  context: Context
}

/** What is traced at the moment: nothing where nobody traces, or what runs was not drawn. */
export const currentTrace = new AsyncLocalStorage<CurrentTrace | undefined>()
