const SMALL_WORDS = new Set(['a', 'and', 'for', 'in', 'of', 'on', 'the'])

/** ‘WV’ for ‘The Wharfe Valley Hospitals’. */
export function initialsOf(name: string) {
  const words = name.split(/[^\p{L}\p{M}\p{N}’']+/u).filter(Boolean)
  const large = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
  const [first = '', second = ''] = large.length > 0 ? large : words
  return [first, second]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
