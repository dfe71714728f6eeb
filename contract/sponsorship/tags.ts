import type { Verdicts } from './criteria.ts'

/** The sponsorship tag on a job card. */
export interface CheckTag {
  tone: 'success' | 'danger' | 'neutral'
  words: string
}

/** Never says more than the verdicts do: a failing criterion comes first, and a missing fact is mentioned. */
export function tagOf({ licence, occupation, pay, wording }: Verdicts): CheckTag {
  if (occupation === 'fail') return { tone: 'danger', words: 'Not open to people abroad' }
  if (licence === 'fail') return { tone: 'danger', words: 'Licence does not allow new hires' }
  if (wording === 'fail') return { tone: 'danger', words: 'Warning in the advert’s wording' }
  if (pay === 'fail') return { tone: 'danger', words: 'Pay is below the sponsorship minimum' }
  if (licence === 'pass' && pay === 'pass' && occupation === 'pass') {
    return { tone: 'success', words: 'Licence found · pay meets the going rate' }
  }
  if (licence === 'pass') return { tone: 'neutral', words: 'Licence found · some facts missing' }
  if (occupation === 'pass' && pay === 'pass') {
    return { tone: 'neutral', words: 'Pay meets the going rate · licence unknown' }
  }
  if (occupation === 'pass') {
    return { tone: 'neutral', words: 'Occupation open to people abroad · some facts missing' }
  }
  if (pay === 'pass')
    return { tone: 'neutral', words: 'Pay meets the going rate · some facts missing' }
  return { tone: 'neutral', words: 'Too few facts to tell' }
}

/** Whether to show the employer’s own statement: only if no criterion fails. */
export function isOfferShown(
  { offersSponsorship }: { offersSponsorship: boolean },
  check: Verdicts | null,
): boolean {
  return offersSponsorship && check !== null && !Object.values(check).includes('fail')
}
