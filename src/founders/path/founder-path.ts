import type { Nation } from '#sponsorship/model/facts.ts'

/** The nations, as used in URLs and data. */
export const PATH_NATIONS = ['england', 'wales', 'scotland', 'northern-ireland'] as const
export type PathNation = (typeof PATH_NATIONS)[number]

export const PATH_KINDS = ['care-home', 'home-care'] as const
export type PathKind = (typeof PATH_KINDS)[number]

export const NATION_NAMES: Record<PathNation, Nation> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
}

export const KIND_NAMES: Record<PathKind, string> = {
  'care-home': 'Care home',
  'home-care': 'Home care',
}

export interface PathChoice {
  nation: PathNation
  kind: PathKind
}

/** Null if a URL names an unknown nation or kind. */
export function readPathChoice(nation: string, kind: string): PathChoice | null {
  const choice = {
    nation: PATH_NATIONS.find((known) => known === nation),
    kind: PATH_KINDS.find((known) => known === kind),
  }
  return choice.nation && choice.kind ? { nation: choice.nation, kind: choice.kind } : null
}

export const FOUNDER_PATH = '/startup/path'

export function founderPath({ nation, kind }: PathChoice): string {
  return `${FOUNDER_PATH}/${nation}/${kind}`
}

export const FOUNDER_PATHS: readonly PathChoice[] = PATH_NATIONS.flatMap((nation) =>
  PATH_KINDS.map((kind) => ({ nation, kind })),
)

/** The ticked steps: by the step's key, the day of its edition when ticked. */
export type PathTicks = Readonly<Record<string, string>>

/** The path of a case. */
export interface SavedPath extends PathChoice {
  ticks: PathTicks
}

/** A text with its evidence. */
export interface PathFact {
  words: string
  /** Whether others report that the source says so; we have not read it there. */
  isReported: boolean
}

/** A cost or a time. */
export interface PathEffort extends PathFact {
  /** A page to look it up, if we do not know it. */
  url: string | null
}

export interface PathCost extends PathEffort {
  label: string
  /** Whether the sum is known, is nothing, must be looked up, or needs a quote. */
  kind: 'sum' | 'nothing' | 'unknown' | 'quote'
}

export interface PathTime extends PathEffort {
  kind: 'known' | 'yours' | 'unknown'
}

export interface PathSource {
  key: string
  title: string
  url: string
  /** The publication date, and when and whether we read it. */
  note: string
}

export interface PathStep {
  key: string
  title: string
  why: string
  todo: PathFact[]
  documents: PathFact[]
  links: { href: string; label: string }[]
  costs: PathCost[]
  takes: PathTime | null
  sources: PathSource[]
  /** Titles of prerequisite steps. */
  after: string[]
  /** The first day of the current text. */
  changedOn: string
  state: 'open' | 'done' | 'changed'
}

export interface PathStage {
  key: string
  title: string
  lead: string
  steps: PathStep[]
  doneCount: number
}

export interface PathChange extends PathFact {
  on: string
  source: PathSource
  /** Titles of the steps affected. */
  steps: string[]
}

/** The whole path's costs and times, as far as sources give them. */
export interface PathSummary {
  costs: { step: string; label: string; words: string; isReported: boolean }[]
  times: { step: string; words: string; isReported: boolean }[]
  quotes: string[]
  unknown: string[]
}

/** The path of one nation and kind, as one founder sees it. */
export interface FounderPathView extends PathChoice {
  regulator: { name: string; url: string }
  stages: PathStage[]
  stepCount: number
  doneCount: number
  /** The first unticked step; null once all are ticked. */
  nextKey: string | null
  summary: PathSummary
  changes: PathChange[]
  sources: PathSource[]
  /** The people who may give immigration advice, and the law about it. */
  advice: { adviser: PathSource; law: PathSource }
}
