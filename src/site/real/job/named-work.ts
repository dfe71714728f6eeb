import { suggestOccupation } from '#sponsorship/advert/occupation/suggest-occupation.ts'

const LONGEST_TEXT = 6000
/** Words for a job, up to the place, the employer or whatever else follows them. */
const WORK = String.raw`(\p{L}[\p{L}'’() /&-]{2,60})`
/** More are a sentence. */
const MOST_WORDS = 6
const ENDS =
  /(?: (?:at|in|with|from|for|on|and|who|to|is|are|was|position|post|role|job|jobs|vacancy|vacancies|visa|by|starting|based|within|team|please)\b|[()–-] | [–-]).*$/i
/** ‘the post of staff nurse’, ‘Job title: chef’, ‘work as a welder’. */
const NAMED = [
  String.raw`\b(?:post|position|role|job|vacanc(?:y|ies)|opening|employment|interview|application)(?: title)?(?: ?[:–-] ?| (?:of|as|for) (?:an? |the |our )?(?:(?:post|position|role|job) (?:of|as) (?:an? )?)?)(?=${WORK})`,
  String.raw`\b(?:work(?:ing)?|(?<!was |were )employ(?:ed|ment)?|hire[ds]?|appoint(?:ed|ment)?|selected|shortlisted|chosen|join (?:us|our team)|start)(?: you)? as (?:an? |our )?(?=${WORK})`,
  String.raw`\b(?:apply|applied|applying|application|interview(?:ed)?|offer(?:ed)? you|hiring|shortlisted|selected) (?:for )?(?:the|an?|our) ${WORK}(?: (?:role|position|post|job|vacancy))`,
  String.raw`(?:^|[.!\n] *)${WORK} (?:wanted|needed|required)\b`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** The one job that a text offers, in its own words; null if it names none, or different ones. */
export function namedWork(text: string): string | null {
  const start = text.slice(0, LONGEST_TEXT)
  const found = NAMED.flatMap((pattern) => [...start.matchAll(pattern)])
  const works = found.flatMap(([, words = '']) => {
    const title = words.replace(ENDS, '').trim()
    const isTitle = title !== '' && title.split(' ').length <= MOST_WORDS
    const suggested = isTitle && suggestOccupation(title)
    return suggested ? [{ title, code: suggested.code }] : []
  })
  const codes = new Set(works.map(({ code }) => code))
  return codes.size === 1 ? (works[0]?.title ?? null) : null
}
