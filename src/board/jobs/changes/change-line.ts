import type { FactChange } from './fact-changes.ts'
import type { Language } from '#platform/languages/language.ts'
import { formatMail } from '#platform/mail/format-mail.ts'

/** ‘Pay: £31,000 a year → £27,000 a year’ in a language; the values are the advert’s words. */
export function toChangeLine({ fact, before, after }: FactChange, language: Language): string {
  const { facts, jobMails } = language.words
  const names: Record<string, string> = facts
  const { pass, fail, unknown } = jobMails
  const verdicts: Record<string, string> = { pass, fail, unknown }
  const valueOf = (value: string | null) =>
    value === null ? jobMails.notStated : (verdicts[value] ?? value)
  return formatMail(language)(jobMails.change, {
    fact: names[fact] ?? fact,
    before: valueOf(before),
    after: valueOf(after),
  })
}
