/** What is counted of a job: its page was opened, and its application form. Applications count themselves. */
export const FIGURE_KINDS = ['view', 'apply-start'] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

/** Where a reader came from. ‘list’ is any page of this site. */
export const FIGURE_SOURCES = ['list', 'search-engine', 'alert', 'other-site', 'direct'] as const
export type FigureSource = (typeof FIGURE_SOURCES)[number]

/** In the address of a job’s page: the source that no referrer tells. */
export const FROM_PARAMETER = 'from'

/** How many days a page of figures shows, today included. */
export const FIGURE_DAYS = [30, 90] as const

export const SOURCE_WORDS: Record<FigureSource, string> = {
  list: 'From a list or page on Landfall',
  'search-engine': 'From a search engine',
  alert: 'From an email alert',
  'other-site': 'From another site',
  direct: 'Straight to the job',
}

/** What happened on a day, or in a week from its first day on. */
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

/** How the jobs of an organisation do, or one of them. */
export interface FiguresReport {
  id: string
  name: string
  /** Null for all jobs. */
  job: { id: string; title: string } | null
  days: number
  /** How many days a period has. */
  step: number
  periods: FigurePeriod[]
  totals: Omit<FigurePeriod, 'day'> & { answered: number; medianSeconds: number | null }
  sources: { source: FigureSource; views: number }[]
  /** The most seen first; empty for one job. */
  jobs: JobFigures[]
  /** There are others, which only the CSV has. */
  hasMoreJobs: boolean
}
