import words from './stop-words.json' with { type: 'json' }

/** Words that PostgreSQL does not index in English; a search for them would find nothing. */
const stopWords = new Set(words.stop)
/** Words that people add to any job search. */
const fillerWords = new Set(words.filler)
const AFTER_WORK = new Set(['in', 'as', 'for', 'at', 'near'])

export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

/** Whether the word only says that someone is looking for work: 'nurse jobs near me', 'work in Leeds'. */
export function isFillerWord(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (word === 'work' || word === 'working') return AFTER_WORK.has(words[at + 1] ?? '')
  return stopWords.has(word) || fillerWords.has(word)
}
