import type { StoredMonths } from '#platform/primitives/time/stored-months.ts'
import type { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Flash } from '#platform/primitives/flash.ts'
import { createContext } from 'react-router'
import type { Language, LinkedLanguage } from '#platform/languages/language.ts'
import type { Operator } from '#platform/config.ts'
import type { Services } from '#platform/services.ts'

/** Everything available to pages in addition to the services. */
export interface PageServices extends Services {
  /** `isLocal` is true for a developer on this machine. */
  site: { publicUrl: string; isLocal: boolean; operator: Operator; storedMonths: StoredMonths }
  /** Languages of pages, English first. */
  languages: readonly LinkedLanguage[]
  /** The API's own description, for its page. */
  readOpenApi(): object
}

/** The facts of a request. Each domain adds its own. */
export interface PageRequest {
  /** The page’s language, from its URL. */
  language: Language
  requestId: string
  /** The message the last page left for this one. */
  flash: Flash | null
  /** Prefetched for a click that may never come. */
  isPrefetch: boolean
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
}

/** Everything available to a loader or action: the services, and the facts of this request. */
export type PageContext = PageServices & PageRequest

export const requestContext = createContext<PageContext>()
