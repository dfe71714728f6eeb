import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Score } from '#hiring/team/team-limits.ts'
import type { Db } from '#platform/database/database.ts'
import { toAuthor } from '#hiring/team/notes/member-name.ts'
import { findCriteria, findScores } from './scorecards.queries.ts'

interface Reader {
  id: Id
  /** Whether the reader can score. One who can’t cannot be swayed, and reads all scores. */
  mayScore: boolean
}

/** The scorecard of an applicant: colleagues’ scores only for criteria that the reader has scored. */
export async function listScoreLines(db: Db, reader: Reader, { jobId, id }: { jobId: Id; id: Id }) {
  const [criteria, scores] = await Promise.all([findCriteria(db, jobId), findScores(db, id)])
  const byCriterion = Map.groupBy(scores, ({ criterionId }) => criterionId)
  return criteria.map(({ id: criterionId, name }) => {
    const all = byCriterion.get(criterionId) ?? []
    const own = all.find(({ authorId }) => authorId === reader.id) ?? null
    const others = all.filter((score) => score !== own)
    const mayCompare = own !== null || !reader.mayScore
    return {
      criterionId,
      name,
      own: own && { score: own.score as Score, reason: own.reason },
      // Hidden until the reader has scored it, so that no score influences another.
      others: mayCompare
        ? others.map((other) => ({
            author: toAuthor(other, reader),
            score: other.score as Score,
            reason: other.reason,
          }))
        : null,
      otherCount: others.length,
      average: mayCompare ? averageOf(all.map(({ score }) => score)) : null,
    }
  })
}

function averageOf(scores: number[]): number | null {
  if (scores.length < 2) return null
  const sum = scores.reduce((total, score) => total + score, 0)
  return Math.round((sum / scores.length) * 10) / 10
}

/** A criterion of a scorecard, as one of its readers sees it. */
export type ScoreLine = Awaited<ReturnType<typeof listScoreLines>>[number]
