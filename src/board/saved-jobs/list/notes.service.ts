import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Note, SavedNote } from '#board/saved-jobs/saved-jobs.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Db } from '#platform/database/database.ts'
import { findNotes, updateNote } from '#board/saved-jobs/saved-jobs.queries.ts'

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
      ? `You changed this note elsewhere in the meantime. It says now: “${now.text}”. Yours is below: save it again, and it takes the other’s place.`
      : 'You emptied this note elsewhere in the meantime. Yours is below: save it again to keep it.'
    throw new DomainError('note_changed', [{ field: 'note', message }])
  }
}
