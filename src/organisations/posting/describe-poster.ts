import { describeAnswerRate } from '#organisations/answer-rate/rate-words.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import { notChecked } from '#trade/poster-words.ts'
import type { Db } from '#platform/database/database.ts'
import { findAnswerRate } from '#organisations/answer-rate/answer-rate.queries.ts'
import { describeProof } from '#organisations/proof/describe-proof.ts'

export type PostedJob = Pick<JobView, 'poster' | 'employer' | 'organisationId' | 'source'>

/**
 * The poster as a job’s page describes it: not checked by us, proved since a date, or the source of an imported advert.
 * Null for our own samples.
 */
export async function describePoster(db: Db, job: PostedJob): Promise<string | null> {
  const { poster, employer, organisationId, source } = job
  if (poster === 'source')
    return source && `Advert from ${source.name}. The employer has not confirmed it.`
  if (poster === 'unproved') return notChecked(employer)
  // Before it is posted it has no organisation.
  if (organisationId === null) return null
  const proof = await describeProof(db, organisationId)
  if (!proof) return notChecked(employer)
  const rate = describeAnswerRate(await findAnswerRate(db, organisationId))
  const answers = rate ? ` So far it has ${rate}.` : ''
  return `${proof.words}: the poster acts for ${employer}.${answers}`
}
