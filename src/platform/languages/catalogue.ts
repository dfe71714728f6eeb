import type { GetICUArgs } from '@schummar/icu-type-parser'
import type en from './texts/en.json'

/** The English texts, by area and name. Every other language has the same texts; the build compares them. */
export type English = typeof en.words

/** The texts of a language, typed as the English ones, so that each declares its arguments. */
export type Words = English

/** An amount, a name, a number for plurals, a day, a country by its ISO code, or a list of names. */
export type Argument =
  | string
  | number
  | { date: string }
  | { country: string }
  | { list: readonly string[]; as: 'and' | 'or' | 'plain' }

interface Kinds {
  ICUArgument: Argument
  ICUNumberArgument: number
  ICUDateArgument: string
}

/** The arguments that a text in ICU MessageFormat requires. */
export type Arguments<Text extends string> = GetICUArgs<Text, Kinds>

/** A file of `texts`: a language's name, script direction, and texts. */
export interface Catalogue {
  /** BCP 47, which is also the first part of its URLs: ‘hi’. */
  code: string
  /** The name in the language itself. */
  name: string
  direction: 'ltr' | 'rtl'
  /** The locale for `Intl`. Digits are Latin, like the amounts and dates in contracts and on GOV.UK. */
  locale: string
  /** ISO date; null for English, the original. */
  translatedOn: string | null
  words: Words
}
