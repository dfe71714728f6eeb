import type { PageContext } from '#platform/pages/context.ts'
import { fill } from '#platform/languages/fill.ts'
import type { Language } from '#platform/languages/language.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Freshness, Grounds } from './freshness.ts'

/** The line below answers, in texts made on the server. */
export interface ShownBasis {
  /** ‘Rules of 25 Nov 2025, read 27 Nov 2026; register of 20 Nov 2026.’ */
  line: string
  /** A warning for a list that something is old; null if nothing is. */
  old: string | null
  /** Whether a register of sponsors is loaded, in which employers could be looked up. */
  hasRegister: boolean
}

export function toShownBasis(freshness: Freshness, language: Language): ShownBasis {
  const { words, say, format } = language
  const { old } = freshness
  return {
    line: basisLine(freshness, language),
    old: old && format(words.list.old, { because: say(old.because) }),
    hasRegister: freshness.register !== null,
  }
}

/** The line below answers. */
export function basisLine(
  { rules, rulesReadOn, register }: Grounds,
  { words, locale }: Language,
): string {
  const days = { rules: mediumDate(rules, locale), read: mediumDate(rulesReadOn, locale) }
  if (register === null) return fill(words.check.basisNoRegister, days)
  return fill(words.check.basis, { ...days, register: mediumDate(register, locale) })
}

/** The line below a page's answers; for a loader. */
export async function findBasis({
  sponsorship,
  language,
}: Pick<PageContext, 'sponsorship' | 'language'>): Promise<ShownBasis> {
  return toShownBasis(await sponsorship.findFreshness(), language)
}
