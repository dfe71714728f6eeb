import { accountTasks } from '#accounts/accounts.tasks.ts'
import { addressTasks } from '#accounts/addresses/addresses.tasks.ts'
import { alertTasks } from '#board/alerts/alerts.tasks.ts'
import { applicationTasks } from '#hiring/applications/applications.tasks.ts'
import { interviewTasks } from '#hiring/interviews/interviews.tasks.ts'
import { moderationTasks } from '#moderation/moderation.tasks.ts'
import { organisationTasks } from '#organisations/organisations.tasks.ts'
import type { Services } from '#platform/services.ts'
import type { TaskContext, TaskDefinitions, TaskHandlers, TaskName } from '#platform/tasks/tasks.ts'
import { postingTasks } from '#hiring/posting/postings.tasks.ts'
import { savedJobTasks } from '#board/saved-jobs/saved-jobs.tasks.ts'
import { scanTasks } from '#moderation/scans/scans.tasks.ts'
import { searchTasks } from '#board/search/search.tasks.ts'
import { sourceTasks } from '#board/sources/sources.tasks.ts'
import { sponsorshipTasks } from '#sponsorship/sponsorship.tasks.ts'
import { startupTasks } from '#founders/requests/startups.tasks.ts'
import { mailTasks } from './mails.ts'
import { sweepTasks } from './sweep/sweep.tasks.ts'

/** Every kind of task. */
export const TASKS: TaskDefinitions = {
  ...accountTasks,
  ...addressTasks,
  ...alertTasks,
  ...applicationTasks,
  ...interviewTasks,
  ...mailTasks,
  ...moderationTasks,
  ...organisationTasks,
  ...postingTasks,
  ...savedJobTasks,
  ...scanTasks,
  ...searchTasks,
  ...sourceTasks,
  ...sponsorshipTasks,
  ...startupTasks,
  ...sweepTasks,
}

/** The handlers of all tasks, with these services. */
export function createTaskHandlers(services: Services): TaskHandlers {
  const handlers = Object.entries(TASKS).map(([name, { run }]) => [
    name as TaskName,
    (payload: never, context: TaskContext) => run(payload, services, context),
  ])
  return Object.fromEntries(handlers)
}
