import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { COPY_DAYS } from './candidates.ts'

interface PendingDigest {
  id: string
  alertId: string
  /** The address of the person whose alert it is, as alerts and accounts name it. */
  emailKey: string
}

/**
 * Leaves out the adverts that another alert of the same person has mailed, or is about to mail: of two digests that
 * wait, the older one has them. Call it with the owner locked, so that one digest of a person is settled at a time.
 */
export async function withoutMailed(
  db: Db,
  numbers: number[],
  { id, alertId, emailKey }: PendingDigest,
): Promise<number[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<{ number: number }>`
    with digest as materialized (
      select digest.jobs from alert_digest as digest join alert on alert.id = digest.alert_id
      where alert.id <> ${alertId} and digest.kind = 'new'
        and (alert.email_key = ${emailKey}
          or alert.account_id = (select id from account where email_key = ${emailKey}))
        and (digest.sent_at is not null or digest.id < ${id}::bigint and alert.status = 'on')
    )
    select publication.number
    from publication
    join publication as copy on copy.number = publication.number or copy.advert = publication.advert
    left join job on job.id = copy.job_id
    where publication.number = any(${numbers}::integer[])
      and (copy.number = publication.number or job.closed_at is null
        or job.closed_at > now() - make_interval(days => ${sql.lit(COPY_DAYS)}))
      and exists (select from digest where copy.number = any(digest.jobs))`.execute(db)
  const mailed = new Set(rows.map(({ number }) => number))
  return numbers.filter((number) => !mailed.has(number))
}
