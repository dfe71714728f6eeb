import type { Language } from '#platform/languages/language.ts'
import { countryName } from '#platform/places/names/countries.ts'
import redList from '#safety/law/data/red-list.json' with { type: 'json' }

/** What the amber list is, with its countries and the day it was read, in the words of a language. */
export function amberList({ words, format, countryName: nameOf }: Language): string {
  return format(words.applyYourself.amber, {
    countries: {
      list: redList.amber.map((code) => nameOf({ code, name: countryName(code) })),
      as: 'and',
    },
    date: { date: redList.date },
  })
}
