import { shortDate, timeAgo } from '#platform/primitives/formats.ts'
import type { Language } from '#platform/languages/language.ts'

/** The facts about an advert that its source gave us. */
export interface Provenance {
  /** Whether its own employer has connected the list. */
  isOwn: boolean
  /** The source’s name. */
  name: string
  /** The last time that the source had it; null if the page says so already. */
  seenAt: string | null
  firstSeenAt: string
  /** The number of times that it came to the list, this one included. */
  postings: number
}

/** ‘From the employer’s own list · seen 12 minutes ago · first seen 3 Nov · posted for the third time’. */
export function describeProvenance(
  { isOwn, name, seenAt, firstSeenAt, postings }: Provenance,
  { words: { job, card }, format, locale }: Language,
): string {
  const ago = seenAt && timeAgo(seenAt, { locale, justNow: card.justNow })
  return [
    isOwn ? job.ownList : format(job.listOf, { source: name }),
    ...(ago ? [format(job.seen, { ago })] : []),
    format(job.firstSeen, { date: shortDate(firstSeenAt, { locale }) }),
    ...(postings > 1 ? [timesOf()] : []),
  ].join(' · ')

  function timesOf() {
    if (postings === 2) return job.secondTime
    return postings === 3 ? job.thirdTime : format(job.manyTimes, { count: postings })
  }
}
