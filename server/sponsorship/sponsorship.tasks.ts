import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Sponsorship } from './sponsorship.service.ts'

export function sponsorshipTasks({
  tellHeld,
}: Sponsorship): Pick<TaskHandlers, 'tell-licence-held'> {
  return { 'tell-licence-held': tellHeld }
}
