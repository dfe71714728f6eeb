import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Moderation } from './moderation.service.ts'

export function moderationTasks({
  carryOut,
}: Moderation): Pick<TaskHandlers, 'carry-out-decision'> {
  return {
    'carry-out-decision': carryOut,
  }
}
