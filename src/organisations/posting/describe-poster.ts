import { describeAnswerRate } from '#organisations/answer-rate/rate-words.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import type { Db } from '#platform/database/database.ts'
import { findAnswerRate } from '#organisations/answer-rate/answer-rate.queries.ts'
import { describeProof } from '#organisations/proof/describe-proof.ts'

export type PostedJob = Pick<JobView, 'poster' | 'employer' | 'organisationId' | 'source'>

/**
 * The poster as a job’s page describes it in its language: not checked by us, proved since a date, or the source of an imported advert.
 * Null for our own samples.
 */
export async function describePoster(
  db: Db,
  job: PostedJob,
  language: Language = english,
): Promise<string | null> {
  const { words, format } = language
  const { poster, employer, organisationId, source } = job
  if (poster === 'source') return source && format(words.job.posterSource, { name: source.name })
  const notChecked = format(words.job.posterNotChecked, { employer })
  if (poster === 'unproved') return notChecked
  // Before it is posted it has no organisation.
  if (organisationId === null) return null
  const proof = await describeProof(db, organisationId, language)
  if (!proof) return notChecked
  const proved = format(words.job.posterProved, { proof: proof.words, employer })
  const rate = describeAnswerRate(await findAnswerRate(db, organisationId), language)
  return rate ? `${proved} ${format(words.job.posterAnswers, { rate })}` : proved
}
