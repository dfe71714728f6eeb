import type { JobType } from '#contract/jobs.ts'

/** The texts of an advert that are searched. */
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
