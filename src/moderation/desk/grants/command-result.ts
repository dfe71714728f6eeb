/** The result of a command, as a sentence for the person who typed it. */
export interface CommandResult {
  isDone: boolean
  sentence: string
}

/** People who can run commands need no account, so the log names the command line. */
export const COMMAND = { id: 'command', email: 'the command line' }

export function done(sentence: string): CommandResult {
  return { isDone: true, sentence }
}

export function failed(sentence: string): CommandResult {
  return { isDone: false, sentence }
}
