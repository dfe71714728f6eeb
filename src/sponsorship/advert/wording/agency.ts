import { alternation } from '#platform/text/alternation.ts'
import { firstMatch } from '#platform/text/match.ts'
import known from '#sponsorship/advert/data/agency-names.json' with { type: 'json' }
import { detectionAt, type Detection } from './detection.ts'

const SAID = [
  new RegExp(
    String.raw`\b(?:our|my) client(?:,|\s+${alternation(String.raw`
    is|are|has|have|who|which|requires?|seeks?|needs?|wants?|provides?|operates?|offers?
    specialises?|specializes?|based|a|an|the|partners?|delivers?|works?|supplies|manages?
    currently|now|prides?|continues?|located|within|at|in`)}\b)`,
  ),
  new RegExp(
    String.raw`\bon behalf of (?:our|my|a|an|one of (?:our|my)|this) (?:[\w'-]+ ){0,5}?${alternation(String.raw`
    client|customer|organisation|company|business|employer|firm|manufacturer|trust|school
    bank|charity`)}\b`,
  ),
  /\bworking (?:in partnership |exclusively |closely |directly )?(?:with|for|alongside) (?:our|my) client\b/,
  /\b(?:acts?|acting|operates?|operating|is|are) (?:as )?(?:both )?an? (?:employment agency|employment business|recruitment (?:agency|business|consultancy))/,
  /\b(?:for|with|partnered with|partnering with|join) (?:our|my) client(?:,| (?:in|based|who|at|to|a|on an?)\b)/,
  /\bwe(?:'ve| have) partnered with an? \w/,
  /\brecruitment (?:is|are) (?:currently )?(?:working with|recruiting for|looking for|supporting)\b/,
  /\bwe(?: are|'re) (?:supporting|representing|partnering with) (?:an?|one of the) (?:leading|global|well[- ]known|prestigious|major|specialist|top|growing)\b/,
  /\b(?:our|my) client(?:'s)? (?:team|business|site|offices?|company)\b[^]{0,40}\b(?:looking|seeking|recruit\w*|vacancy|require)/,
]
/** Clients that a practice or a firm serves, not employers it recruits for. */
const SERVED =
  /\bour client (?:group|base|facing|list|portfolio|relationship|service)|\b(?:support|help|care|assist|advis\w+|services?) (?:to|for|with|of)? ?(?:our|my) client\b|\bon behalf of (?:our|my|a|an) (?:patients?|clients?(?:' | their))/

const BEGINNING = 2000
/** Words found only in the names of agencies. */
const TRADE_NAMES = new RegExp(
  String.raw`\b${alternation(String.raw`
    recruit(?:ment|ments|ing|er|ers)?|staffing|resourcing|talent|headhunt\w*|personnel
    manpower|locums?|search (?:and|&) select(?:ion)?|executive search|search partners
    appointments|human capital|workforce solutions|resource (?:managers|solutions)
    (?:employment|nursing|staff|temp|care|healthcare|teaching|supply) agency`)}\b|\b(?:search|selection)(?: solutions)?(?: group)?(?: ltd\.?| limited)?\s*$`,
)
/** Agencies and job boards that cannot be recognised by name. */
const KNOWN_NAMES = new RegExp(
  String.raw`^\s*(?:${known.names.join('|')})\b(?! (?:smith|farm|school|hotel|hill))`,
)
/** Bodies that hire for themselves, even if their name has such a word. */
const EMPLOYERS = new RegExp(
  String.raw`\b${alternation(String.raw`
    nhs|council|university|trust|police|college|school|hospital|government|ministry
    border agency|environment agency|security agency|civil service|charity|academy|army|navy
    bank recruitment`)}\b`,
)

/** Finds signs that the advertiser recruits for another employer. */
export function detectAgency(text: string): Detection[] {
  if (SERVED.test(text)) return []
  const match = firstMatch(text, SAID)
  return match ? [detectionAt('agency', match)] : []
}

/** A body of another name that says it is recruiting: the sponsor may be it, and not the employer of the field. */
const RECRUITS = new RegExp(
  String.raw`(?:^|[.!?:]\s{1,4}|\n\s{0,4})(?:The |Here at |At )?((?:[A-Z][\w’'&-]*(?: and| of| for| the| &)? ){1,7}?(?:Partners|Partnership|Limited|Ltd|LLP|CIC|Hospice|Federation|Alliance|Association|Charity|Council|University))\b(?: \([A-Z]{2,8}\))? (?:is|are) (?:currently |now |also )?(?:seeking|recruiting|looking (?:for|to)|hiring)\b`,
  'g',
)
const COMMON =
  /^(?:the|our|and|of|for|nhs|trust|foundation|hospitals?|university|limited|ltd|partners|partnership|health|healthcare|care|services?|council|college|community|group|uk|london|borough|county|city|royal|national)$/

const COUNCILS = /\b(?:council|borough|county|city of)\b/i
/** A company of councils that speaks for itself in their advert. */
const OWNED =
  /\bwe(?: are|['’]re) (?:an? )?(?:[\w-]+ ){0,4}?(?:social enterprise|community interest company|cic|company|charity|partnership)(?: that is| which is)?,? (?:jointly |wholly )?owned by\b/i

/**
 * The words of another body that recruits: ‘Imperial College Health Partners (ICHP) is seeking’ in a text’s beginning, or ‘we
 * are a social enterprise owned by three local authorities’ where a council is named as the employer.
 */
export function findOtherBody(employer: string, text: string): string | null {
  const owned = COUNCILS.test(employer) ? OWNED.exec(text) : null
  if (owned) return owned[0]
  const own = new Set(wordsOf(employer))
  const other = [...text.slice(0, BEGINNING).matchAll(RECRUITS)].find(([, name = '']) => {
    const words = wordsOf(name)
    return words.length > 0 && !words.some((word) => own.has(word))
  })
  return other?.[0].replace(/^[.!?:\s]+/, '') ?? null
}

function wordsOf(name: string) {
  const words = name.toLowerCase().split(/[^a-z]+/)
  return words.filter((word) => word.length > 2 && !COMMON.test(word))
}

/** Whether a name is that of an agency. */
export function isAgencyName(name: string): boolean {
  const folded = name.toLowerCase().slice(0, 200)
  return (TRADE_NAMES.test(folded) || KNOWN_NAMES.test(folded)) && !EMPLOYERS.test(folded)
}
