import type { SearchTotal } from '../search.ts'
import type { RuleSource } from './check.ts'

/** Why nobody can be sponsored from abroad in the work that a search is for. */
export interface ClosedWork {
  /** Name and code of the occupation: ‘Senior care workers’, ‘6136’. */
  occupation: string
  code: string
  /** ISO date; null where the rules give none. */
  since: string | null
  reason: string
  /** Who may be sponsored in it all the same, inside the UK; null where nobody may. */
  exception: string | null
  source: RuleSource
  /** When the rules were last compared with their source; ISO date. */
  readOn: string
  /** Whether every job that the search finds is of a closed occupation. */
  isEveryJob: boolean
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
