import { message } from '#platform/languages/message.ts'
import type { OccupationRule } from '#sponsorship/rules/rule-set.ts'
import {
  isFromBeforeApril2024,
  isFromBeforeJuly2025,
  type Tristate,
} from '#sponsorship/check/context/applicant.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { formatOccupation } from '#sponsorship/check/context/candidates.ts'
import { NO_TODO, reason, todo } from '#sponsorship/check/result.ts'
import { longDate } from '#sponsorship/long-date.ts'
import { findBands, formatBand } from './bands.ts'
import { assessClosure } from './care.ts'
import { assessLists } from './assess-lists.ts'
import { ASK_WHICH_CODE, type Assessment } from './assessment.ts'
import { isConditionMet } from './list-places.ts'

/** Assesses whether the applicant can be sponsored in an occupation at all (SW 6.1 to 6.1C). */
export function assessOccupation(context: CheckContext, code: string): Assessment {
  const rule = context.ruleIndex.occupation.get(code)
  if (!rule) return unknownCode(code)
  if (rule.skill === 'ineligible') return notEligible(rule)
  const closed = assessClosure(context, rule)
  if (closed) return closed
  const assessment = rule.tables.some((table) => table === '1' || table === '3')
    ? eligible(rule)
    : bestRoute(assessTransition(context, rule), assessLists(context, rule))
  return assessment.verdict === 'fail' ? assessment : withBand(context, rule, assessment)
}

/** The route that decides, which is the best. If all are closed, the result of the first list explains most. */
function bestRoute(transition: Assessment, lists: Assessment[]): Assessment {
  const routes = [transition, ...lists]
  const eligible =
    routes.find(({ verdict }) => verdict === 'pass') ??
    routes.find(({ verdict }) => verdict === 'unknown')
  const [list] = lists
  return (
    eligible ??
    (list ? { ...list, cautions: [...list.cautions, ...transition.cautions] } : transition)
  )
}

function unknownCode(code: string): Assessment {
  return {
    verdict: 'unknown',
    code: 'code-not-in-the-rules',
    reason: `The rules do not mention an occupation code ${code}.`,
    ...ASK_WHICH_CODE,
    cautions: [],
    rules: ['SW 6.1'],
  }
}

function notEligible(rule: OccupationRule): Assessment {
  return {
    verdict: 'fail',
    code: 'not-eligible',
    brief: message('briefs.title', { title: rule.title }),
    sentence: message('headlineSentences.not-eligible', { title: lowerFirst(rule.title) }),
    ...reason(message('reasons.not-eligible', { occupation: formatOccupation(rule) })),
    ...ASK_WHICH_CODE,
    cautions: [],
    rules: ['Table 6', 'SW 6.1'],
  }
}

function eligible(rule: OccupationRule): Assessment {
  const { tables, condition } = rule
  const isNational = tables.includes('3')
  return {
    verdict: 'pass',
    code: isNational ? 'national-scale' : 'rqf-6',
    ...reason(
      message(isNational ? 'reasons.national-scale' : 'reasons.rqf-6', {
        occupation: formatOccupation(rule),
      }),
    ),
    ...NO_TODO,
    cautions: condition ? [`The rules add: ${condition}`] : [],
    rules: [isNational ? 'Table 3' : 'Table 1', 'SW 6.1'],
  }
}

/** Assesses SW 6.1(d) to (f): occupations closed to new applicants stay open to people already on the route. */
function assessTransition(context: CheckContext, rule: OccupationRule): Assessment {
  const { transitions } = context.ruleIndex.rules
  const isOldest = rule.tables.includes('2a')
  const raisedOn = isOldest ? transitions.ratesRaisedOn : transitions.skillRaisedOn
  const since = longDate(raisedOn)
  const people = `people who have been Skilled Workers without a break since before ${since}`
  const job = formatOccupation(rule)
  const holds = isOldest ? staysFromBefore2024(context) : isFromBeforeJuly2025(context.applicant)
  const rules = [tableOf(rule), 'SW 6.1']
  const condition = `Only for ${people}${isOldest ? ', who stay with their sponsor' : ''}.`
  if (holds === false) {
    return {
      verdict: 'fail',
      code: isOldest ? 'only-on-the-route-since-2024' : 'only-on-the-route-since-2025',
      brief: message('briefs.closed-on', { title: rule.title, date: { date: raisedOn } }),
      sentence: message('headlineSentences.only-on-the-route', {
        title: lowerFirst(rule.title),
        date: { date: raisedOn },
      }),
      ...reason(
        message('reasons.only-on-the-route', { occupation: job, date: { date: raisedOn } }),
      ),
      ...ASK_WHICH_CODE,
      cautions: [`In the UK: ${condition}`],
      rules,
    }
  }
  const isKnown = holds === true && isConditionMet(context.ruleIndex, rule, context.advert.nation)
  return {
    verdict: isKnown ? 'pass' : 'unknown',
    code: isKnown ? 'on-the-route-before' : 'on-the-route-before-unclear',
    reason: isKnown
      ? `${job} is closed to new applicants, but stays open to you.`
      : `${job} is closed to new applicants; we need more facts to say whether it is still open to you.`,
    todo: isKnown ? null : 'Say which UK visa you have, and ask the employer about the condition.',
    cautions: [condition, ...(rule.condition ? [`The rules add: ${rule.condition}`] : [])],
    rules,
  }
}

/** The text for use within a sentence. */
function lowerFirst(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function staysFromBefore2024({ applicant, ruleIndex, date }: CheckContext): Tristate {
  if (date >= ruleIndex.rules.transitions.oldRatesUntil || applicant.sameEmployer === 'no')
    return false
  const holds = isFromBeforeApril2024(applicant)
  return holds && applicant.sameEmployer === null ? null : holds
}

function tableOf({ tables }: OccupationRule) {
  return `Table ${tables[0]}`
}

const NEVER_LOWER =
  'The advert names no band. A registered professional’s post has band 5 or higher, or equals it; bands 3 and 4 cannot be sponsored.'

/** Adds Table 4: roles in low bands are closed to new applicants even in an open occupation. */
function withBand(context: CheckContext, rule: OccupationRule, assessment: Assessment): Assessment {
  const bands = findBands(context, rule)
  if (!bands?.isBandRequired) return assessment
  if (bands.status === 'eligible') {
    return context.advert.payBand?.origin === 'profession'
      ? { ...assessment, cautions: [...assessment.cautions, NEVER_LOWER] }
      : assessment
  }
  const lowest = formatBand(bands, bands.eligible[0] ?? '')
  const rules = [bands.scale.rule, ...assessment.rules]
  if (bands.status === 'below') {
    return {
      ...assessment,
      verdict: 'fail',
      code: 'band-too-low',
      ...reason(
        message('reasons.band-too-low', {
          band: lowest,
          scale: bands.scale.title,
          occupation: formatOccupation(rule),
        }),
      ),
      ...todo(message('todos.higher-band')),
      rules,
    }
  }
  if (assessment.verdict === 'unknown') return { ...assessment, rules }
  return {
    ...assessment,
    verdict: 'unknown',
    code: 'band-not-known',
    ...reason(
      message('reasons.band-needed', {
        occupation: formatOccupation(rule),
        band: lowest,
        scale: bands.scale.title,
      }),
    ),
    ...todo(message('todos.which-afc-band')),
    rules,
  }
}
