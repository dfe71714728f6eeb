import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'send-proof': { purpose: TokenPurpose; subject: string }
    'send-account-notice': AccountNoticeToSend & { id: string }
    'delete-files': { keys: string[] }
  }
}

export const accountTasks = defineTasks({
  // A code expires after ten minutes.
  'send-proof': {
    isUrgent: true,
    run: (proof, { accounts }) => accounts.verification.deliver(proof),
  },
  'send-account-notice': {
    run: (notice, { accounts }) => accounts.verification.deliverNotice(notice),
  },
  'delete-files': { run: (files, { accounts }) => accounts.settings.deleteFiles(files) },
})
