import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Interviews } from './interviews.service.ts'

export function interviewTasks({
  deliver,
  endOfApplication,
}: Interviews): Pick<TaskHandlers, 'send-interview-mail' | 'end-interview'> {
  return {
    'send-interview-mail': ({ mailId }) => deliver(mailId),
    'end-interview': endOfApplication,
  }
}
