import { createHash, randomBytes } from 'node:crypto'
import { lockAccountForShare } from '#accounts/account.queries.ts'
import { fullName, type Actor } from '#accounts/sessions/actor.ts'
import { findFacts } from '#organisations/members/overview.queries.ts'
import { hasRight } from '#organisations/organisations.policy.ts'
import { findRole, insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import { lockForMember, requireRight } from '#organisations/people/require-member.ts'
import type { Platform } from '#platform/platform.ts'
import { networkOf } from '#platform/limits/network.ts'
import type { RateLimit } from '#platform/limits/limits.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import { KEY_LIMITS, KEY_SHAPE, KEY_START } from '#hiring/partner-api/partner-keys.ts'
import type { NewKey } from '#hiring/partner-api/partner-keys.schema.ts'
import { listStagingJobs } from '#hiring/partner-api/calls/staging-jobs.queries.ts'
import {
  countKeys,
  deleteKey,
  findKey,
  insertKey,
  listKeys,
  touchKey,
} from './partner-keys.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const KEY_BYTES = 32
const SHOWN_CHARACTERS = 4

const CALLS: RateLimit = {
  name: 'partner-calls',
  times: KEY_LIMITS.callsAMinute,
  seconds: 60,
  message: `This key has made ${KEY_LIMITS.callsAMinute} calls in a minute. Wait as many seconds as Retry-After says.`,
}

/** The key that makes a call, and for whom. */
export interface CallingKey {
  id: Id
  organisationId: Id
  organisationName: string
  /** The member who made the key; the calls are theirs. */
  account: Pick<Actor, 'id'>
  mayWrite: boolean
  isStaging: boolean
}

/** Keys of an organisation, for systems of its own. */
export function createPartnerKeys({ db, limits }: Pick<Platform, 'db' | 'limits'>) {
  return { list, create, revoke, authenticate }

  /** The keys of an organisation, with the adverts of the actor’s own staging keys. */
  async function list(actor: Actor, organisationId: Id) {
    await requireRight(db, actor, { organisationId, right: 'manage jobs' })
    const facts = await findFacts(db, organisationId)
    if (!facts) throw new DomainError('not_found')
    const keys = await listKeys(db, organisationId)
    const items = keys.map(async ({ accountId, firstName, lastName, ...key }) => ({
      ...key,
      isYours: accountId === actor.id,
      madeBy: fullName({ firstName, lastName }),
      jobs:
        key.isStaging && accountId === actor.id
          ? await listStagingJobs(db, key.id, { limit: KEY_LIMITS.stagingJobs, after: null })
          : [],
    }))
    return { id: facts.id, name: facts.name, keys: await Promise.all(items) }
  }

  /**
   * A new key, which is stored nowhere as it is: who asks sees it once.
   * @throws {DomainError} `not_found`, `forbidden`, `too_many`, or `invalid_input` while the organisation is suspended
   */
  async function create(actor: Actor, organisationId: Id, { name, scope, mode }: NewKey) {
    await requireRight(db, actor, { organisationId, right: 'manage jobs' })
    await limits.consume(RATE_LIMITS['partner-keys'], actor.id)
    const secret = KEY_START[mode] + randomBytes(KEY_BYTES).toString('base64url')
    const prefix = secret.slice(0, KEY_START[mode].length + SHOWN_CHARACTERS)
    await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      await lockForMember(db, actor, { organisationId, right: 'manage jobs' })
      if ((await countKeys(db, organisationId)) >= KEY_LIMITS.keys)
        throw wrongField('name', `There are ${KEY_LIMITS.keys} keys. Revoke one of them first.`)
      await insertKey(db, {
        id: newId(),
        organisationId,
        accountId: actor.id,
        name,
        prefix,
        keyHash: hashOf(secret),
        mayWrite: scope === 'write',
        isStaging: mode === 'staging',
      })
      await insertOrganisationEvent(db, {
        organisationId,
        actorId: actor.id,
        action: 'key-made',
        detail: `${name}, ${prefix}…`,
      })
    })
    return secret
  }

  /** Ends a key at once, no matter which member made it. One that has ended is no error. */
  async function revoke(actor: Actor, organisationId: Id, id: Id) {
    await db.transaction().execute(async (db) => {
      await lockForMember(db, actor, { organisationId, right: 'manage jobs' })
      const ended = isId(id) ? await deleteKey(db, { id, organisationId }) : null
      if (!ended) return
      await insertOrganisationEvent(db, {
        organisationId,
        actorId: actor.id,
        action: 'key-revoked',
        detail: `${ended.name}, ${ended.prefix}…`,
      })
    })
  }

  /**
   * The key behind an `Authorization` header. It is found by its hash, so no comparison takes longer the more of a
   * guess is right.
   * @throws {DomainError} `no_key`, `wrong_key`, `suspended`, `organisation_suspended`, `forbidden` or `too_many`
   */
  async function authenticate(header: string | undefined, ip: string): Promise<CallingKey> {
    const [, secret = ''] = /^bearer +(\S+) *$/i.exec(header ?? '') ?? []
    if (!secret) throw new DomainError('no_key')
    const isWhole = KEY_SHAPE.exec(secret)?.[0] === secret
    const key = isWhole ? await findKey(db, hashOf(secret)) : null
    if (!key) {
      // A right key still works: nobody in the same network can lock an employer's system out.
      await limits.consume(RATE_LIMITS['partner-wrong-keys'], networkOf(ip))
      throw new DomainError('wrong_key')
    }
    if (key.accountSuspendedAt !== null) throw new DomainError('suspended')
    if (key.organisationSuspendedAt !== null) throw new DomainError('organisation_suspended')
    const role = await findRole(db, key.accountId, key.organisationId)
    if (!hasRight(role, 'manage jobs')) throw new DomainError('forbidden')
    await limits.consume(CALLS, key.id)
    await limits.consume(RATE_LIMITS['partner-calls-by'], key.accountId)
    await touchKey(db, key.id)
    const { id, organisationId, organisationName, mayWrite, isStaging } = key
    const account = { id: key.accountId }
    return { id, organisationId, organisationName, account, mayWrite, isStaging }
  }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
