import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { IS_A_RATED } from '#sponsorship/register/a-rated.ts'
import {
  isSameOrganisation,
  type NamedSponsor,
} from '#sponsorship/register/names/same-organisation.ts'

/** An entry that left the register or lost its A rating. */
export interface LostSponsor extends NamedSponsor {
  id: string
  isRemoved: boolean
}

/** Leaves out organisations that are on the register under another spelling. */
export async function excludeRespelled<Sponsor extends LostSponsor>(
  db: Db,
  lost: Sponsor[],
): Promise<Sponsor[]> {
  const keys = lost.filter(({ isRemoved }) => isRemoved).map(({ nameKey }) => nameKey)
  if (keys.length === 0) return lost
  const { rows: listed } = await sql<NamedSponsor>`
    select name, name_key, towns from sponsor
    where name_key = any(${keys}) and ${IS_A_RATED}`.execute(db)
  return lost.filter(
    (sponsor) => !sponsor.isRemoved || !listed.some((other) => isSameOrganisation(sponsor, other)),
  )
}
