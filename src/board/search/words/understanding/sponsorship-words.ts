import { ANSWER_WORDS } from '#trade/questions/answer-words.ts'
import type { Answer, AnswersFor } from '#trade/questions/answers.ts'
import type { JobSearch, SponsorshipWords } from '#board/search/search.ts'
import { isFillerWord } from '#board/search/words/parsing/stop-words.ts'
import { ABROAD, NEXT_WORKERS } from './people-from-abroad.ts'
import words from './sponsorship-words.json' with { type: 'json' }
import { LITERAL, plainText, replaceEach } from './typed-text.ts'

/** A search in which words about sponsorship have become its answer. */
interface Understood {
  search: JobSearch
  said: SponsorshipWords | null
}

// The sure ones are always about leave to work here. The others count alone; before one of these trades they belong to
// its name, as in ‘sponsorship manager’.
const WORDS = `(?:${[...words.sure, ...ABROAD].join('|')}|(?<!\\b(?:head|director) of )(?:${words.alone.join('|')})(?! (?:${words.trades.join('|')})\\b))`
const BEFORE = 'with|and|or|offering|offers?|including|includes?|providing|provides?|plus|uk'
const NOT = `(?:no|not|non|without)(?: (?:need|needing|requiring|offering|any|a))*`
const AFTER = 'available|provided|offered|required|needed|jobs?'
const SAID = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<not>${NOT} )?(?:(?:${BEFORE}) )*(?<words>${WORDS}(?: (?:(?:and|or|with) )?${WORDS})*)(?: (?:${AFTER}))*(?![\\p{L}\\p{N}])`,
  'giu',
)

const AFTER_PEOPLE = new RegExp(`^${NEXT_WORKERS}`, 'iu')

/**
 * Removes ‘with sponsorship’, ‘CoS’ or ‘tier 2’ from the words of a search, because most adverts with those words
 * refuse it. Instead they choose the answer. An answer already chosen stays.
 */
export function understandSponsorship(
  search: JobSearch,
  audience: AnswersFor = 'newcomer',
): Understood {
  const typed = plainText(search.q)
  const masked = typed.replaceAll(LITERAL, (text) => '\0'.repeat(text.length))
  const matches = [...masked.matchAll(SAID)].map(toMatch)
  if (matches.length === 0) return { search, said: null }
  const said = matches.map(({ text }) => text.trim()).join(', ')
  const shown = matches.map((match) => withWorkers(typed, match)).join(', ')
  const isUnwanted = matches.some(({ isNegated }) => isNegated)
  const answer: Answer | null = isUnwanted ? null : (search.answer ?? 'pass')
  return {
    search: { ...search, q: withoutFillers(replaceEach(typed, matches, () => ' ')), answer },
    said: {
      typed: said,
      answer,
      note: answer
        ? `We turned “${shown}” into a filter: jobs ${ANSWER_WORDS[audience][answer]}.`
        : `We left “${said}” out: these are all jobs, whether they can be sponsored or not.`,
      literal: replaceEach(typed, matches, quoteWords),
    },
  }
}

function toMatch({ 0: text, index, groups }: RegExpExecArray) {
  const isNegated = groups?.not !== undefined
  return { text, start: index, end: index + text.length, isNegated, words: groups?.words ?? '' }
}

/** The words with the workers whom they describe: ‘for indian’ alone is no phrase. They are searched for all the same. */
function withWorkers(typed: string, { text, end }: ReturnType<typeof toMatch>) {
  const workers = /\bfor /i.test(text) && AFTER_PEOPLE.exec(typed.slice(end))?.[0]
  return `${text}${workers || ''}`.trim()
}

function quoteWords(text: string, { words, isNegated }: ReturnType<typeof toMatch>) {
  return isNegated ? `"${text}"` : text.replace(words, `"${words}"`)
}

/** The rest without ‘jobs in the UK’, which adds nothing if it is all that is left. */
export function withoutFillers(rest: string) {
  const words = rest.toLowerCase().split(' ')
  return words.every((word, at) => word === 'uk' || isFillerWord(words, at)) ? '' : rest
}
