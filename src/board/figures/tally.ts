import type { FigureKind, FigureSource } from './figures.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'

declare module '#platform/pages/context.ts' {
  interface PageRequest {
    /** The figure to count when the page is seen; null for none, and for an employer’s own page. */
    figure: Figure | null
  }
}

/** An event of a job, with nothing about who caused it. */
export interface Figure {
  jobId: Id
  kind: FigureKind
}

/** The number of times it happened on a day. */
export interface DayCount extends Figure {
  /** An ISO date, in London. */
  day: string
  source: FigureSource
  count: number
}

/** The most different counts: made-up ids must not fill the memory. */
export const MOST_COUNTS = 10_000

/** The counts that have not been written yet. */
export function createTally(most = MOST_COUNTS) {
  let counts = new Map<string, DayCount>()
  return { add, take }

  /** @returns false if there is no room for another kind of count */
  function add({ count, ...what }: DayCount): boolean {
    const key = [what.jobId, what.kind, what.day, what.source].join(' ')
    const known = counts.get(key)
    if (known) known.count += count
    else if (counts.size < most) counts.set(key, { ...what, count })
    return known !== undefined || counts.has(key)
  }

  /** Takes all counts, always in the same order, and starts again from zero. */
  function take(): DayCount[] {
    const taken = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
    counts = new Map()
    return taken.map(([, count]) => count)
  }
}
