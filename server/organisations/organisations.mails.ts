import type { OrganisationMailKind } from '#contract/organisations.ts'
import type { Id } from '#contract/primitives.ts'
import { defineMails } from '#server/platform/outbox/mails.ts'

declare module '#server/platform/outbox/mails.ts' {
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
