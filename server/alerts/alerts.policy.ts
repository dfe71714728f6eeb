import type { Id } from '#contract/primitives.ts'

/** Who asks about alerts: somebody logged in, or who opened the link of an email. */
export interface Holder {
  accountId: Id | null
  /** An address that is proved to be theirs; null where only the account is known. */
  emailKey: string | null
}

/** Whether an alert is theirs. Nobody else sees or changes it. */
export function isTheirs(
  alert: { accountId: Id | null; emailKey: string | null },
  { accountId, emailKey }: Holder,
): boolean {
  if (alert.accountId !== null) return alert.accountId === accountId
  return alert.emailKey !== null && alert.emailKey === emailKey
}
