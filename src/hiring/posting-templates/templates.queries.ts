import { sql } from 'kysely'
import type { DraftAnswers } from '#hiring/drafts/drafts.schema.ts'
import type { PostingTemplate } from './posting-templates.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'

/** Templates of the organisations under which the account can post, by name. */
export async function listTemplates(db: Db, accountId: Id): Promise<PostingTemplate[]> {
  return ofAccount(db, accountId)
    .select(['template.id', 'template.name', 'organisation.name as organisation'])
    .select(sql<string>`coalesce(template.answers->>'jobTitle', '')`.as('jobTitle'))
    .select('template.updatedAt')
    .orderBy('template.nameKey')
    .orderBy('template.id')
    .execute()
}

/** Null also for a template of another organisation. */
export async function findTemplateRow(db: Db, accountId: Id, id: Id) {
  const row = await ofAccount(db, accountId)
    .select(['template.id', 'template.organisationId', 'template.answers'])
    .where('template.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

function ofAccount(db: Db, accountId: Id) {
  return db
    .selectFrom('postingTemplate as template')
    .innerJoin('organisation', 'organisation.id', 'template.organisationId')
    .innerJoin('organisationMember as member', 'member.organisationId', 'organisation.id')
    .where('member.accountId', '=', accountId)
    .where('member.role', 'in', ['owner', 'recruiter'])
}

export async function countTemplates(db: Db, organisationId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('postingTemplate')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisationId', '=', organisationId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewRow {
  organisationId: Id
  name: string
  answers: DraftAnswers
}

/** The template of this name, and whether it has the same answers. */
export async function findSameName(db: Db, { organisationId, name, answers }: NewRow) {
  const row = await db
    .selectFrom('postingTemplate')
    .select('id')
    .select(sql<boolean>`answers = ${JSON.stringify(answers)}::jsonb`.as('isSame'))
    .where('organisationId', '=', organisationId)
    .where('nameKey', '=', toTemplateKey(name))
    .executeTakeFirst()
  return row ?? null
}

export async function insertTemplate(db: Db, { organisationId, name, answers }: NewRow) {
  const id = newId()
  await db
    .insertInto('postingTemplate')
    .values({
      id,
      organisationId,
      name,
      nameKey: toTemplateKey(name),
      answers: JSON.stringify(answers),
    })
    .execute()
  return id
}

export async function renameTemplate(db: Db, id: Id, name: string) {
  await db
    .updateTable('postingTemplate')
    .set({ name, nameKey: toTemplateKey(name), updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function deleteTemplate(db: Db, id: Id) {
  await db.deleteFrom('postingTemplate').where('id', '=', id).execute()
}

function toTemplateKey(name: string) {
  return name.normalize('NFKC').toLowerCase()
}
