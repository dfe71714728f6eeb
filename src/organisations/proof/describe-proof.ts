import type { ProofFacts, ProofKind } from '#organisations/organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import { findActiveProof } from './rows/proofs.queries.ts'

interface DescribedProof {
  kind: ProofKind
  domain: string | null
  /** The organisation that vouches. */
  voucher: string | null
  provedAt: string
}

/** ‘Proved by an address at leedsth.nhs.uk since 3 November 2026’: the proof and its date, and no more. */
export function proofWords(
  { kind, domain, voucher, provedAt }: DescribedProof,
  { words, format, longDate }: Language = english,
): string {
  const facts = {
    domain: domain ?? '',
    voucher: voucher ?? words.proofs.anotherOrganisation,
    date: longDate(provedAt.slice(0, 10)),
  }
  return format(words.proofs[kind], facts)
}

/** An organisation’s current proof; null if it has none. For the pages of its jobs and its own page. */
export async function describeProof(
  db: Db,
  organisationId: Id,
  language?: Language,
): Promise<ProofFacts | null> {
  const proof = await findActiveProof(db, organisationId)
  if (!proof) return null
  const { kind, provedAt, lapsesAt } = proof
  return { kind, provedAt, lapsesAt, words: proofWords(proof, language) }
}
