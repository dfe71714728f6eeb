import type { SearchTotal } from '#platform/primitives/paging.ts'

/**
 * The reason nobody can be sponsored from abroad in the work searched for. The texts come from the server, so that no
 * script contains them.
 */
export interface ClosedWork {
  /** The code of the occupation. */
  code: string
  /** ‘You cannot come from abroad for care work’. */
  title: string
  /** The reasons, and the exemptions. */
  reasons: string[]
  /** The rule, its publication, and the date we read it. */
  cited: string
  url: string
  /** The heading of the jobs found by the search. */
  heading: string
  near: OpenWork[]
}

/** Related work that is open from abroad and has open jobs. */
export interface OpenWork {
  name: string
  /** Training, registration, band, and the end of a list, in sentences. */
  asks: string
  /** The keywords to find it. */
  q: string
  total: SearchTotal
}
