import { defineTasks } from '#server/platform/tasks/tasks.ts'

declare module '#server/platform/tasks/tasks.ts' {
  interface TaskPayloads {
    /** Notifies a worker that a register no longer supports the licence of their workplace. */
    'tell-worker-licence': { accountId: string; sponsorId: string; loadId: number }
  }
}

export const sponsorLossTasks = defineTasks({
  'tell-worker-licence': { run: (change, { sponsorLoss }) => sponsorLoss.notifyWorker(change) },
})
