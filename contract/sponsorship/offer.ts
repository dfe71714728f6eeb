import type { Verdicts } from './criteria.ts'

/** Whether to show the employer’s own statement: only if no criterion fails. */
export function isOfferShown(
  { offersSponsorship }: { offersSponsorship: boolean },
  check: Verdicts | null,
): boolean {
  return offersSponsorship && check !== null && !Object.values(check).includes('fail')
}
