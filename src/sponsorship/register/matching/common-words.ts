import common from './common-words.json' with { type: 'json' }

/** Words that so many organisations have in their names that such words alone identify none. */
const COMMON_WORDS = new Set(common.words.flatMap((line) => line.split(' ')))

/** Whether several organisations may have the name: ‘Network Plus’ or ‘LM Technologies’. */
export function isCommonName(key: string): boolean {
  return key.split(' ').every((word) => word.length < 3 || COMMON_WORDS.has(word))
}
