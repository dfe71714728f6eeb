import { english } from '#platform/languages/english.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { formatMail } from '#platform/mail/format-mail.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

interface AskedAdvert {
  title: string
  employer: string
  place: string | null
  href: string
}

interface StillOpenInput {
  firstName: string
  /** The oldest first. */
  adverts: AskedAdvert[]
  /** The moment at which the first of them leaves the lists. */
  until: string
}

/** The question whether adverts are still open, with a link to answer for each. */
export function stillOpenEmail(
  { firstName, adverts, until }: StillOpenInput,
  language = english,
): EmailContent {
  const { stillOpenMail } = language.words
  const format = formatMail(language)
  const [first] = adverts
  const title = toMailLine(first?.title ?? '')
  return {
    language,
    subject:
      adverts.length === 1
        ? format(stillOpenMail.oneSubject, { title })
        : format(stillOpenMail.manySubject, { count: adverts.length }),
    heading: stillOpenMail.heading,
    paragraphs: [
      format(stillOpenMail.lead, { name: toMailLine(firstName) }),
      format(stillOpenMail.after, { date: mediumDate(until, language.locale) }),
    ],
    list: {
      items: adverts.map(({ title, employer, place, href }) => ({
        title: toMailLine(title),
        href,
        lines: [[employer, place].flatMap((line) => (line ? [toMailLine(line)] : [])).join(' · ')],
      })),
    },
    footnote: stillOpenMail.foot,
  }
}
