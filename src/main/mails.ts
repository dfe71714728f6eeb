import { adminMails } from '#moderation/desk/admin.mails.ts'
import { applicationMails } from '#hiring/applications/applications.mails.ts'
import { arrivalMails } from '#hiring/arrival/arrival.mails.ts'
import { contactMails } from '#site/contact/contact.mails.ts'
import { interviewMails } from '#hiring/interviews/interviews.mails.ts'
import { jobStatusMails } from '#hiring/posting/mail/job-status.mails.ts'
import { moderationMails } from '#moderation/moderation.mails.ts'
import { offerMails } from '#hiring/arrival/offer/offer.mails.ts'
import { organisationMails } from '#organisations/organisations.mails.ts'
import type {
  Composed,
  MailDefinition,
  MailDefinitions,
  MailKind,
  QueuedMail,
} from '#platform/outbox/mails.ts'
import type { Services } from '#platform/services.ts'
import { defineTasks } from '#platform/tasks/tasks.ts'
import { savedJobMails } from '#board/saved-jobs/saved-jobs.mails.ts'
import { sponsorLossMails } from '#hiring/sponsor-loss/sponsor-loss.mails.ts'
import { sourceMails } from '#board/sources/sources.mails.ts'
import { sponsorshipMails } from '#sponsorship/sponsorship.mails.ts'
import { startupMails } from '#founders/requests/startups.mails.ts'
import { stillOpenMails } from '#hiring/still-open/still-open.mails.ts'
import { warningMails } from '#safety/warnings/warnings.mails.ts'

/** Every kind of email that goes through the outbox. */
const MAILS: MailDefinitions = {
  ...adminMails,
  ...applicationMails,
  ...arrivalMails,
  ...contactMails,
  ...interviewMails,
  ...jobStatusMails,
  ...moderationMails,
  ...offerMails,
  ...organisationMails,
  ...savedJobMails,
  ...sponsorLossMails,
  ...sourceMails,
  ...sponsorshipMails,
  ...startupMails,
  ...stillOpenMails,
  ...warningMails,
}

const KINDS = Object.keys(MAILS) as MailKind[]
/** The kinds whose emails `sweep` leaves. */
export const LASTING_MAILS = KINDS.filter((kind) => MAILS[kind].isLasting)

export function composeMail(mail: QueuedMail, services: Services): Promise<Composed> {
  const definition: MailDefinition<never> = MAILS[mail.kind]
  return definition.compose(mail as never, services)
}

export const mailTasks = defineTasks({
  'send-mail': { run: ({ mailId }, { outbox }) => outbox.deliver(mailId) },
})
