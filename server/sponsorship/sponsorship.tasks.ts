import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Sponsorship } from './sponsorship.service.ts'

export function sponsorshipTasks({
  recheck,
  notifyLicenceChange,
}: Sponsorship): Pick<TaskHandlers, 'recheck-sponsorship' | 'tell-licence-held'> {
  return { 'recheck-sponsorship': recheck, 'tell-licence-held': notifyLicenceChange }
}
