/** The figures counted for a job: its page was opened, or its application form. Applications are counted separately. */
export const FIGURE_KINDS = ['view', 'apply-start'] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

/** The source of a visit. ‘list’ is any page of this site. */
export const FIGURE_SOURCES = ['list', 'search-engine', 'alert', 'other-site', 'direct'] as const
export type FigureSource = (typeof FIGURE_SOURCES)[number]

/** A query parameter of a job’s page: a source that no referrer reveals. */
export const FROM_PARAMETER = 'from'

/** The number of days on a page of figures, including today. */
export const FIGURE_DAYS = [30, 90] as const

export const SOURCE_WORDS: Record<FigureSource, string> = {
  list: 'From a list or page on Landfall',
  'search-engine': 'From a search engine',
  alert: 'From an email alert',
  'other-site': 'From another site',
  direct: 'Straight to the job',
}

/** The figures of a day, or of a week from its first day. */
export interface FigurePeriod {
  /** ISO date. */
  day: string
  views: number
  applyStarts: number
  applications: number
}

export interface JobFigures {
  id: string
  title: string
  views: number
  applyStarts: number
  applications: number
  answered: number
}

/** The figures of all jobs of an organisation, or of one. */
export interface FiguresReport {
  id: string
  name: string
  /** The job; null for all jobs. */
  job: { id: string; title: string } | null
  days: number
  /** The number of days in a period. */
  step: number
  periods: FigurePeriod[]
  totals: Omit<FigurePeriod, 'day'> & { answered: number; medianSeconds: number | null }
  sources: { source: FigureSource; views: number }[]
  /** Most viewed first; empty for one job. */
  jobs: JobFigures[]
  /** Whether there are more jobs, which are only in the CSV. */
  hasMoreJobs: boolean
}
