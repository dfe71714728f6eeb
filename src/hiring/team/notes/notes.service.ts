import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import { parseInput } from '#platform/forms/parse-input.ts'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { NewNote, type NoteChange } from '#hiring/team/team.schema.ts'
import { TEAM_LIMITS } from '#hiring/team/team-limits.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { ApplicantKey } from '#hiring/applicants/employer/applicants.service.ts'
import { lockApplication } from '#hiring/talk/messages/notify-messages.queries.ts'
import { requireApplication } from '#hiring/applications/people/require-application.ts'
import type { Db } from '#platform/database/database.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { screenNote } from '#board/screening/text/stop-text.ts'
import { toAuthor } from './member-name.ts'
import {
  countNotes,
  deleteNote,
  findNotes,
  insertNote,
  isRepeat,
  lockOwnNote,
  updateNote,
} from './notes.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

type Employer = Pick<Actor, 'id' | 'secondFactorAt'>

const FULL = `There are ${TEAM_LIMITS.notes} notes about this applicant. Delete one of yours, then save this one.`

/** Notes about an applicant: every colleague reads them, and only the author can change one. */
export function createNotes({ db, limits }: Pick<Platform, 'db' | 'limits'>) {
  return { add, change, remove }

  /**
   * Adds a note; resubmitting the form writes nothing.
   * @throws {DomainError} `invalid_input` if it is empty, plans a demand or is one too many
   */
  async function add(actor: Employer, { jobId, id: applicationId }: ApplicantKey, input: NewNote) {
    await requireApplication(db, actor, { id: applicationId, jobId, action: 'note something' })
    const { note: body, noteForm } = parseInput(NewNote, input, 'note')
    await limits.consume(RATE_LIMITS['team-change'], actor.id)
    await screenNote(db, actor, { jobId, text: body })
    const formId = isId(noteForm) ? noteForm : null
    await db.transaction().execute(async (db) => {
      await lockApplication(db, applicationId)
      const note = { applicationId, authorId: actor.id, formId, body }
      if (await isRepeat(db, note)) return
      if ((await countNotes(db, applicationId)) >= TEAM_LIMITS.notes) throw wrongField('note', FULL)
      await insertNote(db, { id: newId(), ...note })
    })
  }

  /** @throws {DomainError} `not_found` for another’s note; `changed_by_colleague` if it changed since it was opened */
  async function change(
    actor: Employer,
    { jobId, id }: ApplicantKey,
    { noteId, edit, editVersion }: NoteChange,
  ) {
    await requireApplication(db, actor, { id, jobId, action: 'note something' })
    await limits.consume(RATE_LIMITS['team-change'], actor.id)
    await screenNote(db, actor, { jobId, text: edit, field: 'edit' })
    await db.transaction().execute(async (db) => {
      const { body, version, ...times } = await lockOwn(db, actor, { id, noteId })
      if (body === edit) return
      if (version !== editVersion) throw changedSince(times.editedAt ?? times.createdAt)
      await updateNote(db, noteId, edit)
    })
  }

  /** Removes a note; one that is gone already is no error. */
  async function remove(actor: Employer, { jobId, id }: ApplicantKey, noteId: Id) {
    await requireApplication(db, actor, { id, jobId, action: 'note something' })
    await db.transaction().execute(async (db) => {
      const notes = await findNotes(db, id)
      if (!notes.some((note) => note.id === noteId)) return
      await lockOwn(db, actor, { id, noteId })
      await deleteNote(db, noteId)
    })
  }
}

/** Oldest first. */
export async function listNotes(db: Db, reader: { id: Id }, applicationId: Id) {
  const rows = await findNotes(db, applicationId)
  return rows.map((row) => ({
    id: row.id,
    author: toAuthor(row, reader),
    isOwn: row.authorId === reader.id,
    text: row.body,
    at: row.createdAt,
    editedAt: row.editedAt,
    version: row.version,
  }))
}

async function lockOwn(db: Db, actor: Employer, { id, noteId }: { id: Id; noteId: Id }) {
  const key = { applicationId: id, id: noteId, authorId: actor.id }
  const note = isId(noteId) ? await lockOwnNote(db, key) : null
  if (!note) throw new DomainError('not_found')
  return note
}

/** Only the author changes a note, so they did it in another window. */
function changedSince(at: string) {
  const message = `You changed this note in another window, at ${mediumDateTime(at)}. What you typed here is not saved yet.`
  return new DomainError('changed_by_colleague', [{ field: 'edit', message }])
}

/** A colleague’s note about an applicant. */
export type TeamNote = Awaited<ReturnType<typeof listNotes>>[number]
