import spellings from './spellings.json' with { type: 'json' }

/** Words split by a hyphen or a space whose first half means nothing alone: co-ordinator. */
const seconds = new Map(Object.entries(spellings.halves))

/** Joins words that a hyphen or a space had split: 'co ordinator', 'x ray'. */
export function joinHalves(words: string[]): string[] {
  if (!words.some((word) => seconds.has(word))) return words
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    const belongs = seconds.get(word)?.some((second) => next.startsWith(second)) ?? false
    joined.push(belongs ? word + next : word)
    if (belongs) at++
  }
  return joined
}
