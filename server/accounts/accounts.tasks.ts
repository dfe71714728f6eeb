import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Accounts } from './accounts.service.ts'

type Handled = 'send-proof' | 'send-account-notice' | 'sweep-accounts'

export function accountTasks({ proofs, sweep }: Accounts): Pick<TaskHandlers, Handled> {
  return {
    'send-proof': proofs.deliver,
    'send-account-notice': proofs.deliverNotice,
    'sweep-accounts': sweep,
  }
}
