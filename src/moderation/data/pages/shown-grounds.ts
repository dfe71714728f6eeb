import type { Language } from '#platform/languages/language.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { addDays } from '#platform/primitives/time/days.ts'
import { REGISTER_FRESH_DAYS, RULES_FRESH_DAYS } from '#sponsorship/freshness/freshness-limits.ts'
import type { Freshness } from '#sponsorship/freshness/freshness.ts'

/** The age of the rules and the register, in texts made on the server. */
export function toShownGrounds(freshness: Freshness, { say }: Language) {
  const { rules, rulesReadOn, statementsSeenTo, register, old } = freshness
  const { rulesAge, registerAge } = freshness
  return {
    old: old && say(old.because),
    rules: {
      of: mediumDate(rules),
      read: `${mediumDate(rulesReadOn)}, ${daysAgo(rulesAge)}`,
      seenTo: statementsSeenTo,
      until: mediumDate(addDays(rulesReadOn, RULES_FRESH_DAYS)),
    },
    register:
      register === null
        ? null
        : {
            of: `${mediumDate(register)}, ${daysAgo(registerAge ?? 0)}`,
            until: mediumDate(addDays(register, REGISTER_FRESH_DAYS)),
          },
  }
}

export type ShownGrounds = ReturnType<typeof toShownGrounds>

function daysAgo(days: number) {
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
