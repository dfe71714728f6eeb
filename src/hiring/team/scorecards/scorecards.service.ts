import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { CriterionScore, ScorecardForm } from '#hiring/team/team.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { ApplicantKey } from '#hiring/applicants/employer/applicants.service.ts'
import { requireApplication } from '#hiring/applications/people/require-application.ts'
import { requireApplicants } from '#hiring/applications/people/require-applicants.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { screenNote } from '#board/screening/text/stop-text.ts'
import {
  countScores,
  findCriteria,
  findScorecard,
  lockScorecard,
  lockScorecardForShare,
  replaceCriteria,
  upsertScore,
} from './scorecards.queries.ts'
import suggested from './suggested-criteria.json' with { type: 'json' }
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

type Employer = Pick<Actor, 'id' | 'secondFactorAt'>
type Criterion = { id: Id; name: string }

/** The criteria for scoring a job’s applicants, and the scores. Nothing is decided or sorted by them. */
export function createScorecards({ db, limits }: Pick<Platform, 'db' | 'limits'>) {
  return { find, change, score }

  /** The scorecard for members, also those who may not change it. @throws {DomainError} `not_found` */
  async function find(actor: Employer, jobId: Id) {
    const { job, canAnswer } = await requireApplicants(db, actor, {
      jobId,
      right: 'read applicants',
    })
    const [card, criteria] = await Promise.all([findScorecard(db, jobId), findCriteria(db, jobId)])
    return {
      job: { id: job.id, title: job.title },
      mayChange: canAnswer,
      version: card?.version ?? 0,
      criteria,
      suggestions: criteria.length > 0 ? [] : suggestCriteria(job.category),
    }
  }

  /**
   * Replaces the criteria; those without a name are removed with their scores.
   * @throws {DomainError} `changed_by_colleague` with who changed it since; `scores_go` unless the actor confirms
   */
  async function change(
    actor: Employer,
    jobId: Id,
    { version, criteria, isSure }: ScorecardForm,
  ): Promise<void> {
    await requireApplicants(db, actor, { jobId, right: 'answer applicants' })
    await limits.consume(RATE_LIMITS['team-change'], actor.id)
    requireDistinct(criteria)
    for (const [at, { name }] of criteria.entries())
      if (name) await screenNote(db, actor, { jobId, text: name, field: `name-${at}` })
    await db.transaction().execute(async (db) => {
      await lockScorecard(db, jobId)
      const before = await findCriteria(db, jobId)
      const after = toCriteria(criteria, before)
      if (isSame(before, after)) return
      const card = await findScorecard(db, jobId)
      if (card && card.version !== version) throw changedSince(card, actor)
      if (!isSure) await requireNoScores(db, before, after)
      await replaceCriteria(db, { jobId, changedBy: actor.id, criteria: after })
    })
  }

  /** Saves scores for criteria on the card; each person has one score for each. */
  async function score(actor: Employer, { jobId, id }: ApplicantKey, scores: CriterionScore[]) {
    await requireApplication(db, actor, { id, jobId, action: 'score the applicant' })
    await limits.consume(RATE_LIMITS['team-change'], actor.id)
    for (const { criterionId, reason } of scores)
      if (reason) await screenNote(db, actor, { jobId, text: reason, field: `why-${criterionId}` })
    await db.transaction().execute(async (db) => {
      await lockScorecardForShare(db, jobId)
      const known = new Set((await findCriteria(db, jobId)).map((criterion) => criterion.id))
      if (scores.some(({ criterionId }) => !known.has(criterionId)))
        throw new DomainError('changed_by_colleague', [{ field: '', message: CRITERION_GONE }])
      for (const score of scores)
        await upsertScore(db, { applicationId: id, accountId: actor.id, ...score })
    })
  }
}

const CRITERION_GONE =
  'A colleague changed the scorecard while you scored. Your scores are still here: look at them, then save them again.'

/** @throws {DomainError} `invalid_input` */
function requireDistinct(criteria: ScorecardForm['criteria']) {
  const seen = new Set<string>()
  for (const [at, { name }] of criteria.entries()) {
    const key = name.toLowerCase()
    const message = `‘${name}’ is here twice. Change one of them, or empty it.`
    if (name && seen.has(key)) throw wrongField(`name-${at}`, message)
    seen.add(key)
  }
}

/** Matches criteria by id, else by name: resubmitting the form changes nothing. The rest are new. */
function toCriteria(criteria: ScorecardForm['criteria'], before: Criterion[]) {
  const named = criteria.filter(({ name }) => name !== '')
  const sent = new Set(named.map(({ id }) => id))
  const free = new Map(before.map(({ id, name }) => [id, name]))
  return named.map(({ id, name }) => {
    const same = [...free].find(([other, known]) => known === name && !sent.has(other))
    const own = free.has(id) ? id : (same?.[0] ?? null)
    if (own !== null) free.delete(own)
    return { id: own, name }
  })
}

function isSame(before: Criterion[], after: { id: Id | null; name: string }[]) {
  return (
    before.length === after.length &&
    before.every(({ id, name }, at) => after[at]?.id === id && after[at].name === name)
  )
}

async function requireNoScores(db: Db, before: Criterion[], after: { id: Id | null }[]) {
  const remaining = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !remaining.has(id))
  const counts = await countScores(
    db,
    gone.map(({ id }) => id),
  )
  const scored = gone.find(({ id }) => counts.has(id))
  if (!scored) return
  const count = counts.get(scored.id) ?? 0
  const scores = count === 1 ? 'The score' : `The ${count} scores`
  const message = `${scores} for ‘${scored.name}’ would be deleted. If you want that, tick the box and save again.`
  throw new DomainError('scores_go', [{ field: 'isSure', message }])
}

interface Changed {
  changedBy: Id | null
  changedByName: string | null
  changedAt: string
}

function changedSince(card: Changed, actor: { id: Id }) {
  const who = card.changedBy === actor.id ? 'You' : (card.changedByName ?? 'A colleague')
  const message = `${who} changed this scorecard at ${mediumDateTime(card.changedAt)}, after you had opened it. Below is what you typed.`
  return new DomainError('changed_by_colleague', [{ field: '', message }])
}

/** Usual criteria for such a job; `category` is a slug. */
function suggestCriteria(category: string): readonly string[] {
  const kind = suggested.kinds.find(({ categories }) => categories.includes(category))
  return kind?.criteria ?? suggested.other
}
