const LISTS = [
  'money',
  'free',
  'but',
  'thousands',
  'wages',
  'taken',
  'papers',
  'returned',
  'kept',
] as const
/** Lists whose words are looked for inside of longer ones, too. */
const SOUGHT = new Set<string>(['money', 'papers'])
/** Words of one script or of the Latin languages; what each list does is said in `script-words.json`. */
export type ForeignWords = Record<(typeof LISTS)[number], string>

const WORD = /[\p{L}\p{M}\p{Nd}]+/gu
/** An amount or another long number, which no denial excuses. */
const NUMBER = /[£$€₦₹₵₱₿¤]\d|\p{Nd}{3}/u
/** A number of an account or a telephone. */
const LONG_NUMBER = /\p{Nd}(?:[ -]?\p{Nd}){7}/u
/** In scripts with long words a stem may also stand inside of one. */
const LONG_STEM = 4

/** A judge of sentences: whether one in another language asks for money or papers, or could. */
export function toForeignDemand(words: ForeignWords, { inside = false } = {}) {
  const patterns = new Map(
    LISTS.map((list) => [list, toPattern(words[list], inside && SOUGHT.has(list))]),
  )
  return (sentence: string): boolean => {
    if (LONG_NUMBER.test(sentence)) return true
    const plain = ` ${plainWords(sentence).join('  ')} `
    const has = (list: (typeof LISTS)[number]) => patterns.get(list)?.test(plain) ?? false
    const isDenied = has('free') && !has('but')
    if (has('papers') && !(has('kept') ? isDenied : has('returned'))) return true
    if (!has('money') || (has('wages') && !has('taken') && !(has('but') && NUMBER.test(sentence))))
      return false
    return !isDenied || has('thousands') || NUMBER.test(sentence)
  }
}

/** Words in one form: Arabic letters that are written in several ways become one, and dots below are left out. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\p{Cf}\u093c\u0640\u064b-\u0652]/gu, '')
    .replaceAll(/[أإآ]/gu, 'ا')
    .replaceAll(/[یى]/gu, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll(/[ہھة]/gu, 'ه')
  return plain.match(WORD) ?? []
}

function toPattern(list: string, inside = false): RegExp {
  const words = list.split(', ').map((entry) => {
    const isLong = inside && entry.length >= LONG_STEM
    const [start, end] = [isLong || entry.startsWith('*'), isLong || entry.endsWith('*')]
    const phrase = entry.split(' … ').map((part) => plainWords(part).join('  '))
    return `${start ? '\\S*' : ''}${phrase.join(' (?: \\S+ ){0,6}? ')}${end ? '\\S*' : ''}`
  })
  // Arabic joins articles and prepositions to a word.
  return new RegExp(` (?:[وفب]?ال|لل|[وفبل])?(?:${words.join('|')}) `, 'u')
}
