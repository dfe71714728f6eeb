import { formatCount } from '#platform/primitives/formats.ts'
import type { Language } from '#platform/languages/language.ts'
import type { AnswersFor } from '#trade/questions/answers.ts'
import {
  FACET_NAMES,
  type FacetName,
  type FacetOption,
  type SearchAnswer,
} from '#board/search/search.ts'

type Facets = SearchAnswer['facets']

/** The names of the filters' choices in a language; for a loader. */
export function facetsIn(
  language: Language,
  facets: Facets,
  answersFor: AnswersFor,
): Record<FacetName, FacetOption[]> {
  if (language.code === 'en') return facets
  const named = FACET_NAMES.map((name) => [
    name,
    facets[name].map((option) => ({
      ...option,
      name: nameIn(language, { facet: name, option, answersFor }) ?? option.name,
    })),
  ])
  return Object.fromEntries(named) as Record<FacetName, FacetOption[]>
}

interface Named {
  facet: FacetName
  option: FacetOption
  answersFor: AnswersFor
}

function nameIn(language: Language, { facet, option, answersFor }: Named): string | undefined {
  const { words, format, countryName } = language
  const { value, name } = option
  const filters: Record<string, string> = words.filters
  if (facet === 'category') return categoryIn(language, { slug: value, name })
  if (facet === 'type') return (words.types as Record<string, string>)[value]
  if (facet === 'country') return countryName({ code: value, name })
  if (facet === 'pay')
    return format(words.filters.orMore, { sum: `£${formatCount(Number(value))}` })
  if (facet === 'days') {
    return value === '1' ? words.filters.lastDay : format(words.filters.lastDays, { days: value })
  }
  if (facet === 'remote') return words.search.remote
  if (facet === 'answer') return answerIn(language, value, answersFor)
  return filters[`${facet}-${value}`]
}

/** The name of a field of work. */
export function categoryIn({ words }: Language, { slug, name }: { slug: string; name: string }) {
  return (words.categories as Record<string, string>)[slug] ?? name
}

function answerIn({ words }: Language, value: string, answersFor: AnswersFor) {
  const { answers } = words
  if (value === '') return answers.all
  const isPass = value === 'pass'
  if (answersFor === 'old') return isPass ? answers.oldPass : answers.open
  if (answersFor === 'newcomer') return isPass ? answers.pass : answers.open
  if (answersFor === 'later') return isPass ? answers.laterPass : answers.laterOpen
  if (answersFor === 'settled') return isPass ? answers.settledPass : answers.meOpen
  return isPass ? answers.mePass : answers.meOpen
}
