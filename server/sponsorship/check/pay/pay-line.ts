import type { Verdict } from '#contract/sponsorship/lines.ts'
import type { Asked } from '../given/asked.ts'
import { agreement, candidatesOf, nameOf, suggestionCautions } from '../given/candidates.ts'
import { distinct, draft, type Draft } from '../words/line.ts'
import { given, isAtLeast } from '../words/money.ts'
import { quoteOf } from '../wording/wording-line.ts'
import { judgePay, type PayJudgement } from './judge-pay.ts'
import { paidWords, payFigures } from './option-words.ts'
import { annualOf, isPaid, paidBy, type Paid } from './paid.ts'
import { payCautions } from './pay-cautions.ts'

const ALWAYS = ['SW 4.4', 'SW 14.1', 'SW 14.4']

/** Whether the bottom of the pay is enough: guaranteed basic pay against a floor and a going rate. */
export function payLine(asked: Asked): Draft {
  const { advert, book } = asked
  const paid = paidBy(advert)
  const quotes = advert.findings.filter(({ kind }) => kind === 'pay-not-basic').map(quoteOf)
  if (!isPaid(paid)) {
    return draft({ ...paid, verdict: 'unknown', quotes, sources: ALWAYS.map(book.cite) })
  }
  const codes = candidatesOf(advert)
  const judged = codes.map((code) => judgePay(asked, code, paid))
  const [first] = judged
  if (!first) {
    return draft({ ...withoutOccupation(asked, paid), quotes, sources: ALWAYS.map(book.cite) })
  }
  const verdict = capped(agreement(judged.map((one) => one.verdict)), paid)
  return draft({
    ...saidOf(asked, { codes, judged, verdict }, paid),
    verdict,
    quotes,
    figures: [...payFigures(asked, paid), ...first.figures],
    cautions: distinct([
      ...suggestionCautions(advert),
      ...payCautions(asked, first, paid),
      ...doubts(paid, verdict),
    ]),
    sources: rulesOf(asked, judged, paid).map(book.cite),
  })
}

/** Pay that may turn out less than printed never passes, and fails where even the print is too little. */
function capped(verdict: Verdict, { doubt }: Paid): Verdict {
  return doubt && verdict === 'pass' ? 'unknown' : verdict
}

interface Judged {
  codes: string[]
  judged: PayJudgement[]
  verdict: Verdict
}

function saidOf({ book }: Asked, { codes, judged, verdict }: Judged, { doubt }: Paid) {
  const [first] = judged
  if (doubt && verdict === 'unknown') return doubt
  if (first && judged.every((one) => one.verdict === first.verdict)) {
    return { code: first.code, reason: first.reason, todo: first.todo }
  }
  const words = { pass: 'enough', fail: 'not enough', unknown: 'not clear' }
  const each = codes.map(
    (code, at) => `${nameOf(book, code)} (${words[judged[at]?.verdict ?? 'unknown']})`,
  )
  return {
    code: 'depends-on-the-code',
    reason: `Whether the pay is enough depends on the occupation: ${each.join('; ')}.`,
    todo: 'Ask the employer which SOC 2020 occupation code it would put on the certificate of sponsorship.',
  }
}

function doubts({ doubt }: Paid, verdict: Verdict) {
  return doubt && verdict === 'fail' ? [doubt.reason] : []
}

/** Without an occupation only pay that is too little in every one of them is known to be so. */
function withoutOccupation(asked: Asked, paid: Paid) {
  const { lowestSalary, rules } = asked.book
  const annual = annualOf(paid, paid.hours ?? rules.figures.hoursCap.value)
  const figures = payFigures(asked, paid)
  if (!isAtLeast(annual, lowestSalary)) {
    const floor = Math.min(...rules.options.map((option) => option.floor))
    return {
      verdict: 'fail' as const,
      code: 'below-every-floor',
      reason: `${paidWords(paid)} is less than any pay option asks in any occupation; the lowest floor is ${given(floor)} a year.`,
      todo: 'Ask the employer whether the guaranteed basic pay is higher than the advert says.',
      figures,
    }
  }
  return {
    verdict: 'unknown' as const,
    code: 'occupation-not-known',
    reason: 'The going rate depends on the occupation code, which the advert does not give.',
    todo: 'Ask the employer which SOC 2020 occupation code the job has.',
    figures,
  }
}

function rulesOf({ book }: Asked, judged: PayJudgement[], paid: Paid) {
  const rules = [...ALWAYS]
  for (const { rule, option, bands } of judged.flatMap(({ outcomes }) => outcomes)) {
    const cited = option.rule.split(', ').at(-1)
    if (cited) rules.push(cited)
    const table = rule.tables.find((one) => one.startsWith(option.rates === 'lower' ? '2' : '1'))
    rules.push(bands ? bands.rule : `Table ${table}`)
  }
  if (paid.hours !== null && paid.hours > book.rules.figures.hoursCap.value) rules.push('SW 14.3')
  return distinct(rules)
}
