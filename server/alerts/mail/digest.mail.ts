import type { AlertFrequency } from '#contract/alerts.ts'
import { formatCount, formatPay } from '#contract/formats.ts'
import type { JobCard } from '#contract/jobs.ts'
import { NOT_CHECKED_SHORT } from '#contract/poster-words.ts'
import type { Id } from '#contract/primitives.ts'
import { toMailLine } from '#server/platform/mail/mail-line.ts'
import type { EmailContent, EmailListItem } from '#server/platform/mail/render-email.ts'

/** Named in one email; the others are behind a link. */
export const MOST_JOBS = 20

const NEVER_PAY = 'Nobody may ask you for money for a job or a visa.'
const WHEN: Record<AlertFrequency, string> = { daily: 'every day', weekly: 'every Monday' }

interface DigestInput {
  /** Of the alert. */
  name: string
  frequency: AlertFrequency
  isForMe: boolean
  /** The newest. */
  jobs: JobCard[]
  /** Of all that are new. */
  count: number
  /** The way to a job, or to the whole list. */
  openHref(jobId: Id | null): string
  manageHref: string
  unsubscribeHref: string
}

export function digestEmail(input: DigestInput): EmailContent {
  const { frequency, isForMe, jobs, count, openHref, manageHref, unsubscribeHref } = input
  const name = toMailLine(input.name)
  const jobsWords = count === 1 ? '1 new job' : `${formatCount(count)} new jobs`
  const more = count - jobs.length
  return {
    subject: `${jobsWords}: ${name}`,
    heading: jobsWords,
    paragraphs: [`For your alert: ${name}${isForMe ? ', with the answers for you' : ''}.`],
    list: {
      items: jobs.map((job) => toItem(job, openHref(job.id))),
      ...(more > 0 && {
        more: {
          label: `And ${formatCount(more)} more: see the whole list`,
          href: openHref(null),
        },
      }),
    },
    footnote: `You get this because you set this alert on Landfall, to come ${WHEN[frequency]} if there are new jobs. ${NEVER_PAY}`,
    links: [
      { label: 'Change how often, or pause it', href: manageHref },
      { label: 'Stop this alert', href: unsubscribeHref },
    ],
  }
}

function toItem(job: JobCard, href: string): EmailListItem {
  const { headline, poster } = job
  const isUnproved = poster === 'unproved'
  const answer = headline && [headline.words, headline.reason].filter(Boolean).join(': ')
  const place = job.isRemote ? `${job.location} (remote)` : job.location
  const employer = toMailLine(job.employer)
  return {
    title: toMailLine(job.title),
    href,
    lines: [
      isUnproved ? `${employer} – ${NOT_CHECKED_SHORT.toLowerCase()}` : employer,
      `${toMailLine(place)} · ${toMailLine(formatPay(job.pay) ?? 'Pay not given')}`,
      ...(answer && answer !== NOT_CHECKED_SHORT ? [toMailLine(answer)] : []),
    ],
  }
}
