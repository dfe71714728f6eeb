import { createContext } from 'react-router'
import type { Services } from '#server/services.ts'
import type { Visitor } from '#server/visitors/visitor.ts'

/** What pages may ask of the server, besides the services. */
export interface PageServices extends Services {
  site: { publicUrl: string; isLocal: boolean }
  /** The API's own description, for its page. */
  readOpenApi(): object
}

interface RequestFacts {
  requestId: string
  visitor: Visitor
  /** Allows the inline data of a page that hydrates; unused on reading pages. */
  nonce: string
  log: { error(error: unknown, message: string): void }
}

/** What a loader or action may use: the services, and what is known of this request. */
export const requestContext = createContext<PageServices & RequestFacts>()
