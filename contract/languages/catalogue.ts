import type { GetICUArgs } from '@schummar/icu-type-parser'
import type { en } from './catalogues/en.ts'

/** The English texts, by area and name. Every other language has the same ones. */
export type English = typeof en.words
type Area = keyof English

/**
 * The texts of a language. Their type is that of the English ones, so that each says which arguments it takes;
 * `defineCatalogue` holds the others to the same names and arguments.
 */
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

/** What a language is called and how it is written, beside its texts. */
interface About {
  /** BCP 47, which is also the first part of its addresses: ‘hi’. */
  code: string
  /** In the language itself. */
  name: string
  direction: 'ltr' | 'rtl'
  /** For `Intl`. Digits are Latin ones, as in the amounts and dates of contracts and of GOV.UK. */
  locale: string
  /** ISO date; null for English, in which the texts are written. */
  translatedOn: string | null
}

export interface Catalogue extends About {
  words: Words
}

type ArgumentNames<Text> = Text extends string ? keyof Arguments<Text> : never

type SameArguments<Text, Original> = [ArgumentNames<Text>, ArgumentNames<Original>] extends [
  ArgumentNames<Original>,
  ArgumentNames<Text>,
]
  ? string
  : { error: 'Takes other arguments than the English text'; English: Original }

type Translated<Texts> = {
  [A in Area]: {
    [N in keyof English[A]]: A extends keyof Texts
      ? N extends keyof Texts[A]
        ? SameArguments<Texts[A][N], English[A][N]>
        : string
      : string
  }
}

type Superfluous<Texts> = {
  [A in Exclude<keyof Texts, Area>]: never
} & {
  [A in Area & keyof Texts]: { [N in Exclude<keyof Texts[A], keyof English[A]>]: never }
}

/** A translation: a text that is missing, superfluous or takes other arguments does not compile. */
export function defineCatalogue<const Texts extends Record<string, Record<string, string>>>(
  about: About,
  words: Texts & Translated<Texts> & Superfluous<Texts>,
): Catalogue {
  // Its own texts, under the type of the English ones: see `Words`.
  return { ...about, words: words as unknown as Words }
}
