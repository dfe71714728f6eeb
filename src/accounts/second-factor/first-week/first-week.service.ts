import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Timestamp } from '#platform/primitives/primitives.schema.ts'
import { toEmailKey, toLimitKey } from '#accounts/identity/email-key.ts'
import type { LoginAttemptLimits } from '#accounts/log-in/login-attempt-limits.ts'
import { hasFactor } from '#accounts/second-factor/second-factor.queries.ts'
import { markKnownDevice } from '#accounts/second-factor/log-in-step/session-marks.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { hashCode } from '#accounts/verification/secrets.ts'
import { consumeCode, countAttempt } from '#accounts/verification/verification.queries.ts'
import type { Verification } from '#accounts/verification/verification.service.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import type { Platform } from '#platform/platform.ts'
import { isSameSecret } from '#platform/secrets/same-secret.ts'
import { findOrganisationIds, isFirstWeek } from './first-week.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const WRONG_CODE =
  'This code is wrong or no longer works. Type the one in the newest email, or ask for another.'

interface Parts {
  attempts: LoginAttemptLimits
  verification: Verification
  secret: string
}

/** A code by mail, with which an employer reads her first applicants in a browser that she has used before. */
export function createFirstWeek(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  { attempts, verification, secret }: Parts,
) {
  return { isOpen, requestCode, enter }

  async function isOpen(actor: Actor, visitor: Visitor): Promise<boolean> {
    return (await findDeviceSince(actor, visitor)) !== null
  }

  /** @throws {DomainError} `second_step_needed`, `too_many` */
  async function requestCode(actor: Actor, visitor: Visitor) {
    await requireDeviceSince(actor, visitor)
    await limits.consume(RATE_LIMITS['own-mails'], toLimitKey(actor.id))
    await db
      .transaction()
      .execute((db) => verification.request(db, { purpose: 'read', subject: actor.id }))
  }

  /** Opens the first applicants to this session. @throws {DomainError} `second_step_needed`, `invalid_input`, `too_many` */
  async function enter(actor: Actor, visitor: Visitor, { mailCode }: { mailCode: string }) {
    const since = await requireDeviceSince(actor, visitor)
    await limits.consume(RATE_LIMITS['proof-tries'], visitor.ip)
    const key = { purpose: 'read', subject: actor.id } as const
    const expected = await countAttempt(db, key)
    const codeHash = hashCode(secret, actor.id, mailCode)
    const isRight = isSameSecret(codeHash, expected ?? '')
    await db.transaction().execute(async (db) => {
      if (!isRight || !(await consumeCode(db, key, codeHash))) throw wrongCode()
      await markKnownDevice(db, actor.sessionId, since)
    })
  }

  async function requireDeviceSince(actor: Actor, visitor: Visitor): Promise<Timestamp> {
    const since = await findDeviceSince(actor, visitor)
    if (since === null) throw new DomainError('second_step_needed')
    return since
  }

  /** The first log-in of a browser that may read applicants after a code by mail; null for any other. */
  async function findDeviceSince(actor: Actor, visitor: Visitor): Promise<Timestamp | null> {
    const since = attempts.knownSince(visitor, toEmailKey(actor.email))
    if (since === null || (await hasFactor(db, actor.id))) return null
    for (const id of await findOrganisationIds(db, actor.id))
      if (await isFirstWeek(db, id, since)) return since
    return null
  }
}

function wrongCode() {
  return wrongField('mailCode', WRONG_CODE)
}
