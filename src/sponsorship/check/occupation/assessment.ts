import { message, type Message } from '#platform/languages/message.ts'
import { todo } from '#sponsorship/check/result.ts'
import type { Verdict } from '#trade/headline/criteria.ts'

/** The rules’ assessment of one occupation code for one applicant. */
export interface Assessment {
  verdict: Verdict
  code: string
  reason: string | null
  reasonSays?: Message[] | undefined
  todo: string | null
  todoSays?: Message[] | undefined
  /** The fact in few words, for a card. */
  brief?: Message
  /** The sentence of the headline. */
  sentence?: Message
  cautions: string[]
  /** Names of the rules behind it. */
  rules: string[]
}

export const ASK_WHICH_CODE = todo(message('todos.which-code'))
