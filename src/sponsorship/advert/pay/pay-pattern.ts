import { PAY_PATTERNS, type PayPattern } from '#sponsorship/model/facts.ts'
import words from './pay-patterns.json' with { type: 'json' }

const SAYS = PAY_PATTERNS.map((pattern) => ({
  pattern,
  says: new RegExp(words.patterns[pattern].join('|'), 'i'),
}))

/** The way in which an advert spreads its pay over the year, of several the one that says least about it. */
export function findPayPattern(title: string, description: string): PayPattern | null {
  const text = `${title}\n${description}`
  return SAYS.find(({ says }) => says.test(text))?.pattern ?? null
}
