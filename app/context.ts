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

/** What pages may use besides the services. */
export interface PageServices extends Services {
  /** `isLocal` is true for a developer who asks from this very machine. */
  site: { publicUrl: string; isLocal: boolean }
  /** That pages can be in, English first. */
  languages: readonly Pick<Language, 'code' | 'name' | 'path' | 'direction'>[]
  /** What a page sets at log-in and log-out. */
  cookies: SessionCookies
  /** The API's own description, for its page. */
  readOpenApi(): object
}

export interface PageRequest {
  /** What the address says the page is in. */
  language: Language
  requestId: string
  visitor: Visitor
  /** The person who is logged in, if any. */
  actor: Actor | null
  /** What the session cookie holds, good or not. */
  sessionToken: string | null
  /** What the cookie of a log-in without its second step holds, good or not. */
  stepToken: string | null
  /** The message the last page left for this one. */
  flash: Flash | null
  /** The jobs saved on the reader’s device; those of somebody logged in are in their account. */
  savedOnDevice: DeviceSave[]
  /** A form came back because the session is over; its page is for nobody in particular. */
  isReturnedForm: boolean
  /** Fetched ahead of a click that may never come. */
  isPrefetch: boolean
  /** What is counted when somebody sees the page; null for nothing, and for an employer’s own. */
  figure: Figure | null
  /** What the reader has said about themselves, from their own device. */
  situation: PersonalAnswers | null
  /**
   * Who may cache the page when it is rendered for an anonymous visitor: caches in front of the server
   * too, this server alone, or nothing.
   */
  cacheScope: 'public' | 'server' | 'none'
  log: { error(error: unknown, message: string): void }
  /** Why the page failed, if that is known: such as a request that broke off, or a database that is away. */
  failure: DomainError | null
  /** Makes the facts for search engines that a page gives when it is loaded. */
  structuredData: () => (object | null)[]
  /** Before what holds the event loop up, so that it does so for one request at a time. */
  yieldToOthers: () => Promise<void>
  /**
   * The page, set by the entry: a body that never becomes a stream costs less.
   */
  rendered: ComposedPage | null
}

/** What a loader or action may use: the services, and what we know about this request. */
export type PageContext = PageServices & PageRequest

export const requestContext = createContext<PageContext>()
