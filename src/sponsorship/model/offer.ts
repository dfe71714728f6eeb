import type { Poster } from '#trade/poster.schema.ts'
import type { Verdicts } from '#trade/headline/criteria.ts'

/**
 * Whether to show the employer’s own statement: never if the poster is unproved or a criterion fails. An impostor would
 * promise it in the employer’s name (decision 23).
 */
export function isOfferShown(
  { offersSponsorship, poster }: { offersSponsorship: boolean; poster: Poster },
  check: Verdicts | null,
): boolean {
  return (
    offersSponsorship &&
    poster !== 'unproved' &&
    check !== null &&
    !Object.values(check).includes('fail')
  )
}
