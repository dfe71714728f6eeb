import { findOurName, isBody, startsWithBody } from './public-names.ts'
import { distinctiveWords, runsFrom, wordsOf } from './skeleton.ts'

/** Texts of an advert besides the employer’s names. */
export interface AdvertTexts {
  title: string
  place: string | null
  description: string
}

/** Words of a text that say who employs: ‘Barts Health NHS Trust …’ after ‘you are employed by’. */
export interface SaidEmployer {
  field: keyof AdvertTexts
  /** The part of the text that they are from. */
  quote: string
  words: string[]
  /** The name is all of the words; otherwise it only starts with the first one. */
  isWhole: boolean
}

/** Phrases by their first words. */
const byFirst = (line: string) => Map.groupBy(line.split('|').map(wordsOf), ([first]) => first)
/** Words before an employer’s name in any text, and those that mean it only in a title. */
const BEFORE = byFirst(
  'employed by|employed directly by|hired by|work for|working for|employer is|employer will be|behalf of|we are|contract with|contract is with|welcome to|join|joining|team at|job with|job at|jobs at|role at|post at|position at|vacancy at|vacancies at|career at|careers at|contracted to|employer|hiring organisation|placed at|placed with|signed with|vacancy of|vacancies of|jobs of',
)
const BEFORE_IN_TITLE = byFirst('at|for|with|by')
/** A sentence that starts with an employer’s name. */
const SUBJECT =
  /^(.{3,120}?) (?:is|are|has|have)(?: now| currently| urgently| actively| also)? (?:recruiting|hiring|seeking|looking|inviting|advertising|(?:an? )?(?:exciting |new )?(?:opportunit|vacanc|opening))|^(.{3,120}?) (?:needs|seeks|recruits|hires|invites)\b/i
const PARTS = /[.!?;:](?=\s|$)|[\n\r•●▪*|()[\]"“”]|,\s|\s[-–—/]+\s/
/** A label and its sign, which would part it from the name: ‘Employer: …’. */
const LABELS = /\b(employer|hiring organisation|behalf of) ?[:–-] /gi
const ARTICLES = new Set(wordsOf('the our a an'))
/** Words that end a name: ‘at our home near Leeds General Infirmary’. */
const ENDS = new Set(
  wordsOf(
    'near nearby next opposite close behind beside between from to on in as team who which where you',
  ),
)

const MOST_WORDS = 15

/** What a title, a place and a text say about who the employer is. Pure; linear in time. */
export function findSaidEmployers({ title, place, description }: AdvertTexts): SaidEmployer[] {
  const inTitle = partsOf(title).flatMap((quote) => {
    const said = { field: 'title' as const, quote }
    const all = wordsOf(quote)
    const behind = [...wordsBehind(all, BEFORE), ...wordsBehind(all, BEFORE_IN_TITLE)]
    return [
      ...behind.map((words) => ({ ...said, words, isWhole: false })),
      { ...said, words: all, isWhole: true },
    ]
  })
  const inPlace = partsOf(place ?? '').map((quote) => ({
    field: 'place' as const,
    quote,
    words: wordsOf(quote),
    isWhole: true,
  }))
  const inText = partsOf(description.replaceAll(LABELS, '$1 ')).flatMap((quote) => {
    const [, recruiting, needing] = SUBJECT.exec(quote) ?? []
    const subject = recruiting ?? needing
    const behind = wordsBehind(wordsOf(quote), BEFORE)
    const all = subject === undefined ? behind : [wordsOf(subject), ...behind]
    return all.map((words) => ({ field: 'description' as const, quote, words, isWhole: false }))
  })
  return [...inTitle, ...inPlace, ...inText].map((said) => ({ ...said, words: nameIn(said.words) }))
}

/** The public body, or our own name, that a text says is the employer; null for any other. */
export function findSaidBody({ words, isWhole, quote }: SaidEmployer): string | null {
  const body = isWhole ? isBody(words) : startsWithBody(words)
  if (body) return body === true ? quote : body
  return findOurName(words.join(' '))
}

/** Skeletons of the names with which the words may start; single words are left out. */
export function saidSkeletons({ words, isWhole }: SaidEmployer): string[] {
  return (isWhole ? [words] : runsFrom(words))
    .map(distinctiveWords)
    .filter((run) => run.length > 1)
    .map((run) => run.join(''))
}

function partsOf(text: string): string[] {
  return text
    .split(PARTS)
    .map((part) => part.trim())
    .filter(Boolean)
}

function wordsBehind(words: string[], phrases: ReturnType<typeof byFirst>): string[][] {
  return words.flatMap((first, at) =>
    (phrases.get(first) ?? [])
      .filter((phrase) => phrase.every((word, index) => words[at + index] === word))
      .map((phrase) => words.slice(at + phrase.length, at + phrase.length + MOST_WORDS)),
  )
}

function nameIn(words: string[]): string[] {
  const start = words.findIndex((word) => !ARTICLES.has(word))
  const name = start < 0 ? [] : words.slice(start)
  const end = name.findIndex((word) => ENDS.has(word))
  return end < 0 ? name : name.slice(0, end)
}
