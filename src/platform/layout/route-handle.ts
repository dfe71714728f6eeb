import type { UIMatch } from 'react-router'

/** A route's `handle`. */
export interface RouteHandle {
  /** The page is shown without the site's header and footer. */
  bare?: boolean
}

export function isBare(matches: UIMatch[]): boolean {
  return matches.some(({ handle }) => (handle as RouteHandle | undefined)?.bare === true)
}
