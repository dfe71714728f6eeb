import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
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
