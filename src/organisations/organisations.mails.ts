import type { OrganisationMailKind } from './organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { defineMails } from '#platform/outbox/mails.ts'

declare module '#platform/outbox/mails.ts' {
  interface MailKinds {
    organisation: OrganisationMail
  }
}

/** An email to a member, an owner or an invited person. */
export interface OrganisationMail {
  kind: OrganisationMailKind
  /** Left out if the address belongs to no account. */
  accountId?: Id | null
  invitationId?: Id | null
  requestId?: Id | null
  detail: string
}

export const organisationMails = defineMails({
  organisation: { compose: (mail, { organisations }) => organisations.composeMail(mail) },
})
