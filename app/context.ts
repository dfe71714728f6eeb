import type { DeviceSave } from '#contract/saved-cookie.ts'
import type { DomainError } from '#contract/errors.ts'
import type { Flash } from '#contract/flash.ts'
import type { PersonalAnswers } from '#contract/sponsorship/personal-answers.ts'
import { createContext } from 'react-router'
import type { Language } from '#contract/languages/language.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { ComposedPage } from './compose-page.ts'
import type { Figure } from '#server/figures/tally.ts'
import type { SessionCookies } from '#server/http/session-cookies.ts'
import type { Services } from '#server/platform/services.ts'
import type { Visitor } from '#server/visitors/visitor.ts'

/** Everything available to pages in addition to the services. */
export interface PageServices extends Services {
  /** `isLocal` is true for a developer on this machine. */
  site: { publicUrl: string; isLocal: boolean }
  /** Languages of pages, English first. */
  languages: readonly Pick<Language, 'code' | 'name' | 'path' | 'direction'>[]
  /** The cookies a page sets at log-in and log-out. */
  cookies: SessionCookies
  /** The API's own description, for its page. */
  readOpenApi(): object
}

export interface PageRequest {
  /** The page’s language, from its URL. */
  language: Language
  requestId: string
  visitor: Visitor
  /** The person who is logged in, if any. */
  actor: Actor | null
  /** The session cookie’s content, valid or not. */
  sessionToken: string | null
  /** The cookie of a log-in without its second step, valid or not. */
  stepToken: string | null
  /** The message the last page left for this one. */
  flash: Flash | null
  /** The jobs saved on the visitor’s device; a logged-in seeker’s are in the account. */
  savedOnDevice: DeviceSave[]
  /** A form came back because the session has ended; its page shows nothing personal. */
  isReturnedForm: boolean
  /** Prefetched for a click that may never come. */
  isPrefetch: boolean
  /** The figure to count when the page is seen; null for none, and for an employer’s own page. */
  figure: Figure | null
  /** Personal answers stored on the visitor’s device. */
  situation: PersonalAnswers | null
  /**
   * The caches allowed to store the page for an anonymous visitor: those in front of the server too, this server alone,
   * or none.
   */
  cacheScope: 'public' | 'server' | 'none'
  log: { error(error: unknown, message: string): void }
  /** The reason the page failed, if known: such as an aborted request or an unavailable database. */
  failure: DomainError | null
  /** Structured data for search engines, provided by a page when it loads. */
  structuredData: () => (object | null)[]
  /** Awaited before work that blocks the event loop, so that only one request blocks it at a time. */
  yieldToOthers: () => Promise<void>
  /** The rendered page, set by the entry: skipping the stream for the body is cheaper. */
  rendered: ComposedPage | null
}

/** Everything available to a loader or action: the services, and the facts of this request. */
export type PageContext = PageServices & PageRequest

export const requestContext = createContext<PageContext>()
