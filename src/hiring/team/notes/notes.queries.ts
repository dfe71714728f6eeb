import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { nameOf } from './member-name.ts'

export async function findNotes(db: Db, applicationId: Id) {
  return db
    .selectFrom('applicationNote as note')
    .leftJoin('account as author', 'author.id', 'note.authorId')
    .select(['note.id', 'note.authorId', 'note.body', 'note.version'])
    .select(['note.createdAt', 'note.editedAt', nameOf('author').as('authorName')])
    .where('note.applicationId', '=', applicationId)
    .orderBy('note.createdAt')
    .orderBy('note.id')
    .execute()
}

/** All notes of an application as one text for a table: author, time and note. */
export function notesAsText(db: Db) {
  return db
    .selectFrom('applicationNote as note')
    .leftJoin('account as author', 'author.id', 'note.authorId')
    .select(
      sql<string>`coalesce(string_agg(
        concat_ws(', ', ${nameOf('author')}, to_char(note.created_at at time zone 'Europe/London', 'FMDD Mon YYYY'))
          || ': ' || note.body,
        chr(10) order by note.created_at, note.id), '')`.as('text'),
    )
    .whereRef('note.applicationId', '=', sql.ref('application.id'))
}

interface NewRow {
  id: Id
  applicationId: Id
  authorId: Id
  formId: Id | null
  body: string
}

export async function countNotes(db: Db, applicationId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('applicationNote')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertNote(db: Db, note: NewRow) {
  await db.insertInto('applicationNote').values(note).execute()
}

/** Whether this form wrote this note before. */
export async function isRepeat(db: Db, note: Omit<NewRow, 'id'>): Promise<boolean> {
  if (note.formId === null) return false
  const row = await db
    .selectFrom('applicationNote')
    .select('id')
    .where('applicationId', '=', note.applicationId)
    .where('authorId', '=', note.authorId)
    .where('formId', '=', note.formId)
    .where('body', '=', note.body)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks a note of this author; null for anyone else’s. */
export async function lockOwnNote(
  db: Db,
  { applicationId, id, authorId }: Pick<NewRow, 'applicationId' | 'id' | 'authorId'>,
) {
  const row = await db
    .selectFrom('applicationNote')
    .select(['body', 'version', 'createdAt', 'editedAt'])
    .where('applicationId', '=', applicationId)
    .where('id', '=', id)
    .where('authorId', '=', authorId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function updateNote(db: Db, id: Id, body: string) {
  await db
    .updateTable('applicationNote')
    .set({ body, editedAt: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteNote(db: Db, id: Id) {
  await db.deleteFrom('applicationNote').where('id', '=', id).execute()
}
