import type { Id } from '#platform/primitives/primitives.schema.ts'

/** The person behind a request about alerts: logged in, or with the link of an email. */
export interface Holder {
  accountId: Id | null
  /** An address that is proved to be theirs; null if only the account is known. */
  emailKey: string | null
}

/** Whether an alert is this holder's. Nobody else sees or changes it. */
export function isTheirs(
  alert: { accountId: Id | null; emailKey: string | null },
  { accountId, emailKey }: Holder,
): boolean {
  if (alert.accountId !== null) return alert.accountId === accountId
  return alert.emailKey !== null && alert.emailKey === emailKey
}
