import type { Language } from '#platform/languages/language.ts'
import type { JobView } from '#trade/jobs.schema.ts'

/** Sources send the start of an advert, and end it with dots. */
const CUT = /(?:\.{3}|…)\s*$/

/** The link to the rest of a text that its source cut off; null for a whole one. */
export function toWholeAdvert(
  { description, source }: Pick<JobView, 'description' | 'source'>,
  { words, format }: Language,
) {
  if (!source?.url || !CUT.test(description)) return null
  return { words: format(words.job.readWhole, { name: source.name }), url: source.url }
}
