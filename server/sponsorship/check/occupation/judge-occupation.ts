import type { OccupationRule } from '../../rules/rule-set.ts'
import { isFromBeforeApril2024, isFromBeforeJuly2025, type Holds } from '../given/applicant.ts'
import type { Asked } from '../given/asked.ts'
import { inWords } from '../given/candidates.ts'
import { longDate } from '../words/money.ts'
import { bandsOf, labelOf } from './bands.ts'
import { judgeClosure } from './care.ts'
import { judgeLists } from './judge-lists.ts'
import { ASK_WHICH_CODE, type Judgement } from './judgement.ts'
import { isConditionMet } from './list-places.ts'

/** Whether the applicant can be sponsored in an occupation at all (SW 6.1 to 6.1C). */
export function judgeOccupation(asked: Asked, code: string): Judgement {
  const rule = asked.book.occupation.get(code)
  if (!rule) return unheardOf(code)
  if (rule.skill === 'ineligible') return notEligible(rule)
  const closed = judgeClosure(asked, rule)
  if (closed) return closed
  const judged = rule.tables.some((table) => table === '1' || table === '3')
    ? open(rule)
    : leftOrListed(judgeTransition(asked, rule), judgeLists(asked, rule))
  return judged.verdict === 'fail' ? judged : withBand(asked, rule, judged)
}

/** The best way in decides; where all are closed, the list that closed last says most. */
function leftOrListed(left: Judgement, lists: Judgement[]): Judgement {
  const ways = [left, ...lists]
  const open =
    ways.find(({ verdict }) => verdict === 'pass') ??
    ways.find(({ verdict }) => verdict === 'unknown')
  const [list] = lists
  return open ?? (list ? { ...list, cautions: [...list.cautions, ...left.cautions] } : left)
}

function unheardOf(code: string): Judgement {
  return {
    verdict: 'unknown',
    code: 'code-not-in-the-rules',
    reason: `The rules do not mention an occupation code ${code}.`,
    todo: ASK_WHICH_CODE,
    cautions: [],
    rules: ['SW 6.1'],
  }
}

function notEligible(rule: OccupationRule): Judgement {
  return {
    verdict: 'fail',
    code: 'not-eligible',
    reason: `${inWords(rule)} is among the occupations in which nobody can be sponsored.`,
    todo: ASK_WHICH_CODE,
    cautions: [],
    rules: ['Table 6', 'SW 6.1'],
  }
}

function open(rule: OccupationRule): Judgement {
  const { tables, condition } = rule
  const isNational = tables.includes('3')
  return {
    verdict: 'pass',
    code: isNational ? 'national-scale' : 'rqf-6',
    reason: isNational
      ? `${inWords(rule)} is a health or education occupation in which people from abroad can be sponsored.`
      : `${inWords(rule)} is skilled to degree level (RQF 6), so people from abroad can be sponsored in it.`,
    todo: null,
    cautions: condition ? [`The rules add: ${condition}`] : [],
    rules: [isNational ? 'Table 3' : 'Table 1', 'SW 6.1'],
  }
}

/** SW 6.1(d) to (f): what was taken from new applicants stays open to those who were there before. */
function judgeTransition(asked: Asked, rule: OccupationRule): Judgement {
  const { transitions } = asked.book.rules
  const isOldest = rule.tables.includes('2a')
  const since = longDate(isOldest ? transitions.ratesRaisedOn : transitions.skillRaisedOn)
  const whom = `people who have been Skilled Workers without a break since before ${since}`
  const job = inWords(rule)
  const holds = isOldest ? staysFromBefore2024(asked) : isFromBeforeJuly2025(asked.applicant)
  const rules = [tableOf(rule), 'SW 6.1']
  const condition = `Only for ${whom}${isOldest ? ', who stay with their sponsor' : ''}.`
  if (holds === false) {
    return {
      verdict: 'fail',
      code: isOldest ? 'only-on-the-route-since-2024' : 'only-on-the-route-since-2025',
      reason: `${job} is below the level for new applicants: it is left open only to ${whom}.`,
      todo: ASK_WHICH_CODE,
      cautions: [`In the UK: ${condition}`],
      rules,
    }
  }
  const isKnown = holds === true && isConditionMet(asked.book, rule, asked.advert.nation)
  return {
    verdict: isKnown ? 'pass' : 'unknown',
    code: isKnown ? 'on-the-route-before' : 'on-the-route-before-unclear',
    reason: isKnown
      ? `${job} is closed to new applicants, but stays open to you.`
      : `${job} is closed to new applicants; whether it stays open to you depends on what is not known.`,
    todo: isKnown
      ? null
      : 'Say which permission you have, and ask the employer about the condition.',
    cautions: [condition, ...(rule.condition ? [`The rules add: ${rule.condition}`] : [])],
    rules,
  }
}

function staysFromBefore2024({ applicant, book, date }: Asked): Holds {
  if (date >= book.rules.transitions.oldRatesUntil || applicant.sameEmployer === 'no') return false
  const holds = isFromBeforeApril2024(applicant)
  return holds && applicant.sameEmployer === null ? null : holds
}

function tableOf({ tables }: OccupationRule) {
  return `Table ${tables[0]}`
}

/** Table 4: roles in low bands are closed to new applicants even in an occupation that is open. */
function withBand(asked: Asked, rule: OccupationRule, judged: Judgement): Judgement {
  const bands = bandsOf(asked, rule)
  if (!bands?.isAsked || bands.standing === 'eligible') return judged
  const lowest = labelOf(bands, bands.eligible[0] ?? '')
  const rules = [bands.scale.rule, ...judged.rules]
  if (bands.standing === 'below') {
    return {
      ...judged,
      verdict: 'fail',
      code: 'band-too-low',
      reason: `The job is in a band below ${lowest} of ${bands.scale.title}, the lowest in which you can be sponsored as ${inWords(rule)}.`,
      todo: 'Ask the employer whether the job has a higher band.',
      rules,
    }
  }
  if (judged.verdict === 'unknown') return { ...judged, rules }
  return {
    ...judged,
    verdict: 'unknown',
    code: 'band-not-known',
    reason: `People can be sponsored as ${inWords(rule)} from ${lowest} of ${bands.scale.title} upwards, and the advert does not say which band the job has or equals.`,
    todo: 'Ask the employer which Agenda for Change band the job has or equals.',
    rules,
  }
}
