import { formatCount, mediumDate } from '#platform/primitives/formats.ts'
import { RISK_NAMES } from '#moderation/cases/moderation-words.ts'
import type { DeskOrganisation } from '#moderation/cases/queue.ts'

type Tone = 'danger' | 'warning' | 'signal' | 'success' | 'neutral'

/** An organisation in the list, in texts made on the server. */
export interface ShownOrganisation {
  id: string
  name: string
  tags: { tone: Tone; words: string }[]
  /** The body it claims to be. */
  claim: string | null
  facts: string[]
}

export function toShownOrganisation(organisation: DeskOrganisation): ShownOrganisation {
  const { id, name, openJobs, applicants, reports, ownerEmail, since } = organisation
  return {
    id,
    name,
    tags: tagsOf(organisation),
    claim: claimOf(organisation),
    facts: [
      countOf(openJobs, 'open job'),
      countOf(applicants, 'applicant'),
      countOf(reports, 'report'),
      ownerEmail ?? 'No owner',
      `Since ${mediumDate(since)}`,
    ],
  }
}

function tagsOf({ risk, cases, proof, suspendedAt, frozenAt }: DeskOrganisation) {
  const tags: ShownOrganisation['tags'] = []
  if (suspendedAt) tags.push({ tone: 'danger', words: 'Suspended' })
  if (frozenAt) tags.push({ tone: 'warning', words: 'Frozen' })
  if (risk)
    tags.push({
      tone: risk === 1 ? 'danger' : 'signal',
      words: `${countOf(cases, 'case')}, ${RISK_NAMES[risk].toLowerCase()} risk`,
    })
  tags.push(proof ? { tone: 'success', words: 'Proved' } : { tone: 'neutral', words: 'Not proved' })
  return tags
}

function claimOf({ legalName, sponsorName, claimedAt, proof }: DeskOrganisation): string | null {
  const body = sponsorName ? `${sponsorName}, on the register` : legalName
  const says = claimedAt && body ? `Says it is ${body}.` : null
  const until = proof
    ? `Proved by ${PROOF_WAYS[proof.kind]}${proof.domain ? ` (${proof.domain})` : ''} until ${mediumDate(proof.lapsesAt)}.`
    : null
  return [says, until].filter(Boolean).join(' ') || null
}

const PROOF_WAYS = {
  mail: 'a code',
  dns: 'a DNS record',
  file: 'a file on its site',
  letter: 'a letter',
  vouched: 'another organisation',
  decision: 'the desk',
} as const

function countOf(count: number, noun: string) {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
}
