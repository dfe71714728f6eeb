import { alternation } from '#platform/text/alternation.ts'
import { firstMatch, within } from '#platform/text/match.ts'
import { detectionAt, type Detection } from './detection.ts'

const RIGHT = String.raw`(?:${alternation(String.raw`
    rights?|permission|entitle(?:d|ment)|eligib(?:le|ility)|permitted
    authori[sz](?:ed|ation)`)}(?: to| of) (?:live and |reside and |permanently |legally |accept and perform )?work|leave to remain|settled status)`
const HAVE = String.raw`${alternation(String.raw`
    have|hold|possess|has|be|demonstrate|evidence that you have|prove that you have
    show that you have|already be|ensure (?:that )?you (?:have|are|hold)|retain`)}`

/** The worker must have it before applying, which excludes everyone who needs a sponsor. */
const STRICT = [
  new RegExp(
    String.raw`\b${alternation(String.raw`
    already|existing|currently|pre-existing|current|unrestricted|indefinite|permanent
    full and unrestricted|independent`)}\b${within(25)}\b${RIGHT}`,
  ),
  new RegExp(
    String.raw`\b${RIGHT}\b${within(60)}\b${alternation(String.raw`
    without|already|before applying|prior to applying
    at the (?:time|point) of (?:application|applying)
    on an? (?:permanent|unrestricted) basis|to apply|in order to apply|no sponsorship`)}\b`,
  ),
  new RegExp(
    String.raw`\b(?:only|solely)\b${within(50)}\b${alternation(String.raw`
    consider|accept|employ|open|applications?|hire|applicants?|candidates?|individuals
    people|available`)}\b${within(50)}\b${RIGHT}`,
  ),
  new RegExp(
    String.raw`\b(?:only|solely)\s+(?:able to |if you )?(?:have|hold|consider|accept|employ|hire)\b${within(50)}\b${RIGHT}`,
  ),
  /\b(?:british|uk|irish)(?: or (?:british|uk|irish|eu))? (?:citizens?|nationals?|passport holders?)(?: \w+){0,2} only\b/,
]
/** The worker must have it. If the employer also offers sponsorship, the visa may provide it. */
const PLAIN = [
  new RegExp(
    String.raw`\b(?:must|needs? to|should|have to|has to|required to|essential that you|expected to|only apply if you)\s+${alternation(String.raw`
    also |be able to |all |therefore |currently |legally |please |either 
    ensure (?:that )?(?:you|they) `)}{0,3}${HAVE}\b${within(40)}\b${RIGHT}`,
  ),
  new RegExp(
    String.raw`^[\s-]*(?:you (?:will )?)?(?:have|hold|possess|be|are) (?:\w+ ){0,2}?(?:legal(?:ly)? |full )?${RIGHT}`,
  ),
  new RegExp(
    String.raw`\b(?:please )?ensure\b${within(30)}\b(?:have|hold|are)\b${within(30)}\b${RIGHT}`,
  ),
  new RegExp(
    String.raw`\b${RIGHT}\b${within(40)}\b(?:is|are) (?:an? )?${alternation(String.raw`
    essential|required|mandatory|necessary|must|prerequisite|a requirement`)}\b`,
  ),
  new RegExp(
    String.raw`\b(?:essential|required|mandatory|must[- ]haves?)\s*[:-]\s*(?:\w+ ){0,4}?${RIGHT}`,
  ),
]

/** Documents and checks that every employer asks for, duties of the job itself, and questions. */
const ORDINARY = new RegExp(
  String.raw`\b${alternation(String.raw`
    proof|evidence|prove|verif\w+|check(?:s|ed|ing)?|document\w*|confirm\w*|provide
    producing|produce|bring|copies|copy|subject to|passport,? |satisfactory|conditional
    clearances?|advice|advis\w+|support(?:ing)? (?:our|clients|people)|obtain|towards
    as an? (?:band|nurs\w+|healthcare|registered)`)}\b`,
)
const STRONG_BESIDES =
  /\b(?:already|existing|without|only|must (?:currently )?(?:have|hold|be|possess)|unrestricted)\b/
const ALTERNATIVE = new RegExp(
  String.raw`${alternation(String.raw`
    \bor (?:be |are )?(?:eligible for|require|need|able to (?:obtain|get)|willing|seek\w*|a? ?(?:valid )?(?:work )?visa|sponsor\w*|obtain)\b
    (?<!only )\b(?:if|whether|do|does) you(?:r)? (?:do not |don't |currently |already )*need\b
    (?<!only )\bif (?:you|not|they)\b|eligible to work (?:towards|as|at|with|on|for)\b`)}`,
)

/** Finds whether the worker must already be allowed to work in the country. */
export function detectRightToWork(text: string): Detection[] {
  if (ALTERNATIVE.test(text)) return []
  if (ORDINARY.test(text) && !STRONG_BESIDES.test(text)) return []
  const match = firstMatch(text, STRICT) ?? firstMatch(text, PLAIN)
  return match ? [detectionAt('right-to-work-required', match)] : []
}

/** Whether the wording is so strict that no offer elsewhere in the advert softens it. */
export function isStrict(text: string): boolean {
  return firstMatch(text, STRICT) !== null
}
