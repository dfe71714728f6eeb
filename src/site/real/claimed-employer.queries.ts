import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Whether an organisation that claims this entry has proved the domain here. */
export async function hasProvedDomain(db: Db, sponsorId: string, domain: string): Promise<boolean> {
  const row = await db
    .selectFrom('organisationProof')
    .select('id')
    .where('sponsorId', '=', sponsorId)
    .where('domain', '=', domain)
    .where('strength', '=', 'strong')
    .where('endedAt', 'is', null)
    .where('lapsesAt', '>', sql<string>`now()`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
