import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Desk } from './desk.service.ts'

export function deskTasks({ deliverTakedown }: Desk): Pick<TaskHandlers, 'send-takedown'> {
  return { 'send-takedown': ({ entryId }) => deliverTakedown(entryId) }
}
