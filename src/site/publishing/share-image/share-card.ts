import type { Language } from '#platform/languages/language.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { NOT_CHECKED_SHORT } from '#trade/poster-words.ts'
import type { JobView } from '#trade/jobs.schema.ts'

/** The contents of a share image. */
export interface ShareCard {
  title: string
  /** Lines below the title. */
  lines: string[]
  /** Shown separately, below the lines. */
  pay: string | null
  /** Shown at the top, so that the job is not mistaken for an open one. */
  label: 'Sample' | 'Closed' | null
  /** From left to right if it is left out. */
  direction?: 'ltr' | 'rtl'
}

export const SITE_CARD: ShareCard = {
  title: 'Find a sponsored job abroad. Never pay anyone for it.',
  lines: ['Health, care, tech and more, mainly in the UK'],
  pay: null,
  label: null,
}

/** The answers of /real that have a card. */
export const REAL_CARDS = ['alarm', 'doubt', 'clause'] as const
export type RealCard = (typeof REAL_CARDS)[number]

/** The cards of /real. They name no firm and quote nothing. */
export function toRealCard(
  card: RealCard,
  { language, date, publicUrl }: { language: Language; date: string; publicUrl: string },
): ShareCard {
  const { direction, format, longDate, path, words } = language
  const { real } = words
  const address = new URL(`${path}/real`, publicUrl).href.replace(/^https?:\/\//, '')
  return {
    title: real[card],
    lines: [
      { alarm: real.cardAlarm, doubt: real.cardDoubt, clause: real.cardClause }[card],
      format(real.cardDate, { date: longDate(date) }),
      // A picture is passed on without its page.
      format(real.cardCheck, { address }),
    ],
    pay: null,
    label: null,
    direction,
  }
}

export function toShareCard(job: JobView): ShareCard {
  const place = job.isRemote ? `${job.location} (remote)` : job.location
  return {
    title: job.title,
    lines: [job.employer, job.poster === 'unproved' ? `${NOT_CHECKED_SHORT} · ${place}` : place],
    pay: formatPay(job.pay),
    label: job.isSample ? 'Sample' : job.isOpen ? null : 'Closed',
  }
}
