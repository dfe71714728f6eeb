import { defineMails } from '#server/platform/outbox/mails.ts'

declare module '#server/platform/outbox/mails.ts' {
  interface MailKinds {
    'founder-case': { kind: CaseMailKind }
  }
}

export type CaseMailKind = 'to-founder' | 'to-desk' | 'reminder' | 'links' | 'document-removed'

export const startupMails = defineMails({
  'founder-case': { compose: (mail, { startups }) => startups.cases.composeMail(mail) },
})
