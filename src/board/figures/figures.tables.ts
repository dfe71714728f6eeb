import type { FigureKind, FigureSource } from './figures.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    jobDay: JobDayTable
  }
}

/** The number of times that something happened to a job on a day in London. */
interface JobDayTable {
  jobId: string
  kind: FigureKind
  /** An ISO date. */
  day: string
  source: FigureSource
  count: number
}
