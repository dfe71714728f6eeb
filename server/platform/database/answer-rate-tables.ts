import type { Generated } from 'kysely'

export interface AnswerRateTables {
  answerRate: AnswerRateTable
}

/** How an organisation answers, as of the last count. */
export interface AnswerRateTable {
  organisationId: string
  applications: Generated<number>
  answered: Generated<number>
  medianSeconds: number | null
  /** Members were reminded of what was sent until then; null if they never were. */
  remindedUntil: string | null
}
