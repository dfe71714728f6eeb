import { findCountry } from '#contract/countries.ts'

/** What is checked, as far as the answer depends on it besides the lines. */
export interface CheckSubject {
  /** As typed or chosen; '' for none yet. */
  country: string
  offersSponsorship: boolean
}

export function toSubject(answers: Record<string, string>): CheckSubject {
  const { location = '' } = answers
  const country = findCountry(location)?.name ?? location
  return { country, offersSponsorship: answers.offersSponsorship === 'on' }
}
