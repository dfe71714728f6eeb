import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Licence } from './model/facts.ts'
import type { SavedHeadline } from './freshness/show-headline.ts'
import type { RuleSet } from './rules/rule-set.ts'
import type { CheckContent } from './stored-checks/stored-check.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    sponsor: SponsorTable
    sponsorSearch: SponsorSearchTable
    registerLoad: RegisterLoadTable
    sponsorEvent: SponsorEventTable
    jobCheck: JobCheckTable
    answerProfile: AnswerProfileTable
    ruleSet: RuleSetTable
    ruleConfirmation: RuleConfirmationTable
    registerUpload: RegisterUploadTable
    recheck: RecheckTable
    ethicalRecruiter: EthicalRecruiterTable
  }
}

/** An organisation on the register of licensed sponsors. Days are ISO dates. */
interface SponsorTable {
  id: string
  /** The name on the register, without stray spaces. */
  name: string
  /** The normalised name, for comparison; see `src/sponsorship/register`. */
  nameKey: string
  tradingKeys: string[]
  towns: string[]
  county: string | null
  licences: JSONColumnType<Licence[]>
  firstSeen: string
  /** The last register that had it, for one that is not listed; a listed one is on the newest. */
  lastSeen: string
  /** True if on the newest register. */
  isListed: Generated<boolean>
}

/** The terms by which a listed sponsor is suggested while its name is typed: one row for each name. */
interface SponsorSearchTable {
  sponsorId: string
  /** The legal name or a trading name, folded; see `src/sponsorship/register/names`. */
  start: string
  /** Every word of the whole name, each after a space. */
  words: string
  /** The length of the whole name as printed. */
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

interface SponsorEventTable {
  id: GeneratedAlways<number>
  loadId: number
  sponsorId: string
  kind: 'added' | 'removed' | 'changed' | 'returned'
  before: JSONColumnType<Licence[]> | null
  after: JSONColumnType<Licence[]> | null
}

/** The check of an open job, as pages show it. Only `saveChecks` writes it. */
interface JobCheckTable {
  id: string
  /** The basis of the check: rules, register and version of the check. It counts only while that is current. */
  stamp: string
  /** Null for a job outside the UK without a warning. */
  headline: JSONColumnType<SavedHeadline> | null
  /** The check without the headline and the date. */
  content: JSONColumnType<CheckContent>
}

/** The sureness of a job for each class of applicants: a digit each, in the order of the classes. */
interface AnswerProfileTable {
  id: GeneratedAlways<number>
  sureness: string
}

/** A rule set that was imported after the one shipped with the product. */
interface RuleSetTable {
  version: string
  effectiveFrom: string
  content: JSONColumnType<RuleSet>
  takenAt: Generated<string>
}

/** A confirmation that nothing has been published since the rule sets were read. Rows are only added. */
interface RuleConfirmationTable {
  id: GeneratedAlways<number>
  /** The set in force that day, and the later ones known then. */
  versions: string[]
  confirmedOn: string
  /** The email address of the person who looked. */
  confirmedBy: string
  createdAt: Generated<string>
}

/** A register uploaded at the desk. One at a time waits or is read. */
interface RegisterUploadTable {
  id: string
  fileName: string
  publishedOn: string
  /** The value of `--columns`; empty for the official file. */
  columns: string
  evenIfSmaller: boolean
  state: Generated<'waiting' | 'reading' | 'comparing' | 'done' | 'failed'>
  rowsRead: Generated<number>
  /** What came of it, in a sentence. */
  outcome: Generated<string>
  createdAt: Generated<string>
}

/** The progress of the latest check of all open jobs. */
interface RecheckTable {
  onlyOne: Generated<boolean>
  /** The basis of the check: rules, register, the day's lists. */
  stamp: string
  /** The last job that was checked. */
  afterId: string
  doneAt: string | null
}

/** An agency on the Ethical Recruiters List. */
interface EthicalRecruiterTable {
  /** The keeper of the list. */
  source: string
  nameKey: string
  name: string
  /** Empty if the list names none. */
  town: string
  /** The day on which the list was read. */
  readOn: string
}
