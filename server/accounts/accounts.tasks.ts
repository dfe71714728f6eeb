import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Accounts } from './accounts.service.ts'

type Handled = 'send-proof' | 'send-account-notice' | 'delete-picture' | 'sweep-accounts'

export function accountTasks({ proofs, picture, sweep }: Accounts): Pick<TaskHandlers, Handled> {
  return {
    'send-proof': proofs.deliver,
    'send-account-notice': proofs.deliverNotice,
    'delete-picture': ({ key }) => picture.discard(key),
    'sweep-accounts': sweep,
  }
}
