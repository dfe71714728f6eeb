import type { SavedMailItem } from './saved-jobs.schema.ts'
import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
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
