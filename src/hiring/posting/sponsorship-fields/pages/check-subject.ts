/** The values, other than the results, that affect the answer. */
export interface CheckSubject {
  /** The country as typed or chosen; '' if not set. */
  country: string
  offersSponsorship: boolean
}

export function whyNotChecked({ country }: CheckSubject): string {
  return country
    ? `We only know the UK’s rules: a job in ${country} is not checked.`
    : 'Choose the country first: we check UK jobs here as you write.'
}
