import type { Id } from '#contract/primitives.ts'
import type { WriteLog } from '../admin-guard.ts'

/** Writes log entries about one case. */
export function logOf(log: WriteLog, id: Id) {
  return (detail: string) =>
    log({ action: 'startup-changed', subject: { kind: 'startup-request', id }, detail })
}
