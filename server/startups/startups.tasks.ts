import type { CaseSide } from '#contract/founder-cases/founder-case.ts'
import { defineTasks } from '#server/platform/tasks/tasks.ts'

declare module '#server/platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'send-startup-request': { requestId: string }
    'acknowledge-startup': { requestId: string }
    /** Sends one email for all of them. */
    'send-startup-receipt': { requestIds: string[] }
    /** Announces messages to this side of a founder’s case. */
    'tell-case': { caseId: string; to: CaseSide }
    'remind-founders': NoPayload
  }
}

export const startupTasks = defineTasks({
  'send-startup-request': { run: ({ requestId }, { startups }) => startups.deliver(requestId) },
  'acknowledge-startup': {
    run: ({ requestId }, { startups }) => startups.receipts.acknowledge(requestId),
  },
  'send-startup-receipt': {
    run: (receipt, { startups }) => startups.receipts.sendReceipt(receipt),
  },
  'tell-case': { run: (messages, { startups }) => startups.cases.tell(messages) },
  'remind-founders': { cron: '37 8-17 * * *', run: (_, { startups }) => startups.cases.remind() },
})
