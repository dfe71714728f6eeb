import type { Db } from '#platform/database/database.ts'
import type { FeedAnswer } from '#board/sources/fetching/fetch-feed.ts'
import type { Reading } from '#board/sources/reading/read-feed.ts'
import {
  FIRST_WAIT_MS,
  LONGEST_WAIT_MS,
  MOST_FAILURES,
  type NothingClosed,
  type RunCounts,
  type RunFailure,
} from '#board/sources/sources.ts'
import { switchOff } from '#board/sources/sources.queries.ts'
import type { RunningSource } from './due.queries.ts'

export const NOTHING_DONE: RunCounts = {
  seen: 0,
  added: 0,
  changed: 0,
  unreadable: 0,
  leftOut: 0,
  closed: 0,
  reopened: 0,
}

export type Outcome = 'complete' | 'held' | 'incomplete'

export interface ReadRun {
  source: RunningSource
  began: Date
  ended: Date
  outcome: Outcome
  /** Null if it answered that nothing has changed. */
  reading: Reading | null
  readingKey: string
  counts: RunCounts
  newestPostedAt: string | null
  closedNothingBecause: NothingClosed | null
}

/** Records a run that read its list, and when the next is due; nothing if the source is off meanwhile. */
export async function recordReadRun(db: Db, run: ReadRun) {
  const { source, began, outcome, reading, counts, newestPostedAt } = run
  const beganAt = began.toISOString()
  // An incomplete reading is asked for again, whole: an unchanged answer would say nothing of what it missed.
  const known =
    reading && outcome !== 'incomplete' && !reading.hasUnread
      ? {
          etag: reading.etag,
          lastModified: reading.lastModified,
          bodyDigest: reading.bodyDigest,
          readingKey: run.readingKey,
          lastOutcome: outcome,
        }
      : reading && { etag: null, lastModified: null, bodyDigest: null, lastOutcome: null }
  const complete =
    outcome === 'complete'
      ? { lastCompleteAt: beganAt, ...(reading && { adverts: reading.adverts.size }) }
      : {}
  const row = {
    ...counts,
    beganAt,
    endedAt: run.ended.toISOString(),
    answer: reading ? 'content' : 'unchanged',
    isComplete: outcome === 'complete',
    closedNothingBecause: run.closedNothingBecause,
  } as const
  const names = Object.keys(row) as (keyof typeof row)[]
  await db
    .with('read', (db) =>
      db
        .updateTable('source')
        .set({ ...known, ...complete, ...(newestPostedAt && { newestPostedAt }) })
        .set({ failures: 0, lastRunAt: beganAt, runningUntil: null })
        .set({ nextAt: new Date(began.getTime() + source.intervalMinutes * 60_000).toISOString() })
        .set(source.obeysRobots ? { robots: 'allowed' } : {})
        .where('id', '=', source.id)
        .where('state', '=', 'on')
        .returning('id'),
    )
    .insertInto('sourceRun')
    .columns(['sourceId', ...names])
    .expression((is) =>
      is.selectFrom('read').select(['id', ...names.map((name) => is.val(row[name]).as(name))]),
    )
    .execute()
}

interface FailedRun {
  source: RunningSource
  began: Date
  ended: Date
  reason: RunFailure
  status: number | null
  retryAt: string | null
  isPostponed?: true
}

/**
 * Records a run that failed. The next waits longer each time, and as long as the answer asks for; after five the source
 * is off. One that its host has put off, because of another list, only waits. Returns whether it is off now.
 */
export async function recordFailedRun(db: Db, run: FailedRun): Promise<boolean> {
  const { source, began, reason, status, retryAt, isPostponed = false } = run
  const isCounted = reason !== 'not-proved' && !isPostponed
  const failures = source.failures + (isCounted ? 1 : 0)
  const usual = isPostponed ? 0 : source.intervalMinutes * 60_000
  const wait = isCounted ? FIRST_WAIT_MS * 2 ** (failures - 1) : usual
  const asked = retryAt === null ? 0 : Date.parse(retryAt) - began.getTime()
  const next = began.getTime() + Math.min(Math.max(wait, asked), LONGEST_WAIT_MS)
  const isRefused = reason === 'robots' && retryAt === null
  await db
    .updateTable('source')
    .set({ failures, lastRunAt: began.toISOString(), runningUntil: null })
    .set({ nextAt: new Date(next).toISOString(), ...(isRefused && { robots: 'refused' as const }) })
    .where('id', '=', source.id)
    .execute()
  await db
    .insertInto('sourceRun')
    .values({
      sourceId: source.id,
      beganAt: began.toISOString(),
      endedAt: run.ended.toISOString(),
      answer: 'failed' satisfies FeedAnswer['kind'],
      reason,
      status,
      isComplete: false,
    })
    .execute()
  if (failures < MOST_FAILURES) return false
  await switchOff(db, source.id, 'failures', began.toISOString())
  return true
}
