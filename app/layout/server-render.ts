import { createContext } from 'react'

/** What only the server knows while it renders a page. */
interface ServerRender {
  /** The id under which the log has this request. */
  requestId: string
  /** Why the page failed, if that is known. */
  failure: { status: number; message: string } | null
  /** Marks the page's own inline scripts: see `compose-page.ts`. */
  nonce: string
  /** What is in the footer, which is the same on every page of a language, as it was rendered once. */
  footer: string
}

/** Null in the browser. */
export const ServerRenderContext = createContext<ServerRender | null>(null)
