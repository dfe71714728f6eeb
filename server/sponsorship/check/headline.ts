import type { CheckResult } from '#contract/sponsorship/check.ts'
import { verdictsOf, type Verdicts } from '#contract/sponsorship/criteria.ts'
import type { Headline } from '#contract/sponsorship/headline.ts'

/** The answer of a check in one sentence: a line that fails comes first. */
export function toHeadline(lines: CheckResult[]): Headline {
  return headlineOf(verdictsOf({ lines }))
}

/** The same from the verdicts alone. */
export function headlineOf({ licence, occupation, pay, wording }: Verdicts): Headline {
  if (wording === 'fail') {
    return build(
      'no',
      'wording',
      ['Read the wording', ''],
      'The advert’s own words speak against it',
    )
  }
  if (occupation === 'fail') {
    return build('no', 'occupation', ['Closed from abroad', ''], 'Not from abroad')
  }
  if (licence === 'fail') {
    return build('no', 'licence', ['No new hires', ''], 'This licence does not allow new hires')
  }
  if (pay === 'fail') return build('no', 'pay', ['Pay too low', ''], 'Too low for most')
  if (licence === 'pass' && occupation === 'pass' && pay === 'pass') {
    return build(
      'pass',
      'all-pass',
      ['All three pass', 'Licence, occupation, pay'],
      'Nothing rules out sponsorship',
      'Licence, occupation and pay all pass.',
    )
  }
  if (licence !== 'pass') {
    return build('ask', 'licence', ['Ask about the licence', ''], 'Possible: ask about the licence')
  }
  return occupation === 'pass'
    ? build('ask', 'pay', ['Ask the pay', ''], 'Possible: ask about the pay')
    : build('ask', 'occupation', ['Ask the occupation', ''], 'Possible: ask about the occupation')
}

function build(
  tone: Headline['tone'],
  code: string,
  [words, reason]: [string, string],
  sentence: string,
  detail = '',
): Headline {
  return { tone, code, words, reason, sentence, detail, neededPay: null }
}
