import { ASKED } from '#safety/law/asked.ts'
import { withArticles, withoutGroup } from '#safety/law/better-words.ts'
import { EQUALITY, framesOf, inLawSentences, WELCOME, withoutOverlaps } from '#safety/law/frames.ts'
import type { LawException, LawHit, LawRule, ReadLawText } from '#safety/law/law-rule.ts'
import { equalityLaws } from '#safety/law/laws.ts'
import { toldOf } from '#safety/law/told.ts'

const PERSON = String.raw`(?:person|candidates?|applicants?|lad(?:y|ies)|m[ae]n|wom[ae]n|girls?|boys?|staff|carers?|nurses?|workers?|professionals?)`
const LIVELY = String.raw`(?:energetic|dynamic|vibrant|lively|fun|hungry|ambitious|enthusiastic|driven|friendly|motivated|passionate|bubbly|outgoing|sociable|trendy|cool)`
/** What may be young without being a person who is sought. */
const OTHERS = String.raw`(?:\w+,? )?(?:company|companies|organi[sz]ations?|charit(?:y|ies)|firms?|start-?ups?|brands?|cit(?:y|ies)|towns?|communit(?:y|ies)|areas?|populations?|audiences?|people|adults?|child(?:ren)?|pupils?|learners?|famil(?:y|ies)|minds?)\b`
const GROUP = String.raw`(?:young|youthful),? (?:and |& )?${LIVELY}(?! ${OTHERS})|(?<!, |and |or |every |each |for |of |with )(?:young|youthful|mature|older|elderly) (?:and \w+ |\w+ )?${PERSON}|youngsters?|(?:under|over)[ -]?\d\d'?s|pensioners|retirees|old people|school[ -]?leavers`
const { strong, soft, barred } = framesOf(GROUP)

/** An age that shuts out those above it. */
const LIMIT =
  /(?:maximum|max\.?|upper) age(?: limit)?(?: is| of|:)? ?\d\d|age limit(?: is| of|:)? ?\d\d|(?:must|should|have to|need to) be (?:aged )?(?:under|below|younger than|no older than|not older than|less than) (?:the age of )?\d\d(?: years)?|(?:no|not|nobody|no one|no-one|none)(?: \w+){0,3} (?:over|older than|above) (?:the age of )?(?:[3-6]\d(?!\d|%| ?(?:mph|kg|hours|miles|k\b|beds|people|years'? experience))|(?:forty|fifty|sixty)(?! ?(?:mph|kg|hours|miles|beds|people|years'? experience)))|(?:under|below|younger than) (?:the age of )?[3-6]\d (?:years )?(?:only|preferred)|(?:won't|don't|can't|cannot|will not|do not) (?:\w+ ){1,3}(?:over|older than) (?:the age of )?(?:[3-6]\d(?!\d|%| ?(?:mph|kg|hours|miles|k\b|people|years'? experience))|thirty|forty|fifty|sixty)\b|(?:you'll|you will|you should|you must|candidates?|applicants?)(?: (?:should|must|will))? be (?:no|not) more than [2-5]\d(?= and\b|[.,;]|$)|in (?:your|(?<!(?<!(?:applicants?|candidates?|person|you) )\b(?:is|are|was|were|still|well|now) in )their) (?:early |late |mid[ -]?)?(?:twenties|thirties|forties|20s|30s|40s)|(?:graduates?|applicants?|candidates?|nurses?|carers?|staff) (?:aged )?(?:under|below) (?:the age of )?[2-6]\d|over[ -]?[3-6]\ds? (?:need not|should not|please do not|cannot)/g
/** An age that is called wrong for the work. */
const TOO_OLD =
  /\b(?:you|he|she|they|applicants?|candidates?)(?:'re| are| is|'s| were| was| may be| might be| seem)? (?:(?:a (?:bit|little)|just|rather|simply|frankly|sadly|probably|far|much) )*too (?:old|young)\b(?! (?:to have|to remember|for (?:the|a|an|your) (?:visa|youth|scheme|document|licen[cs]e|certificate|result)))/g
/** Ages from one to another. */
const RANGE =
  /(?<!playing )(?:age|aged|ages|age group|age range)(?: is| of|:)? ?(?:between |from )?[1-6]\d(?: years)? ?(?:to|-|–|and|until) ?[2-6]\d(?! ?(?:%|[-–:]? ?£))|between (?:the ages of [1-6]\d and [2-6]\d|[1-6]\d and [2-6]\d(?: years(?: old| of age)?| in age))|[1-6]\d ?(?:to|-|–) ?[2-6]\d years? (?:old|of age)|(?:must|should|need to|have to) be (?:aged )?(?:between )?[1-6]\d ?(?:to|-|–|and) ?[2-6]\d(?! ?(?:\d|%|hours|hrs|miles|minutes|mins|kg|days|weeks|months|words|wpm|k\b|stone))|(?:only )?(?:recent |new |fresh )(?:graduates|school[ -]?leavers) only|only (?:recent |new |fresh )(?:graduates|school[ -]?leavers)/g
/** A lowest age above eighteen; work with drink, machines or night shifts may need eighteen by law. */
const LOWEST =
  /(?:must|should|have to|need to) be (?:aged )?(?:over|above|at least|older than) (?:the age of )?(?:19|2\d|3\d|4\d|5\d)(?: years)?(?! ?(?:hours|%|miles|kg|words|minutes))|(?:must|should) be (?:2[1-9]|3\d|4\d)(?:\+| or over| or older| years or over)/g
/** Colleagues who are said to be young. */
const TEAM = new RegExp(
  String.raw`\b(?:an? )?(?:${LIVELY},? (?:and |& )?){0,2}(?:young|youthful)(?:(?:,? (?:and |& )?${LIVELY}){1,3} (?:\w+ )?(?:team|staff|workforce|crew|gang|office|workplace|atmosphere)| (?:team|workforce|crew|gang))(?![\w'’]| lead)`,
  'g',
)
const SERVED =
  /(?:children|pupils|students|residents?|patients?|clients?|service users?|young people|learners|adults|customers|participants|families|teenagers|tenants|boys|girls|people|those|individuals|persons|youths?|members|females|males|women|men|apprentic\w*|cadets|volunteers|dependants?|kids|groups?|care for|support(?:ing)?|cohort|ages? of the|psychosis|covers?|covering|rates?|service|prison\w*|we work|(?:team|crew) of)[^.;]{0,70}$/
/** Those of an age who are sought, and not served: ‘We want people aged’. */
const WANTED =
  /\b(?:(?:we|i)(?:'re| are| am|'m)? (?:(?:now|only|ideally|mainly|currently|really|especially) )*(?:after|want|need|seek|hire|employ|prefer|take on)|(?:looking for|seeking|hiring|recruiting))(?: (?!(?:for|to|with|of|who|in|at|on|by|from|support\w*|car(?:e|ing)|work\w*|help\w*|where|that|which|foster\w*|volunteers?|participants?)\b)[\w'-]+,?){0,5} (?:people|persons|individuals|men|women|males|females|boys|girls|those|adults)(?: who are)? $/

const NEEDED: LawException = {
  name: 'An age that a law or a real aim of the work needs, Equality Act 2010, section 13(2) or Schedule 9',
  given:
    /insur|driv\w+ (?:licen[cs]e|company|our)|licen[cs]\w+ (?:law|act)|alcohol|by law|legal(?:ly)? (?:required|requirement|minimum)|regulations?|ofsted|statutory|occupational requirement|schedule 9|apprentic|armed forces|casino|gambling|betting|minibus|national minimum wage/,
}
/** No price of an insurance makes it lawful to shut out those above an age. */
const ABOVE: LawException = {
  name: NEEDED.name,
  given:
    /by law|legal(?:ly)? (?:required|requirement|maximum)|regulations?|statutory|occupational requirement|schedule 9|armed forces|insur\w+ (?:\w+ ){0,3}(?:does not|doesn't|will not|won't|cannot|can't|only) cover/,
}
const WORDS = {
  level: 'amber',
  sentence:
    'An advert may not choose by age, unless a law or a real aim of the work needs it. Say what the work needs (for example experience), or give the reason.',
  better: 'People of any age may apply',
  words: ofAnyAge,
  exception: NEEDED,
} as const

const YOUNG_TEAM = {
  sentence:
    'A team that is called young reads as a choice by age. Say what the work is like, or give the reason.',
  words: (quote: string) =>
    withArticles(
      quote.replace(
        /\b(?:young|youthful)(?:,? (?:and|&)|,) |(?:,| and| &) (?:young|youthful)(?= )|\b(?:young|youthful) /i,
        '',
      ),
    ),
}

const invited = new RegExp(`${EQUALITY.source}|${WELCOME.source}`)

export const AGE: LawRule = {
  code: 'E-02',
  name: 'Age',
  from: '2010-10-01',
  kinds: ['advert', 'question', 'message', 'template', 'note'],
  laws: equalityLaws('ss. 5, 13 and 39', {
    section: 'Employment Equality (Age) Regulations (Northern Ireland) 2006, regs. 3 and 7',
    url: 'https://www.legislation.gov.uk/nisr/2006/261',
  }),
  trigger:
    /\bag(?:e|ed|es)\b|too old|young|youth|mature|older|elderly|pensioner|retiree|old people|graduates|leavers|how old|born|date of birth|twenties|thirties|forties|(?<![\d.,])[1-6]\d(?![\d.,]\d)/,
  asked: {
    ...ASKED.age,
    told: toldOf(
      String.raw`age(?! (?:groups?|ranges?|of|appropriate|profiles?|uk)\b)|dates? of birth|d\.?o\.?b|birth ?(?:dates?|day)|year of birth`,
      String.raw`how old you are|(?:when|in which year|what year) you were born|what age you are|(?:whether|if) you are (?:over|under|above|below) (?!18)\d\d`,
    ),
    unless:
      /insur|by law|\blegal|licen[cs]|alcohol|(?:at least|over|aged) 18\b|18 (?:years )?(?:old|of age|or (?:over|above|older))/,
    sentence:
      'Do not ask applicants their age. Ask whether they are 18 or over, if the work needs that.',
    better: 'Are you 18 or over?',
  },
  find(text) {
    const hits: LawHit[] = [
      ...inLawSentences(text, barred, YOUNG_WORKERS),
      ...inLawSentences(text, strong, invited),
      ...inLawSentences(text, soft, invited),
      ...inLawSentences(text, TOO_OLD, EQUALITY).map((range) => ({ ...range, exception: ABOVE })),
      ...ofApplicants(text, LIMIT).map((range) => ({ ...range, exception: ABOVE })),
      ...ofApplicants(text, RANGE),
      ...ofApplicants(text, LOWEST),
      ...inLawSentences(text, TEAM, EQUALITY).map((range) => ({ ...range, ...YOUNG_TEAM })),
    ].map((range) => ({ ...WORDS, ...range }))
    return withoutOverlaps(hits)
  },
}

/** What a law forbids to those under 18, or to sell to them; and promises of equality. */
const YOUNG_WORKERS = new RegExp(
  String.raw`^(?=.*\b(?:under|below) 1[68]\b).*(?:\d ?pm\b|night|alcohol|tobacco|lottery|knives|machine|by law)|${EQUALITY.source}`,
)

function ofAnyAge(quote: string, after: string) {
  if (/^(?:must|should|have to|need to)\b/i.test(quote)) return 'can be of any age'
  if (/^(?:aged|ages|between|in (?:your|their))\b/i.test(quote)) return 'of any age'
  const [, people] = /^(\w+) (?:aged )?(?:under|below) /i.exec(quote) ?? []
  if (people) return `${people} of any age`
  return withoutGroup(quote, after, {
    adjective: /(?:young|youthful|mature|older|elderly)(?:,? and|,)?/,
    nouns: [[/youngsters|pensioners|retirees|school[ -]?leavers|old people/, 'people']],
  })
}

/** Ages of those who apply, not of those whom they care for. */
function ofApplicants(text: ReadLawText, pattern: RegExp) {
  return inLawSentences(text, pattern, EQUALITY).filter(({ from }) => {
    const before = text.folded.text.slice(Math.max(0, from - 90), from)
    const line = before.split('\n').at(-1) ?? ''
    return WANTED.test(line) || !SERVED.test(line)
  })
}
