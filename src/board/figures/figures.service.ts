import { addDays, toLondonDay } from '#platform/primitives/time/days.ts'
import type { FigureSource } from './figures.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Platform } from '#platform/platform.ts'
import { addCounts, findViews, listDays, type Views } from './figures.queries.ts'
import { createTally, type Figure } from './tally.ts'

/** The time for which counts are collected before they are written. */
const FLUSH_MS = 5000
/** The days of ‘+96 in the last 7 days’, today included. */
const RECENT_DAYS = 7

const NO_VIEWS: Views = { all: 0, since: 0 }

export type Figures = ReturnType<typeof createFigures>

declare module '#platform/services.ts' {
  interface Services {
    figures: Figures
  }
}

/**
 * Counts what happens to jobs, without cookies and without anything about people (decision 30). Each process counts in
 * memory and adds to the database every few seconds; a crash may lose the counts in between.
 */
export function createFigures({ db }: Pick<Platform, 'db'>) {
  const tally = createTally()
  let timer: NodeJS.Timeout | null = null
  return { count, flush, findViews: findViewsOf, listDays: listDaysOf }

  function count(figure: Figure, source: FigureSource) {
    const isAdded = tally.add({ ...figure, source, day: toLondonDay(Date.now()), count: 1 })
    if (!isAdded) return
    // An idle process has nothing to wake up for.
    // A failed write is repeated with the next one.
    timer ??= setTimeout(() => void flush().catch(() => {}), FLUSH_MS).unref()
  }

  /** Writes the counts. If that fails, they are not lost. */
  async function flush() {
    if (timer) clearTimeout(timer)
    timer = null
    const counts = tally.take()
    if (counts.length === 0) return
    try {
      await addCounts(db, counts)
    } catch (error) {
      for (const one of counts) tally.add(one)
      throw error
    }
  }

  /** The views of each of these jobs, in all and in the last days. */
  async function findViewsOf(ids: Id[], now = Date.now()): Promise<(id: Id) => Views> {
    const found = await findViews(db, ids, firstDayOf(RECENT_DAYS, now))
    return (id) => found.get(id) ?? NO_VIEWS
  }

  /** The counts by day, kind and source, oldest first. Days without any are left out. */
  async function listDaysOf(jobId: Id, { days }: { days: number }, now = Date.now()) {
    return listDays(db, jobId, firstDayOf(days, now))
  }
}

function firstDayOf(days: number, now: number) {
  return addDays(toLondonDay(now), 1 - days)
}
