const SAME = /(?:s|ing|ics|staff|admin|hr|ity|ism|crew)$/

/** The plural of the last word of a name; the word itself if it has no usual plural. */
export function pluralOf(word: string): string {
  if (/(?:wife)$/.test(word)) return word.replace(/fe$/, 'ves')
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  if (/(?:man|woman)$/.test(word)) return word.replace(/an$/, 'en')
  if (/(?:ss|ch|sh|x)$/.test(word)) return `${word}es`
  return SAME.test(word) ? word : `${word}s`
}
