import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    application: ApplicationMail
    /** A link to an applicant, for a colleague. */
    'applicant-share': Record<string, never>
    /** New applicants, once a day; its subject is a member. */
    'applicant-digest': Record<string, never>
  }
}

/** An email about an application. */
export interface ApplicationMail {
  kind:
    | 'to-employer'
    | 'details-to-employer'
    | 'receipt'
    | 'details'
    | 'notice'
    | 'messages-to-applicant'
    | 'messages-to-employer'
  /** The event that a notice is about. */
  eventId?: number | null
}

export const applicationMails = defineMails({
  application: {
    compose: (mail, { applications }) => applications.composeMail(mail),
    // A record of the talk says which messages were sent by email.
    isLasting: true,
  },
  'applicant-share': {
    compose: ({ subject }, { applications }) => applications.sharing.compose(subject),
  },
  'applicant-digest': {
    compose: ({ subject }, { applications }) => applications.digest.compose(subject),
  },
})
