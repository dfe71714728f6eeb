import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'

/** The sentences in the page’s language; one that the catalogue does not have stays English. */
export function errorsIn({ words }: Language, errors: Record<string, string>) {
  const texts: Record<string, string> = words.real
  const sentences = Object.entries(english.words.real)
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => {
      const key = sentences.find(([, text]) => text === sentence)?.[0]
      return [field, (key && texts[key]) ?? sentence]
    }),
  )
}
