import type { CheckResult, PersonalResult } from '#sponsorship/model/check.schema.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import type { Words } from '#platform/languages/catalogue.ts'
import type { IconName } from '#platform/ui/facts/icon.tsx'

export type AnyResult = CheckResult | PersonalResult

/** The criterion's title. */
export function criterionTitle(words: Words, name: AnyResult['name']): string {
  const titles: Record<AnyResult['name'], string> = {
    licence: words.lines.licence,
    occupation: words.lines.occupation,
    pay: words.lines.pay,
    wording: words.lines.wording,
    permission: words.lines.permission,
    english: words.lines.english,
    registration: words.lines.registration,
  }
  return titles[name]
}

/** The verdict in a word. */
export function verdictWord(words: Words, verdict: Verdict): string {
  const sentences = { pass: words.check.pass, fail: words.check.fail, unknown: words.check.unknown }
  return sentences[verdict]
}

/** A result's word, picture and tone; a pass on old grounds is grey, and nothing beside it is green. */
export function looksOf(
  words: Words,
  {
    verdict,
    isOld,
    isAgeless,
    passedOn,
  }: { verdict: Verdict; isOld?: boolean; isAgeless?: boolean; passedOn?: string },
) {
  if (isOld)
    return { word: passedOn ?? words.check.passOld, icon: 'clock', tone: 'neutral' } as const
  if (isAgeless) return { word: words.check.pass, icon: 'check', tone: 'sea' } as const
  return { word: verdictWord(words, verdict), ...VERDICT_LOOKS[verdict] }
}

/** The word carries the meaning; the picture and the tone only help. */
export const VERDICT_LOOKS: Record<
  Verdict,
  { icon: IconName; tone: 'success' | 'danger' | 'warning' }
> = {
  pass: { icon: 'check', tone: 'success' },
  fail: { icon: 'close', tone: 'danger' },
  unknown: { icon: 'help', tone: 'warning' },
}
