import { longDate } from '#sponsorship/long-date.ts'
import type { Licence } from '#sponsorship/model/facts.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

/** A job that lost its licence pass, and its sponsor’s current state on the register. */
export interface AffectedJob {
  id: string
  title: string
  sponsor: string
  isListed: boolean
  licences: Licence[]
}

export interface LicenceChange {
  firstName: string
  /** The date of the register. */
  publishedOn: string
  jobs: AffectedJob[]
}

const MAX_JOBS_LISTED = 20

/** An email to a member of the organisation of jobs whose sponsor left the register or lost its rating. */
export function licenceChangeEmail(
  { firstName, publishedOn, jobs }: LicenceChange,
  publicUrl: string,
): EmailContent {
  const them = jobs.length === 1 ? 'your job' : `${jobs.length} of your jobs`
  const unnamed = jobs.length - MAX_JOBS_LISTED
  return {
    subject: `The sponsor licence behind ${them} needs checking`,
    heading: 'The register of sponsors has changed',
    paragraphs: [
      `${toMailLine(firstName)}, the register of licensed sponsors of ${longDate(publishedOn)} no longer supports the licence ` +
        `result of ${them}. The job page now shows what the register says, not a pass:`,
      ...jobs
        .slice(0, MAX_JOBS_LISTED)
        .map((job) => `“${toMailLine(job.title)}”: ${describeEntry(job)}`),
      ...(unnamed > 0 ? [`And ${unnamed} more.`] : []),
      'Not being on the list does not mean that a licence was revoked: names are respelled, licences are ' +
        'given back, and lists have come out incomplete.',
      'If the organisation is now on the register under another name, edit the job and choose that entry. If it ' +
        'cannot sponsor at present, say so in the advert, or close it.',
    ],
    button: { label: 'See your jobs', href: `${publicUrl}/dashboard` },
    footnote:
      'You are getting this email because you belong to the organisation that posted these jobs on Landfall.',
  }
}

function describeEntry({ sponsor, isListed, licences }: AffectedJob) {
  if (!isListed) return `“${sponsor}” is not on it.`
  const own = licences.find(({ route }) => route === 'Skilled Worker')
  return own
    ? `“${sponsor}” is listed for Skilled Worker as “${own.printed}”, which does not allow new workers as an A rating does.`
    : `“${sponsor}” is not listed for Skilled Worker.`
}
