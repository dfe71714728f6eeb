import type { JobCard } from './jobs.ts'
import type { Licence, RegisterEntry } from './sponsorship/facts.ts'

/** Of the name that someone looks up, in characters. */
export const EMPLOYER_NAME_LIMIT = 120

/** An entry of the register, or one that was on it. */
export interface Employer extends RegisterEntry {
  /** ‘Leeds · Skilled Worker, A rating’. */
  detail: string
  /** The day of the first register without it; null while it is listed, and where no load recorded it. */
  leftOn: string | null
}

/** The registers that we have loaded, by the days they were published on. */
export interface RegisterDays {
  beganOn: string
  publishedOn: string
}

export interface EmployerLookUp {
  /** Null before a register was loaded. */
  register: RegisterDays | null
  /** The best match first. */
  employers: Employer[]
  /** More entries have this name. */
  isMore: boolean
}

/** What a newer register said of an employer that the one before it did not. */
export interface RegisterEvent {
  kind: 'added' | 'removed' | 'changed' | 'returned'
  /** The day of the newer register. */
  on: string
  /** The licences from then on. */
  licences: Licence[]
}

/** How many of an employer's open jobs got which answer. Jobs that were not checked are in the total alone. */
export interface JobAnswers {
  total: number
  pass: number
  ask: number
  ruledOut: number
}

export interface EmployerPage {
  employer: Employer
  register: RegisterDays
  /** The newest first. */
  events: RegisterEvent[]
  tradingNames: string[]
  /** What its newest adverts call it, the most common first. */
  advertNames: string[]
  /** For one that left: an entry of the same name in another spelling. */
  respelled: Pick<Employer, 'id' | 'name'> | null
  answers: JobAnswers
  /** How those that have proved to be this employer answer the people who apply: 'Oak House has answered …'. */
  answerRates: string[]
  /** The newest open ones. */
  jobs: JobCard[]
}
