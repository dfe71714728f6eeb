import type { Verdict } from '#contract/sponsorship/criteria.ts'

/** What the rules say about one occupation code for one applicant. */
export interface Assessment {
  verdict: Verdict
  code: string
  reason: string
  todo: string | null
  /** The fact in few words, for a card. */
  brief?: string
  cautions: string[]
  /** Names of the rules behind it. */
  rules: string[]
}

export const ASK_WHICH_CODE =
  'Ask the employer which SOC 2020 occupation code it would put on the certificate of sponsorship.'
