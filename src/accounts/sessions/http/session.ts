import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Sessions } from '#accounts/sessions/sessions.service.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { readSaved } from '#trade/cookies/saved-cookie.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import type { SessionCookies } from './session-cookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of the session; null for visitors. Loaded once per request. */
    findActor(): Promise<Actor | null>
    visitor(): Visitor
    /** The id of the user, if `findActor` has found one; makes no query. */
    knownAccountId(): string | null
    /** The value of the session cookie. */
    sessionToken(): string | null
    /** The value of the cookie of a log-in whose second step is missing. */
    stepToken(): string | null
  }
}

interface SessionParts {
  sessions: Sessions
  cookies: SessionCookies
}

/** Adds the session's user to requests. Requests without a session cookie need no query. */
export function addAuthentication(app: FastifyInstance, { sessions, cookies }: SessionParts) {
  const found = new WeakMap<FastifyRequest, Promise<Actor | null>>()
  const accountIds = new WeakMap<FastifyRequest, string>()

  app.decorateRequest('sessionToken', function sessionToken() {
    return cookies.read(this.headers.cookie).session
  })
  app.decorateRequest('stepToken', function stepToken() {
    return cookies.read(this.headers.cookie).step
  })
  app.decorateRequest('visitor', function visitor() {
    const { device, signUp } = cookies.read(this.headers.cookie)
    return {
      ip: this.ip,
      userAgent: this.headers['user-agent'] ?? '',
      device,
      signUp,
      savedJobs: readSaved(this.headers.cookie),
    }
  })
  app.decorateRequest('findActor', function findActor() {
    const token = this.sessionToken()
    const actor =
      found.get(this) ?? (token ? sessions.find(token, { ip: this.ip }) : Promise.resolve(null))
    found.set(this, actor)
    return actor.then((actor) => {
      if (actor) accountIds.set(this, actor.id)
      return actor
    })
  })
  app.decorateRequest('knownAccountId', function knownAccountId() {
    return accountIds.get(this) ?? null
  })
}

/** @throws {DomainError} `not_logged_in` */
export async function requireActor(request: FastifyRequest): Promise<Actor> {
  const actor = await request.findActor()
  if (!actor) throw new DomainError('not_logged_in')
  return actor
}

/**
 * Rejects a `userID` in a body that is not the session's. It is never used for anything else.
 * @throws {DomainError} `forbidden`
 */
export function requireOwnUserId(actor: Actor | null, userID: string | null | undefined) {
  if (userID && userID !== actor?.id) throw new DomainError('forbidden')
}
