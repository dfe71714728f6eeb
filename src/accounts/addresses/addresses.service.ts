import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { fullName, type Actor } from '#accounts/sessions/actor.ts'
import { toEmailKey, toLimitKey } from '#accounts/identity/email-key.ts'
import { countMailTo, type MailboxLimits } from '#accounts/identity/mailbox-limits.ts'
import { hashAddress, hashToken, newToken } from '#accounts/verification/secrets.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/database/database.ts'
import { renderEmail } from '#platform/mail/render-email.ts'
import { toLogNetwork } from '#platform/limits/network.ts'
import type { Platform } from '#platform/platform.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import { ADDRESS_LINK_DAYS, confirmAddressForAdvertsEmail } from './addresses.mail.ts'
import {
  confirmAddress,
  findPendingAddress,
  findAddressToConfirm,
  isUnwanted,
  markRequestSent,
  refuseAddress,
  setSecret,
  upsertAddress,
  type AddressToConfirm,
  type AddressKey,
} from './addresses.queries.ts'
import { findConfirmed } from './confirmed-addresses.ts'
import { findNamedAddresses } from './waiting-addresses.queries.ts'
import { waitingWords } from './waiting-words.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** Emails to one address. */
const TO_MAILBOX: MailboxLimits = {
  byAccount: RATE_LIMITS['address-to'],
  byStrangers: { ...RATE_LIMITS['address-to'], name: 'address-by-strangers', times: 3 },
  byColleagues: { ...RATE_LIMITS['address-to'], name: 'address-by-colleagues', times: 3 },
}

export type Addresses = ReturnType<typeof createAddresses>

declare module '#platform/services.ts' {
  interface Services {
    addresses: Addresses
  }
}

interface Settings extends Pick<Config, 'publicUrl' | 'sessionSecret'> {
  /** Called when an address becomes public. */
  notifyJobsChanged(): void
  /** Whether anyone can get a mailbox at the domain. */
  isFreeMail(domain: string): boolean
  /** Whether an organisation has proved who it is. */
  isProved(organisationId: Id): Promise<boolean>
}

interface NamedAddress {
  organisationId: Id
  email: string
}

/** An organisation's address whose holder has not agreed, as its members see it. */
export interface WaitingAddress {
  jobId: Id
  email: string
  words: string
}

/** The question behind a link. */
export interface AddressRequest {
  email: string
  organisation: string
  /** The account that named the address; null once it is deleted. */
  sender: string | null
}

/**
 * Addresses to which adverts send applications. The address of a member who manages the organisation's jobs is
 * confirmed; any other gets one email, which asks its holder, and nothing else until they agree: for all members of
 * this organisation. Otherwise anyone could have us write to a stranger.
 */
export function createAddresses(
  { db, tasks, limits, mail }: Pick<Platform, 'db' | 'tasks' | 'limits' | 'mail'>,
  { publicUrl, sessionSecret, notifyJobsChanged, isFreeMail, isProved }: Settings,
) {
  return { request, mayWriteTo, listWaiting, deliver, find, confirm, refuse }

  /** Queues the email to the holder, within the caller's transaction, unless none is needed; `deliver` sends it once. */
  async function request(
    db: Db,
    { organisationId, email, accountId }: NamedAddress & { accountId: Id | null },
  ) {
    if (await mayWriteTo({ organisationId, email }, db)) return
    const emailKey = toEmailKey(email)
    await upsertAddress(db, { organisationId, accountId, emailKey, email })
    await tasks.enqueue(db, 'send-address-request', { organisationId, emailKey })
  }

  /** Whether the adverts of an organisation may send applications to this address. */
  async function mayWriteTo({ organisationId, email }: NamedAddress, within: Db = db) {
    const advert = { organisationId, applyEmail: email }
    return (await findConfirmed(within, [advert]))(advert)
  }

  /** The unconfirmed addresses in those of these jobs that belong to the actor's organisations. */
  async function listWaiting(actor: Pick<Actor, 'id'>, jobIds: Id[]): Promise<WaitingAddress[]> {
    const named = await findNamedAddresses(db, actor.id, jobIds)
    const isConfirmed = await findConfirmed(db, named)
    return named
      .filter((advert) => !isConfirmed(advert))
      .map((advert) => ({
        jobId: advert.jobId,
        email: advert.applyEmail,
        words: waitingWords(advert),
      }))
  }

  /** Emails the holder, once; not over a limit, nor to a holder who wants no such email. */
  async function deliver(key: AddressKey) {
    const address = await findAddressToConfirm(db, key)
    if (!address || (await isUnwanted(db, hashOf(key.emailKey)))) return
    if (!(await isWithinLimits(key, address))) return
    const token = newToken()
    const secretHash = hashToken(token)
    await setSecret(db, key, secretHash)
    const href = `${publicUrl}/confirm-address?token=${token}`
    const content = await renderEmail(confirmAddressForAdvertsEmail(href))
    await mail.send({ id: `address-${secretHash.slice(0, 22)}`, to: address.email, ...content })
    await markRequestSent(db, secretHash, { days: ADDRESS_LINK_DAYS })
  }

  async function isWithinLimits(
    { organisationId }: AddressKey,
    { accountId, email, accountEmail, network }: AddressToConfirm,
  ) {
    const by = accountId ?? organisationId
    try {
      await limits.consume(RATE_LIMITS['address-by-account'], toLimitKey(by))
      await limits.consume(RATE_LIMITS['address-by-organisation'], organisationId)
      const mailbox = { to: email, from: accountEmail, accountId: by, isFreeMail }
      await countMailTo(limits, TO_MAILBOX, mailbox)
      const proved = await isProved(organisationId)
      if (!proved) await countNetwork(network)
      await limits.consume(RATE_LIMITS['address-total'], proved ? 'proved' : 'everybody')
      return true
    } catch (error) {
      if (error instanceof DomainError) return false
      throw error
    }
  }

  /** Counts the network of the account that named an address: new accounts cost nothing, networks do. */
  async function countNetwork(network: string | null) {
    await limits.consume(RATE_LIMITS['address-by-network'], network ?? 'none')
    const wide = network === null ? 'none' : toLogNetwork(network)
    await limits.consume(RATE_LIMITS['address-by-wide-network'], wide)
  }

  /** The question behind a link, for its page; null if the link does not work. Does not use it. */
  async function find(token: string): Promise<AddressRequest | null> {
    const found = await findPendingAddress(db, hashToken(token))
    if (!found) return null
    const { email, organisation, firstName, lastName } = found
    const sender = fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }) || null
    return { email, organisation, sender }
  }

  /** @throws {DomainError} `link_dead` */
  async function confirm(visitor: Sender, token: string) {
    await limits.consume(RATE_LIMITS['proof-tries'], visitor.ip)
    if (!(await confirmAddress(db, hashToken(token)))) throw new DomainError('link_dead')
    notifyJobsChanged()
  }

  /** Stops all adverts from writing to this address. @throws {DomainError} `link_dead` */
  async function refuse(visitor: Sender, token: string) {
    await limits.consume(RATE_LIMITS['proof-tries'], visitor.ip)
    await db.transaction().execute(async (db) => {
      const found = await findPendingAddress(db, hashToken(token))
      if (!found) throw new DomainError('link_dead')
      const { emailKey } = found
      await refuseAddress(db, { emailKey, hash: hashOf(emailKey) })
    })
  }

  function hashOf(emailKey: string) {
    return hashAddress(sessionSecret, 'unwanted', emailKey)
  }
}
