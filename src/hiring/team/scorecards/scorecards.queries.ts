import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { nameOf } from '#hiring/team/notes/member-name.ts'

/** The criteria in the order of the card. */
export async function findCriteria(db: Db, jobId: Id) {
  return db
    .selectFrom('scorecardCriterion')
    .select(['id', 'name'])
    .where('jobId', '=', jobId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Null if the job has no scorecard yet. */
export async function findScorecard(db: Db, jobId: Id) {
  const row = await db
    .selectFrom('scorecard')
    .leftJoin('account', 'account.id', 'scorecard.changedBy')
    .select(['scorecard.version', 'scorecard.changedBy', 'scorecard.changedAt'])
    .select(nameOf('account').as('changedByName'))
    .where('jobId', '=', jobId)
    .executeTakeFirst()
  return row ?? null
}

/** Locks the scorecard until the transaction ends; creates it with version 0 if needed. */
export async function lockScorecard(db: Db, jobId: Id) {
  await db
    .insertInto('scorecard')
    .values({ jobId, version: 0 })
    .onConflict((conflict) => conflict.column('jobId').doNothing())
    .execute()
  await db.selectFrom('scorecard').select('jobId').where('jobId', '=', jobId).forUpdate().execute()
}

/** Locks the scorecard (FOR SHARE), so that no score is given for a criterion that is being removed. */
export async function lockScorecardForShare(db: Db, jobId: Id) {
  await db.selectFrom('scorecard').select('jobId').where('jobId', '=', jobId).forShare().execute()
}

interface Card {
  jobId: Id
  changedBy: Id
  /** The criteria. Those that have an id keep their scores. */
  criteria: { id: Id | null; name: string }[]
}

export async function replaceCriteria(db: Db, { jobId, changedBy, criteria }: Card) {
  const remaining = criteria.flatMap(({ id }) => id ?? [])
  let gone = db.deleteFrom('scorecardCriterion').where('jobId', '=', jobId)
  if (remaining.length > 0) gone = gone.where('id', 'not in', remaining)
  await gone.execute()
  for (const [position, { id, name }] of criteria.entries())
    await db
      .insertInto('scorecardCriterion')
      .values({ id: id ?? newId(), jobId, position, name })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ position, name }))
      .execute()
  await db
    .updateTable('scorecard')
    .set({ version: sql`version + 1`, changedBy, changedAt: sql`now()` })
    .where('jobId', '=', jobId)
    .execute()
}

/** The number of scores for each of these criteria. */
export async function countScores(db: Db, criteria: Id[]): Promise<Map<Id, number>> {
  if (criteria.length === 0) return new Map()
  const rows = await db
    .selectFrom('applicationScore')
    .select(['criterionId', sql<number>`count(*)::int`.as('count')])
    .where('criterionId', 'in', criteria)
    .groupBy('criterionId')
    .execute()
  return new Map(rows.map(({ criterionId, count }) => [criterionId, count]))
}

/** The scores of one applicant, oldest first. */
export async function findScores(db: Db, applicationId: Id) {
  return db
    .selectFrom('applicationScore as score')
    .leftJoin('account as author', 'author.id', 'score.accountId')
    .select(['score.criterionId', 'score.accountId as authorId', 'score.score', 'score.reason'])
    .select(nameOf('author').as('authorName'))
    .where('score.applicationId', '=', applicationId)
    .orderBy('score.scoredAt')
    .orderBy('score.id')
    .execute()
}

interface NewScore {
  applicationId: Id
  criterionId: Id
  accountId: Id
  score: number
  reason: string
}

/** A person has one score for each criterion of an applicant: the latest. */
export async function upsertScore(db: Db, { score, reason, ...key }: NewScore) {
  await db
    .insertInto('applicationScore')
    .values({ id: newId(), ...key, score, reason })
    .onConflict((conflict) =>
      conflict
        .columns(['applicationId', 'criterionId', 'accountId'])
        .doUpdateSet({ score, reason, scoredAt: sql`now()` }),
    )
    .execute()
}
