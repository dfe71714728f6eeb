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
}

export const SITE_CARD: ShareCard = {
  title: 'Find a sponsored job abroad. Never pay anyone for it.',
  lines: ['Health, care, tech and more, mainly in the UK'],
  pay: null,
  label: null,
}

/** The cards of /real. They name no firm and quote nothing. */
export function toRealCard(
  answer: 'alarm' | 'doubt',
  { date, publicUrl }: { date: string; publicUrl: string },
): ShareCard {
  return {
    title: answer === 'alarm' ? 'Do not pay. Do not answer.' : 'Do not trust it yet.',
    lines: [
      answer === 'alarm'
        ? 'A message about a job in the UK has signs of fraud.'
        : 'Something in a message about a job does not fit.',
      `Looked at on ${date}`,
      // A picture is passed on without its page.
      `Check yours: ${new URL('/real', publicUrl).href.replace(/^https?:\/\//, '')}`,
    ],
    pay: null,
    label: null,
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
