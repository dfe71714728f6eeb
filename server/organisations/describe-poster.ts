import { describeAnswerRate } from '#contract/answer-rate.ts'
import type { JobView } from '#contract/jobs.ts'
import { notChecked } from '#contract/poster-words.ts'
import type { Db } from '#server/platform/database/database.ts'
import { findAnswerRate } from './find-answer-rate.ts'
import { describeProof } from './proof/describe-proof.ts'

export type PostedJob = Pick<JobView, 'poster' | 'employer' | 'organisationId' | 'source'>

/**
 * What a job’s page says of who posted it: that we have not checked it, since when it is proved, or where an
 * imported advert comes from. Null for our own samples.
 */
export async function describePoster(db: Db, job: PostedJob): Promise<string | null> {
  const { poster, employer, organisationId, source } = job
  if (poster === 'source') return source && `From ${source.name}. We have not asked the employer.`
  if (poster === 'unproved') return notChecked(employer)
  // Before it is posted it belongs to none.
  if (organisationId === null) return null
  const proof = await describeProof(db, organisationId)
  if (!proof) return notChecked(employer)
  const rate = describeAnswerRate(await findAnswerRate(db, organisationId))
  const answers = rate ? ` So far it has ${rate}.` : ''
  return `${proof.words}: the poster acts for ${employer}.${answers}`
}
