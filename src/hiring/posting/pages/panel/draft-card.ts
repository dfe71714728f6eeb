import { mediumDate } from '#platform/primitives/formats.ts'
import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import { readAmount } from '#trade/pay/amounts.ts'
import { formatTypedPay } from '#trade/pay/typed-pay.ts'
import { initialsOf } from '#board/jobs/pages/card/initials.ts'
import { previewOf } from '#trade/job-texts.ts'
import { NOT_CHECKED_SHORT } from '#trade/poster-words.ts'
import type { Poster } from '#trade/poster.schema.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'

type Answers = Readonly<Record<string, string>>

interface Facts {
  headline: Headline | null
  poster: Poster
  /** The time the page was rendered, which the card shows as its posting time. */
  now: string
}

/**
 * The card of an advert being written. It mirrors `toListedJob`, which needs data that only a server has. Incomplete
 * values are left out.
 */
export function toDraftCard(answers: Answers, { headline, poster, now }: Facts): ListedJob {
  const { companyName, logo, hoursPerWeek = '', ranges } = answers
  const hours = readAmount(hoursPerWeek)
  const preview = previewOf(answers.description ?? '')
  const isPosterSaid = headline?.code === 'poster-not-proved'
  return {
    id: '',
    title: answers.jobTitle || 'Your job’s title',
    employer: companyName || 'Your company',
    ...(logo ? { logo: `/${logo}` } : companyName && { initials: initialsOf(companyName) }),
    location: locationOf(answers),
    pay: formatTypedPay(answers) ?? 'Pay not stated',
    ...(headline?.neededPay && { neededPay: headline.neededPay }),
    ...(hours ? { hours: `${hours} hours` } : ranges && { hours: ranges }),
    ...(headline && {
      answer: { tone: headline.tone, words: headline.words, reason: headline.reason },
    }),
    ...(poster === 'unproved' && !isPosterSaid && { poster: NOT_CHECKED_SHORT }),
    ...(preview && { preview }),
    postedAt: now,
    postedOn: mediumDate(now),
    isOpen: true,
  }
}

function locationOf({ location = '', place = '', isRemote }: Answers) {
  const where = [place, location].filter(Boolean).join(', ') || 'Place'
  return isRemote === 'on' ? `${where} (remote)` : where
}
