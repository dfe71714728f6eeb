import { STORED_DAYS } from '#platform/primitives/time/stored-days.ts'
import { sql } from 'kysely'
import { DraftAnswers, type Draft, type DraftKind } from './drafts.schema.ts'
import { parseInput } from '#platform/forms/parse-input.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { requireSameWindow } from './windows.ts'

/** There is one draft per person and form. */
export interface DraftKey {
  kind: DraftKind
  /** A job's id, or `NEW_POSTING`. */
  subject: string
}

const MAX_DRAFTS = 100
/** The size of all drafts of a person together. A job form at its limits takes some 60 KB. */
const MAX_BYTES = 1024 * 1024
const RETENTION_DAYS = STORED_DAYS.draft

export async function findDraft(db: Db, accountId: Id, key: DraftKey): Promise<Draft | null> {
  const row = await db
    .selectFrom('draft')
    .select(['answers', 'updatedAt'])
    .where('accountId', '=', accountId)
    .where('kind', '=', key.kind)
    .where('subject', '=', key.subject)
    .executeTakeFirst()
  return row ?? null
}

/** Replaces the earlier draft of this form. */
export async function upsertDraft(
  db: Db,
  accountId: Id,
  draft: DraftKey & { answers: DraftAnswers },
) {
  const { kind, subject } = draft
  const answers = toJson(draft.answers)
  await db
    .insertInto('draft')
    .values({ accountId, kind, subject, answers })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'kind', 'subject'])
        .doUpdateSet({ answers, updatedAt: sql`now()` }),
    )
    .execute()
  await deleteSurplus(db, accountId, draft)
}

/**
 * Changes some answers of a form and leaves the others as they are, or as in `ifNone` where it has none. Concurrent
 * changes do not overwrite each other. `shown` are the fields of the form, if it sends fewer.
 * @throws {DomainError} `invalid_input` if the form becomes too large, `entry_changed` by another window
 */
export async function mergeDraft(
  db: Db,
  accountId: Id,
  {
    kind,
    subject,
    answers,
    ifNone = {},
    shown,
  }: DraftKey & { answers: DraftAnswers; ifNone?: DraftAnswers; shown?: readonly string[] },
) {
  await db.transaction().execute(async (db) => {
    await db
      .insertInto('draft')
      .values({ accountId, kind, subject, answers: '{}' })
      .onConflict((conflict) => conflict.columns(['accountId', 'kind', 'subject']).doNothing())
      .execute()
    const own = db
      .selectFrom('draft')
      .where('accountId', '=', accountId)
      .where('kind', '=', kind)
      .where('subject', '=', subject)
    const before = await own.select('answers').forUpdate().executeTakeFirst()
    requireSameWindow(before?.answers, answers, shown)
    const merged = parseInput(DraftAnswers, { ...ifNone, ...before?.answers, ...answers })
    await upsertDraft(db, accountId, { kind, subject, answers: merged })
  })
}

function toJson(answers: DraftAnswers) {
  const entries = Object.entries(answers)
  return JSON.stringify(Object.fromEntries(entries.map((entry) => entry.map(toStorable))))
}

/** Deletes the oldest drafts above the maximum number or size. */
async function deleteSurplus(db: Db, accountId: Id, { kind, subject }: DraftKey) {
  await sql`
    delete from draft where account_id = ${accountId} and (kind, subject) in (
      select kind, subject from (
        select
          kind,
          subject,
          row_number() over newest_first as position,
          sum(octet_length(answers::text)) over newest_first as bytes
        from draft where account_id = ${accountId}
        window newest_first as (
          order by updated_at desc, (kind, subject) = (${kind}, ${subject}) desc, kind, subject
        )
      ) as own
      where position > ${MAX_DRAFTS} or (position > 1 and bytes > ${MAX_BYTES})
    )`.execute(db)
}

export async function deleteDraft(db: Db, accountId: Id, { kind, subject }: DraftKey) {
  await db
    .deleteFrom('draft')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

/** The drafts for the export. */
export async function* readDrafts(db: Db, accountId: Id): AsyncGenerator<object> {
  yield* await db
    .selectFrom('draft')
    .select(['kind', 'subject', 'answers', 'updatedAt'])
    .where('accountId', '=', accountId)
    .orderBy('updatedAt')
    .execute()
}

export async function deleteDrafts(db: Db, accountId: Id) {
  await db.deleteFrom('draft').where('accountId', '=', accountId).execute()
}

export async function deleteOldDrafts(db: Db) {
  await sql`
    delete from draft where updated_at < now() - make_interval(days => ${RETENTION_DAYS}::int)`.execute(
    db,
  )
}

/** The text without the characters that PostgreSQL does not store, not even in JSON. */
function toStorable(text: string) {
  return text.toWellFormed().replaceAll('\0', '')
}
