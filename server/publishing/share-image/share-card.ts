import { formatPay } from '#contract/formats.ts'
import type { JobView } from '#contract/jobs.ts'

/** What a share picture says: all that it depends on. */
export interface ShareCard {
  title: string
  /** A line each below the title. */
  lines: string[]
  /** The last line, set apart. */
  pay: string | null
  /** Said at the top, so that nobody takes it for an open job. */
  label: 'Sample' | 'Closed' | null
}

export const SITE_CARD: ShareCard = {
  title: 'Find a sponsored job abroad. Pay nobody for it.',
  lines: ['Health, care, tech and more, mainly in the UK'],
  pay: null,
  label: null,
}

export function toShareCard(job: JobView): ShareCard {
  const place = job.isRemote ? `${job.location} (remote)` : job.location
  return {
    title: job.title,
    lines: [job.employer, place],
    pay: formatPay(job.pay),
    label: job.isSample ? 'Sample' : job.isOpen ? null : 'Closed',
  }
}
