import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'decide-alerts': NoPayload
    'send-alert-digest': { digestId: string }
    'send-alert-mail': { id: string; alertId: string; kind: AlertMailKind }
  }
}

export const alertTasks = defineTasks({
  'decide-alerts': {
    cron: '* * * * *',
    run: (_, { alerts }, { signal }) => alerts.decide(undefined, signal),
  },
  'send-alert-digest': { run: (digest, { alerts }) => alerts.deliverDigest(digest) },
  'send-alert-mail': { run: (mail, { alerts }) => alerts.deliverMail(mail) },
})
