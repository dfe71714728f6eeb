import { PROOF_CODE_MINUTES } from '#organisations/model/organisation-limits.ts'
import { listConfirmed } from '#accounts/addresses/addresses.queries.ts'
import { lockAccountForShare } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import { countMailTo, type MailboxLimits } from '#accounts/identity/mailbox-limits.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Config } from '#platform/config.ts'
import { maskAddress } from '#organisations/history/mask-address.ts'
import { insertMail } from '#organisations/mail/mails.queries.ts'
import { insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import { lockForMember, refuse, requireRight } from '#organisations/people/require-member.ts'
import type { Platform } from '#platform/platform.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { domainOfAddress } from './domains/domain-name.ts'
import { assessEvidence, requireProvable } from './assess-evidence.ts'
import { isFreeMail, isThrowAway } from '#safety/text-rules/mail-domains.ts'
import { checkCode } from './codes/check-code.ts'
import { consumeCode, replaceRequest } from './rows/proofs.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const RIGHT = 'claim and prove'

/** Codes to one address. */
export const CODES_TO_MAILBOX: MailboxLimits = {
  byAccount: RATE_LIMITS['proof-codes-to'],
  byStrangers: { ...RATE_LIMITS['proof-codes-to'], name: 'proof-codes-by-strangers', times: 10 },
  byColleagues: { ...RATE_LIMITS['proof-codes-to'], name: 'proof-codes-by-colleagues', times: 10 },
}
const CODES_BY_ACCOUNT = { ...RATE_LIMITS['proof-codes'], name: 'proof-codes-by', times: 10 }

/** Proof by a code to an address at the organisation’s own domain. */
export function createProofByMail(
  { db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>,
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  { notifyJobsChanged, indexJobs }: { notifyJobsChanged(): void; indexJobs: IndexJobs },
) {
  return { requestCode, enterCode, suggestAddress }

  /** An address of theirs that is confirmed already and could prove something; undefined if there is none. */
  async function suggestAddress(actor: Pick<Actor, 'email'>, organisationId: Id) {
    const confirmed = await listConfirmed(db, organisationId)
    return [actor.email, ...confirmed].find((email) => {
      const domain = domainOfAddress(toEmailKey(email))
      return domain && !isFreeMail(domain) && !isThrowAway(domain)
    })
  }

  /** Queues a code to the address. The previous one no longer works. */
  async function requestCode(
    visitor: Visitor,
    actor: Actor,
    sent: { organisationId: Id; email: string },
  ) {
    const { organisationId, email } = sent
    await requireRight(db, actor, { organisationId, right: RIGHT })
    const domain = domainOfAddress(toEmailKey(email))
    if (!domain) throw refuse('badDomain', 'workEmail')
    if (isFreeMail(domain) || isThrowAway(domain)) throw refuse('freeMail', 'workEmail')
    await limits.consume(RATE_LIMITS['account-mails'], visitor.ip)
    await limits.consume(CODES_BY_ACCOUNT, actor.id)
    await limits.consume(RATE_LIMITS['proof-codes'], organisationId)
    const code = { to: email, from: actor.email, accountId: actor.id, isFreeMail }
    await countMailTo(limits, CODES_TO_MAILBOX, code)
    await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      await requireProvable(db, await lockForMember(db, actor, { organisationId, right: RIGHT }))
      const requestId = await replaceRequest(db, {
        organisationId,
        kind: 'mail',
        accountId: actor.id,
        minutes: PROOF_CODE_MINUTES,
        domain,
        email,
      })
      const detail = `A code to ${maskAddress(email)}`
      const event = { organisationId, actorId: actor.id, detail }
      await insertOrganisationEvent(db, { ...event, action: 'proof-asked' })
      await insertMail(db, { organisationId, kind: 'proof-code', requestId })
      await tasks.enqueue(db, 'tend-organisations', {})
    })
  }

  /** Returns whether the organisation is proved now; if not, the desk looks at it. */
  async function enterCode(
    visitor: Visitor,
    actor: Actor,
    { organisationId, code }: { organisationId: Id; code: string },
  ): Promise<boolean> {
    await requireRight(db, actor, { organisationId, right: RIGHT })
    await limits.consume(RATE_LIMITS['proof-tries'], visitor.ip)
    const entered = { organisationId, kind: 'mail', code } as const
    const { id, codeHash } = await checkCode(db, sessionSecret, entered)
    const isProved = await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      const organisation = await lockForMember(db, actor, { organisationId, right: RIGHT })
      await requireProvable(db, organisation)
      const used = await consumeCode(db, { id, codeHash })
      if (!used?.domain) throw refuse('deadCode', 'code')
      const isProved = await assessEvidence(db, indexJobs, {
        organisation,
        requestId: id,
        domain: used.domain,
        way: 'mail',
        accountId: actor.id,
        evidence: `A code to ${maskAddress(used.email ?? '')} was entered.`,
      })
      await tasks.enqueue(db, 'tend-organisations', {})
      return isProved
    })
    notifyJobsChanged()
    return isProved
  }
}
