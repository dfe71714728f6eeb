import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'

/** A rejection in the page’s language. Text missing from the catalogue stays as it is. */
export function rejectionIn(language: Language, rejection: Rejection): Rejection {
  if (language.code === 'en') return rejection
  const errors = Object.entries(rejection.errors).map(([field, sentence]) => [
    field,
    errorIn(language, sentence),
  ])
  return { ...rejection, errors: Object.fromEntries(errors) }
}

/** An error in the page’s language: rules give English sentences, which are also the keys here. */
export function errorIn({ words }: Language, sentence: string): string {
  const found = Object.entries(english.words.errors).find(([, text]) => text === sentence)
  const texts: Record<string, string> = words.errors
  return (found && texts[found[0]]) ?? sentence
}
