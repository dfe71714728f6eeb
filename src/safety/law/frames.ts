import type { LawHit, LawSentence, ReadLawText } from './law-rule.ts'

/** Words between a frame and a group; none of these starts a phrase about those who are cared for or served. */
const GAP_WORD = String.raw`(?:(?!(?:for|to|with|of|who|in|at|on|by|from|their|his|her|support\w*|car(?:e|ing)|work\w*|help\w*|where|that|which|about|regardless|not|no)\b)[\w'/&-]+,? )`
const UP_TO = (most: number) => `${GAP_WORD}{0,${most}}`

/** Nouns for those whom a job serves, and for places: ‘female patients’, ‘a female-only hostel’. */
const SERVED = String.raw`(?: \w+)?[ -](?:patients?|clients?|residents?|service[ -]?users?|tenants?|customers?|offenders?|prison\w*|inmates?|detainees?|learners?|students?|pupils?|wards?|hostels?|refuges?|units?|services?|estate|accommodation|homes?|houses?|schools?(?!-)|colleges?|gyms?|environments?|spaces?|wing|establishments?|teams? lead|football|cricket|rugby|fashion|wear|clothing|hygiene|genital|anatomy|catheter\w*|reproductive|health|medicine|surgical|medical|acute|psychiatric|bay|members?|survivors?|victims?|individuals?|child(?:ren)?|adults?|adolescents?|young|gentleman|lady|person with|people with|leadership|founders?|participants?|visitors?|guests?|players?|athletes?|changing|toilets?|washrooms?|grooming|styling|population|households?|families|voices?|roles? models?)\b`

const HIRED = String.raw`(?:applicants?|candidates?|people|persons?|staff|employees?|individuals?|workers?|nationals|citizens|applications?|colleagues)`

const DO_NOT = String.raw`(?:(?<!\bneeds? )not|never|cannot|can't|don't|won't|doesn't|unable to|sorry,?|isn't|aren't|unwilling to)(?! (?:need|have) to be)`
const TAKE = String.raw`(?:suitable|suited|appropriate|ideal|right|open|available|accept\w*|hir\w+|employ\w*|consider\w*|tak(?:e|ing)|want\w*|recruit\w*|interview\w*|look(?:ing)? for|sponsor|be|have|welcome|engage|appoint|a job|work with|process|a role|a place|a position|allow\w*|comfortable|able to (?:take|employ|hire|accept|offer))`

/** A group in a sentence that has been masked: capitals, which folded texts do not have. */
const GROUP = String.raw`\bGX*\b`

const STRONG = [
  String.raw`(?:only|exclusively|solely|strictly|purely) (?:${TAKE} )?(?:for |to |from |accepting |applications from )?${UP_TO(2)}${GROUP}`,
  String.raw`${GROUP}(?:[ -]${HIRED}| [\w-]+){0,3}[ -]only(?![ -]+(?:a|the|be|for|one|if|when)\b)(?!${SERVED})`,
  String.raw`(?:must|has to|have to|needs? to|should|shall|required to|got to) (?:\w+ )?(?:be(?: of| from)?|identify as|come from|come of|belong to|speak as)(?! able| willing| happy| comfortable| aware| familiar) ${UP_TO(2)}${GROUP}`,
  String.raw`(?:job|position|role|work|vacancy|vacancies|opportunity|post|posts|applications?|shifts?) (?:is |are )?(?:only |strictly )?(?:for|open to|reserved for|restricted to|limited to|confined to|kept for) (?:the )?${UP_TO(2)}${GROUP}`,
  String.raw`(?:reserved|restricted|limited|confined|open only) (?:for|to) ${UP_TO(2)}${GROUP}`,
  String.raw`(?:all|every) (?:our )?(?:staff|carers|applicants?|candidates?|workers?|employees?) (?:must be|are|have to be) ${UP_TO(1)}${GROUP}`,
  String.raw`${GROUP} (?:\w+ ){0,2}(?:essential|mandatory|compulsory|a must|obligatory)`,
]
const SOFT = [
  String.raw`(?:look(?:ing)? for|seeks?|seeking|needs?|needed|wants?|wanted|requires?|require|recruit(?:s|ing)?|hiring|search(?:ing)? for|employ|hire) ${UP_TO(3)}${GROUP}`,
  String.raw`${GROUP}(?:[ -]${HIRED}| [\w-]+){0,3},? (?:is |are |will be |would be )?(?:strongly |highly |much )?(?:required|needed|wanted|preferred|preferable|sought|desired|desirable|favoured|prioriti[sz]ed|an advantage|a plus|given (?:priority|preference)|get priority|come first)`,
  String.raw`(?:prefer\w*|preference (?:is |will be )?(?:given )?(?:to|for)|priority (?:is |will be )?(?:given )?(?:to|for)|ideally|favou?r(?:s|ing)?) ${UP_TO(4)}${GROUP}`,
  String.raw`(?:would|will|'d) (?:rather|sooner|only) (?:\w+ )?(?:have|see|employ|hire|appoint|take(?: on)?|recruit|interview|choose) ${UP_TO(3)}${GROUP}`,
  String.raw`(?:ideal|suits?|suited|suitable|perfect|best|great|well[ -]suited) (?:for |to |candidate (?:is|will be|would be) )?${UP_TO(3)}${GROUP}`,
]
const BARRED = [
  String.raw`(?<![\w'])(?:no|zero) (?!(?:more|less|upper|lower|matter)\b)(?:\w+ (?:or|and) )?(?:\w+ )?${GROUP}`,
  String.raw`${DO_NOT} (?:\w+ ){0,2}${TAKE} (?:for |to |with |from )?${UP_TO(3)}${GROUP}`,
  String.raw`${GROUP} (?:[\w'-]+ ){0,4}(?:need(?:s)? not|needn't|should not|shouldn't|do not|don't|must not|mustn't|cannot|can't|may not|will not|won't|are not|aren't|is not|isn't|would not|wouldn't|asked not to|not able to|regrettably not|please do(?:n't| not))(?: \w+){0,3} (?:apply|applying|considered|accepted|suitable|eligible|employed|hired|invited|contact|fit|bother|progress\w*|shortlisted|wanted|called|interviewed|send|respond|enquire|taken|put forward|offered|hear|cope|feel at home)`,
  String.raw`(?:except|excluding|excludes?|other than|apart from|rather than|instead of|reject\w*|refuse|avoid\w*|turn away|not from|bar) ${UP_TO(2)}${GROUP}`,
  String.raw`${GROUP} (?:\w+ ){0,2}(?:rejected|excluded|ignored|disqualified|not welcome|not accepted|not considered|not required|not wanted|unsuitable|waste|turned (?:down|away)|refused|declined|screened out|filtered out|look elsewhere|not (?:what|who|whom) we)`,
  String.raw`${GROUP} (?:[\w'-]+ ){0,4}(?:will be|are|is) (?:automatically )?(?:rejected|turned (?:down|away)|refused|declined|screened out|filtered out)`,
  String.raw`${GROUP} (?:[\w'-]+ ){0,6}(?:asked to|should|please|had better) look elsewhere`,
  String.raw`sorry,? (?:but )?(?:no )?${GROUP}`,
  String.raw`unsuitable for ${UP_TO(2)}${GROUP}`,
]

const toPattern = (wordings: string[]) =>
  new RegExp(`(?<![\\w-])(?:${wordings.map((wording) => `(?:${wording})`).join('|')})`, 'g')
const PATTERNS = { strong: toPattern(STRONG), soft: toPattern(SOFT), barred: toPattern(BARRED) }

/** A pattern for sentences in which a group is masked; null for a sentence that names none. */
interface Frame {
  mask: (sentence: LawSentence) => string | null
  pattern: RegExp
}

/**
 * Ways in which an advert chooses people of a group, and shuts them out. `strong` leaves no choice (‘only’, ‘must be’),
 * `soft` prefers. All groups share the patterns, which are long and take long to compile: where a group is named, it is
 * masked in its own length.
 */
export function framesOf(group: string): Record<keyof typeof PATTERNS, Frame> {
  const named = new RegExp(String.raw`(?<![\w'-])(?:${group})(?!'s|s'|[\w])(?!${SERVED})`, 'g')
  const masked = new WeakMap<LawSentence, string>()
  const mask = (sentence: LawSentence) => {
    const text =
      masked.get(sentence) ??
      sentence.text.replaceAll(named, (words) => `G${'X'.repeat(words.length - 1)}`)
    masked.set(sentence, text)
    return text === sentence.text ? null : text
  }
  const { strong, soft, barred } = PATTERNS
  return {
    strong: { mask, pattern: strong },
    soft: { mask, pattern: soft },
    barred: { mask, pattern: barred },
  }
}

/** Sentences that promise equality say the opposite of what their words would mean elsewhere. */
export const EQUALITY =
  /regardless|irrespective|discriminat|without regard|whatever (?:your|their|the)|protected characteristic|equal(?:ity)? (?:opportunit|of opportunit|act)|equal opportunit|(?:all|any|every) (?:gender|sex(?:es)?\b|age|religion|faith|race|nationalit|background|communit|belief)|diversity|all sections|(?:men|males?) (?:and|or|&|\/) (?:wo|fe)m|(?:women|females?) (?:and|or|&|\/) (?:men|males?)\b|makes no difference|does not matter|no matter|never ask|not ask|do not take into account|no bearing|plays no part|both (?:men|women|male|female)|\ball (?:men|women|people)\b/

/** Invitations, which shut nobody out. */
export const WELCOME =
  /welcom|encourag|under-?represented|particularly (?:from|keen)|positive action|would like to (?:see|hear)|(?:glad|happy|pleased|delighted|love) to (?:meet|hear|see|have)|invite/

/** Ranges of a pattern in those sentences that `unless` does not excuse. */
export function inLawSentences(
  { sentences }: ReadLawText,
  pattern: RegExp | Frame,
  unless?: RegExp,
): Pick<LawHit, 'from' | 'to'>[] {
  return sentences.flatMap((sentence) => {
    const { text, start } = sentence
    const [read, wordings] =
      pattern instanceof RegExp ? [text, pattern] : [pattern.mask(sentence), pattern.pattern]
    if (read === null) return []
    const found = [...read.matchAll(wordings)]
    if (found.length === 0 || unless?.test(text)) return []
    return found.map(({ index, 0: words }) => ({
      from: start + index,
      to: start + index + words.length,
    }))
  })
}

/** Sentences in which each of the signs stands, in any order: from the first to the last of them. */
export function inSentencesWithAll(
  { sentences }: ReadLawText,
  signs: readonly RegExp[],
  unless?: RegExp,
): Pick<LawHit, 'from' | 'to'>[] {
  return sentences.flatMap(({ text, start }) => {
    const found: RegExpExecArray[] = []
    for (const sign of signs) {
      const one = sign.exec(text)
      if (!one) return []
      found.push(one)
    }
    if (unless?.test(text)) return []
    const from = Math.min(...found.map(({ index }) => index))
    const to = Math.max(...found.map(({ index, 0: words }) => index + words.length))
    return [{ from: start + from, to: start + to }]
  })
}

const CLAUSE_STARTS =
  /[()]\s*|[,;:–]\s+(?:(?:and|but)\s+)?|\b(?:and|but)\s+(?=(?:we|you|they|it|if|when|should|(?:the|your|our) (?:\w+ ){1,5}(?:is|are|will be))\b)/g
const CLAUSE = /^(?:(?!,? (?:and|but) (?:we|our)\b)(?:[^,;()–]|,(?= (?:which|who|that)\b)))*/

/** A range as far as the clause around it goes, so that another clause may stand in its place. */
export function toClause(
  { sentences }: ReadLawText,
  { from, to }: Pick<LawHit, 'from' | 'to'>,
): Pick<LawHit, 'from' | 'to'> {
  const sentence = sentences.findLast(({ start }) => start <= from)
  if (!sentence) return { from, to }
  const at = from - sentence.start
  const [skipped = ''] = /^\W*/.exec(sentence.text.slice(0, at)) ?? []
  const sign = [...sentence.text.matchAll(CLAUSE_STARTS)].findLast(
    ({ index, 0: words }) => index + words.length <= at,
  )
  const start = sign ? sign.index + sign[0].length : skipped.length
  const rest = CLAUSE.exec(sentence.text.slice(to - sentence.start))?.[0] ?? ''
  return { from: sentence.start + start, to: to + rest.trimEnd().length }
}

/** Hits without those that overlap one before them. */
export function withoutOverlaps(hits: LawHit[]): LawHit[] {
  return hits
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter((hit, at, all) => !all.slice(0, at).some(({ to }) => to > hit.from))
}
