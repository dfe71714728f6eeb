import type { TextKind } from './read-text.ts'
import { RULE_DETECTORS } from './rule-detectors.ts'
import type { Effect, Rule } from './rule.ts'
import data from './rules.json' with { type: 'json' }

type RuleCode = keyof typeof data.rules

/** Every rule. Codes never change: decisions are saved under them. */
export const RULES: readonly Rule[] = (Object.keys(data.rules) as RuleCode[]).map((code) => {
  const { effect, mode, kinds, basis, ...words } = data.rules[code]
  return {
    code,
    ...words,
    effect: effect as Effect,
    mode: mode as Rule['mode'],
    kinds: kinds as TextKind[],
    basis: data.bases[basis as keyof typeof data.bases],
    detect: RULE_DETECTORS[code],
  }
})

/**
 * The version of the rules. Raise it when what is refused or held changes, and for a background rule: open adverts are
 * read again.
 */
export const RULES_VERSION = 11

/** The rule of a finding, for its words; undefined for a code that is no longer in use. */
export function findRule(code: string): Rule | undefined {
  return RULES.find((rule) => rule.code === code)
}
