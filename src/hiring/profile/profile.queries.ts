import { sql } from 'kysely'
import { EMPTY_PROFILE, type Entry, type EntryOf, type Profile } from './profile.schema.ts'
import { isSingle, SECTIONS, type Section } from './model/profile-limits.ts'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** An entry as it is stored. */
export interface StoredEntry<Name extends Section = Section> {
  id: Id
  section: Name
  content: EntryOf[Name]
  version: number
  updatedAt: Timestamp
}

const COLUMNS = ['id', 'section', 'content', 'version', 'updatedAt'] as const

/** All entries of a person, in their order within each section. */
export async function findEntries(db: Db, accountId: Id): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('profileEntry')
    .select(COLUMNS)
    .where('accountId', '=', accountId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.filter(({ section }) => SECTIONS.includes(section)) as StoredEntry[]
}

export async function findEntry(db: Db, accountId: Id, id: Id): Promise<StoredEntry | null> {
  const row = await db
    .selectFrom('profileEntry')
    .select(COLUMNS)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return (row as StoredEntry | undefined) ?? null
}

/** A person’s profile, and when it last changed; null if it is empty. */
export async function findProfile(
  db: Db,
  accountId: Id,
): Promise<{ profile: Profile; updatedAt: Timestamp } | null> {
  const entries = await findEntries(db, accountId)
  const [latest] = entries
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .toReversed()
  return latest ? { profile: toProfile(entries), updatedAt: latest } : null
}

export function toProfile(entries: Pick<StoredEntry, 'section' | 'content'>[]): Profile {
  const profile = structuredClone(EMPTY_PROFILE) as Record<Section, unknown>
  for (const { section, content } of entries) {
    if (isSingle(section)) profile[section] = content
    else (profile[section] as Entry[]).push(content)
  }
  return profile as unknown as Profile
}

/** Creates the profile if it is missing, and locks it until the transaction ends: changes of one person take turns. */
export async function lockProfile(db: Db, accountId: Id) {
  await db
    .insertInto('profile')
    .values({ accountId })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ accountId }))
    .execute()
}

interface NewEntry {
  id: Id
  section: Section
  content: Entry
  position: number
}

export async function insertEntry(db: Db, accountId: Id, { content, ...entry }: NewEntry) {
  await db
    .insertInto('profileEntry')
    .values({ accountId, ...entry, content: JSON.stringify(content) })
    .execute()
}

export async function updateEntry(db: Db, accountId: Id, id: Id, content: Entry) {
  await db
    .updateTable('profileEntry')
    .set((set) => ({
      content: JSON.stringify(content),
      version: set('version', '+', 1),
      updatedAt: sql`now()`,
    }))
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function updatePosition(db: Db, accountId: Id, id: Id, position: number) {
  await db
    .updateTable('profileEntry')
    .set({ position })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function deleteEntry(db: Db, accountId: Id, id: Id) {
  await db
    .deleteFrom('profileEntry')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function deleteEntries(db: Db, accountId: Id) {
  await db.deleteFrom('profileEntry').where('accountId', '=', accountId).execute()
}

/** The profile for the export. */
export async function* readProfile(db: Db, accountId: Id): AsyncGenerator<object> {
  for (const { section, content, updatedAt } of await findEntries(db, accountId)) {
    yield { section, ...content, updatedAt }
  }
}
