import type { Draft } from '#hiring/drafts/drafts.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { entryDraft, type Section } from '#hiring/profile/model/profile-limits.ts'
import { deleteDraft, findDraft } from '#hiring/drafts/drafts.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { findEntry } from '#hiring/profile/profile.queries.ts'

interface EntryKey {
  section: Section
  /** Null for a new entry. */
  id: Id | null
}

/** The unsaved text of an entry’s form. Null for a new entry that has been saved since. */
export async function findEntryDraft(
  db: Db,
  accountId: Id,
  { section, id }: EntryKey,
): Promise<Draft | null> {
  const draft = await findDraft(db, accountId, toKey({ section, id }))
  if (!draft || id) return draft
  const { id: newId = '' } = draft.answers
  return isId(newId) && !(await findEntry(db, accountId, newId)) ? draft : null
}

/** Deletes the draft of an entry, and of the new entry whose form created it. */
export async function deleteEntryDraft(db: Db, accountId: Id, { section, id }: EntryKey) {
  await deleteDraft(db, accountId, toKey({ section, id }))
  const draft = await findDraft(db, accountId, toKey({ section, id: null }))
  if (draft?.answers.id === id || id === null)
    await deleteDraft(db, accountId, toKey({ section, id: null }))
}

function toKey({ section, id }: EntryKey) {
  return { kind: 'profile', subject: entryDraft(section, id) } as const
}
