import type { AdvertFacts } from '#sponsorship/model/facts.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import type { OccupationRule } from '#sponsorship/rules/rule-set.ts'
import { distinct } from '#sponsorship/check/result.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'

/** The codes that the job may have, the most likely first. */
export function candidateCodes({ occupation }: Pick<AdvertFacts, 'occupation'>): string[] {
  return occupation ? distinct([occupation.code, ...occupation.others]) : []
}

/** The verdict that all candidate codes share; unknown if they differ. */
export function commonVerdict(verdicts: Verdict[]): Verdict {
  const [first = 'unknown'] = verdicts
  return verdicts.every((verdict) => verdict === first) ? first : 'unknown'
}

/** ‘2237 Other registered nursing professionals’. */
export function formatCode(ruleIndex: RuleIndex, code: string): string {
  const rule = ruleIndex.occupation.get(code)
  return rule ? `${code} ${rule.title}` : code
}

/** ‘Care workers’ (6135): the form used within a sentence. */
export function formatOccupation({ code, title }: Pick<OccupationRule, 'code' | 'title'>): string {
  return `‘${title}’ (${code})`
}

const SUGGESTED =
  'The occupation code is our suggestion from the title: the employer chooses the code, and the Home Office can refuse a wrong one (SW 6.2).'

export function suggestionCautions({ occupation }: Pick<AdvertFacts, 'occupation'>): string[] {
  return occupation?.origin === 'suggestion' ? [SUGGESTED] : []
}
