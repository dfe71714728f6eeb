import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { SystemName } from './systems/feed-systems.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Minutes between two readings of a source, if nothing else is agreed: six hours. */
export const INTERVAL_MINUTES = 360
/** Failed runs in a row after which a source is switched off. */
export const MOST_FAILURES = 5
/** The wait after the first failed run; each further one waits twice as long. */
export const FIRST_WAIT_MS = HOUR_MS
/** The longest wait that an answer of a source can ask for. */
export const LONGEST_WAIT_MS = 7 * DAY_MS
/** The time between the first complete reading without an advert and the one that closes it. */
export const GRACE_MS = 12 * HOUR_MS
/** The share of open adverts; a reading without more than that closes nothing, and waits for the desk. */
export const MOST_MISSING = 0.3
/** A list of fewer adverts needs no decision: a third reading with the same ids, so much later, closes. */
export const FEW_ADVERTS = 10
export const FEW_READINGS = 3
export const FEW_WAIT_MS = DAY_MS
/** Days in which closings that the desk has accepted can be undone. */
export const UNDO_DAYS = 7
/** Closings at once that one admin can accept alone. */
export const MOST_ALONE = 1000
/** Days without a complete reading after which the desk sees a list as silent, and may close its adverts. */
export const SILENT_DAYS = 2
/** Adverts of either side that are compared, where a list may be another employer’s. */
export const COMPARED_ADVERTS = 20
/** Days by which the stored sighting of an advert may be behind its source’s. */
export const SIGHTING_LAG_DAYS = 7
/** Adverts’ own addresses that one run asks for, where a list has no texts; the next run goes on. */
export const DETAILS_A_RUN = 100
/** A run asks for no more of them after this: others wait for the same host. */
export const DETAILS_MS = 5 * 60_000
/** Details that fail in a row, after which a run asks for no more. */
export const MOST_FAILED_DETAILS = 3
/** Days after which the detail of an unchanged advert is asked for again, and that of a page without one. */
export const DETAIL_DAYS = 7
export const EMPTY_DETAIL_DAYS = 28
/** Days for which runs are kept. */
export const RUN_DAYS = 90
/** Adverts of a list that are shown before it is connected. */
export const PREVIEW_ADVERTS = 5

/** The way in which a source says that an advert is gone: it misses in a complete list, by events, or by its own page. */
export type SourceKind = 'list' | 'stream' | 'page'

export type SourceState = 'on' | 'off' | 'waiting'
/** The reason why a source is off, or waits. */
export type StateReason = 'disconnected' | 'failures' | 'operator' | 'needs-consent' | 'not-proved'

export type RobotsVerdict = 'unknown' | 'allowed' | 'refused'

export type RunAnswer = 'content' | 'unchanged' | 'failed'
/** The reason why a run failed: one of the fetcher’s, or what came could not be read, or nobody proves the employer. */
export type RunFailure =
  | 'status'
  | 'redirect'
  | 'time'
  | 'size'
  | 'cut'
  | 'address'
  | 'robots'
  | 'network'
  | 'unreadable'
  | 'not-proved'

/** The reason why a run that read something closed nothing that missed. */
export type NothingClosed = 'no-ids' | 'same-ids' | 'held' | 'grace'

/** The reason why something waits for the desk; `silent` is no reading, but a list that does not come whole any more. */
export type HoldKind = 'fewer' | 'empty' | 'other-employer' | 'all-new' | 'silent'
export type HoldState = 'open' | 'accepted' | 'refused' | 'ended' | 'undone'

/** A source as anybody may see it. */
export interface PublicSource {
  id: Id
  name: string
  system: SystemName
  /** The employer; null for a list of many. */
  employer: string | null
  organisationId: Id | null
  isOn: boolean
  adverts: number
  intervalMinutes: number
  /** Failed runs since the last that did not. */
  failures: number
  lastCompleteAt: string | null
}

/** A source as the desk sees it. */
export interface DeskSource extends PublicSource {
  address: string
  state: SourceState
  stateBecause: StateReason | null
  robots: RobotsVerdict
  contact: string
  /** The address of the member who connected it, or of another who may; null for a public list. */
  memberEmail: string | null
  lastRunAt: string | null
  nextAt: string
  /** The posting date of its newest advert. */
  newestPostedAt: string | null
  lastFailure: RunFailure | null
  openHolds: number
}

/** A source that an organisation has connected, as its members see it. */
export interface OwnSource extends PublicSource {
  address: string
  state: SourceState
  stateBecause: StateReason | null
  agreedAt: string | null
  nextAt: string
  /** The kind of the reading that waits for the desk, if one does; the desk’s own list of sources has none. */
  held?: HoldKind | null
}

/** The adverts that a run has read, written and closed. */
export interface RunCounts {
  seen: number
  added: number
  changed: number
  unreadable: number
  leftOut: number
  closed: number
  reopened: number
}

/** A run of a source. */
export interface SourceRun extends RunCounts {
  id: number
  beganAt: string
  endedAt: string
  answer: RunAnswer
  reason: RunFailure | null
  status: number | null
  isComplete: boolean
  closedNothingBecause: NothingClosed | null
}

/** Closings or adverts that wait for the desk, or that it has decided about. */
export interface SourceHold {
  id: Id
  sourceId: Id
  source: string
  kind: HoldKind
  state: HoldState
  openedAt: string
  known: number
  missing: number
  names: string[]
  needsSecond: boolean
  acceptedBy: Id | null
  acceptedAt: string | null
  decidedAt: string | null
  /** Until then it can be undone; null if it cannot. */
  undoUntil: string | null
}

/** The adverts of a list that are open here, and those of the reading that waits, a line each. */
export interface HoldComparison {
  id: Id
  here: string[]
  came: string[]
}

/** The whole days since a list was last read whole; 0 if it never was. */
export function silentDaysOf(
  { lastCompleteAt }: Pick<PublicSource, 'lastCompleteAt'>,
  now: number,
): number {
  return lastCompleteAt === null ? 0 : Math.floor((now - Date.parse(lastCompleteAt)) / DAY_MS)
}

/** A list to connect: the address of its feed, by the system behind it. */
export interface SourceAddress {
  system: SystemName
  address: string
}
