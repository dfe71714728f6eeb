/** The nations of the UK, which have laws of their own. */
export const LAW_NATIONS = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const
export type LawNation = (typeof LAW_NATIONS)[number]

/** ‘red’ cannot be published, ‘amber’ asks for the lawful reason, ‘mark’ is for the desk alone. */
export type LawLevel = 'red' | 'amber' | 'mark'

export const LAW_KINDS = ['advert', 'question', 'message', 'template', 'note', 'repayment'] as const
export type LawKind = (typeof LAW_KINDS)[number]

/** A section of a law, and the nations where it holds. */
export interface Law {
  section: string
  url: string
  nations: readonly LawNation[]
}

export interface LawText {
  field: string
  text: string
  kind: LawKind
}

export interface LawPay {
  /** In pounds. */
  min: number | null
  max: number | null
  period: 'hour' | 'day' | 'week' | 'month' | 'year'
  /** Hours a week. */
  hours?: number | null
}

export interface LawInput {
  texts: readonly LawText[]
  /** The job’s country, ISO 3166-1 alpha-2; the laws are those of the UK, and nothing is found elsewhere. */
  country: string | null
  nation?: LawNation | null
  pay?: LawPay | null
  /** A SOC 2020 code. */
  occupation?: string | null
  /** Whether the job could be sponsored. */
  sponsorship?: boolean | null
  poster?: { agency?: boolean; ethicalRecruiter?: boolean }
  /** The lawful reason that the writer gave when asked: an amber finding becomes a mark. */
  reason?: string | null
  /** False where only what rules know may count: nobody could be asked what was meant. */
  hints?: false
}

export interface LawFinding {
  rule: string
  level: LawLevel
  /** ‘pay’ if the pay fields are meant. */
  field: string
  /** The start of the words in the field’s text. */
  from: number
  to: number
  quote: string
  /** The law where the job is; in Great Britain where no nation is known. */
  law: { section: string; url: string }
  nations: readonly LawNation[]
  /** The day since which it holds. */
  since: string
  /** Laws of the other nations, if no nation is known. */
  elsewhere: readonly Law[]
  /** The fault, and what to do. */
  sentence: string
  /** Words that may stand in place of the quoted ones; empty where these can be left out. */
  better?: string
  /** The lawful exception, for which an amber finding asks, and which a mark names. */
  exception?: string
  /** The reason as given, in the text or by the writer. */
  given?: string
}
