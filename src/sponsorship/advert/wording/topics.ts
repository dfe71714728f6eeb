/** The topics of passages; each has its own detector. */
export type Topic = 'engagement' | 'sponsorship' | 'right-to-work' | 'agency' | 'pay'

const TO_WORK = String.raw`\s+to\s+(?:live\s+and\s+)?work`

/** The words that every passage on a topic contains. Each pattern starts with a literal character. */
const WORDS: Record<Topic, string[]> = {
  engagement: [
    'self[- ]employed',
    'umbrella',
    'ir ?35',
    String.raw`limited\s+company`,
    'own boss',
    'freelance',
    'franchise',
    'business opportunity',
    'commission[- ]only',
    'guaranteed',
    'job guarantee',
    'career programme',
    'training programme',
    'internal',
    'secondment',
    'existing (?:staff|employees)',
    'current (?:staff|employees)',
    'staff only',
    'employees only',
    'applicants only',
    'sole (?:uk|british)',
    'uk (?:national|citizen|passport)',
    'british (?:national|citizen|passport)',
    'clearance',
    'cleared',
    String.raw`in the uk for`,
    'deducted',
    'recover this',
    'cost of the check',
    'years of uk',
    'reclaimed',
    'own (?:cost|expense)',
    'repay',
    'unpaid',
    'voluntary',
    'volunteer',
  ],
  sponsorship: [
    'sponsor',
    String.raw`visas?\b`,
    String.raw`work\s+permit`,
    String.raw`certificates?\s+of\s+s`,
    String.raw`cos\b`,
  ],
  'right-to-work': [
    ...[
      'rights?',
      String.raw`eligib\w{2,6}`,
      'entitled',
      'entitlement',
      'permission',
      'permitted',
      String.raw`authori[sz](?:ed|ation)`,
      'able',
    ].map((right) => right + TO_WORK),
    String.raw`entitled\s+to\s+accept`,
    String.raw`eligible\s+to\s+legally`,
    String.raw`citizens?\s+only`,
    String.raw`nationals?\s+only`,
    String.raw`passport\s+holders?\s+only`,
    String.raw`leave\s+to\s+remain`,
    String.raw`settled\s+status`,
  ],
  agency: [
    String.raw`partner(?:ed|ing)\s+with`,
    String.raw`recruitment\s+(?:is|are)\b`,
    String.raw`supporting\s+(?:an?|one)\b`,
    String.raw`representing\s+(?:an?|one)\b`,
    String.raw`client\b`,
    String.raw`employment\s+(?:agency|business)`,
    String.raw`recruit\w{2,6}\s+(?:agency|business|consultancy)`,
    'behalf',
  ],
  pay: [
    String.raw`ote\b`,
    String.raw`on[- ]target`,
    String.raw`commission[\s-]only`,
    String.raw`up\s?to\s+£`,
    'inclusive',
    String.raw`inc\b`,
    String.raw`incl\b`,
    'including',
    'pro[- ]?rat[ae]',
  ],
}
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
