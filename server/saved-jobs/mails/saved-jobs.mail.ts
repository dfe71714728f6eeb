import type { SavedMailItem } from '#contract/saved-jobs.ts'
import { toMailLine } from '#server/platform/mail/mail-line.ts'
import type { EmailContent } from '#server/platform/mail/render-email.ts'

const MOST_JOBS = 20
const MAX_LINE = 200

interface SavedJobsInput {
  firstName: string
  items: SavedMailItem[]
  /** The list. */
  href: string
  /** Ends these mails. */
  stopHref: string
}

/** What has become of saved jobs since the last mail. */
export function savedJobsEmail({ firstName, items, href, stopHref }: SavedJobsInput): EmailContent {
  const [first] = items
  const isOne = items.length === 1
  const left = items.length - MOST_JOBS
  return {
    subject:
      isOne && first
        ? `A job you saved has changed: ${toMailLine(first.title)}`
        : `${items.length} jobs you saved have changed`,
    heading: isOne ? 'A job you saved has changed' : 'Jobs you saved have changed',
    paragraphs: [
      `${toMailLine(firstName)}, this is new since we last told you:`,
      ...items
        .slice(0, MOST_JOBS)
        .map(({ title, lines }) => [`“${toMailLine(title)}”.`, ...lines.map(cut)].join(' ')),
      ...(left > 0 ? [`There is news of ${left} more on your list.`] : []),
    ],
    button: { label: 'See your saved jobs', href },
    footnote: `You are getting this email because you saved these jobs on Landfall. We send one a day at most. To get none, open ${stopHref}`,
  }
}

function cut(line: string) {
  const text = line.length > MAX_LINE ? `${line.slice(0, MAX_LINE - 1).trimEnd()}…` : line
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
