import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/**
 * A member’s own notes, scores, list entries and stages about applicants. What others wrote about an applicant is in no
 * export: it is the organisation’s, which answers for it.
 */
export async function* readTeamWork(db: Db, accountId: Id): AsyncGenerator<object> {
  yield* await db
    .selectFrom('applicationNote')
    .select(['applicationId', 'body as note', 'createdAt as at', 'editedAt'])
    .where('authorId', '=', accountId)
    .orderBy('createdAt')
    .execute()
  yield* await db
    .selectFrom('applicationScore as score')
    .innerJoin('scorecardCriterion as criterion', 'criterion.id', 'score.criterionId')
    .select(['score.applicationId', 'criterion.name as criterion', 'score.score', 'score.reason'])
    .select('score.scoredAt as at')
    .where('score.accountId', '=', accountId)
    .orderBy('score.scoredAt')
    .execute()
  yield* await db
    .selectFrom('shortlistEntry as entry')
    .innerJoin('shortlist', 'shortlist.id', 'entry.shortlistId')
    .select(['entry.applicationId', 'shortlist.name as list', 'entry.reason'])
    .select('entry.addedAt as at')
    .where('entry.addedBy', '=', accountId)
    .orderBy('entry.addedAt')
    .execute()
  yield* await db
    .selectFrom('applicationEvent')
    .select(['applicationId', 'kind', 'status', 'createdAt as at'])
    .where('actorId', '=', accountId)
    .orderBy('id')
    .execute()
}

/**
 * Deletes team work in organisations without other members; work that stays with colleagues loses its author’s name
 * with the account’s row. Call it in the transaction that deletes the account, after it has been taken out of the
 * organisations that have other members and before its jobs lose their owner.
 */
export async function deleteTeamWork(db: Db, accountId: Id) {
  const ownOrganisations = db
    .selectFrom('organisationMember')
    .select('organisationId')
    .where('accountId', '=', accountId)
  const ownJobs = db
    .selectFrom('job')
    .select('id')
    .where((is) =>
      is.or([is('ownerId', '=', accountId), is('organisationId', 'in', ownOrganisations)]),
    )
  const applicants = db.selectFrom('application').select('id').where('jobId', 'in', ownJobs)
  await db.deleteFrom('applicationNote').where('applicationId', 'in', applicants).execute()
  await db.deleteFrom('scorecard').where('jobId', 'in', ownJobs).execute()
  await db.deleteFrom('shortlist').where('organisationId', 'in', ownOrganisations).execute()
}
