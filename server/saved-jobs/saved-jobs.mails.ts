import type { SavedMailItem } from '#contract/saved-jobs.ts'
import { defineMails } from '#server/platform/outbox/mails.ts'

declare module '#server/platform/outbox/mails.ts' {
  interface MailKinds {
    'saved-jobs': {
      /** The day in the UK. */
      day: string
      items: SavedMailItem[]
    }
  }
}

export const savedJobMails = defineMails({
  'saved-jobs': { compose: (mail, { savedJobs }) => savedJobs.mails.compose(mail) },
})
