import { message, type Message } from '#platform/languages/message.ts'
import {
  isNamedFromAbroad,
  mustApplyFromAbroad,
  needsNoSponsor,
} from '#sponsorship/check/context/applicant.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { buildResult, reason, todo, type Result } from '#sponsorship/check/result.ts'
import { isInForce } from '#sponsorship/rules/in-force.ts'
import type { RuleSet } from '#sponsorship/rules/rule-set.ts'

type Who = Pick<CheckContext, 'applicant' | 'ruleIndex' | 'date'>

/** Checks whether the person can apply from where they are, whatever the job; null if nothing speaks against it. */
export function checkPermission(context: Who): Result | null {
  const { applicant, ruleIndex, date } = context
  if (needsNoSponsor(applicant)) return null
  const refused = findRestriction(context)
  if (refused) return refusedFromAbroad(context, refused)
  const { where, permission, visaEndsOn } = applicant
  if (where !== 'uk') return null
  if (permission === 'graduate' && visaEndsOn !== null && visaEndsOn < date) {
    return buildResult({
      verdict: 'fail',
      code: 'visa-ended',
      sentence: message('headlineSentences.visa-ended'),
      ...reason(message('reasons.visa-ended', { date: { date: visaEndsOn } })),
      ...todo(message('todos.visa-ended')),
      sources: [ruleIndex.cite('SW 1.5ZA')],
    })
  }
  if (mustApplyFromAbroad(applicant)) return advise(context, 'leave-first', 'SW 1.5ZA')
  return permission === 'student' ? advise(context, 'after-course', 'SW 1.5A') : null
}

/** The restriction by nationality that refuses the application; null without one. */
function findRestriction({ applicant, ruleIndex, date }: Who) {
  if (!isNamedFromAbroad(applicant)) return null
  const { restrictions } = ruleIndex.rules
  return (
    restrictions.find((one) => one.nationality === applicant.nationality && isInForce(one, date)) ??
    null
  )
}

type Restriction = RuleSet['restrictions'][number]

function refusedFromAbroad({ ruleIndex }: Who, { nationality, from, rule, note }: Restriction) {
  const facts = { country: { country: nationality }, date: { date: from } }
  return buildResult({
    verdict: 'fail',
    code: 'refused-from-abroad',
    sentence: message('headlineSentences.refused-from-abroad', facts),
    ...reason(message('reasons.refused-from-abroad', facts)),
    ...todo(message('todos.refused-from-abroad')),
    cautions: note ? [note] : [],
    sources: [ruleIndex.cite(rule)],
  })
}

/** What somebody in the UK has to do before they can apply. */
function advise({ ruleIndex }: Who, code: 'leave-first' | 'after-course', rule: string) {
  const sentences: Record<typeof code, Message> = {
    'leave-first': message('headlineSentences.leave-first'),
    'after-course': message('headlineSentences.after-course'),
  }
  return buildResult({
    verdict: code === 'leave-first' ? 'fail' : 'unknown',
    code,
    sentence: sentences[code],
    ...reason(message(`reasons.${code}`)),
    ...todo(message(`todos.${code}`)),
    sources: [ruleIndex.cite(rule)],
  })
}
