import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** Whether the desk has to look at a proof that the organisation has sent; not while a letter is to be printed. */
const WAITS_FOR_DESK = sql<boolean>`exists (
  select from organisation_proof_request as request
  where request.organisation_id = organisation.id and request.waits_since is not null
    and not (request.kind = 'letter' and request.sent_at is null))`

/** The case of the newest suspension, in which the organisation can appeal; null without one. */
const SUSPENSION_CASE = sql<Id | null>`(
  select id from moderation_case
  where moderation_case.organisation_id = organisation.id
    and moderation_case.status = 'decided' and moderation_case.decision = 'suspend'
  order by moderation_case.decided_at desc limit 1)`

/** The organisations of an account, by name. */
export async function listOwn(db: Db, accountId: Id) {
  return db
    .selectFrom('organisation')
    .innerJoin('organisationMember as member', 'member.organisationId', 'organisation.id')
    .select(['organisation.id', 'organisation.name', 'organisation.legalName', 'member.role'])
    .select(sql<boolean>`organisation.frozen_at is not null`.as('isFrozen'))
    .select(sql<boolean>`organisation.suspended_at is not null`.as('isSuspended'))
    .select(WAITS_FOR_DESK.as('isProofWaiting'))
    .select(SUSPENSION_CASE.as('suspensionCaseId'))
    .select(({ selectFrom, fn }) =>
      selectFrom('job')
        .select(fn.countAll<number>().as('count'))
        .whereRef('job.organisationId', '=', 'organisation.id')
        .where('job.status', '=', 'open')
        .as('openJobs'),
    )
    .where('member.accountId', '=', accountId)
    .orderBy('organisation.nameKey')
    .orderBy('organisation.id')
    .execute()
}

/** The facts on an organisation’s page. */
export async function findFacts(db: Db, id: Id) {
  const row = await db
    .selectFrom('organisation')
    .leftJoin('sponsor', 'sponsor.id', 'organisation.sponsorId')
    .select(['organisation.id', 'organisation.name', 'organisation.legalName'])
    .select(['organisation.companyNumber', 'organisation.sponsorId', 'sponsor.name as entry'])
    .select(['organisation.frozenBecause', 'organisation.suspendedBecause'])
    .select(sql<boolean>`organisation.frozen_at is not null`.as('isFrozen'))
    .select(sql<boolean>`organisation.suspended_at is not null`.as('isSuspended'))
    .select(WAITS_FOR_DESK.as('isProofWaiting'))
    .select(SUSPENSION_CASE.as('suspensionCaseId'))
    .where('organisation.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
