import type { JobCard } from '#trade/jobs.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { findFreshness } from '#sponsorship/freshness/freshness.queries.ts'
import { toCard, type CardRow } from './job-rows.ts'

/** Rows as cards, whose answers lose their green if rules or register are old. */
export async function toCards(db: Db, rows: CardRow[]): Promise<JobCard[]> {
  if (rows.length === 0) return []
  const freshness = await findFreshness(db)
  return rows.map((row) => toCard(row, freshness))
}
