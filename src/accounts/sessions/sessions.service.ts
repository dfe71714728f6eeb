import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { newToken, hashToken } from '#accounts/verification/secrets.ts'
import type { Db } from '#platform/database/database.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Sender, Visitor } from '#accounts/visitors/visitor.ts'
import { nameDevice } from './device-name.ts'
import {
  deleteSession,
  deleteSessionByToken,
  deleteSessions,
  findActor,
  findSessions,
  insertSession,
  touchSession,
  type CheckedAtLogIn,
} from './sessions.queries.ts'

export type Sessions = ReturnType<typeof createSessions>

/** A session of a person, as the settings page lists it. */
export type Device = Awaited<ReturnType<Sessions['list']>>[number]

const MAX_USER_AGENT_LENGTH = 400

/** Sessions. The cookie holds a secret of which only the hash is stored. */
export function createSessions(db: Db) {
  return {
    /**
     * Starts a new session and returns its secret for the cookie.
     * @throws {DomainError} `wrong_login` if the checked credentials have changed, or the account is gone
     */
    async start(
      accountId: Id,
      { ip, userAgent }: Visitor,
      checked: CheckedAtLogIn = { passwordHash: null, hasPassedStep: false },
    ): Promise<string> {
      const token = newToken()
      const session = {
        id: newId(),
        tokenHash: hashToken(token),
        accountId,
        userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
        address: ip,
      }
      if (await insertSession(db, session, checked)) return token
      throw new DomainError('wrong_login')
    },

    /** Null if the session is unknown or has ended. */
    async find(token: string, { ip }: Sender): Promise<Actor | null> {
      const found = await findActor(db, hashToken(token))
      if (found?.isStale) await touchSession(db, found.actor.sessionId, ip)
      return found?.actor ?? null
    },

    end: (token: string) => deleteSessionByToken(db, hashToken(token)),

    /** The actor's sessions, last seen first. */
    async list(actor: Actor) {
      const sessions = await findSessions(db, actor.id)
      return sessions.map(({ userAgent, ...session }) => ({
        ...session,
        name: nameDevice(userAgent),
        isThisOne: session.id === actor.sessionId,
      }))
    },

    async endOne(actor: Actor, id: Id) {
      const isDeleted = isId(id) && (await deleteSession(db, actor.id, id))
      if (!isDeleted) throw new DomainError('not_found')
    },

    endOthers: (actor: Actor) => deleteSessions(db, actor.id, actor.sessionId),
  }
}
