import type { Id } from '#platform/primitives/primitives.schema.ts'
import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    'founder-case': { kind: CaseMailKind }
    startup: Record<string, never>
    /** One email for all of these requests. */
    'startup-receipt': { requestIds: Id[] }
  }
}

export type CaseMailKind = 'to-founder' | 'to-desk' | 'reminder' | 'links' | 'document-removed'

export const startupMails = defineMails({
  'founder-case': {
    compose: (mail, { startups }) => startups.cases.composeMail(mail),
    // A message belongs to one email; without it, it would be in another.
    isLasting: true,
  },
  startup: { compose: ({ subject }, { startups }) => startups.composeMail(subject) },
  'startup-receipt': { compose: ({ about }, { startups }) => startups.receipts.compose(about) },
})
