import { within } from '#platform/text/match.ts'
import type { ReadText } from '#safety/text-rules/read-text.ts'

const TOWNS = String.raw`(?:london|manchester|birmingham|leeds|liverpool|glasgow|edinburgh|cardiff|belfast|bristol|sheffield)\b(?!,? (?:kentucky|ontario|ohio|ky\b|on\b|nova scotia|pennsylvania|alabama|new zealand|uk team))`
const UK = String.raw`(?:uk|u\.k|united kingdom|england|scotland|wales|great britain|britain|${TOWNS})`
const IN_TITLE = new RegExp(String.raw`\bnhs\b|\b${UK}(?! (?:team|market|desk|accounts?|clients?))`)
const IN_TEXT = [
  new RegExp(
    String.raw`\b(?:jobs?|work|working|workers|placements?|hired|nurses?|carers?)\b${within(30)}\b(?:in|for|to) (?:the )?(?:nhs|${UK})\b${within(60)}`,
  ),
  new RegExp(String.raw`\b(?:cos|certificate of sponsorship|uk visa|skilled worker visa|ukvi)\b`),
  new RegExp(String.raw`\b(?:nhs|${UK}) (?:care homes?|hospitals?|trust|factory|farms?)\b`),
]
/** Mentions of experience or an office elsewhere. */
const ORDINARY =
  /\b(?:experience|head office|offices?|headquarter\w*|report|trained|qualified|based in)\b/

/** Finds an advert for work abroad that names the UK, where it would have been checked. */
export function findAbroad({ sentences, country, field }: ReadText) {
  if (country === null || country === 'GB') return []
  const patterns = field === 'description' || field === 'employer' ? IN_TEXT : [IN_TITLE]
  return sentences.flatMap(({ text, start }) => {
    if (ORDINARY.test(text)) return []
    const match = patterns.map((pattern) => pattern.exec(text)).find(Boolean)
    return match ? [{ from: start + match.index, to: start + match.index + match[0].length }] : []
  })
}
