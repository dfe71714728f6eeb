/** Words that PostgreSQL does not index in English; a search for them would find nothing. */
const STOP_WORDS = `i me my myself we our ours ourselves you your yours yourself yourselves he him his
  himself she her hers herself it its itself they them their theirs themselves what which who whom
  this that these those am is are was were be been being have has had having do does did doing a an
  the and but if or because as until while of at by for with about against between into through
  during before after above below to from up down in out on off over under again further then once
  here there when where why how all any both each few more most other some such no nor not only own
  same so than too very s t can will just don should now`
/** Words that people add to any job search. */
const FILLER_WORDS = `job jobs vacancy vacancies career careers hiring wanted want need needed looking find
  search near please`

const stopWords = new Set(STOP_WORDS.split(/\s+/))
const fillerWords = new Set(FILLER_WORDS.split(/\s+/))
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
