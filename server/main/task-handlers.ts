import { accountTasks } from '#server/accounts/accounts.tasks.ts'
import { alertTasks } from '#server/alerts/alerts.tasks.ts'
import { applicationTasks } from '#server/applications/applications.tasks.ts'
import { arrivalTasks } from '#server/arrival/arrival.tasks.ts'
import { adminTasks } from '#server/admin/admin.tasks.ts'
import { interviewTasks } from '#server/interviews/interviews.tasks.ts'
import { jobTasks } from '#server/jobs/jobs.tasks.ts'
import { organisationTasks } from '#server/organisations/organisations.tasks.ts'
import { moderationTasks } from '#server/moderation/moderation.tasks.ts'
import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import { postingTasks } from '#server/postings/postings.tasks.ts'
import { savedJobTasks } from '#server/saved-jobs/saved-jobs.tasks.ts'
import type { Services } from '#server/platform/services.ts'
import { startupTasks } from '#server/startups/startups.tasks.ts'
import { sponsorshipTasks } from '#server/sponsorship/sponsorship.tasks.ts'

/** The handlers of all tasks. */
export function createTaskHandlers(services: Services): TaskHandlers {
  const { accounts, addresses, alerts, applications, admin, drafts, jobs, search } = services
  const { moderation, organisations, sponsorship, postings, contact, startups, warnings } = services
  const { savedJobs } = services
  return {
    ...accountTasks(accounts),
    ...alertTasks(alerts),
    ...applicationTasks(applications),
    ...arrivalTasks(services.arrival),
    ...interviewTasks(services.interviews),
    // A rejection is told in a minute, and can be taken back until then.
    'tell-status': async (payload) => {
      await applications.notices.notifyStatus(payload)
      await services.interviews.endOfApplication(payload)
    },
    'tell-worker-licence': services.sponsorLoss.notifyWorker,
    ...adminTasks(admin),
    'sweep-drafts': () => drafts.sweep(),
    'scan-files': () => services.scans.scanWaiting(),
    'tell-infected': services.scans.tellSender,
    ...jobTasks(jobs),
    'maintain-search': (_, context) => search.maintain(context),
    ...organisationTasks(organisations),
    'count-answers': () => services.answerRate.recount(),
    'remind-of-answers': () => services.answerRate.remind(),
    ...moderationTasks(moderation),
    'send-warning': ({ applicationId }) => warnings.send(applicationId),
    ...postingTasks(postings),
    'publish-upload': services.uploads.publishRows,
    'sweep-uploads': () => services.uploads.sweep(),
    ...savedJobTasks(savedJobs),
    'send-address-request': addresses.deliver,
    'send-contact-message': ({ messageId }) => contact.deliver(messageId),
    ...startupTasks(startups),
    ...sponsorshipTasks(sponsorship),
    'rescan-texts': (_, context) => moderation.rescanTexts(context),
  }
}
