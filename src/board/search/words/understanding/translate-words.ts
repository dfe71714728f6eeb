import lists from './other-languages.json' with { type: 'json' }

const IN_ENGLISH = new Map(
  Object.values(lists.languages).flatMap((words) =>
    Object.entries<string>(words).map(([name, english]) => [keyOf(name), english]),
  ),
)
const MOST_WORDS = 4
// Jobs, visas and countries explain themselves: what becomes of them is said elsewhere.
const PLAIN = /^(?:jobs|visa|visa sponsorship|sponsorship|UK|London)$/

interface Translated {
  q: string
  meanings: { typed: string; means: string }[]
}

/** Names of work in other languages in English, because adverts are: ‘नर्स’ is ‘nurse’. */
export function translateWords(typed: string): Translated {
  const words = typed.split(/\s+/)
  const meanings: Translated['meanings'] = []
  const english: string[] = []
  for (let at = 0; at < words.length;) {
    const { name, length } = findLongest(words, at)
    const said = words.slice(at, at + length).join(' ')
    english.push(name ?? said)
    if (name && !PLAIN.test(name)) meanings.push({ typed: said, means: name })
    at += length
  }
  return { q: english.join(' '), meanings }
}

function findLongest(words: readonly string[], at: number) {
  for (let length = MOST_WORDS; length > 0; length--) {
    const said = words.slice(at, at + length).join(' ')
    // Quoted and excluded words are searched for as they are.
    const name = /["]|(?:^|\s)-/.test(said) ? undefined : IN_ENGLISH.get(keyOf(said))
    if (name) return { name, length: Math.min(length, words.length - at) }
  }
  return { name: null, length: 1 }
}

/** Without the dots, vowel points and joining signs that people leave out as it happens. */
function keyOf(text: string) {
  const letters = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F\u200B-\u200D\u093C\u09BC\u064B-\u0652]/g, '')
  return letters
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim()
}
