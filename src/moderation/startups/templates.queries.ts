import { sql } from 'kysely'
import type { CaseTemplateForm } from '#founders/cases/founder-case-forms.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** The templates by title. */
export async function listTemplates(db: Db) {
  return db
    .selectFrom('founderTemplate')
    .select(['id', 'title', 'body as text'])
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .execute()
}

export async function findTemplate(db: Db, id: Id) {
  const row = await db
    .selectFrom('founderTemplate')
    .select(['id', 'title', 'body as text'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Locks the table, so that two concurrent additions count correctly, and returns the number of templates. */
export async function lockTemplates(db: Db): Promise<number> {
  await sql`lock table founder_template in share row exclusive mode`.execute(db)
  const { count } = await db
    .selectFrom('founderTemplate')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertTemplate(db: Db, id: Id, { title, text: body }: CaseTemplateForm) {
  await db.insertInto('founderTemplate').values({ id, title, body }).execute()
}

/** @returns whether it exists */
export async function updateTemplate(
  db: Db,
  id: Id,
  { title, text: body }: CaseTemplateForm,
): Promise<boolean> {
  const row = await db
    .updateTable('founderTemplate')
    .set({ title, body })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether it existed */
export async function deleteTemplate(db: Db, id: Id): Promise<boolean> {
  const row = await db
    .deleteFrom('founderTemplate')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
