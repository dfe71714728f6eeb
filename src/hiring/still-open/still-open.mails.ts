import type { Id } from '#platform/primitives/primitives.schema.ts'
import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    /** About a member; the adverts that they are asked about. */
    'still-open': { jobIds: Id[] }
  }
}

export const stillOpenMails = defineMails({
  'still-open': { compose: (mail, { stillOpen }) => stillOpen.compose(mail) },
})
