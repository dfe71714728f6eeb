import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Moderation } from './moderation.service.ts'

export function moderationTasks({
  carryOut,
  warnings,
}: Moderation): Pick<TaskHandlers, 'carry-out-decision' | 'send-warning'> {
  return {
    'carry-out-decision': carryOut,
    'send-warning': ({ applicationId }) => warnings.send(applicationId),
  }
}
