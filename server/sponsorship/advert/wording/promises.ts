import { alternation } from '#server/text/alternation.ts'
import { firstMatch, detectionAt, type Detection } from './detection.ts'

const VISA = String.raw`(?:visas?|sponsorships?|work permits?|cos\b|certificates? of sponsorship)`
const GUARANTEES = [
  new RegExp(
    String.raw`\bguarante(?:ed?|es|eing)\s+(?:${alternation(String.raw`
    uk|work|free|your|the|a|you|skilled|worker|job|and|of|&|tier|2|an?|with`)}\s+){0,5}${VISA}`,
  ),
  new RegExp(
    String.raw`\b${VISA}\s+(?:approval |success )?(?:is |are |will be )?(?:100\s?% |fully |absolutely )?guaranteed`,
  ),
  new RegExp(
    String.raw`\b100\s?%\s+(?:(?:guaranteed|genuine|real|free|uk|work|sure|confirmed)\s+){0,3}${VISA}`,
  ),
  new RegExp(
    String.raw`\b${VISA}\s+(?:approval|success|grant)(?:\s+rate)?\s*(?:of|is|:)?\s*100\s?%`,
  ),
]
const NEGATED = /\b(?:not|no|never|cannot|can't|n't|neither|without)\b[^]{0,25}\bguarantee/

/** Whether the advert guarantees a visa, which only the Home Office can grant. */
export function detectPromises(text: string): Detection[] {
  if (NEGATED.test(text)) return []
  const match = firstMatch(text, GUARANTEES)
  return match ? [detectionAt('guaranteed-visa', match)] : []
}
