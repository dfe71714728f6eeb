import { sql } from 'kysely'

/** The name for a member whose account is deleted. */
const NAMELESS = 'A former colleague'

/** The name of the joined account `alias`; null without one. */
export function nameOf(alias: string) {
  const [first, last] = [sql.ref(`${alias}.first_name`), sql.ref(`${alias}.last_name`)]
  return sql<string | null>`nullif(trim(concat_ws(' ', ${first}, ${last})), '')`
}

/** The author’s name, as a colleague reads it. */
export function toAuthor(
  { authorId, authorName }: { authorId: string | null; authorName: string | null },
  reader: { id: string },
): string {
  return authorId === reader.id ? 'You' : (authorName ?? NAMELESS)
}
