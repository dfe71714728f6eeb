import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Accounts } from './accounts.service.ts'

type Handled = 'send-proof' | 'send-account-notice' | 'delete-files' | 'sweep-accounts'

export function accountTasks({
  verification,
  settings,
  sweep,
}: Accounts): Pick<TaskHandlers, Handled> {
  return {
    'send-proof': verification.deliver,
    'send-account-notice': verification.deliverNotice,
    'delete-files': settings.deleteFiles,
    'sweep-accounts': sweep,
  }
}
