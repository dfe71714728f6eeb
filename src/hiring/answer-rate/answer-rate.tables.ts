import type { Generated } from 'kysely'

declare module '#platform/database/tables.ts' {
  interface Tables {
    answerRate: AnswerRateTable
  }
}

/** An organisation’s answer rate, as of the last count. */
interface AnswerRateTable {
  organisationId: string
  applications: Generated<number>
  answered: Generated<number>
  medianSeconds: number | null
  /** Members were reminded of applications up to this time; null if they never were. */
  remindedUntil: string | null
}
