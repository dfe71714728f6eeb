import type { SavedMailItem } from '#board/saved-jobs/saved-jobs.schema.ts'
import { english } from '#platform/languages/english.ts'
import { formatMail } from '#platform/mail/format-mail.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

const MOST_JOBS = 20
const MAX_LINE = 200

interface SavedJobsInput {
  firstName: string
  items: SavedMailItem[]
  /** The address of the list. */
  href: string
  /** The address that ends these emails. */
  stopHref: string
}

/** The news of saved jobs since the last email. */
export function savedJobsEmail(
  { firstName, items, href, stopHref }: SavedJobsInput,
  language = english,
): EmailContent {
  const { savedMails } = language.words
  const format = formatMail(language)
  const [first] = items
  const isOne = items.length === 1
  const left = items.length - MOST_JOBS
  return {
    language,
    subject:
      isOne && first
        ? format(savedMails.oneSubject, { title: toMailLine(first.title) })
        : format(savedMails.manySubject, { count: items.length }),
    heading: isOne ? savedMails.oneHeading : savedMails.manyHeading,
    paragraphs: [
      format(savedMails.lead, { name: toMailLine(firstName) }),
      ...items
        .slice(0, MOST_JOBS)
        .map(({ title, lines }) => [`“${toMailLine(title)}”.`, ...lines.map(cut)].join(' ')),
      ...(left > 0 ? [format(savedMails.more, { count: left })] : []),
    ],
    button: { label: savedMails.button, href },
    // Direction marks are left out of an address: an email program would treat them as part of it.
    footnote: language.format(savedMails.foot, { href: stopHref }),
  }
}

function cut(line: string) {
  const text = line.length > MAX_LINE ? `${line.slice(0, MAX_LINE - 1).trimEnd()}…` : line
  return /[.!?…।۔]$/.test(text) ? text : `${text}.`
}
