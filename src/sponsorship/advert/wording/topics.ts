import words from '#sponsorship/advert/data/topic-words.json' with { type: 'json' }

/** The topics of passages; each has its own detector. */
export type Topic = 'engagement' | 'sponsorship' | 'right-to-work' | 'agency' | 'pay'

/** The words that every passage on a topic contains. */
const WORDS: Record<Topic, string[]> = words.topics
const BY_TOPIC = (Object.entries(WORDS) as [Topic, string[]][]).map(
  ([topic, words]) => [topic, new RegExp(`^(?:${words.join('|')})`)] as const,
)

/** Matches any of the words in lower case. Grouped by first letter for speed, because few words of a text match. */
export const WORD = new RegExp(
  String.raw`(?<![a-z\d])(?:${[
    ...Map.groupBy(Object.values(WORDS).flat(), (word) => word.charAt(0)),
  ]
    .map(([first, words]) => `${first}(?:${words.map((word) => word.slice(1)).join('|')})`)
    .join('|')})`,
  'g',
)

export function topicOf(word: string): Topic {
  return BY_TOPIC.find(([, words]) => words.test(word))?.[0] ?? 'sponsorship'
}
