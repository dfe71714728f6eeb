/** Duties of care workers towards the people they look after. */
const CARE = [
  /\bpersonal care\b/i,
  /\b(?:wash(?:ing)?|bath(?:e|ing)|shower(?:ing)?)\b/i,
  /\bdress(?:ed|ing)?\b/i,
  /\b(?:toilet(?:ing|ed)?|continence|pads?)\b/i,
  /\b(?:feed(?:ing)?|meal ?times?|prepar(?:e|ing) (?:light )?meals)\b/i,
  /\b(?:prompt(?:ing)?|giv(?:e|ing)|administer(?:ing)?) (?:their |residents[’'] )?(?:medication|medicines)\b/i,
  /\b(?:mobility|hoist(?:s|ing)?|moving and handling)\b/i,
  /\b(?:companionship|keep(?:ing)? (?:them|residents|clients) company)\b/i,
  /\bdomiciliary\b|\bhome visits\b|\bcare calls\b/i,
]
/** Duties of managers and nurses. */
const OTHER = [
  /\bbudgets?\b/i,
  /\brotas?\b/i,
  /\brecruit(?:ing|ment)?\b/i,
  /\b(?:line manag\w+|supervis\w+|lead(?:ing)? (?:a|the|our) team|manag(?:e|ing) (?:a|the|our) (?:team|staff|home|service))\b/i,
  /\bregistered manager\b|\bcqc (?:inspection|compliance|registration)\b/i,
  /\b(?:nmc|registered nurse|clinical (?:assessment|governance)|care plans?)\b/i,
  /\baudits?\b|\bsafeguarding lead\b/i,
]
const ENOUGH = 3

/** Whether the duties in an advert are a care worker’s, and not a manager’s or a nurse’s. */
export function hasCareDuties(description: string): boolean {
  return count(CARE, description) >= ENOUGH && count(OTHER, description) < 2
}

function count(patterns: readonly RegExp[], text: string) {
  return patterns.filter((pattern) => pattern.test(text)).length
}
