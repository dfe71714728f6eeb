import type { Generated, GeneratedAlways } from 'kysely'
import type {
  HoldKind,
  HoldState,
  NothingClosed,
  RobotsVerdict,
  RunAnswer,
  RunFailure,
  SourceKind,
  SourceState,
  StateReason,
} from './sources.ts'
import type { SystemName } from './systems/feed-systems.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    source: SourceTable
    sourceAdvert: SourceAdvertTable
    sourceRun: SourceRunTable
    sourceDetail: SourceDetailTable
    sourceHold: SourceHoldTable
    sourceHost: SourceHostTable
  }
}

export interface SourceTable {
  id: string
  /** The name that people see, and by which its adverts are its own: `job.source`. It never changes. */
  name: string
  /** The address of its list. */
  address: string
  host: string
  system: SystemName
  kind: SourceKind
  /** The organisation that has connected it; null for a public list. */
  organisationId: string | null
  agreedAt: string | null
  agreedBy: string | null
  /** The words that the organisation agreed to. */
  agreedWords: string | null
  /** The terms of a public list that were read, when and by whom. */
  termsAddress: string | null
  termsReadOn: string | null
  termsReadBy: string | null
  /** The consent of a vendor whose system needs it. */
  consentAt: string | null
  consentWords: string | null
  /** The one employer of a public list, never read in it; null where it has many. An organisation’s own is its own. */
  employerName: string | null
  legalName: string | null
  companyNumber: string | null
  sponsorId: string | null
  contact: Generated<string>
  /** The country of adverts that name none. */
  country: Generated<string>
  intervalMinutes: number
  obeysRobots: boolean
  robots: Generated<RobotsVerdict>
  state: SourceState
  stateBecause: StateReason | null
  stateAt: Generated<string>
  /** Failed runs since the last that did not. */
  failures: Generated<number>
  etag: string | null
  lastModified: string | null
  /** What its adverts were read with: the employer and the version of the reader. Another one reads them anew. */
  readingKey: string | null
  bodyDigest: string | null
  /** The outcome of the reading that had these; null if it was not complete, so that the next one asks for all. */
  lastOutcome: 'complete' | 'held' | null
  /** Nobody else runs it until then. */
  runningUntil: string | null
  /** The adverts that the last complete reading had. */
  adverts: Generated<number>
  newestPostedAt: string | null
  /** Other names of its employer in the list, which the desk has accepted. */
  acceptedNames: Generated<string[]>
  lastRunAt: string | null
  /** The time of the last complete reading, which is a sighting of every advert that does not miss. */
  lastCompleteAt: string | null
  nextAt: Generated<string>
  createdAt: Generated<string>
}

export interface SourceAdvertTable {
  sourceId: string
  /** The id that it has at its source. */
  reference: string
  jobId: string
  /** The number of other adverts that had this id before. */
  generation: Generated<number>
  digest: string
  /** The employer that the list names; null if it names none. */
  employerSaid: string | null
  firstSeenAt: string
  /** The first complete reading in a row that missed it; null while it is there. */
  missedAt: string | null
  /** The first reading in a row without it that does not say whether it is closed; null while it is seen. */
  unseenAt: string | null
  /** The time when it was closed for missing; null while it is not. */
  goneAt: string | null
  /** The number of times that it came, this one included. */
  postings: Generated<number>
}

export interface SourceRunTable {
  id: GeneratedAlways<number>
  sourceId: string
  beganAt: string
  endedAt: string
  answer: RunAnswer
  reason: RunFailure | null
  status: number | null
  isComplete: boolean
  seen: Generated<number>
  added: Generated<number>
  changed: Generated<number>
  unreadable: Generated<number>
  /** Adverts that name another employer. */
  leftOut: Generated<number>
  closed: Generated<number>
  reopened: Generated<number>
  closedNothingBecause: NothingClosed | null
}

export interface SourceDetailTable {
  sourceId: string
  reference: string
  /** Digest of what the list said of it then; empty if it could not be read. */
  entry: string
  readingKey: string
  etag: string | null
  lastModified: string | null
  askedAt: string
  /** Whether an advert stands there that can be shown. */
  isAdvert: boolean
}

export interface SourceHostTable {
  host: string
  /** Nobody asks it until then: somebody does, or it rests. */
  busyUntil: string
  /** The time until which it asked us to wait, and the status with which it did. */
  retryAt: string | null
  retryStatus: number | null
}

export interface SourceHoldTable {
  id: string
  sourceId: string
  kind: HoldKind
  state: Generated<HoldState>
  openedAt: string
  /** Digest of the ids of the reading, and when and how often it was this one. */
  digest: string
  digestSince: string
  readings: Generated<number>
  /** The open adverts that the reading was compared with, and the ids of those that it misses. */
  known: number
  missing: Generated<string[]>
  /** Names of other employers in the reading. */
  names: Generated<string[]>
  /** The first adverts of a reading that may be another employer’s, a line each. */
  came: Generated<string[]>
  acceptedBy: string | null
  acceptedAt: string | null
  /** The second admin, where one is needed. */
  secondedBy: string | null
  decidedAt: string | null
  /** The jobs that were closed, until that can no longer be undone. */
  closedJobs: Generated<string[]>
}
