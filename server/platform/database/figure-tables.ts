import type { FigureKind, FigureSource } from '#contract/figures.ts'

export interface FigureTables {
  jobDay: JobDayTable
}

/** How often something happened to a job on a day in London. */
export interface JobDayTable {
  jobId: string
  kind: FigureKind
  /** An ISO date. */
  day: string
  source: FigureSource
  count: number
}
