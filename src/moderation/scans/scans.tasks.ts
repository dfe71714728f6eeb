import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** Scans files that have not been scanned yet. */
    'scan-files': NoPayload
    /** Notifies the sender of a file in which a virus was found later. */
    'tell-infected': { key: string }
  }
}

export const scanTasks = defineTasks({
  'scan-files': { cron: '* * * * *', run: (_, { scans }) => scans.scanWaiting() },
  'tell-infected': { run: (file, { scans }) => scans.notifySender(file) },
})
