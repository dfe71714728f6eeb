import type { AsOf } from '#sponsorship/model/check.schema.ts'
import { english } from '#platform/languages/english.ts'
import { message, type Message } from '#platform/languages/message.ts'
import { daysBetween } from '#platform/primitives/time/days.ts'
import { REGISTER_FRESH_DAYS, RULES_FRESH_DAYS } from './freshness-limits.ts'

/** The rules and the register behind every answer, by day. */
export type Grounds = Omit<AsOf, 'oldBecause'>

/** The codes under which the catalogue has the words of an old answer for card, page and call. */
export type OldCode = 'old-rules' | 'old-register' | 'old-both'

/** The age of the grounds on one day. */
export interface Freshness extends Grounds {
  rulesAge: number
  /** Null if no register is loaded: then no licence passes. */
  registerAge: number | null
  /** Null if nothing is old. */
  old: { code: OldCode; because: Message; sentence: Message } | null
}

/** Decides whether answers with these grounds are old on a day. Nothing else decides it. */
export function freshnessOn(day: string, grounds: Grounds): Freshness {
  const rulesAge = daysBetween(grounds.rulesReadOn, day)
  const registerAge = grounds.register === null ? null : daysBetween(grounds.register, day)
  const areRulesOld = rulesAge > RULES_FRESH_DAYS
  const isRegisterOld = registerAge !== null && registerAge > REGISTER_FRESH_DAYS
  return { ...grounds, rulesAge, registerAge, old: describe() }

  function describe(): Freshness['old'] {
    const ages = { rules: rulesAge, register: registerAge ?? 0 }
    if (areRulesOld && isRegisterOld) return toOld('old-both', ages)
    if (areRulesOld) return toOld('old-rules', ages)
    return isRegisterOld ? toOld('old-register', ages) : null
  }
}

function toOld(code: OldCode, ages: { rules: number; register: number }) {
  return {
    code,
    because: message(`headlineReasons.${code as 'old-both'}`, ages),
    sentence: message(`headlineSentences.${code as 'old-both'}`, ages),
  }
}

/** The grounds for programs. */
export function toAsOf(freshness: Freshness): AsOf {
  const { rules, rulesReadOn, statementsSeenTo, register, old } = freshness
  const oldBecause = old && english.say(old.because)
  return { rules, rulesReadOn, statementsSeenTo, register, oldBecause }
}
