import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** `decidedAt` distinguishes a decision from an earlier one that was undone. */
    'carry-out-decision': { caseId: string; decidedAt: string }
    'rescan-texts': NoPayload
  }
}

export const moderationTasks = defineTasks({
  'carry-out-decision': { run: (decision, { moderation }) => moderation.applyDecision(decision) },
  'rescan-texts': {
    cron: '*/10 * * * *',
    isSingleton: true,
    run: (_, { moderation }, context) => moderation.rescanTexts(context),
  },
})
