import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Startups } from './startups.service.ts'

type Handled =
  | 'send-startup-request'
  | 'acknowledge-startup'
  | 'send-startup-receipt'
  | 'tell-case'
  | 'send-case-mail'
  | 'remind-founders'
  | 'sweep-founder-cases'

export function startupTasks({ deliver, receipts, cases }: Startups): Pick<TaskHandlers, Handled> {
  return {
    'send-startup-request': ({ requestId }) => deliver(requestId),
    'acknowledge-startup': ({ requestId }) => receipts.acknowledge(requestId),
    'send-startup-receipt': receipts.sendReceipt,
    'tell-case': cases.tell,
    'send-case-mail': ({ mailId }) => cases.deliver(mailId),
    'remind-founders': cases.remind,
    'sweep-founder-cases': () => cases.sweep(),
  }
}
