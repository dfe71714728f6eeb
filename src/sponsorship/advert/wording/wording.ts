import type { JobType } from '#trade/jobs.schema.ts'

/** The searched texts of an advert. */
export interface Wording {
  title: string
  employer: string
  place?: string | null
  payText: string | null
  description: string
  /** Null if unknown. */
  hoursPerWeek: number | null
  type?: JobType | null
}
