import type { GetICUArgs } from '@schummar/icu-type-parser'
import type en from './texts/en.json'

/** The English texts, by area and name. Every other language has the same ones; the build compares them. */
export type English = typeof en.words

/** The texts of a language. Their type is that of the English ones, so that each says which arguments it takes. */
export type Words = English

/** An amount, a name, a number to count with, a day, or a list of names. */
export type Argument =
  string | number | { date: string } | { list: readonly string[]; as: 'and' | 'or' | 'plain' }

interface Kinds {
  ICUArgument: Argument
  ICUNumberArgument: number
  ICUDateArgument: string
}

/** What a text in ICU MessageFormat has to be given. */
export type Arguments<Text extends string> = GetICUArgs<Text, Kinds>

/** A file of `texts`: what the language is called, how it is written, and its texts. */
export interface Catalogue {
  /** BCP 47, which is also the first part of its addresses: ‘hi’. */
  code: string
  /** In the language itself. */
  name: string
  direction: 'ltr' | 'rtl'
  /** For `Intl`. Digits are Latin ones, as in the amounts and dates of contracts and of GOV.UK. */
  locale: string
  /** ISO date; null for English, in which the texts are written. */
  translatedOn: string | null
  words: Words
}
