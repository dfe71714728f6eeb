const PREVIEW_LENGTH = 150

/** A card's excerpt of a description: 150 characters, then '...' if there is more. */
export function previewOf(description: string): string {
  const text = description.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(text)
  return characters.length > PREVIEW_LENGTH
    ? `${characters.slice(0, PREVIEW_LENGTH).join('')}...`
    : text
}

/** The readable suffix of a job's URL: 'registered-nurse-leeds'. It never decides which job it is. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')
}

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
