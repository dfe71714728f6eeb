import { createContext, use } from 'react'
import { english } from '#contract/languages/english.ts'
import type { Language } from '#contract/languages/language.ts'

/** The language of the page that is rendered. Only the server sets it: in a browser every app is English. */
export const LanguageContext = /* @__PURE__ */ createContext<Language>(english)

/**
 * The texts and formats of the page’s language. In what browsers load, `words.area.name` is replaced by the
 * English text when it is built (see `english-words.ts`), so that no script holds a catalogue.
 */
export function useLanguage(): Language {
  return use(LanguageContext)
}
