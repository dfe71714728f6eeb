import { alternation } from '#platform/text/alternation.ts'
import { first, type Detector } from './money/bank.ts'

const VISA = String.raw`(?:visas?|sponsorships?|work permits?|cos\b|certificates? of sponsorship)`
const GUARANTEES = [
  new RegExp(
    String.raw`\bguarante(?:ed?|es|eing)\s+(?:(?:${alternation(String.raw`
    uk|work|free|your|the|a|you|skilled|worker|job|and|of|&|tier|2|an?|with|that|get|will be|for`)}),? ){0,5}${VISA}`,
  ),
  new RegExp(
    String.raw`\b${VISA}\s+(?:approval |success |work )?(?:is |are |will be )?(?:100 ?% |100 percent |fully |absolutely )?(?:guaranteed|certain\b|assured|sure\b)`,
  ),
  new RegExp(
    String.raw`\b100 ?(?:%|percent) (?:(?:guaranteed|genuine|real|free|uk|work|sure|confirmed) ){0,3}${VISA}`,
  ),
  new RegExp(
    String.raw`\b${VISA}\s+(?:approval|success|grant)(?:\s+rate)?\s*(?:of|is|:)? ?100 ?(?:%|percent)`,
  ),
  /\bsure visa\b|\bno chance of refusal\b|\beveryone\b[^.]{0,40}\bgot (?:the|their|a) visa\b|\bi work (?:at|in|inside) the home office\b|\bpush your file\b|\bvisa\b[^.]{0,40}\b(?:sure and safe|no refusal)|^\W*approval is (?:certain|guaranteed|assured)|\bwe guarantee\b[^.]{0,30}\bvisa\b|\bvisa\b[^.]{0,30}\bmoney back\b|\b(?:cousin|brother|sister|uncle|friend|contact|people|insider|someone|somebody)s? (?:\w+ )?(?:at|in|inside) (?:the )?(?:home office|ukvi|embassy)\b|\bhome office officer\b/,
]
const TOPIC =
  /visa|sponsor|permit|\bcos\b|certificate|approval|home office|ukvi|embassy|refus|push your/
const NEGATED =
  /\b(?:not|no one|nobody|never|cannot|can't|n't|neither|without)\b[^]{0,25}\b(?:guarantee|certain|assured)/

/** Finds a promised visa, which only the Home Office can grant. */
export const findGuarantee: Detector = (sentence) =>
  !TOPIC.test(sentence) || NEGATED.test(sentence) ? [] : first(sentence, GUARANTEES)
