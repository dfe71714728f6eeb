import type { TalkSide } from '#hiring/talk/talk.schema.ts'
import { defineTasks } from '#platform/tasks/tasks.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'tell-job-change': { jobId: string }
    /** Sends the messages of an action on several applicants, once they can no longer be undone. */
    'send-waiting-messages': { actionId: string }
    /** Notifies this side of an application of its messages. */
    'tell-messages': { applicationId: string; side: TalkSide }
    'tell-applicants-licence': { jobId: string; loadId: number }
    /** `eventId` is the event of the change; tasks from before events were named have none. */
    'tell-status': { applicationId: string; eventId?: number }
  }
}

export const applicationTasks = defineTasks({
  'tell-job-change': {
    run: (change, { applications }) => applications.notices.notifyJobChange(change),
  },
  'send-waiting-messages': {
    run: (action, { applications }) => applications.actions.sendWaiting(action),
  },
  'tell-messages': { run: (to, { applications }) => applications.talk.notifyMessages(to) },
  'tell-applicants-licence': {
    run: (change, { applications }) => applications.notices.notifyLicence(change),
  },
  // A rejection is notified a minute later, and can be undone until then.
  'tell-status': {
    async run(change, { applications, interviews }) {
      await applications.notices.notifyStatus(change)
      await interviews.endOfApplication(change)
    },
  },
})
