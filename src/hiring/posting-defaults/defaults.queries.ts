import { sql } from 'kysely'
import type { DraftAnswers } from '#hiring/drafts/drafts.schema.ts'
import { provedOrganisations } from '#organisations/organisations.queries.ts'
import { countryName } from '#platform/places/names/countries.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** The organisation’s defaults; empty if it has saved none. */
export async function findDefaults(db: Db, organisationId: Id): Promise<DraftAnswers> {
  const row = await db
    .selectFrom('postingDefault')
    .select('answers')
    .where('organisationId', '=', organisationId)
    .executeTakeFirst()
  return row?.answers ?? {}
}

export async function upsertDefaults(db: Db, organisationId: Id, answers: DraftAnswers) {
  const row = { answers: JSON.stringify(answers), updatedAt: sql<string>`now()` }
  await db
    .insertInto('postingDefault')
    .values({ organisationId, ...row })
    .onConflict((conflict) => conflict.column('organisationId').doUpdateSet(row))
    .execute()
}

/**
 * The first answers of a new job of this account: the claim and the defaults of the organisation that it last posted
 * for, if that is proved or has defaults. Empty if it may post for none.
 */
export async function findOrganisationAnswers(db: Db, accountId: Id): Promise<DraftAnswers> {
  const row = await db
    .selectFrom('organisation')
    .innerJoin('organisationMember as member', 'member.organisationId', 'organisation.id')
    .leftJoin('postingDefault', 'postingDefault.organisationId', 'organisation.id')
    .select(['organisation.name', 'organisation.legalName', 'organisation.companyNumber'])
    .select(['organisation.sponsorId', 'postingDefault.answers'])
    .where('member.accountId', '=', accountId)
    .where('member.role', 'in', ['owner', 'recruiter'])
    .where('organisation.suspendedAt', 'is', null)
    .where((is) =>
      is.or([
        is('postingDefault.answers', 'is not', null),
        is('organisation.id', 'in', provedOrganisations(db)),
      ]),
    )
    .orderBy(
      (of) =>
        of
          .selectFrom('job')
          .select(({ fn }) => fn.max('job.postedAt').as('last'))
          .where('job.ownerId', '=', accountId)
          .whereRef('job.organisationId', '=', 'organisation.id'),
      (order) => order.desc().nullsLast(),
    )
    .orderBy('organisation.createdAt')
    .orderBy('organisation.id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return {}
  return {
    companyName: row.name,
    legalName: row.legalName ?? '',
    companyNumber: row.companyNumber ?? '',
    sponsorId: row.sponsorId ?? '',
    // A sponsor on the register hires in the United Kingdom, wherever its recruiter lives.
    ...(row.sponsorId && { location: countryName('GB') }),
    ...row.answers,
  }
}
