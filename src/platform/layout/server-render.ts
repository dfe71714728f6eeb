import { createContext } from 'react'

/** Facts known only to the server while it renders a page. */
interface ServerRender {
  /** The request's id in the log. */
  requestId: string
  /** The reason the page failed, if known. */
  failure: { status: number; message: string } | null
  /** Marks the page's own inline scripts: see `compose-page.ts`. */
  nonce: string
  /** The footer's content, rendered once per language for all pages. */
  footer: string
}

/** Null in the browser. */
export const ServerRenderContext = createContext<ServerRender | null>(null)
