import { stringify } from 'csv-stringify/sync'
import { addDays, toLondonDay } from '#platform/primitives/time/days.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { FIGURE_DAYS, type FigurePeriod, type FiguresReport } from '#board/figures/figures.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findFacts } from '#organisations/members/overview.queries.ts'
import { requireRight } from '#organisations/people/require-member.ts'
import { SAFE_CSV } from '#platform/text/csv.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import {
  countApplications,
  findJobTitle,
  listDayRows,
  listJobFigures,
  summarizeAnswers,
  sumSources,
  sumVisits,
  type FigureRange,
} from './report.queries.ts'

const SHOWN_JOBS = 50
const HEADINGS = ['Job', 'Title', 'Day', 'What', 'From', 'Count']

interface Selection {
  /** Null for all jobs of the organisation. */
  jobId: string | null
  /** One of `FIGURE_DAYS`; anything else means the first. */
  days: number
}

declare module '#platform/services.ts' {
  interface Services {
    figuresReport: ReturnType<typeof createFiguresReport>
  }
}

/** Figures of jobs, for the members of their organisation. Strangers get `not_found`. */
export function createFiguresReport(
  { db }: Pick<Platform, 'db'>,
  { flush }: { flush(): Promise<void> },
) {
  return { read, exportCsv }

  async function read(actor: Actor, id: Id, selection: Selection): Promise<FiguresReport> {
    const { range, days, job } = await prepare(actor, id, selection)
    const facts = await findFacts(db, id)
    if (!facts) throw new DomainError('not_found')
    const visits = await sumVisits(db, range)
    const sent = await countApplications(db, range)
    const step = days > 31 ? 7 : 1
    const jobs = job ? [] : await listJobFigures(db, range, SHOWN_JOBS + 1)
    const periods = toPeriods({ firstDay: range.firstDay, days, step }, [...visits, ...sent])
    const { answered, medianSeconds } = await summarizeAnswers(db, range)
    return {
      id,
      name: facts.name,
      job,
      days,
      step,
      periods,
      totals: { ...sum(periods), answered, medianSeconds },
      sources: await sumSources(db, range),
      jobs: jobs.slice(0, SHOWN_JOBS),
      hasMoreJobs: jobs.length > SHOWN_JOBS,
    }
  }

  /** The figures as CSV, safe for a spreadsheet. */
  async function exportCsv(actor: Actor, id: Id, selection: Selection): Promise<string> {
    const { range } = await prepare(actor, id, selection)
    const rows = await listDayRows(db, range)
    const lines = rows.map((row) => [row.id, row.title, row.day, row.event, row.source, row.count])
    const format = { ...SAFE_CSV, quoted: true, record_delimiter: 'windows', bom: true } as const
    return stringify([HEADINGS, ...lines], format)
  }

  async function prepare(actor: Actor, organisationId: Id, { jobId, days: wanted }: Selection) {
    await requireRight(db, actor, { organisationId, right: 'read the organisation' })
    const days = FIGURE_DAYS.find((count) => count === wanted) ?? FIGURE_DAYS[0]
    const firstDay = addDays(toLondonDay(Date.now()), 1 - days)
    const range: FigureRange = { organisationId, jobId, firstDay }
    const job = jobId === null ? null : isId(jobId) ? await findJobTitle(db, range) : undefined
    if (jobId !== null && !job) throw new DomainError('not_found')
    // The counts of the last seconds in this process belong to the figures.
    await flush().catch(() => {})
    return { range, days, job: job ?? null }
  }
}

type Counts = Omit<FigurePeriod, 'day'>
const NOTHING: Counts = { views: 0, applyStarts: 0, applications: 0 }

/** One period for every day or week, empty ones included; the last one ends today. */
function toPeriods(
  { firstDay, days, step }: { firstDay: string; days: number; step: number },
  rows: ({ day: string } & Partial<Counts>)[],
): FigurePeriod[] {
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const first = days % step
  const lengths = [
    ...(first ? [first] : []),
    ...Array.from({ length: (days - first) / step }, () => step),
  ]
  let start = 0
  return lengths.map((length) => {
    const all = Array.from({ length }, (_, index) => addDays(firstDay, start + index))
    const day = addDays(firstDay, start)
    start += length
    return { day, ...sum(all.flatMap((one) => byDay.get(one) ?? [])) }
  })
}

function sum(parts: Partial<Counts>[]): Counts {
  return parts.reduce<Counts>(
    (total, { views = 0, applyStarts = 0, applications = 0 }) => ({
      views: total.views + views,
      applyStarts: total.applyStarts + applyStarts,
      applications: total.applications + applications,
    }),
    NOTHING,
  )
}
