import { english } from '#platform/languages/english.ts'
import { formatMail } from '#platform/mail/format-mail.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

interface MailedJob {
  title: string
  employer: string
  place: string | null
  href: string
}

/** The rest of a long list is on the dashboard. */
const LISTED = 50

/** The email that jobs are live, with the link of each. */
export function liveEmail(
  { firstName, jobs, allHref }: { firstName: string; jobs: MailedJob[]; allHref: string },
  language = english,
): EmailContent {
  const { jobStatusMail } = language.words
  const format = formatMail(language)
  const name = toMailLine(firstName)
  const [first] = jobs
  const title = toMailLine(first?.title ?? '')
  if (first && jobs.length === 1)
    return {
      language,
      subject: format(jobStatusMail.liveSubject, { title }),
      heading: jobStatusMail.liveHeading,
      paragraphs: [format(jobStatusMail.liveLead, { name, title })],
      button: { label: jobStatusMail.liveButton, href: first.href },
      footnote: jobStatusMail.foot,
    }
  return {
    language,
    subject: format(jobStatusMail.manyLiveSubject, { count: jobs.length }),
    heading: jobStatusMail.manyLiveHeading,
    paragraphs: [format(jobStatusMail.manyLiveLead, { name })],
    list: {
      items: jobs.slice(0, LISTED).map(({ title, employer, place, href }) => ({
        title: toMailLine(title),
        href,
        lines: [[employer, place].flatMap((line) => (line ? [toMailLine(line)] : [])).join(' · ')],
      })),
      more: { label: jobStatusMail.manyButton, href: allHref },
    },
    footnote: jobStatusMail.foot,
  }
}

interface HeldInput {
  firstName: string
  title: string
  /** Our reason, in English, with quotes from the advert. */
  because: string
  href: string
}

/** The email that a job is held: why, and where its poster can do something about it. */
export function heldEmail(
  { firstName, title: written, because, href }: HeldInput,
  language = english,
): EmailContent {
  const { jobStatusMail } = language.words
  const format = formatMail(language)
  const title = toMailLine(written)
  return {
    language,
    subject: format(jobStatusMail.heldSubject, { title }),
    heading: jobStatusMail.heldHeading,
    paragraphs: [
      format(jobStatusMail.heldLead, { name: toMailLine(firstName), title }),
      { english: because },
      jobStatusMail.heldAfter,
    ],
    button: { label: jobStatusMail.heldButton, href },
    footnote: jobStatusMail.foot,
  }
}
