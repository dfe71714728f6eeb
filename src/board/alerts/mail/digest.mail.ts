import type { AlertFrequency } from '#board/alerts/alerts.schema.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { formatCount, mediumDate } from '#platform/primitives/formats.ts'
import { describeAge, withAge } from '#board/jobs/age/describe-age.ts'
import type { JobCard } from '#trade/jobs.schema.ts'
import { headlineIn } from '#sponsorship/headline/describe-headline.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import { formatMail } from '#platform/mail/format-mail.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent, EmailListItem } from '#platform/mail/render-email.ts'

/** The most jobs named in one email; a link leads to the others. */
export const MOST_JOBS = 20

interface DigestInput {
  /** The alert's name. */
  name: string
  frequency: AlertFrequency
  isForMe: boolean
  /** The newest jobs. */
  jobs: JobCard[]
  /** The number of all new jobs. */
  count: number
  /** The link to a job, or to the whole list. */
  openHref(jobId: Id | null): string
  manageHref: string
  unsubscribeHref: string
  /** The rules and the register behind the answers. */
  basis: ShownBasis
}

export function digestEmail(input: DigestInput, language = english): EmailContent {
  const { frequency, isForMe, jobs, count, openHref, manageHref, unsubscribeHref, basis } = input
  const format = formatMail(language)
  const { alertMails } = language.words
  const name = toMailLine(input.name)
  const jobsWords = language.format(alertMails.newJobs, { count, number: formatCount(count) })
  const more = count - jobs.length
  const why = frequency === 'daily' ? alertMails.digestDaily : alertMails.digestWeekly
  return {
    language,
    subject: format(alertMails.digestSubject, { jobs: jobsWords, name }),
    heading: jobsWords,
    paragraphs: [
      format(isForMe ? alertMails.digestForMe : alertMails.digestFor, { name }),
      ...(basis.old ? [basis.old] : []),
    ],
    list: {
      items: jobs.map((job) => toItem(job, openHref(job.id), language)),
      ...(more > 0 && {
        more: {
          label: language.format(alertMails.digestMore, { number: formatCount(more) }),
          href: openHref(null),
        },
      }),
    },
    footnote: `${basis.line} ${why} ${alertMails.digestNever}`,
    links: [
      { label: alertMails.digestChange, href: manageHref },
      { label: alertMails.digestStop, href: unsubscribeHref },
    ],
  }
}

const WEEK_MS = 7 * 86_400_000

/** ‘Posted 3 Mar 2026’, if it is new here but its own date is not. */
function postedLine({ postedAt }: JobCard, { words, locale }: Language): string[] {
  if (Date.parse(postedAt) > Date.now() - WEEK_MS) return []
  return [`${words.job.posted} ${mediumDate(postedAt, locale)}`]
}

function toItem(job: JobCard, href: string, language: Language): EmailListItem {
  const { words, format } = language
  const { posterNotChecked, payNotGiven, remote } = words.card
  const headline = job.headline && withAge(headlineIn(language, job.headline), job, language)
  const age = describeAge(job, language)
  const isUnproved = job.poster === 'unproved'
  const answer = headline && [headline.words, headline.reason].filter(Boolean).join(': ')
  const place = job.isRemote ? format(remote, { place: job.location }) : job.location
  const employer = toMailLine(job.employer)
  return {
    title: toMailLine(job.title),
    href,
    lines: [
      isUnproved ? `${employer} – ${posterNotChecked.toLowerCase()}` : employer,
      `${toMailLine(place)} · ${toMailLine(formatPay(job.pay, words.pay) ?? payNotGiven)}`,
      ...(answer && answer !== posterNotChecked ? [toMailLine(answer)] : []),
      ...(age && age !== headline?.words ? [age] : []),
      ...postedLine(job, language),
    ],
  }
}
