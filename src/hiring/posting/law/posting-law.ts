import { findLaw, stopping, toLawProblem } from '#board/screening/law/advert-law.ts'
import {
  findRefusedIn,
  formField,
  OWN_QUESTIONS,
  readTexts,
} from '#hiring/posting/drafts/posting-texts.ts'
import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { asLine, asParagraphs } from '#platform/primitives/texts.schema.ts'
import type { LawFinding } from '#safety/law/law.ts'
import type { Rule } from '#safety/text-rules/rule.ts'
import { findRule } from '#safety/text-rules/rules.ts'
import type { LawNote } from './law-notes.schema.ts'
import { sumOf } from './sum-of.ts'
import { PayPeriod } from '#trade/jobs.schema.ts'
import { readAmount } from '#trade/pay/amounts.ts'
import { placeOf } from '#trade/postings.schema.ts'

type Values = Readonly<Record<string, string>>

/** The laws that a form’s values break, by form field, even if it is incomplete. */
export function findFormLaw(values: Values): LawFinding[] {
  const texts = readTexts(values)
  const { country, place } = placeOf(texts)
  const advert = {
    title: texts.jobTitle,
    place,
    country,
    description: texts.description,
    payMin: readAmount(values.payMin ?? '') ?? null,
    payMax: readAmount(values.payMax ?? '') ?? null,
    payCurrency: values.payCurrency || 'GBP',
    payPeriod: PayPeriod.safeParse(values.payPeriod).data ?? null,
    hoursPerWeek: readAmount(values.hoursPerWeek ?? '') ?? null,
    occupationCode: values.occupationCode || null,
    offersSponsorship: values.offersSponsorship === 'on',
    lawReason: texts.reason || null,
  }
  const questions = OWN_QUESTIONS.map((field) => ({
    field,
    text: texts[field],
    kind: 'question' as const,
  }))
  return findLaw(advert, questions).map((finding) => ({
    ...finding,
    field: formField(finding.field),
  }))
}

/** What stops a form, and the rule against fraud that refuses the same words: no reason helps them, nor the desk. */
interface Stop extends LawFinding {
  refused?: Rule
}

function findStops(values: Values): Stop[] {
  const found = findFormLaw(values)
  const refused = found.length > 0 ? findRefusedIn(values) : []
  const stops = found.map((finding): Stop => {
    const same = refused.find(
      ({ field, mode, from, to }) =>
        mode === 'live' &&
        formField(field) === finding.field &&
        from < finding.to &&
        finding.from < to,
    )
    const rule = same && findRule(same.rule)
    if (!rule) return finding
    return { ...finding, level: finding.level === 'red' ? 'red' : 'amber', refused: rule }
  })
  return stopping(stops)
}

/** The problems of a form that the law makes, and not what is refused in any case. None if its writer sends it to the desk. */
export function findUnlawful(values: Values): FieldProblem[] {
  if (values.askDesk) return []
  return findStops(values)
    .filter(({ level, refused }) => level === 'red' || !refused)
    .map((finding) => toLawProblem(finding))
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
  const found = findStops(values).find(
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
  return findStops(values).map((stop) => {
    const { field, quote, better, since, refused } = stop
    const said = refused && stop.level === 'amber' ? asRefused(stop, refused) : stop
    const { rule, level, sentence, law, nations, exception, elsewhere } = said
    return {
      rule,
      level: level === 'amber' ? 'amber' : 'red',
      field,
      quote,
      sentence,
      ...(better !== undefined && { better }),
      law: law.section,
      url: law.url,
      nations: [...nations],
      since,
      ...(exception !== undefined && { exception }),
      ...(refused && { refused: true }),
      elsewhere: elsewhere.map(({ section, url, nations }) => ({
        law: section,
        url,
        nations: [...nations],
      })),
    }
  })
}

/** What publishing says of words for which a law alone would take a reason. */
function asRefused(stop: Stop, { sentence, basis }: Rule): Stop {
  const { exception: _, ...rest } = stop
  const law = { section: basis.what, url: basis.url }
  return { ...rest, level: 'red', sentence, law, nations: [], elsewhere: [] }
}
