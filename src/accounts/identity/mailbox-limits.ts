import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Limits, RateLimit } from '#platform/limits/limits.ts'
import { toEmailKey, toLimitKey } from './email-key.ts'

export interface MailboxLimits {
  /** Emails to one mailbox that one account may cause. */
  byAccount: RateLimit
  /** Emails that all accounts without an address at the mailbox’s domain may cause together. */
  byStrangers: RateLimit
  /** Emails that all accounts with one may cause together. */
  byColleagues: RateLimit
}

interface CountedMail {
  /** The mailbox. */
  to: string
  /** The account’s own confirmed address, or null if it is gone. */
  from: string | null
  accountId: Id
}

/**
 * Counts an email to a mailbox that somebody named. Strangers and colleagues are counted apart, so that strangers cannot
 * use up what the mailbox’s own people need, and both have an end, so that many accounts cannot flood it. At a domain
 * where anybody can get a mailbox nobody is a colleague.
 * @throws {DomainError} `too_many`
 */
export async function countMailTo(
  limits: Pick<Limits, 'consume'>,
  { byAccount, byStrangers, byColleagues }: MailboxLimits,
  { to, from, accountId, isFreeMail }: CountedMail & { isFreeMail(domain: string): boolean },
) {
  const key = toLimitKey(toEmailKey(to))
  const domain = domainOf(to)
  const isColleague = from !== null && domainOf(from) === domain && !isFreeMail(domain)
  await limits.consume(byAccount, `${accountId} ${key}`)
  await limits.consume(isColleague ? byColleagues : byStrangers, key)
}

function domainOf(address: string): string {
  const key = toEmailKey(address)
  return key.slice(key.lastIndexOf('@') + 1)
}
