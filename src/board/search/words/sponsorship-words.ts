import { ANSWER_WORDS } from '#trade/questions/answer-words.ts'
import type { Answer, AnswersFor } from '#trade/questions/answers.ts'
import type { JobSearch, SponsorshipWords } from '#board/search/search.ts'
import { isFillerWord } from './parsing/stop-words.ts'

/** A search in which words about sponsorship have become its answer. */
interface Understood {
  search: JobSearch
  said: SponsorshipWords | null
}

// Words that are always about leave to work here.
const SURE = [
  'certificates? of sponsorship',
  'visas? sponsor(?:ship|ed|s|ing)?',
  'sponsor(?:ship|ed|s)? visas?',
  'skilled workers?(?: visas?)?',
  'work (?:permits?|visas?)',
  'tier[ -]?(?:2|two) (?:visas?|sponsor(?:ship|ed|s)?)',
]
// Words that count alone; before one of these trades they belong to its name, as in ‘sponsorship manager’.
const ALONE = ['sponsorships?', 'sponsored', 'visas?', 'cos', 'tier[ -]?(?:2|two)']
const TRADES = [
  'managers?',
  'executives?',
  'sales',
  'co-?ordinators?',
  'directors?',
  'officers?',
  'consultants?',
  'advis[eo]rs?',
  'specialists?',
  'administrators?',
  'case ?workers?',
  'technicians?',
  'analysts?',
  'help ?desk',
  'service desk',
  'support(?! workers?)',
]
const WORDS = `(?:${SURE.join('|')}|(?<!\\b(?:head|director) of )(?:${ALONE.join('|')})(?! (?:${TRADES.join('|')})\\b))`
const BEFORE = 'with|and|or|offering|offers?|including|includes?|providing|provides?|plus|uk'
const NOT = `(?:no|not|non|without)(?: (?:need|needing|requiring|offering|any|a))*`
const AFTER = 'available|provided|offered|required|needed|jobs?'
const SAID = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<not>${NOT} )?(?:(?:${BEFORE}) )*(?<words>${WORDS}(?: (?:(?:and|or|with) )?${WORDS})*)(?: (?:${AFTER}))*(?![\\p{L}\\p{N}])`,
  'giu',
)
// Quoted or excluded text is literal.
const LITERAL = /-*"[^"]*(?:"|$)|(?<=^|\s)(?:NOT\s+|-+)\S+/g

/**
 * Removes ‘with sponsorship’, ‘CoS’ or ‘tier 2’ from the words of a search, because most adverts with those words
 * refuse it. Instead they choose the answer. An answer already chosen stays.
 */
export function understandSponsorship(
  search: JobSearch,
  audience: AnswersFor = 'newcomer',
): Understood {
  const typed = search.q.replaceAll(/[“”„‟«»″＂]/g, '"').replaceAll(/\s+/g, ' ')
  const masked = typed.replaceAll(LITERAL, (text) => '\0'.repeat(text.length))
  const matches = [...masked.matchAll(SAID)]
  if (matches.length === 0) return { search, said: null }
  const said = matches.map(([text]) => text.trim()).join(', ')
  const isUnwanted = matches.some(({ groups }) => groups?.not)
  const answer: Answer | null = isUnwanted ? null : (search.answer ?? 'pass')
  return {
    search: { ...search, q: withoutFillers(replaceEach(typed, matches, () => ' ')), answer },
    said: {
      typed: said,
      answer,
      note: answer
        ? `Sponsorship is in the answer filter now: showing jobs ${ANSWER_WORDS[audience][answer]}.`
        : `We left “${said}” out: these are all jobs, whether they can be sponsored or not.`,
      literal: replaceEach(typed, matches, quoteWords),
    },
  }
}

/** The text with each match replaced. */
function replaceEach(
  typed: string,
  matches: RegExpExecArray[],
  replace: (match: RegExpExecArray) => string,
) {
  let text = typed
  for (const match of matches.toReversed()) {
    const end = match.index + match[0].length
    text = text.slice(0, match.index) + replace(match) + text.slice(end)
  }
  return text.replaceAll(/\s+/g, ' ').trim()
}

function quoteWords({ 0: text, groups }: RegExpExecArray) {
  const { words = '' } = groups ?? {}
  return groups?.not ? `"${text}"` : text.replace(words, `"${words}"`)
}

/** The rest without ‘jobs in the UK’, which adds nothing if it is all that is left. */
function withoutFillers(rest: string) {
  const words = rest.toLowerCase().split(' ')
  return words.every((word, at) => word === 'uk' || isFillerWord(words, at)) ? '' : rest
}
