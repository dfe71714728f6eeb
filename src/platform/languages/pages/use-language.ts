import { createContext, use } from 'react'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'

/** The language of the page being rendered. Only the server sets it: in a browser the app is always English. */
export const LanguageContext = /* @__PURE__ */ createContext<Language>(english)

/**
 * The texts and formats of the page’s language. In browser code, the build replaces `words.area.name` with the English
 * text (see `english-words.ts`), so that no script contains a catalogue.
 */
export function useLanguage(): Language {
  return use(LanguageContext)
}
