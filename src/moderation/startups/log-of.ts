import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { WriteLog } from '#moderation/desk/log/admin-guard.ts'

/** Writes log entries about one case. */
export function logOf(log: WriteLog, id: Id) {
  return (detail: string) =>
    log({ action: 'startup-changed', subject: { kind: 'startup-request', id }, detail })
}
