type Suggested = { code: string; matched: string | null; others: string[] }

/** Texts that apply only to a registered profession, with a code of that profession. */
const REGISTERED: readonly [RegExp, string][] = [
  [
    /\bare you (?:an? )?(?:\w+ )?(?:registered|qualified) (?:\w+ )?nurse\b|\bnmc registered\b|\b(?:must|required to|need to|essential)\b[^.\n]{0,80}\bnmc\b|\bregist\w+ with the (?:nmc|nursing and midwifery)/i,
    '2237',
  ],
  [
    /\bhcpc registered\b|\b(?:must|required to|need to|essential)\b[^.\n]{0,80}\bhcpc\b|\bregist\w+ with the (?:\w+ or )?hcpc/i,
    '2222',
  ],
  [
    /\b(?:must|required to|need to|essential)\b[^.\n]{0,80}\bsocial work england\b|\bregist\w+ with social work england/i,
    '2461',
  ],
  // Anchored, so that a text that repeats itself is read once and not from each repetition.
  [
    /^(?=[^]*?\bhonorary (?:\w+ )?consultant\b)(?=[^]*?\b(?:general dental council|gdc)\b)/i,
    '2253',
  ],
  [
    /^(?=[^]*?\bhonorary (?:\w+ )?consultant\b)(?=[^]*?\b(?:general medical council|gmc)\b)/i,
    '2212',
  ],
]
const PROFESSIONAL = /^(?:22|2461)/
/** NHS clerks are never in these bands of Agenda for Change. */
const HIGH_BAND = /\bband (?:7|8[a-d]?|9)\b/i
const BELOW_PROFESSIONS = /^[3-9]/
const HEALTH_MANAGER = '1171'
/** A programme manager of IT is one of its directors, by the index of the ONS. */
const IT_DIRECTOR = '1137'
const PROGRAMME = /\bprogramme (?:manager|director|lead)\b/i
const OF_IT =
  /\b(?:digital|technology|software|cyber|information technology|it (?:programmes?|systems?|projects?|infrastructure))\b/i
const BEGINNING = 600

/**
 * Adds professions that a suggestion leaves out: a ‘community practitioner’ who must be a registered nurse is not a
 * welfare worker, nor an ‘officer’ in band 8 a clerk.
 */
export function addProfessions(
  suggested: Suggested,
  { title, description }: { title: string; description: string },
): Suggested {
  const codes = [suggested.code, ...suggested.others]
  const added = codes.some((code) => PROFESSIONAL.test(code))
    ? []
    : REGISTERED.filter(([asks]) => asks.test(description)).map(([, code]) => code)
  const beginning = description.slice(0, BEGINNING)
  const isHigh = HIGH_BAND.test(`${title} ${beginning}`)
  if (PROGRAMME.test(title) && OF_IT.test(beginning) && !codes.includes(IT_DIRECTOR))
    added.push(IT_DIRECTOR)
  if (isHigh && codes.every((code) => BELOW_PROFESSIONS.test(code))) added.push(HEALTH_MANAGER)
  return added.length > 0 ? { ...suggested, others: [...suggested.others, ...added] } : suggested
}
