import { isOld } from '#trade/job-age.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import type { JobCard } from '#trade/jobs.schema.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Language } from '#platform/languages/language.ts'

type AgeFacts = Pick<JobCard, 'isOpen' | 'lastSeenAt'>

/** ‘Not seen since 3 Mar 2026. Ask before you apply’; null for an advert that is not old. */
export function describeAge(job: AgeFacts, { words, format, locale }: Language): string | null {
  if (!job.isOpen || !isOld(job)) return null
  return format(words.card.lastSeen, { date: mediumDate(job.lastSeenAt, locale) })
}

/** The headline of an advert, in this language already. That of an old one is never a pass. */
export function withAge(headline: Headline, job: AgeFacts, language: Language): Headline {
  const age = headline.tone === 'pass' ? describeAge(job, language) : null
  if (age === null) return headline
  const { mayBeFilled } = language.words.card
  return {
    ...headline,
    tone: 'old',
    words: mayBeFilled,
    reason: age,
    sentence: mayBeFilled,
    detail: age,
  }
}
