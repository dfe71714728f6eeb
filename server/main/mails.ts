import { adminMails } from '#server/admin/admin.mails.ts'
import { applicationMails } from '#server/applications/applications.mails.ts'
import { arrivalMails } from '#server/arrival/arrival.mails.ts'
import { contactMails } from '#server/contact/contact.mails.ts'
import { interviewMails } from '#server/interviews/interviews.mails.ts'
import { organisationMails } from '#server/organisations/organisations.mails.ts'
import type {
  Composed,
  MailDefinition,
  MailDefinitions,
  MailKind,
  QueuedMail,
} from '#server/platform/outbox/mails.ts'
import type { Services } from '#server/platform/services.ts'
import { defineTasks } from '#server/platform/tasks/tasks.ts'
import { savedJobMails } from '#server/saved-jobs/saved-jobs.mails.ts'
import { sponsorLossMails } from '#server/sponsor-loss/sponsor-loss.mails.ts'
import { sponsorshipMails } from '#server/sponsorship/sponsorship.mails.ts'
import { startupMails } from '#server/startups/startups.mails.ts'
import { warningMails } from '#server/warnings/warnings.mails.ts'

/** Every kind of email that goes through the outbox. */
const MAILS: MailDefinitions = {
  ...adminMails,
  ...applicationMails,
  ...arrivalMails,
  ...contactMails,
  ...interviewMails,
  ...organisationMails,
  ...savedJobMails,
  ...sponsorLossMails,
  ...sponsorshipMails,
  ...startupMails,
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
