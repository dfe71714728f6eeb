import { sql } from 'kysely'
import type { Draft, DraftAnswers, DraftKind } from '#contract/drafts.ts'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

/** There is one draft per person and form. */
export interface DraftKey {
  kind: DraftKind
  /** A job's id, or `NEW_POSTING`. */
  subject: string
}

const MAX_DRAFTS = 100
/** Of all drafts of a person together. A job form at its limits takes some 60 KB. */
const MAX_BYTES = 1024 * 1024
const RETENTION_DAYS = 90

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

/** Replaces the earlier draft of this form, and deletes the oldest ones above the maximum number or size. */
export async function upsertDraft(
  db: Db,
  accountId: Id,
  draft: DraftKey & { answers: DraftAnswers },
) {
  const entries = Object.entries(draft.answers)
  const answers = JSON.stringify(Object.fromEntries(entries.map((entry) => entry.map(toStorable))))
  const { kind, subject } = draft
  await db
    .insertInto('draft')
    .values({ accountId, kind, subject, answers })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'kind', 'subject'])
        .doUpdateSet({ answers, updatedAt: sql`now()` }),
    )
    .execute()
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

/** For the export. */
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

/** Without the characters that PostgreSQL does not store, not even in JSON. */
function toStorable(text: string) {
  return text.toWellFormed().replaceAll('\0', '')
}
