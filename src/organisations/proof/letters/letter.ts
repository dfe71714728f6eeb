/** The reason of the desk’s case while a letter waits to be printed. */
export const LETTER_REASON = {
  code: 'letter',
  words: 'It asks for a code by post.',
}

interface LetterState {
  waitsSince: string | null
  hasTries: boolean
}

/** The letter and its last printing: a letter that an admin has not seen in this state is not printed. */
export function stateOf({ id, sentAt }: { id: string; sentAt: string | null }): string {
  return [id, sentAt].join(' ').trim()
}

/** Whether another letter has to wait for this one: it is to be printed, it is on its way, or its code was entered. */
export function isLetterOpen({ waitsSince, hasTries }: LetterState): boolean {
  return waitsSince !== null || hasTries
}
