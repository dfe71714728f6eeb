import type { Nation } from '#contract/sponsorship/facts.ts'

/** In addresses, and in the data. */
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

/** Null for an address that names no nation or no kind of ours. */
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

/** By the key of each step that is ticked: the edition of it that was, a day. */
export type PathTicks = Readonly<Record<string, string>>

/** The path of a case. */
export interface SavedPath extends PathChoice {
  ticks: PathTicks
}

/** Words with what makes them sure. */
export interface PathFact {
  words: string
  /** Somebody else says that it stands in the source; we have not read it there. */
  isReported: boolean
}

/** A cost or a time. */
export interface PathEffort extends PathFact {
  /** Where to look it up, if we do not know it. */
  url: string | null
}

export interface PathCost extends PathEffort {
  label: string
  /** Whether we know a sum, know that it costs nothing, must look it up, or must ask for a quote. */
  kind: 'sum' | 'nothing' | 'unknown' | 'quote'
}

export interface PathTime extends PathEffort {
  kind: 'known' | 'yours' | 'unknown'
}

export interface PathSource {
  key: string
  title: string
  url: string
  /** When it was published, and when and whether we read it. */
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
  /** Titles of the steps that come before. */
  after: string[]
  /** The day since which it reads like this. */
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
  /** Titles of the steps that it changed. */
  steps: string[]
}

/** What the sources let us say about the whole. */
export interface PathSummary {
  costs: { step: string; label: string; words: string; isReported: boolean }[]
  times: { step: string; words: string; isReported: boolean }[]
  quotes: string[]
  unknown: string[]
}

/** The path of one nation and kind, as one founder reads it. */
export interface FounderPathView extends PathChoice {
  regulator: { name: string; url: string }
  stages: PathStage[]
  stepCount: number
  doneCount: number
  /** The first step that is not ticked; null once all are. */
  nextKey: string | null
  summary: PathSummary
  changes: PathChange[]
  sources: PathSource[]
  /** Who may advise on immigration, and the law about it. */
  advice: { adviser: PathSource; law: PathSource }
}
