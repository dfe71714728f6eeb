import type { ComparedJob, JobComparison } from '#moderation/cases/queue.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { payOf } from '#trade/pay/pay-columns.ts'
import { isOwnQuestion } from '#trade/questions/screening-questions.ts'
import type { Db } from '#platform/database/database.ts'
import { findTexts } from '#moderation/cases/case.queries.ts'
import { compareTexts } from './compare-texts.ts'

type Advert = NonNullable<Awaited<ReturnType<typeof findTexts>>['job']>

/** The texts of an advert as the desk reads them, by their labels. */
export function advertTexts(job: Advert): [label: string, text: string][] {
  return [
    ['Job title', job.title],
    ['Company', job.employerName],
    ['Legal name', job.legalName ?? ''],
    ['Company number', job.companyNumber ?? ''],
    ['Apply to', job.applyEmail ?? ''],
    ['Town', job.place ?? ''],
    ['Pay', formatPay(payOf(job)) ?? ''],
    ['Hours a week', job.hoursPerWeek?.toString() ?? ''],
    ['Description', job.description],
    [
      'Questions',
      job.questions
        .filter(isOwnQuestion)
        .map(({ text }) => text)
        .join('\n'),
    ],
  ]
}

/** Two adverts field by field; null if one of them does not exist. */
export async function compareJobs(db: Db, ids: [Id, Id]): Promise<JobComparison | null> {
  const [one, other] = [
    (await findTexts(db, { jobId: ids[0], messageId: null })).job,
    (await findTexts(db, { jobId: ids[1], messageId: null })).job,
  ]
  if (!one || !other) return null
  const others = new Map(advertTexts(other))
  const fields = advertTexts(one).flatMap(([label, text]) => {
    const compared = compareTexts(text, others.get(label) ?? '')
    return compared.one.length + compared.other.length > 0 ? [{ label, ...compared }] : []
  })
  return { one: toCompared(ids[0], one), other: toCompared(ids[1], other), fields }
}

function toCompared(id: Id, { title, employerName, status, postedAt }: Advert): ComparedJob {
  return { id, title, employer: employerName, status, postedAt }
}
