import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Licence } from '#contract/sponsorship/facts.ts'
import type { RuleSet } from '#server/sponsorship/rules/rule-set.ts'

/** An organisation of the register of licensed sponsors. Days are ISO dates. */
export interface SponsorTable {
  id: string
  /** As printed, without stray spaces. */
  name: string
  /** What names are compared by; see `server/sponsorship/register`. */
  nameKey: string
  tradingKeys: string[]
  towns: string[]
  county: string | null
  licences: JSONColumnType<Licence[]>
  firstSeen: string
  lastSeen: string
  /** In the newest register. */
  isListed: Generated<boolean>
}

/** What a listed sponsor is suggested by while somebody types: one row for each of its names. */
export interface SponsorSearchTable {
  sponsorId: string
  /** The legal name or a trading name, folded; see `server/sponsorship/register/names`. */
  start: string
  /** Every word of the whole name, each after a space. */
  words: string
  /** Of the whole name as printed. */
  nameLength: number
}

export interface RegisterLoadTable {
  id: GeneratedAlways<number>
  /** The day of the register. */
  publishedOn: string
  fileName: string
  rows: number
  sponsors: number
  added: number
  removed: number
  changed: number
  returned: number
  loadedAt: Generated<string>
}

export interface SponsorEventTable {
  id: GeneratedAlways<number>
  loadId: number
  sponsorId: string
  kind: 'added' | 'removed' | 'changed' | 'returned'
  before: JSONColumnType<Licence[]> | null
  after: JSONColumnType<Licence[]> | null
}

/** A rule set the owner took since the one that comes with the product. */
export interface RuleSetTable {
  version: string
  effectiveFrom: string
  content: JSONColumnType<RuleSet>
  takenAt: Generated<string>
}

/** How far the newest check of all open jobs has come. */
export interface RecheckTable {
  onlyOne: Generated<boolean>
  /** What it is made with: rules, register, the day's lists. */
  stamp: string
  /** The last job that was checked. */
  afterId: string
  doneAt: string | null
}
