import type { Flash } from '#platform/primitives/flash.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'

/** The message in the page’s language; marked as English where the catalogue does not have it. */
export function flashIn({ code, words }: Language, flash: Flash): Flash {
  if (code === 'en') return flash
  const found = Object.entries(english.words.flashes).find(([, text]) => text === flash.words)
  const texts: Record<string, string> = words.flashes
  const translation = found && texts[found[0]]
  return translation ? { ...flash, words: translation } : { ...flash, lang: 'en' }
}
