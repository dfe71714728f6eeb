import { findLaw, stopping, toLawProblem } from '#board/screening/law/advert-law.ts'
import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { asLine, asParagraphs } from '#platform/primitives/texts.schema.ts'
import type { LawFinding } from '#safety/law/law.ts'
import type { LawNote } from './law-notes.schema.ts'
import { sumOf } from './sum-of.ts'
import { PayPeriod } from '#trade/jobs.schema.ts'
import { readAmount } from '#trade/pay/amounts.ts'
import { placeOf } from '#trade/postings.schema.ts'

const OWN_QUESTIONS = ['ownQuestion1', 'ownQuestion2', 'ownQuestion3'] as const
/** The form’s names of fields that have another name in the rules. */
const FORM_FIELDS: Record<string, string> = { title: 'jobTitle', pay: 'payMin' }

type Values = Readonly<Record<string, string>>

/** The laws that a form’s values break, by form field, even if it is incomplete. */
export function findFormLaw(values: Values): LawFinding[] {
  const line = (name: string) => asLine(values[name] ?? '')
  const { country, place } = placeOf({ location: line('location'), place: line('place') })
  const advert = {
    title: line('jobTitle'),
    place,
    country,
    description: asParagraphs(values.description ?? ''),
    payMin: readAmount(values.payMin ?? '') ?? null,
    payMax: readAmount(values.payMax ?? '') ?? null,
    payCurrency: values.payCurrency || 'GBP',
    payPeriod: PayPeriod.safeParse(values.payPeriod).data ?? null,
    hoursPerWeek: readAmount(values.hoursPerWeek ?? '') ?? null,
    occupationCode: values.occupationCode || null,
    offersSponsorship: values.offersSponsorship === 'on',
    lawReason: line('reason') || null,
  }
  const questions = OWN_QUESTIONS.map((field) => ({
    field,
    text: line(field),
    kind: 'question' as const,
  }))
  return findLaw(advert, questions).map((finding) => ({
    ...finding,
    field: FORM_FIELDS[finding.field] ?? finding.field,
  }))
}

/** The problems of a form that the law makes. None if its writer sends it to the desk. */
export function findUnlawful(values: Values): FieldProblem[] {
  if (values.askDesk) return []
  return stopping(findFormLaw(values)).map((finding) => toLawProblem(finding))
}

/**
 * A form’s values with better words, for a button that names the rule and the field: ‘E-01 description’. Unchanged if the
 * words are no longer there.
 */
export function withBetterWords(
  values: Record<string, string>,
  button = '',
): Record<string, string> {
  const [rule, field = ''] = button.split(' ')
  const found = findFormLaw(values).find(
    (finding) => finding.rule === rule && finding.field === field && finding.better !== undefined,
  )
  if (found?.field === 'payMin') return { ...values, payMin: sumOf(found.better), payMax: '' }
  if (!found || found.quote === '') return values
  const read = field === 'description' ? asParagraphs : asLine
  const text = read(values[field] ?? '')
  const { from, to, better = '' } = found
  return { ...values, [field]: read(text.slice(0, from) + better + text.slice(to)) }
}

/** The notes beside the fields of a form. */
export function toLawNotes(values: Values): LawNote[] {
  return stopping(findFormLaw(values)).map((finding) => {
    const { rule, field, quote, sentence, better, law, nations, since, exception } = finding
    return {
      rule,
      level: finding.level === 'amber' ? 'amber' : 'red',
      field,
      quote,
      sentence,
      ...(better !== undefined && { better }),
      law: law.section,
      url: law.url,
      nations: [...nations],
      since,
      ...(exception !== undefined && { exception }),
      elsewhere: finding.elsewhere.map(({ section, url, nations }) => ({
        law: section,
        url,
        nations: [...nations],
      })),
    }
  })
}
