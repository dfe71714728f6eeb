import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** `decidedAt` distinguishes a decision from an earlier one that was undone. */
    'carry-out-decision': { caseId: string; decidedAt: string }
    /** Reads adverts again after the rules have changed, and looks after the queue of first looks. */
    'rescan-texts': NoPayload
    /** Ends proposals that nobody agreed to, and reminds of cases. */
    'tend-queue': NoPayload
    /** Reminds the site’s owner of rules and a register that turn old. */
    'remind-of-old-data': NoPayload
  }
}

export const moderationTasks = defineTasks({
  'import-register': { run: (upload, { admin }) => admin.importRegister(upload) },
  'carry-out-decision': { run: (decision, { moderation }) => moderation.applyDecision(decision) },
  'tend-queue': {
    cron: '* * * * *',
    isSingleton: true,
    run: (_, { moderation }) => moderation.maintainQueue(),
  },
  'remind-of-old-data': {
    cron: '41 6 * * *',
    run: (_, { moderation }) => moderation.remindOfOldData(),
  },
  'rescan-texts': {
    cron: '*/10 * * * *',
    isSingleton: true,
    async run(_, { moderation }, context) {
      await moderation.maintainFirstLooks(context)
      await moderation.rescanTexts(context)
    },
  },
})
