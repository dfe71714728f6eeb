import type { Generated, GeneratedAlways } from 'kysely'
import type {
  MemberRole,
  OrganisationAction,
  OrganisationMailKind,
  ProofKind,
  ProofRequestKind,
} from '#contract/organisations.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    organisation: OrganisationTable
    organisationMember: OrganisationMemberTable
    organisationInvitation: OrganisationInvitationTable
    organisationProof: OrganisationProofTable
    organisationProofRequest: OrganisationProofRequestTable
    organisationMail: OrganisationMailTable
    organisationEvent: OrganisationEventTable
  }
}

interface OrganisationTable {
  id: string
  /** As its adverts show it. */
  name: string
  /** The name as `toNameKey` folds it. */
  nameKey: string
  /** The name it says it is licensed or registered under; null until it says one. */
  legalName: string | null
  /** The legal name as the register’s names are compared. */
  legalKey: string | null
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
  /** When the desk refused a proof: from then on every proof needs its word. */
  proofRefusedAt: string | null
  /** Its open jobs with a greater id wait to be indexed again; null if none do. */
  reindexAfter: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

interface OrganisationMemberTable {
  organisationId: string
  accountId: string
  role: MemberRole
  joinedAt: Generated<string>
}

interface OrganisationInvitationTable {
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
  /** The organisation that vouches. */
  voucherId: string | null
  /** When its owners were told that it is about to lapse. */
  lapseMailedAt: string | null
}

/** A proof that has begun. */
interface OrganisationProofRequestTable {
  id: string
  organisationId: string
  kind: ProofRequestKind
  domain: string | null
  /** Where the code goes. */
  email: string | null
  /** What is to stand in the record or file. Public, unlike a code. */
  siteToken: string | null
  /** Null until the email is created: only the email holds the code. */
  codeHash: string | null
  tries: Generated<number>
  /** What an owner tells the desk. */
  evidence: Generated<string>
  accountId: string | null
  createdAt: Generated<string>
  expiresAt: string
  sentAt: string | null
  /** Since when the desk’s word alone is missing. */
  waitsSince: string | null
}

/** An email to a member, an owner or somebody invited; sent by a task of its own. */
interface OrganisationMailTable {
  id: string
  organisationId: string
  kind: OrganisationMailKind
  /** Null for those that go to an address that is no account’s. */
  accountId: string | null
  invitationId: string | null
  requestId: string | null
  detail: Generated<string>
  createdAt: Generated<string>
  /** When its task was enqueued. */
  queuedAt: string | null
  sentAt: string | null
}

/** Append-only: the database refuses changes. */
interface OrganisationEventTable {
  id: GeneratedAlways<number>
  organisationId: string
  /** Null for what the site did by itself. */
  actorId: string | null
  action: OrganisationAction
  detail: Generated<string>
  createdAt: Generated<string>
}
