import type { TaskHandlers } from '#server/platform/tasks/tasks.ts'
import type { Alerts } from './alerts.service.ts'

export function alertTasks(alerts: Alerts) {
  return {
    'decide-alerts': (_, { signal }) => alerts.decide(undefined, signal),
    'send-alert-digest': alerts.deliverDigest,
    'send-alert-mail': alerts.deliverMail,
    'sweep-alerts': () => alerts.sweep(),
  } satisfies Partial<TaskHandlers>
}
