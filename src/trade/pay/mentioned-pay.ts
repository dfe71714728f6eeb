import type { Pay } from '#trade/jobs.schema.ts'

/** The start of a pay’s words that stand only in the advert’s running text, where many sums are not the offer. */
const IN_TEXT = 'In the text: '

/** The words of a sum in an advert’s running text, to be stored as the words of its pay. */
export function mentionPay(passage: string): string {
  return IN_TEXT + passage
}

/** Whether the advert only mentions its pay in its text. */
export function isMentioned(pay: Pick<Pay, 'text'> | null): boolean {
  return pay?.text?.startsWith(IN_TEXT) ?? false
}
