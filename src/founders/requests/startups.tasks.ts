import type { CaseSide } from '#founders/cases/founder-case.ts'
import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'acknowledge-startup': { requestId: string }
    /** Announces messages to this side of a founder’s case. */
    'tell-case': { caseId: string; to: CaseSide }
  }
}

export const startupTasks = defineTasks({
  'acknowledge-startup': {
    run: ({ requestId }, { startups }) => startups.receipts.acknowledge(requestId),
  },
  'tell-case': { run: (messages, { startups }) => startups.cases.tell(messages) },
})
