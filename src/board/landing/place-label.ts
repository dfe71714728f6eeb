import { slugOf } from '#trade/job-texts.ts'

/** A town's name, with the detail that distinguishes it from namesakes if its slug has it too. */
export function toPlaceLabel({
  slug,
  name,
  detail,
}: {
  slug: string
  name: string
  detail: string
}) {
  return slug === placeSlugOf(name) || !detail ? name : `${name}, ${detail}`
}

/** The part of an advert's place that the slug was made from: 'Köln' in '50667 Köln'. */
export function findWrittenName(written: string, slug: string): string {
  const parts = written.split(/[,;|/()]/).map((part) => part.replaceAll(/\d+/g, ' ').trim())
  const named = parts.find((part) => slug === placeSlugOf(part))
  const begun = parts.find((part) => part && slug.startsWith(`${placeSlugOf(part)}-`))
  return named ?? begun ?? slug.split('-').map(capitalised).join(' ')
}

function placeSlugOf(name: string) {
  return slugOf(name.replaceAll(/['’.]/g, ''))
}

function capitalised(word: string) {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
