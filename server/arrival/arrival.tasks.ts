import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Arrival } from './arrival.service.ts'

export function arrivalTasks({
  remind,
  deliver,
}: Arrival): Pick<TaskHandlers, 'remind-arrivals' | 'send-arrival-mail'> {
  return {
    'remind-arrivals': () => remind(),
    'send-arrival-mail': ({ mailId }) => deliver(mailId),
  }
}
