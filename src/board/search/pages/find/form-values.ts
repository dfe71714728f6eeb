import { DEFAULT_RADIUS, type Interpretation, type JobSearch } from '#board/search/search.ts'
import type { FormValues } from '#board/search/pages/search/form-values.ts'

/** A search as field values of the job list's form. */
export function formValues(
  search: JobSearch,
  { place }: Pick<Interpretation, 'place'>,
): FormValues {
  const { q, title, radius, category, type, country, pay, days, remote } = search
  const { answer, licence, occupation, rate, wording, occupationCode, sort } = search
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  return {
    q,
    title,
    place: placeName(search.place, place),
    // The default distance is left out of the URL.
    radius: radius === DEFAULT_RADIUS ? '' : text(radius),
    category: text(category),
    type: text(type),
    country: text(country),
    pay: text(pay),
    days: text(days),
    remote: remote ? '1' : '',
    answer: text(answer),
    licence: text(licence),
    occupation: text(occupation),
    rate: text(rate),
    wording: text(wording),
    occupationCode: text(occupationCode),
    sort: text(sort),
  }
}

/** The place's full name: the URL may have its short one. */
function placeName(typed: string, place: Interpretation['place']) {
  if (place?.slug !== typed) return typed
  const hasSpeakingName = place.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') === place.slug
  return hasSpeakingName || !place.detail ? place.name : `${place.name}, ${place.detail}`
}
