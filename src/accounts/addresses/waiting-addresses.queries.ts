import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

export interface NamedAddress {
  jobId: Id
  organisationId: Id
  applyEmail: string
  /** The time when its holder was asked; null until then. The link works until `expiresAt`. */
  sentAt: string | null
  expiresAt: string | null
}

/** The addresses in these adverts, of the organisations of this account only. */
export async function findNamedAddresses(
  db: Db,
  accountId: Id,
  jobIds: Id[],
): Promise<NamedAddress[]> {
  if (jobIds.length === 0) return []
  const { rows } = await sql<NamedAddress>`
    select job.id as job_id, job.organisation_id, job.apply_email, address.sent_at, address.expires_at
    from job
      join organisation_member as member
        on member.organisation_id = job.organisation_id and member.account_id = ${accountId}
      left join confirmed_address as address
        on address.organisation_id = job.organisation_id
        and lower(address.email) = lower(job.apply_email)
    where job.id = any(${jobIds}) and job.apply_email is not null`.execute(db)
  return rows
}
