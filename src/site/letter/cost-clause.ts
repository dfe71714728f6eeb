import type { Reason } from '#safety/real/reasons.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'
import { readLetter } from './read-letter.ts'

/** What an employer’s own words do with its costs: take them from pay, or want them back from whoever leaves. */
export type CostClause = 'taken' | 'repaid'

/** Reasons that such words have by themselves, and those of the work that they are about. */
const OF_COSTS = new Set<Reason>(['taken', 'money', 'like-fraud'])
const OF_WORK = new Set<Reason>(['closed-work', 'low-pay'])
const FROM_PAY =
  /deduct|recover|(?:from|out of|off) (?:your|the|each|my) (?:\w+ ){0,2}(?:pay|salary|wages?)/i
const OF_SPONSORSHIP = /sponsor|certificate|skills charge|\bcos\b|\bvisa\b|recruit/i
const LEAVING = /\b(?:you|employee|worker) (?:\w+ ){0,3}(?:leaves?|resigns?|quits?|terminates?)\b/i
/** People who sell jobs write so, and no contract. */
const OF_SELLERS = /whats-?app|telegram|\bslots?\b|\bagents?\b|gift card|crypto/i

interface Finding extends TextRange {
  reason: Reason
  told?: Reason | undefined
}

/** Whether words about costs have a reason. */
export function isOfCosts(reason: Reason): boolean {
  return OF_COSTS.has(reason)
}

/** The clause that is all that speaks against a text; null if something else does. */
export function findCostClause(text: string, findings: readonly Finding[]): CostClause | null {
  const ofCosts = findings.filter(({ reason, told }) => isOfCosts(reason) && !told)
  const others = findings.filter((finding) => !ofCosts.includes(finding))
  if (ofCosts.length === 0 || OF_SELLERS.test(text)) return null
  if (!others.every(({ reason }) => OF_WORK.has(reason))) return null
  const sentences = readLetter(text).money.map((sentence) => {
    const from = text.indexOf(sentence)
    return { from, to: from + sentence.length, clause: clauseIn(sentence) }
  })
  const clauses = ofCosts.map(({ from, to }) => {
    const found = sentences.find((one) => one.clause && one.from < to && one.to > from)
    return found?.clause ?? null
  })
  if (clauses.includes(null)) return null
  return clauses.includes('taken') ? 'taken' : 'repaid'
}

function clauseIn(sentence: string): CostClause | null {
  if (FROM_PAY.test(sentence) && OF_SPONSORSHIP.test(sentence)) return 'taken'
  return LEAVING.test(sentence) ? 'repaid' : null
}
