import type { Generated, GeneratedAlways } from 'kysely'
import type {
  MemberRole,
  OrganisationAction,
  ProofKind,
  ProofRequestKind,
  ProofStrength,
} from './organisations.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    organisation: OrganisationTable
    organisationMember: OrganisationMemberTable
    organisationInvitation: OrganisationInvitationTable
    organisationProof: OrganisationProofTable
    organisationProofRequest: OrganisationProofRequestTable
    organisationEvent: OrganisationEventTable
    knownDomain: KnownDomainTable
  }
}

interface OrganisationTable {
  id: string
  /** The name on its adverts. */
  name: string
  /** The name as `toNameKey` folds it. */
  nameKey: string
  /** The name it claims to be licensed or registered under; null until it claims one. */
  legalName: string | null
  /** The legal name in the form in which names on the register are compared. */
  legalKey: string | null
  /** The number at Companies House. */
  companyNumber: string | null
  /** The entry on the register of sponsors that it claims to be. */
  sponsorId: string | null
  claimedAt: string | null
  /** Since then its adverts and messages wait for the desk. */
  frozenAt: string | null
  frozenBecause: string | null
  suspendedAt: string | null
  suspendedBecause: string | null
  /** The time when the desk refused a proof: since then every proof needs its word. */
  proofRefusedAt: string | null
  /** Open jobs with a greater id wait to be indexed again; null if no job does. */
  reindexAfter: string | null
  /** Forms of its names for comparing them; made by the screening of `nameKeysOf`, null before. */
  nameKeys: Generated<string[]>
  nameKeysOf: string | null
  /** Open jobs with a greater id wait to take over its name and claim, and to be screened again; null if none does. */
  rereadAfter: string | null
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

/** Proofs that an organisation is the body it claims to be. Ended ones are kept as history. */
export interface OrganisationProofTable {
  id: string
  organisationId: string
  kind: ProofKind
  /** The claim as it was proved. */
  legalName: string
  sponsorId: string | null
  domain: string | null
  /** Null if the version before wrote it: it proves nothing until it has been assessed. Only a strong one proves. */
  strength: ProofStrength | null
  /** The name on adverts that it covers, as `toNameKey` folds it. */
  shownKey: string | null
  /** The desk’s evidence, or the voucher. */
  evidence: Generated<string>
  /** The account that proved it. */
  accountId: string | null
  provedAt: Generated<string>
  lapsesAt: string
  endedAt: string | null
  endedBecause: string | null
  /** The organisation that vouches. */
  voucherId: string | null
  /** The time when its owners were notified that it is about to lapse. */
  lapseMailedAt: string | null
}

/** A proof that has begun. */
interface OrganisationProofRequestTable {
  id: string
  organisationId: string
  kind: ProofRequestKind
  domain: string | null
  /** The email address that the code goes to. */
  email: string | null
  /** The text to put in the record or file. Public, unlike a code. */
  siteToken: string | null
  /** Null until the email or the letter is created: only that holds the code. */
  codeHash: string | null
  tries: Generated<number>
  /** The owner’s evidence for the desk. */
  evidence: Generated<string>
  accountId: string | null
  createdAt: Generated<string>
  expiresAt: string
  /** The time when the email was sent, or the letter printed. */
  sentAt: string | null
  /** The address of a letter, which the desk took from a register. */
  postedTo: string | null
  /** The admin who printed the letter. */
  printedBy: string | null
  /** The time since when only the desk’s word is missing. */
  waitsSince: string | null
}

/** Append-only: the database refuses changes. */
interface OrganisationEventTable {
  id: GeneratedAlways<number>
  organisationId: string
  /** Null for what the site did itself. */
  actorId: string | null
  action: OrganisationAction
  detail: Generated<string>
  createdAt: Generated<string>
}

/** Domains that an independent source ties to a body, loaded by `landfall domains import`. */
interface KnownDomainTable {
  source: string
  domain: string
  /** The name as `parseName` folds it. */
  nameKey: string
  name: string
  /** The day of the source, as YYYY-MM-DD. */
  asOf: string
}
