import { sql } from 'kysely'
import { wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { toNameKey } from '#organisations/organisations.queries.ts'
import { asForm, readPosting } from '#hiring/posting/drafts/read-posting.ts'
import { findPosting } from '#hiring/posting/postings.queries.ts'
import { isSameAdvert } from '#hiring/upload/same-posting.ts'
import { placeOf } from '#trade/postings.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** The employer’s reason why nothing new would be published. */
export const TWIN_WORDS =
  'You have posted this same advert already. Change that one, or say here what differs: the town, the pay or the hours.'

type Values = Record<string, string>

interface NewForm {
  values: Values
  /** The id that a form of our page becomes; null for others. */
  ownId: Id | null
}

/** An open or held job of the account’s organisations that reads as this form does; null for an unfinished form. */
export async function findTwin(db: Db, accountId: Id, values: Values) {
  const posting = readPosting(asForm({ ...values, closesOn: '', noFee: 'on' }), null)
  if ('problems' in posting) return null
  const { place } = placeOf(posting.fields)
  const rows = await db
    .selectFrom('job')
    .innerJoin('organisationMember as member', 'member.organisationId', 'job.organisationId')
    .select(['job.id', 'job.title', 'job.status'])
    .where('member.accountId', '=', accountId)
    .where('member.role', 'in', ['owner', 'recruiter'])
    .where('job.status', 'in', ['open', 'held'])
    .where(sql<boolean>`(job.closes_at is null or job.closes_at > now())`)
    .where(sql<boolean>`lower(job.title) = ${toNameKey(posting.fields.jobTitle)}`)
    .where(sql<boolean>`lower(coalesce(job.place, '')) = ${toNameKey(place ?? '')}`)
    .orderBy('job.postedAt', 'desc')
    .execute()
  for (const row of rows) {
    const job = await findPosting(db, row.id)
    if (job && isSameAdvert(job, posting)) return row
  }
  return null
}

/** @throws {DomainError} `invalid_input` if the same advert is open, unless this form has just become it */
export async function requireNoTwin(db: Db, accountId: Id, { values, ownId }: NewForm) {
  const twin = await findTwin(db, accountId, values)
  if (twin && twin.id !== ownId) throw wrongField('', TWIN_WORDS)
}
