import { licenceWords, LICENCE_MEANING } from '#hiring/applications/model/application-words.ts'
import { SPONSOR_LOST_PATH } from '#trade/paths/arrival-paths.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

interface WorkerNotice {
  firstName: string
  /** The sponsor’s name on the register. */
  sponsor: string
  publishedOn: string
  isListed: boolean
}

/** An email to a person who said that they work there. The consequences are not known yet, so the words are careful. */
export function workerNoticeEmail(
  { firstName, sponsor, publishedOn, isListed }: WorkerNotice,
  publicUrl: string,
): EmailContent {
  const name = toMailLine(sponsor)
  return {
    subject: `The register of sponsors and your employer: ${name}`,
    heading: 'The register of sponsors has changed',
    paragraphs: [
      `${toMailLine(firstName)}, you told us that you work for ${name}. ${licenceWords({ sponsor: name, publishedOn, isListed })}`,
      LICENCE_MEANING,
      'This does not end your visa by itself. No days are counted before the Home Office writes to you. Ask your employer what has happened, in writing, and look into your UKVI account: is your address there still right?',
      'If the Home Office writes, you usually have 60 days from its letter, or until your visa ends if that is sooner. Our page counts them, and says what counts, what does not, and who helps for free.',
    ],
    button: { label: 'What to do now', href: `${publicUrl}${SPONSOR_LOST_PATH}` },
    footnote:
      'You are getting this email because you said on Landfall that you work there. You can take that back with one click, under “Where I work”. Never pay anybody for a new certificate of sponsorship.',
  }
}
