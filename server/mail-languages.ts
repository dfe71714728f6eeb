import { english } from '#contract/languages/english.ts'
import type { Language } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/languages.ts'

/** The language with this code; English for one that there is not, or for somebody who has chosen none. */
export function languageFor(code: string | null): Language {
  return LANGUAGES.find((language) => language.code === code) ?? english
}
