import { defineTasks } from '#server/platform/tasks/tasks.ts'

declare module '#server/platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'recheck-sponsorship': NoPayload
    /** Notifies members of jobs whose sponsor left a register or lost its rating. */
    'tell-licence-held': { accountId: string; loadId: number; jobIds: string[] }
  }
}

export const sponsorshipTasks = defineTasks({
  'recheck-sponsorship': {
    cron: '*/5 * * * *',
    isSingleton: true,
    run: (_, { sponsorship }, context) => sponsorship.recheck(context),
  },
  'tell-licence-held': {
    run: (change, { sponsorship }) => sponsorship.notifyLicenceChange(change),
  },
})
