import { accountTasks } from './accounts/accounts.tasks.ts'
import { applicationTasks } from './applications/applications.tasks.ts'
import { adminTasks } from './admin/admin.tasks.ts'
import { jobTasks } from './jobs/jobs.tasks.ts'
import { moderationTasks } from './moderation/moderation.tasks.ts'
import type { TaskHandlers } from './platform/tasks/tasks.ts'
import { postingTasks } from './postings/postings.tasks.ts'
import type { Services } from './services.ts'
import { sponsorshipTasks } from './sponsorship/sponsorship.tasks.ts'

/** The handlers of all tasks. */
export function createTaskHandlers(services: Services): TaskHandlers {
  const { accounts, applications, admin, drafts, jobs, landing, search } = services
  const { sponsorship, postings, contact, startups, moderation } = services
  return {
    ...accountTasks(accounts),
    ...applicationTasks(applications),
    ...adminTasks(admin),
    'sweep-drafts': () => drafts.sweep(),
    ...jobTasks(jobs),
    'maintain-search': () => Promise.all([landing.warmUp(), search.maintain()]),
    ...moderationTasks(moderation),
    ...postingTasks(postings),
    'send-contact-message': ({ messageId }) => contact.deliver(messageId),
    'send-startup-request': ({ requestId }) => startups.deliver(requestId),
    ...sponsorshipTasks(sponsorship),
  }
}
