import type { Flash } from '#contract/flashes.ts'
import { createContext } from 'react-router'
import type { Actor } from '#server/accounts/actor.ts'
import type { KeepPage } from '#server/http/keep-page.ts'
import type { PageBody } from '#server/http/page-body.ts'
import type { SessionCookies } from '#server/http/session-cookies.ts'
import type { Services } from '#server/services.ts'
import type { Visitor } from '#server/visitors/visitor.ts'

/** What pages may ask of the server, besides the services. */
export interface PageServices extends Services {
  site: { publicUrl: string; isLocal: boolean }
  /** What a page sets when somebody logs in or out. */
  cookies: SessionCookies
  keepPage: KeepPage
  /** The API's own description, for its page. */
  readOpenApi(): object
}

export interface RequestFacts {
  requestId: string
  visitor: Visitor
  /** Who is logged in; null for nobody. */
  actor: Actor | null
  /** What the session cookie holds, good or not. */
  sessionToken: string | null
  /** What the last page left to be said on this one. */
  flash: Flash | null
  /** The whole page is asked for, not only its data. */
  isDocument: boolean
  /**
   * Who may keep a reading page, once it is rendered for somebody who is nobody yet: caches in front
   * too, this server alone, or nobody.
   */
  mayBeKeptBy: 'caches' | 'server' | 'nobody'
  log: { error(error: unknown, message: string): void }
  /**
   * The page's HTML, left here by the entry: a body that never becomes a stream costs less. A page that
   * is kept comes as it is sent.
   */
  rendered: string | PageBody | null
}

/** What a loader or action may use: the services, and what is known of this request. */
export const requestContext = createContext<PageServices & RequestFacts>()
