import type { TalkSide } from '#contract/talk.ts'
import { defineTasks } from '#server/platform/tasks/tasks.ts'

declare module '#server/platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'send-application-mail': { mailId: string }
    /** Of applications to organisations that have proved who they are; it runs by the clock, too. */
    'share-details': NoPayload
    'tell-job-change': { jobId: string }
    /** An employer wrote to several applicants; the minute to take it back is over. */
    'send-waiting-messages': { actionId: string }
    /** Messages to this side of an application. */
    'tell-messages': { applicationId: string; side: TalkSide }
    'tell-applicants-licence': { jobId: string; loadId: number }
    /** A link to an applicant, for a colleague. */
    'send-applicant-share': { shareId: string }
    /** `eventId` is the entry of a change; one that was made before entries were named has none. */
    'tell-status': { applicationId: string; eventId?: number }
  }
}

export const applicationTasks = defineTasks({
  'send-application-mail': { run: ({ mailId }, { applications }) => applications.deliver(mailId) },
  'share-details': {
    cron: '* * * * *',
    run: (_, { applications }) => applications.details.shareWithProved(),
  },
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
  'send-applicant-share': {
    run: ({ shareId }, { applications }) => applications.sharing.deliver(shareId),
  },
  // A rejection is told in a minute, and can be taken back until then.
  'tell-status': {
    async run(change, { applications, interviews }) {
      await applications.notices.notifyStatus(change)
      await interviews.endOfApplication(change)
    },
  },
})
