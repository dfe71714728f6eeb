import type { Flash } from '#platform/primitives/flash.ts'

/** Long enough for one sentence, in milliseconds. */
const SENTENCE_MS = 5000

export function success(words: string, duration = SENTENCE_MS): Flash {
  return { tone: 'success', words, duration }
}

export function info(words: string, duration = SENTENCE_MS): Flash {
  return { tone: 'info', words, duration }
}

export function error(words: string, duration = SENTENCE_MS): Flash {
  return { tone: 'error', words, duration }
}
