import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Arrival } from './arrival.service.ts'

export function arrivalTasks({
  remind,
  deliver,
  files,
}: Arrival): Pick<TaskHandlers, 'remind-arrivals' | 'send-arrival-mail' | 'sweep-arrival-files'> {
  return {
    'remind-arrivals': () => remind(),
    'send-arrival-mail': ({ mailId }) => deliver(mailId),
    'sweep-arrival-files': () => files.sweep(),
  }
}
