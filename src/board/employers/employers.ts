import type { Licence, RegisterEntry } from '#sponsorship/model/facts.ts'

/** The maximum length of a name to look up, in characters. */
export const EMPLOYER_NAME_LIMIT = 120

/** An entry of the register, current or former. */
export interface Employer extends RegisterEntry {
  /** ‘Leeds · Skilled Worker, A rating’. */
  detail: string
  /** The day of the first register without it; null while it is listed, and if no load recorded it. */
  leftOn: string | null
}

/** The loaded registers, by their publication dates. */
export interface RegisterDays {
  beganOn: string
  publishedOn: string
}

export interface EmployerLookUp {
  /** Null before the first register was loaded. */
  register: RegisterDays | null
  /** Best match first. */
  employers: Employer[]
  /** Whether more entries have this name. */
  isMore: boolean
}

/** A change to an employer from one register to the next. */
export interface RegisterEvent {
  kind: 'added' | 'removed' | 'changed' | 'returned'
  /** The day of the newer register. */
  on: string
  /** The licences from that day on. */
  licences: Licence[]
}

/** An employer's open jobs by answer. Unchecked jobs are only in the total. */
export interface JobAnswers {
  total: number
  pass: number
  ask: number
  ruledOut: number
}
