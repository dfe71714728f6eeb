import type { UIMatch } from 'react-router'

/** What a route says of itself in its `handle`. */
export interface RouteHandle {
  /** A page people work on. Without it the page is complete HTML that no framework wakes up. */
  hydrates?: boolean
  /** Stands alone, without the site's header and footer. */
  bare?: boolean
}

/** The one rule on which pages hydrate: those whose route says so. */
export function doesHydrate(handles: unknown[]): boolean {
  return handles.some((handle) => (handle as RouteHandle | undefined)?.hydrates === true)
}

export function isBare(handles: unknown[]): boolean {
  return handles.some((handle) => (handle as RouteHandle | undefined)?.bare === true)
}

export function handlesOf(matches: UIMatch[]): unknown[] {
  return matches.map(({ handle }) => handle)
}
