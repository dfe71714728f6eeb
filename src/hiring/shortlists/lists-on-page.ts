import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { ListOnPage } from '#hiring/team/team-views.ts'
import { toAuthor } from '#hiring/team/notes/member-name.ts'
import type { Db } from '#platform/database/database.ts'
import { findEntriesOf, findLists } from './shortlists.queries.ts'

/** The organisation’s lists, and whether this applicant is on each. */
export async function listsOnPage(
  db: Db,
  reader: { id: Id },
  { organisationId, id }: { organisationId: Id | null; id: Id },
): Promise<ListOnPage[]> {
  if (organisationId === null) return []
  const [lists, entries] = await Promise.all([findLists(db, organisationId), findEntriesOf(db, id)])
  const byList = new Map(entries.map((entry) => [entry.shortlistId, entry]))
  return lists.map((list) => {
    const entry = byList.get(list.id)
    const shown = entry && {
      addedBy: toAuthor(entry, reader),
      reason: entry.reason,
      at: entry.addedAt,
    }
    return { id: list.id, name: list.name, entry: shown ?? null }
  })
}
