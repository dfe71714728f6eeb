import { accountTasks } from './accounts/accounts.tasks.ts'
import { alertTasks } from './alerts/alerts.tasks.ts'
import { applicationTasks } from './applications/applications.tasks.ts'
import { arrivalTasks } from './arrival/arrival.tasks.ts'
import { adminTasks } from './admin/admin.tasks.ts'
import { jobTasks } from './jobs/jobs.tasks.ts'
import { organisationTasks } from './organisations/organisations.tasks.ts'
import { moderationTasks } from './moderation/moderation.tasks.ts'
import type { TaskHandlers } from './platform/tasks/tasks.ts'
import { postingTasks } from './postings/postings.tasks.ts'
import { savedJobTasks } from './saved-jobs/saved-jobs.tasks.ts'
import type { Services } from './services.ts'
import { sponsorshipTasks } from './sponsorship/sponsorship.tasks.ts'

/** The handlers of all tasks. */
export function createTaskHandlers(services: Services): TaskHandlers {
  const { accounts, addresses, alerts, applications, admin, drafts, jobs, landing, search } =
    services
  const { moderation, organisations, sponsorship, postings, contact, startups, warnings } = services
  const { savedJobs } = services
  return {
    ...accountTasks(accounts),
    ...alertTasks(alerts),
    ...applicationTasks(applications),
    ...arrivalTasks(services.arrival),
    'tell-worker-licence': services.sponsorLoss.notifyWorker,
    ...adminTasks(admin),
    'sweep-drafts': () => drafts.sweep(),
    ...jobTasks(jobs),
    'maintain-search': () => Promise.all([landing.warmUp(), search.maintain()]),
    ...organisationTasks(organisations),
    ...moderationTasks(moderation),
    'send-warning': ({ applicationId }) => warnings.send(applicationId),
    ...postingTasks(postings),
    ...savedJobTasks(savedJobs),
    'send-address-request': addresses.deliver,
    'send-contact-message': ({ messageId }) => contact.deliver(messageId),
    'send-startup-request': ({ requestId }) => startups.deliver(requestId),
    'acknowledge-startup': ({ requestId }) => startups.acknowledge(requestId),
    ...sponsorshipTasks(sponsorship),
    'rescan-texts': moderation.rescanTexts,
  }
}
