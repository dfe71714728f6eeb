import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Admin } from './admin.service.ts'

export function adminTasks({ sendTakedownEmail }: Admin): Pick<TaskHandlers, 'send-takedown'> {
  return { 'send-takedown': ({ entryId }) => sendTakedownEmail(entryId) }
}
