import { accountTasks } from '#server/accounts/accounts.tasks.ts'
import { addressTasks } from '#server/addresses/addresses.tasks.ts'
import { alertTasks } from '#server/alerts/alerts.tasks.ts'
import { answerRateTasks } from '#server/answer-rate/answer-rate.tasks.ts'
import { applicationTasks } from '#server/applications/applications.tasks.ts'
import { arrivalTasks } from '#server/arrival/arrival.tasks.ts'
import { interviewTasks } from '#server/interviews/interviews.tasks.ts'
import { jobTasks } from '#server/jobs/jobs.tasks.ts'
import { moderationTasks } from '#server/moderation/moderation.tasks.ts'
import { organisationTasks } from '#server/organisations/organisations.tasks.ts'
import type { Services } from '#server/platform/services.ts'
import type {
  TaskContext,
  TaskDefinitions,
  TaskHandlers,
  TaskName,
} from '#server/platform/tasks/tasks.ts'
import { postingTasks } from '#server/postings/postings.tasks.ts'
import { savedJobTasks } from '#server/saved-jobs/saved-jobs.tasks.ts'
import { scanTasks } from '#server/scans/scans.tasks.ts'
import { searchTasks } from '#server/search/search.tasks.ts'
import { sponsorshipTasks } from '#server/sponsorship/sponsorship.tasks.ts'
import { startupTasks } from '#server/startups/startups.tasks.ts'
import { mailTasks } from './mails.ts'
import { previousMailTasks } from './previous-outboxes.ts'
import { sweepTasks } from './sweep.tasks.ts'

/** Every kind of task. */
export const TASKS: TaskDefinitions = {
  ...accountTasks,
  ...addressTasks,
  ...alertTasks,
  ...answerRateTasks,
  ...applicationTasks,
  ...arrivalTasks,
  ...interviewTasks,
  ...jobTasks,
  ...mailTasks,
  ...moderationTasks,
  ...organisationTasks,
  ...postingTasks,
  ...previousMailTasks,
  ...savedJobTasks,
  ...scanTasks,
  ...searchTasks,
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
