import { provedOrganisations } from '#organisations/organisations.queries.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { AnswerRate } from './rate-words.ts'

/** The answer rate as last counted; null if it was never counted. */
export async function findAnswerRate(db: Db, organisationId: Id): Promise<AnswerRate | null> {
  const row = await db
    .selectFrom('answerRate')
    .select(['applications', 'answered', 'medianSeconds'])
    .where('organisationId', '=', organisationId)
    .executeTakeFirst()
  return row ?? null
}

/** The rates of organisations that have proved to be an entry on the register, most applications first. */
export async function listRatesOfSponsor(db: Db, sponsorId: Id) {
  return db
    .selectFrom('answerRate')
    .innerJoin('organisation', 'organisation.id', 'answerRate.organisationId')
    .select(['name', 'applications', 'answered', 'medianSeconds'])
    .where('organisation.sponsorId', '=', sponsorId)
    .where('organisation.id', 'in', provedOrganisations(db))
    .orderBy('applications', 'desc')
    .orderBy('organisation.id')
    .limit(5)
    .execute()
}
