import type { SearchTotal } from '../paging.ts'

/**
 * Why nobody can be sponsored from abroad in the work that a search is for. The words come from the server,
 * so that no script carries them.
 */
export interface ClosedWork {
  /** The code of the occupation. */
  code: string
  /** ‘Closed from abroad since 22 July 2025’. */
  title: string
  /** Why, and who is exempt. */
  reasons: string[]
  /** The rule, where it is, and when we read it. */
  cited: string
  url: string
  /** Heads the jobs that the search finds. */
  heading: string
  near: OpenWork[]
}

/** Related work that is open from abroad and has open jobs. */
export interface OpenWork {
  name: string
  /** Training, registration, band, and the end of a list, in sentences. */
  asks: string
  /** The keywords that find it. */
  q: string
  total: SearchTotal
}
