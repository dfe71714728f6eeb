import type { JobType } from '#trade/jobs.schema.ts'

/** The searched texts of an advert. */
export interface Wording {
  title: string
  employer: string
  place?: string | null
  payText: string | null
  /** The printed pay of a source, which its text may say is more than basic. */
  payMin?: number | null
  description: string
  /** Null if unknown. */
  hoursPerWeek: number | null
  type?: JobType | null
}
