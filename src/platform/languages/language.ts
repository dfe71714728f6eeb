import { IntlMessageFormat } from 'intl-messageformat'
import type { Argument, Arguments, Catalogue } from './catalogue.ts'
import type { Message } from './message.ts'

export type Language = ReturnType<typeof createLanguage>

/** What a link to a page in the language needs; `offer` says ‘Read in …’ in the language itself. */
export interface LinkedLanguage extends Pick<Language, 'code' | 'name' | 'path' | 'direction'> {
  offer: string
}

type Values = Record<string, Argument | Message>
type Needed<Text extends string> = {
  [Name in keyof Arguments<Text>]: Argument | Message
}

const CHOOSES = /, *(?:plural|select)/
// The number of formatted days to cache; about a hundred are usual.
const MOST_DAYS = 2000

/**
 * A language that formats its catalogue's texts. Only texts with plurals or choices need the library; the others are
 * filled in.
 */
export function createLanguage(catalogue: Catalogue) {
  const { code, name, direction, locale, words } = catalogue
  const compiled = new Map<string, IntlMessageFormat>()
  const days = new Map<string, string>()
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  }
  const regions = new Intl.DisplayNames(locale, { type: 'region' })

  return {
    code,
    name,
    direction,
    locale,
    words,
    /** The prefix of its URLs: ‘/hi’, or nothing. */
    path: code === 'en' ? '' : `/${code}`,
    catalogue,
    /** Attributes of an English part on a translated page. */
    english: code === 'en' ? {} : ({ lang: 'en', dir: 'ltr' } as const),
    format,
    say,
    longDate,
    countryName,
  }

  /** A text with its arguments filled in. */
  function format<Text extends string>(text: Text, args: Needed<Text>): string {
    return put(text, args)
  }

  /** Messages joined into one paragraph. */
  function say(...messages: Message[]): string {
    return messages.map(({ text, args }) => put(find(text), args)).join(' ')
  }

  function find(path: string): string {
    const dot = path.indexOf('.')
    const areas: Record<string, Record<string, string>> = words
    const text = areas[path.slice(0, dot)]?.[path.slice(dot + 1)]
    if (text === undefined) throw new Error(`No text is called ${path}.`)
    return text
  }

  function put(text: string, args: Values): string {
    if (!CHOOSES.test(text)) {
      return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => toText(args[name] ?? ''))
    }
    let format = compiled.get(text)
    if (!format) {
      format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })
      compiled.set(text, format)
    }
    const values = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : toText(value),
    ])
    return String(format.format(Object.fromEntries(values)))
  }

  function toText(value: Argument | Message): string {
    if (typeof value !== 'object') return String(value)
    if ('text' in value) return say(value)
    if ('date' in value) return longDate(value.date)
    if ('country' in value) return regions.of(value.country) ?? value.country
    return value.as === 'plain' ? value.list.join(', ') : lists[value.as].format(value.list)
  }

  /** ‘22 July 2025’ for an ISO date. */
  function longDate(date: string): string {
    const known = days.get(date) ?? long.format(new Date(date))
    if (days.size >= MOST_DAYS) days.clear()
    days.set(date, known)
    return known
  }

  /** The name of a country by its ISO code. */
  function countryName(country: { code: string; name: string }): string {
    return code === 'en' ? country.name : (regions.of(country.code) ?? country.name)
  }
}
