import type { Generated, GeneratedAlways } from 'kysely'
import type { MemberRole, OrganisationAction, ProofKind } from '#contract/organisations.ts'

export interface OrganisationTables {
  organisation: OrganisationTable
  organisationMember: OrganisationMemberTable
  organisationInvitation: OrganisationInvitationTable
  organisationProof: OrganisationProofTable
  organisationEvent: OrganisationEventTable
}

export interface OrganisationTable {
  id: string
  /** As its adverts show it. */
  name: string
  /** The name as `toNameKey` folds it. */
  nameKey: string
  /** The name it says it is licensed or registered under; null until it says one. */
  legalName: string | null
  /** At Companies House. */
  companyNumber: string | null
  /** The entry on the register of sponsors that it says it is. */
  sponsorId: string | null
  claimedAt: string | null
  /** Its adverts and messages wait for the desk. */
  frozenAt: string | null
  frozenBecause: string | null
  suspendedAt: string | null
  suspendedBecause: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

export interface OrganisationMemberTable {
  organisationId: string
  accountId: string
  role: MemberRole
  joinedAt: Generated<string>
}

export interface OrganisationInvitationTable {
  id: string
  organisationId: string
  email: string
  emailKey: string
  role: MemberRole
  /** Null until the email is created: only the email holds the secret. */
  secretHash: string | null
  invitedBy: string | null
  createdAt: Generated<string>
  sentAt: string | null
  expiresAt: string
}

/** What showed that an organisation is the body it says it is. Ended ones stay, as history. */
export interface OrganisationProofTable {
  id: string
  organisationId: string
  kind: ProofKind
  /** The claim as it was proved. */
  legalName: string
  sponsorId: string | null
  domain: string | null
  /** What the desk saw, or who vouches. */
  evidence: Generated<string>
  /** Who proved it. */
  accountId: string | null
  provedAt: Generated<string>
  lapsesAt: string
  endedAt: string | null
  endedBecause: string | null
}

/** Append-only: the database refuses changes. */
export interface OrganisationEventTable {
  id: GeneratedAlways<number>
  organisationId: string
  /** Null for what the site did by itself. */
  actorId: string | null
  action: OrganisationAction
  detail: Generated<string>
  createdAt: Generated<string>
}
