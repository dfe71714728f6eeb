import { alternation } from '#platform/text/alternation.ts'
import { firstMatch, within } from '#platform/text/match.ts'
import { detectionAt, type Detection } from './detection.ts'

/** Other meanings of ‘sponsor’ (trials, events, funds, projects, learning), removed before matching. */
const OTHER_SPONSORS = new RegExp(
  [
    String.raw`${alternation(String.raw`
    clinical|trial|study|studies|research|executive|project|programme|event|events
    private equity|equity|financial|corporate|commercial|business|change|awards?|gmc|multi
    full service|company cricket|client|cfsp|media|sports?|training|educational?|academic
    team|shirt|headline|pharma\w*|nhs|senior`)} ?[-/(]*\s?(?:and |& )?sponsor(?:s|ed|ing|ships?|-\w+)?\b`,
    String.raw`sponsor(?:s|ed|ing)?(?:'s|'|s')? ${alternation(String.raw`
    by|a child|organisations?|representatives?|oversight|portfolio|experience|companies
    clients?|and partner|relations\w*|exhibit\w*|delivery|coverage|funding|training|learning
    placements?|students?|events?|studies|study|trials?|development|corporately|some|within
    degree|mba|opportunities to study`)}\b`,
    String.raw`sponsorship ${alternation(String.raw`
    packages?|sales|team|funding|income|deals?|revenue
    and (?:research|media|new business|exhibition|advertis\w+|events?|grants?)|managers?
    executives?|lead generation|for training|of (?:training|events?|studies|study|clinical)`)}\b`,
    String.raw`${alternation(String.raw`
    research governance|governance|partnerships?|fundraising|exhibitions?|advertising
    grants?|donations?`)} (?:and|&|or|,) sponsorships?\b`,
    String.raw`partnerships?, sponsorships?\b`,
    String.raw`sponsors?,? (?:applications for gmc|for (?:the )?(?:gmc|general medical council))`,
    String.raw`(?:gmc|general medical council) sponsor\w*`,
    String.raw`sponsor(?:ship)?\b[^]{0,40}\b(?:gmc|general medical council)`,
    String.raw`sponsorship opportunities with staff|undertaking sponsorship`,
    String.raw`sponsors? (?:an? |the )?[\w' -]{0,30}?\b(?:day|event|conference|award|prize|team|match|race)\b`,
    String.raw`sponsorship of (?!(?:a |an |your |the |our |any |all |\w+ )?${alternation(String.raw`
    visas?|overseas|international|skilled|workers?|nurses?|candidates?|applicants?|you`)}\b)`,
  ].join('|'),
  'g',
)

/** Any name for the sponsorship of a worker. */
const SPONSORSHIP = String.raw`${alternation(String.raw`
    (?:(?:visa|work permit|tier\s?2|tier two|skilled[- ]worker|employment|immigration|work|company|uk|worker|current|any|certificates? of) ?(?:\(\w+\) ?)?){0,4}(?:sponsorships?|sponsor\b)(?: visas?| licen[cs]e)?
    work permits?|cos\b|certificates? of sponsorship
    (?:work|tier\s?2|skilled[- ]worker|employment) visas?|visa (?:support|assistance)`)}`
const CANNOT = String.raw`${alternation(String.raw`
    cannot|can not|can't|unable to|not able to|not be able to|are not in a position to
    is not in a position to|not currently
    (?:do|does|did|will|would|can|could|are|is|may)(?:es)? not|don't|doesn't|won't|wouldn't
    aren't|isn't|not going to|never|no longer|nor`)}`
const GIVE = String.raw`${alternation(String.raw`
    offer|offering|provide|providing|support|supporting|give|giving|consider|considering
    accept|accepting|obtain|issue|arrange|facilitate|take on|progress|process|proceed with
    assist with|help with|entertain|apply for|attract|meet|qualify for|eligible for
    suitable for|satisfy|guarantee|sponsor|sponsoring|accommodate|request|extend|have|hold
    come with|include|carry|welcome|employ|hire|appoint|recruit|shortlist`)}`
const OPEN = String.raw`${alternation(String.raw`
    available|offered|provided|possible|supported|considered|an option|on offer|given
    applicable|permitted|accepted|eligible|sponsored|guaranteed`)}`

const REFUSALS = [
  new RegExp(String.raw`\b${CANNOT}\s+(?:\w+\s+){0,3}?${GIVE}\b${within(80)}\b(?:${SPONSORSHIP})`),
  new RegExp(String.raw`\b${CANNOT}\s+(?:\w+\s+){0,3}?sponsor(?:ing)?\s+(?!only\b)(?:\w+|£)`),
  new RegExp(
    String.raw`\b(?:no|zero|without(?: the need for| requiring| needing| any)?(?: a| any)?(?: visa or| visas?,? or)?)\s+(?:\w+\s+){0,2}?(?:${SPONSORSHIP})(?! (?:costs?|fees?|needed|required|necessary))`,
  ),
  new RegExp(
    String.raw`(?:${SPONSORSHIP})${within(50)}\b${alternation(String.raw`
    is|are|be|was|were|will|would|can|currently|sadly|unfortunately|at this time`)}?\s*(?:n't|not|cannot|unavailable|never)\b\s*(?:be |being |currently |been |something we |an? |going to be ){0,3}(?:${OPEN}|${GIVE})?`,
  ),
  new RegExp(
    String.raw`(?:${SPONSORSHIP})\s*(?:\w+ ){0,3}?(?:[:=-]\s*)(?:no\b(?! \w)|none\b|n/a\b|not?\b)`,
  ),
  new RegExp(
    String.raw`(?:sponsorships?|visa|visas|work permits?)(?: is| are|:| -)?\s+(?:currently |sadly |unfortunately )?unavailable`,
  ),
  new RegExp(
    String.raw`\b(?:need|needs|needing|require|requires|requiring|seek|seeking|want)\b${within(50)}\b(?:${SPONSORSHIP})${within(40)}\b(?:(?:please |should |need |must |can )?(?:do not|don't|not|cannot|can't) (?:apply|be|proceed|progress|move)|(?:will|can|would|shall) (?:not|be rejected|be declined|be unsuccessful)|(?:are|is) (?:not|unfortunately|ineligible|unable))`,
  ),
  new RegExp(
    String.raw`\b(?:must|should|to|shall|that|who|only)\s+(?:do |does |will )?not (?:currently |ever |now or in the future )?(?:need|require)\b${within(50)}\b(?:${SPONSORSHIP})`,
  ),
  new RegExp(
    String.raw`\b(?:not|isn't) (?:suitable|open|eligible|appropriate|available) (?:for|to|as)\b${within(50)}\b(?:${SPONSORSHIP}|visas?)(?:\s+holders)?`,
  ),
  new RegExp(
    String.raw`\b(?:will|does|would|can|is|are|do)\s*(?:not|n't)\s+(?:likely to )?(?:attract|carry|come with|qualify for|include)\b${within(25)}\b(?:visas?|work permits?|${SPONSORSHIP})`,
  ),
  new RegExp(String.raw`\bunlikely (?:to|that)\b${within(60)}\b(?:${SPONSORSHIP})`),
  new RegExp(
    String.raw`\b(?:visa|sponsorship|work permit)s? (?:applications?|candidates?|applicants?|holders?|requests?) (?:will |can |are |cannot |can't )?(?:not|cannot|n't|be declined|be rejected)`,
  ),
  new RegExp(
    String.raw`\b(?:unable|not able|cannot|can't|do not|don't|will not|won't) (?:to )?(?:\w+ ){0,2}?${alternation(String.raw`
    consider|accept|progress|proceed|employ|hire|recruit|appoint|interview|shortlist|assess
    take`)}\b${within(80)}\b(?:visas?\b|${SPONSORSHIP})`,
  ),
]

/** Phrases that look like a refusal but are not: 'not only'. */
const NO_REFUSAL = new RegExp(
  String.raw`${alternation(String.raw`
    \bnot only\b|\bonly be (?:appointed|considered)|\bprimarily\b|cannot be filled
    \b(?:do|does|did) not (?:need|require|have) (?:to|any experience)|whether or not
    or not you|if you (?:do not|don't) (?:need|require)|not (?:limited|just|subject) to
    no (?:cost|charge|fee|hidden)
    sponsor\w* (?:is |are )?not (?:guaranteed|required|needed|necessary|\w+ a guarantee)
    not (?:affect|impact|prejudice|disadvantage|required to pay|have to pay|pay for)`)}`,
)

const SURELY = String.raw`(?<!\b${alternation(String.raw`
    may|might|could|possibly|potentially|whether|if|would|not|cannot|can't|no|n't|never
    unable|without|neither|nor`)}\s(?:be\s|we\s|able\s|to\s|to\soffer\s|offer\s|provide\s|also\s|\w+\s)?)`
const OFFERS = [
  new RegExp(
    String.raw`\b(?:require|requires|requiring|need|needing|seeking)\b${within(50)}\b(?:${SPONSORSHIP})${within(60)}\b(?:(?:are|is|will be|would be) (?:\w+ )?(?:welcome|welcomed|encouraged|considered alongside))`,
  ),
  new RegExp(
    String.raw`\b(?:welcomes?|encourages?|welcoming|accepts?)\b${within(25)}\b${alternation(String.raw`
    applications?|applicants?|candidates?|people|those|nurses|individuals`)}\b${within(50)}\b(?:requir\w+|need\w*|seeking|eligible for|under)\b${within(40)}\b(?:${SPONSORSHIP})`,
  ),
  new RegExp(
    String.raw`\b(?:sponsorships?|visas?|work permits?)(?:\s+\(\w+\))?\s*(?:is|are|will be|can be|:|-|also)?\s*(?:also |now |currently |fully )?(?:available|offered|provided|supplied|on offer|included)\b`,
  ),
  new RegExp(
    String.raw`${SURELY}\b(?:offers?|offering|provides?|providing|supply|supplies|gives?|arranges?|obtain|includes?|including)\s+(?:\w+\s+){0,4}?(?:${SPONSORSHIP})(?! ${alternation(String.raw`
    duties|responsibilities|applications|compliance|licence|license|process|management
    advice|guidance|audits`)})`,
  ),
  new RegExp(
    String.raw`\b(?:we|can|will|able to|happy to|willing to|pleased to|trust|employer|company|university|council)\s+(?:also |do |can |will |are able to |be able to |currently )?sponsors?\s+${alternation(String.raw`
    you|your|a |an |the right|candidates?|visas?|skilled|international|overseas|nurses?
    applicants?|workers?|successful|tier|people|those`)}`,
  ),
  new RegExp(
    String.raw`\b(?:we|we'll|trust|employer|company|group|hospital)\b${within(20)}\b(?:cover|pay|fund|meet|reimburse)s?\b${within(25)}\b(?:costs? of|for)\s+(?:\w+ ){0,3}?(?:visa|sponsorship|certificate of sponsorship)\b`,
  ),
  new RegExp(
    String.raw`\b(?:suitable|open) (?:for|to)\b${within(60)}\b(?:wishing|looking|seeking|requiring|who require|in need)\b${within(40)}\b(?:${SPONSORSHIP})`,
  ),
  new RegExp(String.raw`\beligible for (?:\w+ ){0,2}?(?:${SPONSORSHIP})`),
  /\brelocation (?:package|support|assistance)\b[^]{0,20}\bvisa\b/,
  /^\s*[-–]?\s*(?:full |uk )?(?:visa|tier\s?2|skilled[- ]worker(?: visa)?) sponsorships?\s*[!.]?\s*$/,
]

/** Reservations, questions and conditions: neither an offer nor a refusal. */
const RESERVED = new RegExp(
  String.raw`\b${alternation(String.raw`
    may|might|could|possibly|potentially|possible|consider(?:ed|ation)?|case[- ]by[- ]case
    discretion|exceptional|only if|if (?:no|there)|self-assess|likelihood|depend\w*|some
    certain|where eligible`)}\b`,
)
const REFUSES_IN_PART = /\b(?:may|might) not\b/

/** Finds whether the worker's visa is offered or refused. */
export function detectSponsorship(passage: string): Detection[] {
  const text = passage.replaceAll(OTHER_SPONSORS, (words) => '#'.repeat(words.length))
  if (!/sponsor|visa|work\s+permit|\bcos\b|certificate/.test(text)) return []
  if (!NO_REFUSAL.test(text) && !REFUSES_IN_PART.test(text)) {
    const refusal = firstMatch(text, REFUSALS)
    if (refusal) return [detectionAt('refuses-sponsorship', refusal)]
  }
  const [first] = OFFERS
  const welcome = first?.exec(text)
  if (welcome) return [detectionAt('offers-sponsorship', welcome)]
  if (RESERVED.test(text) || text.includes('?')) return []
  const offer = firstMatch(text, OFFERS)
  if (!offer || isDenied(text, offer.index)) return []
  return [detectionAt('offers-sponsorship', offer)]
}

/** Whether a negation comes shortly before, in the same clause. */
function isDenied(text: string, at: number) {
  const clause =
    text
      .slice(Math.max(0, at - 40), at)
      .split(/[,;:]|\bbut\b/)
      .at(-1) ?? ''
  return /\b(?:not|cannot|unable|never|without|neither|nor|no)\b|n't\b/.test(clause)
}
