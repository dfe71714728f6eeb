import type { CheckedPreview } from '#hiring/careers-page/careers-page.service.ts'
import type { FeedPreview } from '#board/sources/reading/preview-feed.ts'
import { systemOf } from '#board/sources/systems/feed-systems.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { payOf } from '#trade/pay/pay-columns.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { english } from '#platform/languages/english.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'

/** A list as it would appear here, in texts made on the server. */
export interface ShownPreview {
  /** The address that was pasted. */
  address: string
  /** The address of the list behind it. */
  feed: string
  system: string
  needsConsent: boolean
  found: string
  adverts: ShownAdvert[]
  /** Names of employers in the list that are not the organisation’s. */
  otherNames: string[]
  withoutId: number
}

export interface ShownAdvert {
  key: string
  title: string
  facts: string
  answer: Pick<Headline, 'tone' | 'words' | 'reason'> | null
  /** The reasons why it cannot appear. */
  problems: string[]
  /** Advice about what was left out, or keeps it from lists. */
  notes: string[]
}

type Looked = Omit<FeedPreview, 'adverts'> & { adverts: CheckedPreview[] }

export function toShownPreview(
  { system, address: feed, total, adverts, withoutId, names }: Looked,
  { address, organisation }: { address: string; organisation: string },
): ShownPreview {
  const { label, needsConsent = false } = systemOf(system)
  const isOwn = (name: string) => fold(name) === fold(organisation)
  return {
    address,
    feed,
    system: label,
    needsConsent,
    found: foundWords(total, adverts.length),
    adverts: adverts.map(toShown),
    otherNames: names.filter((name) => !isOwn(name)),
    withoutId,
  }
}

function foundWords(total: number, shown: number) {
  if (total === 0) return 'The list is empty now. We read it all the same, and show what you add.'
  if (total === 1) return 'The list has one advert.'
  if (shown === total) return `The list has ${total} adverts.`
  return `The list has ${formatCount(total)} adverts. These are the first ${shown}.`
}

function toShown({ advert, headline }: CheckedPreview, index: number): ShownAdvert {
  const key = String(index)
  if ('problems' in advert) {
    const problems = advert.problems.map(({ reason }) => reason)
    const title = advert.title || 'An advert without a title'
    return { key, title, facts: '', answer: null, problems, notes: [] }
  }
  const { row, warnings } = advert
  const pay = formatPay(payOf(row), english.words.pay) ?? english.words.card.payNotGiven
  return {
    key,
    title: advert.title,
    facts: [row.place, pay].filter(Boolean).join(' · '),
    answer: headline,
    problems: row.lawStop
      ? [`Our lists do not show it: it says ‘${row.lawStop.quote}’, and that breaks the law.`]
      : [],
    notes: warnings.map(({ reason }) => reason),
  }
}

/** A name without what addresses of boards leave out: ‘fenhouse’ is ‘Fen House Ltd’. */
function fold(name: string) {
  return (parseName(name).key || name).toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
