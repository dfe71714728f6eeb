import type { SystemName } from './systems/feed-systems.ts'
import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    /** The end of a source after its failures, to the owner of the site. */
    'source-off': { name: string; system: SystemName }
  }
}

export const sourceMails = defineMails({
  'source-off': {
    compose: ({ subject, about }, { sources }) => sources.composeOff(subject, about),
  },
})
