import { english } from '#platform/languages/english.ts'
import type { AdvertFacts, RegisterFacts } from '#sponsorship/model/facts.ts'
import type { AgelessCheck } from '#sponsorship/model/check.schema.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { withNextChange } from './next-change.ts'
import { toApplicant } from './context/applicant.ts'
import type { CheckContext } from './context/check-context.ts'
import { isInForce } from '#sponsorship/rules/in-force.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'
import { reasonText, type Result } from './result.ts'
import { toHeadline, toPersonalHeadline } from './headline/headline.ts'
import { assessCriteria } from './assess-criteria.ts'

export interface CheckInput {
  advert: AdvertFacts
  register: RegisterFacts
  ruleIndex: RuleIndex
  /** Null for an applicant from abroad without answers. */
  person: PersonalAnswers | null
  /** ISO date. */
  date: string
}

/** The check of a job in the UK. */
export type HomeCheck = AgelessCheck & { headline: Headline }

/**
 * Checks an advert against the rules, one result for each criterion. Pure: the same input gives the same
 * results. A missing fact never makes a criterion pass, and higher pay never makes one fail.
 */
export function checkAdvert({ advert, register, ruleIndex, person, date }: CheckInput): HomeCheck {
  const isPersonal = person !== null
  const context = {
    advert,
    register,
    ruleIndex,
    applicant: toApplicant(person),
    date,
  }
  const { lines, personal, changesOn } = withNextChange(
    context,
    assessCriteria(context, isPersonal),
    isPersonal,
  )
  const headline = isPersonal ? toPersonalHeadline({ lines, personal }, context) : toHeadline(lines)
  const notFor = listRefused(context, headline)
  return {
    headline,
    lines: lines.map(toAnswer),
    personal: personal.map(toAnswer),
    changesOn,
    date,
    rules: { version: ruleIndex.rules.version, seenOn: ruleIndex.rules.seenOn },
    register: register.state === 'loaded' ? { publishedOn: register.publishedOn } : null,
    employer: entryOf(register),
    occupation: occupationOf(context),
    ...(notFor.length > 0 && { notFor }),
  }
}

/** The nationalities that the answer is not for, unless the person has another or the job is ruled out for everybody. */
function listRefused({ applicant, ruleIndex, date }: CheckContext, { tone }: Headline): string[] {
  const isOpen = tone === 'pass' || tone === 'ask'
  if (!isOpen || applicant.where === 'uk' || applicant.nationality !== null) return []
  return ruleIndex.rules.restrictions
    .filter((one) => isInForce(one, date))
    .map(({ nationality }) => nationality)
}

function entryOf(register: RegisterFacts): AgelessCheck['employer'] {
  if (register.state !== 'loaded' || !('entry' in register.match)) return null
  const { id, name } = register.match.entry
  return { id, name }
}

function occupationOf({
  advert,
  ruleIndex,
}: Pick<CheckInput, 'advert' | 'ruleIndex'>): AgelessCheck['occupation'] {
  const rule = ruleIndex.occupation.get(advert.occupation?.code ?? '')
  return rule ? { code: rule.code, title: rule.title } : null
}

/** The answer without fields that only the headline needs. */
export function toAnswer<Name extends string>({
  brief: _brief,
  needed: _needed,
  sentence: _sentence,
  reasonSays,
  todoSays,
  ...result
}: Result & { name: Name }) {
  const says = {
    ...(reasonSays && { reason: reasonSays }),
    ...(todoSays && { todo: todoSays }),
  }
  return {
    ...result,
    reason: reasonText({ reason: result.reason, reasonSays }),
    todo: todoSays ? english.say(...todoSays) : result.todo,
    says,
  }
}
