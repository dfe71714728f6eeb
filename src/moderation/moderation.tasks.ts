import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** `decidedAt` distinguishes a decision from an earlier one that was undone. */
    'carry-out-decision': { caseId: string; decidedAt: string }
    /** Reads adverts again after the rules have changed, and looks after the queue of first looks. */
    'rescan-texts': NoPayload
  }
}

export const moderationTasks = defineTasks({
  'import-register': { run: (upload, { admin }) => admin.importRegister(upload) },
  'carry-out-decision': { run: (decision, { moderation }) => moderation.applyDecision(decision) },
  'rescan-texts': {
    cron: '*/10 * * * *',
    isSingleton: true,
    async run(_, { moderation }, context) {
      await moderation.maintainFirstLooks(context)
      await moderation.rescanTexts(context)
    },
  },
})
