import { defineTasks } from '#server/platform/tasks/tasks.ts'

declare module '#server/platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'recheck-sponsorship': NoPayload
  }
}

export const sponsorshipTasks = defineTasks({
  'recheck-sponsorship': {
    cron: '*/5 * * * *',
    isSingleton: true,
    run: (_, { sponsorship }, context) => sponsorship.recheck(context),
  },
})
