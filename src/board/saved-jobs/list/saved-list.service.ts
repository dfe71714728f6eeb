import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { JobState, Note, SavedNote } from '#board/saved-jobs/saved-jobs.schema.ts'
import type { SavedFilter } from '#trade/limits/saved-limits.ts'
import { toCards } from '#board/jobs/stored/to-cards.ts'
import { findCardsById } from '#board/jobs/jobs.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { endOf, newsBetween } from '#board/saved-jobs/marks/job-state.ts'
import {
  findCurrentStates,
  findStates,
  type NumberedState,
} from '#board/saved-jobs/marks/job-states.queries.ts'
import {
  findNotes,
  findOpen,
  findSaved,
  type SavedRow,
  updateNote,
} from '#board/saved-jobs/saved-jobs.queries.ts'
import type { Saver } from '#board/saved-jobs/marks/saver.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { isId } from '#platform/secrets/new-id.ts'

const PAGE_SIZE = 25

interface ListRequest {
  filter: SavedFilter
  page: number
  removedId: Id | null
}

/** Reads lists: newest saved first, each job with its changes. */
export function createSavedList(db: Db) {
  return async function list(
    { actor, onDevice }: Pick<Saver, 'actor' | 'onDevice'>,
    { filter, page: wanted, removedId }: ListRequest,
  ) {
    const rows = actor ? await findSaved(db, actor.id) : onDevice.map(toRow)
    const open = await findOpen(db, idsOf(rows))
    const isWanted = ({ jobId }: SavedRow) =>
      filter === 'all' || open.has(jobId) === (filter === 'open')
    const found = rows.filter(isWanted)
    const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
    const page = Math.min(Math.max(1, wanted), pages)
    const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    const ids = idsOf(shown)
    const [current, known, notes] = await Promise.all([
      findCurrentStates(db, ids),
      findStates(
        db,
        shown.map(({ jobId, knownId }) => ({ jobId, stateId: knownId })),
      ),
      actor ? findNotes(db, actor.id, ids) : null,
    ])
    const jobs = shown.flatMap((row) => {
      const now = current.get(row.jobId)
      if (!now) return []
      const about = { now, before: known.get(row.knownId), isOpen: open.has(row.jobId) }
      const note = notes?.get(row.jobId) ?? (actor ? { text: '', version: 0 } : null)
      return [{ ...describe(row, about), note }]
    })
    const withPage = jobs
      .filter(({ jobId }) => hasPage(current.get(jobId)))
      .map(({ jobId }) => jobId)
    return {
      jobs,
      // Only of the jobs that have a page.
      cards: await toCards(db, await findCardsById(db, withPage)),
      counts: { all: rows.length, open: open.size, closed: rows.length - open.size },
      page,
      pages,
      // The job just removed, unless it is back on the list.
      removed: rows.some(({ jobId }) => jobId === removedId) ? null : await findTitle(removedId),
    }
  }

  async function findTitle(jobId: Id | null) {
    const found = jobId === null ? null : (await findCurrentStates(db, [jobId])).get(jobId)
    return jobId && found ? { jobId, title: found.state.title } : null
  }
}

function toRow({ jobId, stateId, savedAt }: Saver['onDevice'][number]): SavedRow {
  return { jobId, knownId: stateId, savedAt: new Date(savedAt * 1000).toISOString() }
}

function idsOf(rows: { jobId: Id }[]) {
  return rows.map(({ jobId }) => jobId)
}

function hasPage(now: NumberedState | undefined) {
  return now !== undefined && !now.isHeld && now.state.status !== 'removed'
}

interface AboutJob {
  now: NumberedState
  /** Undefined for a device that sends the number of another job. */
  before: JobState | undefined
  isOpen: boolean
}

function describe({ jobId, savedAt }: SavedRow, { now, before, isOpen }: AboutJob) {
  const { id: stateId, state, isHeld } = now
  const seen = isHeld ? { ...state, status: 'held' as const } : state
  // Between its closing date and the task that closes it.
  const ended = endOf(seen) ?? (isOpen ? null : 'Its closing date has passed.')
  return {
    jobId,
    title: state.title,
    employer: state.employerName,
    isOpen,
    ended,
    isTakenDown: state.isTakenDown,
    savedAt,
    news: before && !isHeld ? newsBetween(before, state) : null,
    stateId,
  }
}

/** A saved job in its list. Its note is null on a device without an account. */
export type SavedJob = Awaited<ReturnType<ReturnType<typeof createSavedList>>>['jobs'][number]

/** Private notes about the jobs saved in an account. */
export function createNotes(db: Db) {
  return { save, find }

  /** Null if the job is not on the list. */
  async function find(actor: Pick<Actor, 'id'>, jobId: Id): Promise<SavedNote | null> {
    return (isId(jobId) && (await findNotes(db, actor.id, [jobId])).get(jobId)) || null
  }

  /**
   * Saves the note if its version is still the one that was changed; sent a second time it changes nothing.
   * @throws {DomainError} `job_not_found`, `note_changed`
   */
  async function save(actor: Pick<Actor, 'id'>, jobId: Id, { note: text, version }: Note) {
    const key = { accountId: actor.id, jobId }
    if (isId(jobId) && (await updateNote(db, key, { text, version }))) return
    const now = await find(actor, jobId)
    if (!now) throw new DomainError('job_not_found')
    if (now.text === text) return
    const message = now.text
      ? `You changed this note elsewhere in the meantime. It says now: “${now.text}”. Yours is below: save it again to replace that one.`
      : 'You emptied this note elsewhere in the meantime. Yours is below: save it again to keep it.'
    throw new DomainError('note_changed', [{ field: 'note', message }])
  }
}
