import { DomainError } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import { findAccount } from '#server/accounts/account.queries.ts'
import { fullName } from '#server/accounts/actor.ts'
import { TOKEN_ATTEMPTS } from '#server/accounts/auth/mail-limits.ts'
import { toEmailKey, toLimitKey } from '#server/accounts/email-key.ts'
import { hashAddress, hashToken, newToken } from '#server/accounts/verification/secrets.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { RateLimit } from '#server/platform/limits/limits.ts'
import { renderEmail } from '#server/platform/mail/render-email.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Sender } from '#server/visitors/visitor.ts'
import { ADDRESS_LINK_DAYS, confirmAddressForAdvertsEmail } from './addresses.mail.ts'
import {
  confirmAddress,
  findPendingAddress,
  findAddressToConfirm,
  isConfirmed,
  isUnwanted,
  markRequestSent,
  refuseAddress,
  setSecret,
  upsertAddress,
  type AddressKey,
} from './addresses.queries.ts'

const DAY = 86_400
const message = 'Many addresses were to be confirmed. Try again later.'
/** New addresses that one account may have asked. */
const BY_ACCOUNT: RateLimit = { name: 'address-by-account', times: 5, seconds: DAY, message }
/** Emails to one address, whoever names it. */
const TO_ADDRESS: RateLimit = { name: 'address-to', times: 3, seconds: 30 * DAY, message }
/** By all accounts to all addresses. */
const IN_TOTAL: RateLimit = { name: 'address-total', times: 200, seconds: 3600, message }

export type Addresses = ReturnType<typeof createAddresses>

/**
 * Where adverts send applications. An account's own address is confirmed; any other gets one email, which
 * asks its holder, and nothing else until they agree. Otherwise anybody could have us write to a stranger.
 */
export function createAddresses(
  { db, tasks, limits, mail }: Pick<Platform, 'db' | 'tasks' | 'limits' | 'mail'>,
  { publicUrl, sessionSecret }: Pick<Config, 'publicUrl' | 'sessionSecret'>,
) {
  return { request, mayWriteTo, deliver, find, confirm, refuse }

  /** Has the holder asked, within the caller's transaction, unless that was done or is not needed. */
  async function request(db: Db, { accountId, email }: { accountId: Id; email: string }) {
    const emailKey = toEmailKey(email)
    if (await isOwn(db, { accountId, emailKey })) return
    if (await upsertAddress(db, { accountId, emailKey, email })) {
      await tasks.enqueue(db, 'send-address-request', { accountId, emailKey })
    }
  }

  /** Whether the adverts of an account may send applications to this address. */
  async function mayWriteTo({ accountId, email }: { accountId: Id; email: string }) {
    const key = { accountId, emailKey: toEmailKey(email) }
    return (await isOwn(db, key)) || isConfirmed(db, key)
  }

  /** Emails the holder, once; nothing over a limit or to somebody who wants no such email. */
  async function deliver(key: AddressKey) {
    const unasked = await findAddressToConfirm(db, key)
    if (!unasked || (await isUnwanted(db, hashOf(key.emailKey)))) return
    if (!(await isWithinLimits(key))) return
    const token = newToken()
    const secretHash = hashToken(token)
    await setSecret(db, key, secretHash)
    const href = `${publicUrl}/confirm-address?token=${token}`
    const content = await renderEmail(confirmAddressForAdvertsEmail(href))
    await mail.send({ id: `address-${secretHash.slice(0, 22)}`, to: unasked.email, ...content })
    await markRequestSent(db, secretHash, { days: ADDRESS_LINK_DAYS })
  }

  async function isWithinLimits({ accountId, emailKey }: AddressKey) {
    try {
      await limits.consume(BY_ACCOUNT, toLimitKey(accountId))
      await limits.consume(TO_ADDRESS, toLimitKey(emailKey))
      await limits.consume(IN_TOTAL, 'everybody')
      return true
    } catch (error) {
      if (error instanceof DomainError) return false
      throw error
    }
  }

  /** What a link is about, for its page; null if it does not work. Uses nothing up. */
  async function find(token: string): Promise<{ email: string; sender: string } | null> {
    const found = await findPendingAddress(db, hashToken(token))
    return found && { email: found.email, sender: fullName(found) }
  }

  /** @throws {DomainError} `link_dead` */
  async function confirm(visitor: Sender, token: string) {
    await limits.consume(TOKEN_ATTEMPTS, visitor.ip)
    if (!(await confirmAddress(db, hashToken(token)))) throw new DomainError('link_dead')
  }

  /** Nobody's adverts write to this address again. @throws {DomainError} `link_dead` */
  async function refuse(visitor: Sender, token: string) {
    await limits.consume(TOKEN_ATTEMPTS, visitor.ip)
    await db.transaction().execute(async (db) => {
      const found = await findPendingAddress(db, hashToken(token))
      if (!found) throw new DomainError('link_dead')
      const { emailKey } = found
      await refuseAddress(db, { emailKey, hash: hashOf(emailKey) })
    })
  }

  async function isOwn(db: Db, { accountId, emailKey }: AddressKey) {
    return (await findAccount(db, accountId))?.emailKey === emailKey
  }

  function hashOf(emailKey: string) {
    return hashAddress(sessionSecret, 'unwanted', emailKey)
  }
}
