import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Sponsorship } from './sponsorship.service.ts'

export function sponsorshipTasks({
  recheck,
  notifyLicenceChange,
}: Sponsorship): Pick<TaskHandlers, 'recheck-sponsorship' | 'tell-licence-held'> {
  return {
    'recheck-sponsorship': (_, context) => recheck(context),
    'tell-licence-held': notifyLicenceChange,
  }
}
