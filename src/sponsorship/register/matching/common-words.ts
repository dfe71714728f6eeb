import common from './common-words.json' with { type: 'json' }

/** Words that so many organisations have in their names that such words alone identify none. */
const COMMON_WORDS = new Set(common.words.flatMap((line) => line.split(' ')))

const LONGEST_INITIALS = 3

/** Whether several organisations may have the name: ‘Network Plus’, ‘LM Technologies’ or ‘ESS’. */
export function isCommonName(key: string): boolean {
  if (key.length <= LONGEST_INITIALS) return true
  return key.split(' ').every((word) => word.length < 3 || COMMON_WORDS.has(word))
}
