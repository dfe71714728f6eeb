import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Startups } from './startups.service.ts'

export function startupTasks(startups: Startups): Pick<TaskHandlers, 'send-startup-request'> {
  return { 'send-startup-request': ({ requestId }) => startups.deliver(requestId) }
}
