import { sql, type Updateable } from 'kysely'
import { versionOf } from '#platform/forms/since-opened.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { RowOutcome } from './upload-words.ts'
import type { Db } from '#platform/database/database.ts'
import type { UploadRowTable } from './uploads.tables.ts'

const COLUMNS = [
  'number',
  'reference',
  'source',
  'problems',
  'warnings',
  'plan',
  'planDetail',
  'headline',
  'isSelected',
  'outcome',
  'outcomeDetail',
  'jobId',
] as const

/** Outcomes after which a row can still be published. */
const AGAIN: readonly RowOutcome[] = ['waiting', 'failed']
const TRIES = 3
const FAILED = 'Something went wrong on our side. Publish this row again.'

/** The rows of a list, without their long texts. */
export function listRows(db: Db, uploadId: Id) {
  return db
    .selectFrom('uploadRow')
    .select(COLUMNS)
    .select(sql<Record<string, string>>`answers - 'description'`.as('answers'))
    .select((of) =>
      of
        .selectFrom('job')
        .select('job.status')
        .whereRef('job.id', '=', 'uploadRow.jobId')
        .as('jobStatus'),
    )
    .where('uploadId', '=', uploadId)
    .orderBy('number')
    .execute()
}

/** The rows of a list with everything. */
export function listWholeRows(db: Db, uploadId: Id) {
  return wholeRows(db, uploadId).orderBy('number').execute()
}

export async function findRow(db: Db, uploadId: Id, number: number) {
  return (await wholeRows(db, uploadId).where('number', '=', number).executeTakeFirst()) ?? null
}

export type WholeRow = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** Differs whenever the row’s form would be filled in otherwise. */
export function rowVersion({ answers, reference }: Pick<WholeRow, 'answers' | 'reference'>) {
  return versionOf({ ...answers, reference })
}

function wholeRows(db: Db, uploadId: Id) {
  const rows = db.selectFrom('uploadRow').select([...COLUMNS, 'answers'])
  return rows.where('uploadId', '=', uploadId)
}

export interface RowKey {
  uploadId: Id
  number: number
}

export async function updateRow(db: Db, key: RowKey, changes: Updateable<UploadRowTable>) {
  await rowUpdate(db, key).set(changes).execute()
}

function rowUpdate(db: Db, { uploadId, number }: RowKey) {
  const update = db.updateTable('uploadRow').where('uploadId', '=', uploadId)
  return update.where('number', '=', number)
}

/** Ticks the selected rows among those that were shown. */
export async function selectRows(
  db: Db,
  uploadId: Id,
  { shown, selected }: { shown: number[]; selected: number[] },
) {
  if (shown.length === 0) return
  await db
    .updateTable('uploadRow')
    .set({ isSelected: sql<boolean>`number = any(${selected}::int[])` })
    .where('uploadId', '=', uploadId)
    .where('number', '=', sql<number>`any(${shown}::int[])`)
    .execute()
}

/** The numbers of selected rows that are not published yet. */
export async function findUnpublished(db: Db, uploadId: Id): Promise<number[]> {
  const rows = await db
    .selectFrom('uploadRow')
    .select('number')
    .where('uploadId', '=', uploadId)
    .where('isSelected', '=', true)
    .where(sql<boolean>`problems = '[]'`)
    .where('outcome', 'is', null)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

/** Resets rows that waited or failed, to publish them again. */
export async function resetOutcomes(db: Db, uploadId: Id) {
  await db
    .updateTable('uploadRow')
    .set({ outcome: null, outcomeDetail: '', tries: 0 })
    .where('uploadId', '=', uploadId)
    .where('outcome', 'in', AGAIN)
    .execute()
}

/** Locks a row that has no outcome yet; null if it has one. */
export async function lockUnpublished(db: Db, uploadId: Id, number: number) {
  const row = await db
    .selectFrom('uploadRow')
    .select('number')
    .where('uploadId', '=', uploadId)
    .where('number', '=', number)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

interface Outcome {
  outcome: RowOutcome
  outcomeDetail?: string
  jobId?: Id
}

/** Sets the outcome of a row; the first one stays. */
export async function setOutcome(db: Db, key: RowKey, outcome: Outcome) {
  await rowUpdate(db, key).set(outcome).where('outcome', 'is', null).execute()
}

/** Counts an unexpected failure; after several the row is skipped. */
export async function countTry(db: Db, key: RowKey) {
  await rowUpdate(db, key)
    .set({
      tries: sql<number>`tries + 1`,
      outcome: sql<RowOutcome | null>`case when tries + 1 >= ${TRIES} then 'failed' end`,
      outcomeDetail: sql<string>`case when tries + 1 >= ${TRIES} then ${FAILED} else '' end`,
    })
    .where('outcome', 'is', null)
    .execute()
}
