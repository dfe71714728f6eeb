import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { TemplateForm } from './templates.schema.ts'
import type { Db } from '#platform/database/database.ts'

const COLUMNS = ['id', 'name', 'kind', 'body', 'updatedAt as version'] as const

/** Templates of an organisation, by name. */
export async function findTemplates(db: Db, organisationId: Id) {
  return db
    .selectFrom('messageTemplate')
    .select(COLUMNS)
    .where('organisationId', '=', organisationId)
    .orderBy(sql`lower(name)`)
    .execute()
}

type NewTemplate = Pick<TemplateForm, 'name' | 'kind' | 'body'> & { id: Id; organisationId: Id }

export async function insertTemplate(db: Db, template: NewTemplate) {
  await db.insertInto('messageTemplate').values(template).execute()
}

/** False if this version does not exist. */
export async function updateTemplate(
  db: Db,
  { id, organisationId, ...values }: NewTemplate,
  version: string,
): Promise<boolean> {
  const row = await db
    .updateTable('messageTemplate')
    .set({ ...values, updatedAt: sql<string>`now()` })
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .where('updatedAt', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteTemplate(
  db: Db,
  { id, organisationId }: { id: Id; organisationId: Id },
) {
  await db
    .deleteFrom('messageTemplate')
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .execute()
}
