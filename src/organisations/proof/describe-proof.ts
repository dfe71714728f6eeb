import type { ProofFacts, ProofKind } from '#organisations/organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { longDate } from '#sponsorship/long-date.ts'
import { findActiveProof } from './rows/proofs.queries.ts'

interface DescribedProof {
  kind: ProofKind
  domain: string | null
  /** The organisation that vouches. */
  voucher: string | null
  provedAt: string
}

const HOW: Record<ProofKind, (proof: DescribedProof) => string> = {
  mail: ({ domain }) => `Proved by an address at ${domain}`,
  dns: ({ domain }) => `Proved by a record at ${domain}`,
  file: ({ domain }) => `Proved by a file at ${domain}`,
  letter: () => 'Proved by a letter to its registered office',
  vouched: ({ voucher }) => `${voucher ?? 'Another organisation'}, which is proved, vouches for it`,
  decision: () => 'Proved by evidence that we looked at',
}

/** ‘Proved by an address at leedsth.nhs.uk since 3 November 2026’: the proof and its date, and no more. */
export function proofWords(proof: DescribedProof): string {
  return `${HOW[proof.kind](proof)} since ${longDate(proof.provedAt)}`
}

/** An organisation’s current proof; null if it has none. For the pages of its jobs and its own page. */
export async function describeProof(db: Db, organisationId: Id): Promise<ProofFacts | null> {
  const proof = await findActiveProof(db, organisationId)
  if (!proof) return null
  const { kind, provedAt, lapsesAt } = proof
  return { kind, provedAt, lapsesAt, words: proofWords(proof) }
}
