import type { Generated } from 'kysely'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    answerRate: AnswerRateTable
  }
}

/** How an organisation answers, as of the last count. */
interface AnswerRateTable {
  organisationId: string
  applications: Generated<number>
  answered: Generated<number>
  medianSeconds: number | null
  /** Members were reminded of what was sent until then; null if they never were. */
  remindedUntil: string | null
}
