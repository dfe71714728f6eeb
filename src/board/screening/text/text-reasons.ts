import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import { findRule } from '#safety/text-rules/rules.ts'
import type { Effect, TextFinding } from '#safety/text-rules/rule.ts'

/** Findings of live rules with one of these effects, each rule once for each field. */
export function toReasons(
  findings: readonly TextFinding[],
  effects: readonly Effect[],
): CaseReason[] {
  const reasons = new Map<string, CaseReason>()
  for (const { rule: code, effect, mode, field, quote } of findings) {
    const key = `${code} ${field}`
    if (mode !== 'live' || !effects.includes(effect) || reasons.has(key)) continue
    reasons.set(key, { code, words: findRule(code)?.name ?? code, field, quote })
  }
  return [...reasons.values()]
}
