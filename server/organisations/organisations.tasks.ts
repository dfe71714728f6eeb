import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Organisations } from './organisations.service.ts'

type Handled = 'tend-organisations' | 'send-organisation-mail' | 'lapse-proofs'

export function organisationTasks({
  tend,
  deliver,
  lapse,
}: Organisations): Pick<TaskHandlers, Handled> {
  return {
    'tend-organisations': tend,
    'send-organisation-mail': ({ mailId }) => deliver(mailId),
    'lapse-proofs': lapse,
  }
}
