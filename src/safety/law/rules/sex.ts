import { withoutGroup } from '#safety/law/better-words.ts'
import { EQUALITY, framesOf, inLawSentences, WELCOME, withoutOverlaps } from '#safety/law/frames.ts'
import type { LawException, LawHit, LawRule } from '#safety/law/law-rule.ts'
import { equalityLaws } from '#safety/law/laws.ts'

const GROUP = String.raw`(?:fe)?males?|m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys?|guys|lads?|gals|housewives|mums?|mothers|blokes?|chaps?|fellas?|lass(?:es)?`
const { strong, soft, barred } = framesOf(GROUP)

const JOBS = String.raw`(?:carers?|nurses?|assistants?|workers?|staff|cleaners?|drivers?|chefs?|cooks?|receptionists?|hcas?|housekeepers?|teachers?|tutors?|operatives?|barbers?|therapists?|masseuses?|beauticians?|secretar(?:y|ies)|pas?|guards?|officers?|managers?|personal trainers?|pickers?|labourers?|waiters?|waitress(?:es)?|bartenders?|nann(?:y|ies)|companions?|counsellors?|applicants?|candidates?)`
/** Names of jobs after a sex: ‘Female support worker’. */
const NAMED = new RegExp(
  String.raw`(?<![\w'-])(?:fe)?male (?:(?!ward|surg|general|medic|acute|health(?!care)|urolog|patient)\w+ ){0,2}${JOBS}\b`,
  'g',
)
/** A sex behind a job, at the end of a line: ‘Carer (female)’, ‘Support worker, male’. */
const NAMED_BEHIND = new RegExp(
  String.raw`(?<![\w'-])${JOBS}(?: \(|,? [-–] | ?[,:/|] ?)(?:fe)?males?(?: only)?\)?(?= ?(?:$|[\n.;,|–-]))`,
  'gm',
)

/** A person of one sex in the place of the one who is sought; ‘he or she’ is nobody’s sex. */
const PRONOUN =
  /^\s*(?:s?he) (?:will|must|should|has to|needs to) (?:be|have|hold|know|bring|live|enjoy)/g
const BOTH = /\b(?:he|she|his|hers?|him) ?(?:\/|or|and) ?(?:he|she|his|hers?|him)\b|\(s\)he|s\/he/

const NEEDED: LawException = {
  name: 'An occupational requirement, Equality Act 2010, Schedule 9, paragraph 1',
  given:
    /(?:genuine )?occupational (?:requirement|qualification)|schedule 9|sch\.? ?9|exempt\w* under the equality act|equality act 2010[,;:]? (?:sch|pursuant|applies|part)|(?:intimate|personal) (?:and intimate )?(?:care|needs)|women's (?:refuge|aid)|refuge|domestic (?:abuse|violence)|sexual (?:violence|abuse|assault)|rape|privacy (?:and|or) decency|(?:same[ -](?:sex|gender)) care|searches? of (?:female|male|women|men)|(?:strip|body|rub[ -]?down) search|ordained|doctrines? of|for authenticity|authenticity of|playing age|to play (?:the|a) (?:part|role)/,
}

const fine = new RegExp(
  `${EQUALITY.source}|patient gender|bedded|service (?:which|that) is|testing ward|\\bward for`,
)
const invited = new RegExp(`${fine.source}|${WELCOME.source}`)

export const SEX: LawRule = {
  code: 'E-01',
  name: 'Sex',
  from: '2010-10-01',
  kinds: ['advert', 'question', 'message', 'template', 'note'],
  laws: equalityLaws('ss. 11, 13 and 39', {
    section: 'Sex Discrimination (Northern Ireland) Order 1976, arts. 8 and 39',
    url: 'https://www.legislation.gov.uk/nisi/1976/1042',
  }),
  trigger: new RegExp(String.raw`\b(?:${GROUP}|s?he)\b`),
  find(text) {
    const hits: LawHit[] = []
    const say = (ranges: Pick<LawHit, 'from' | 'to'>[], level: LawHit['level']) => {
      for (const range of ranges) hits.push({ ...range, ...WORDS, words: forEverybody, level })
    }
    say(inLawSentences(text, barred, fine), 'amber')
    say(inLawSentences(text, strong, fine), 'amber')
    say(inLawSentences(text, soft, invited), 'amber')
    say(inLawSentences(text, NAMED, invited), 'amber')
    say(inLawSentences(text, NAMED_BEHIND, invited), 'amber')
    if (!BOTH.test(text.folded.text)) say(inLawSentences(text, PRONOUN, fine), 'amber')
    return withoutOverlaps(hits)
  },
}

function forEverybody(quote: string, after: string) {
  if (/^s?he\b/i.test(quote)) return quote.replace(/^s?he\b/i, 'you')
  return withoutGroup(quote, after, {
    adjective: /(?:fe)?males?/,
    nouns: [
      [
        /ladies|gentlemen|women|men|girls|boys|guys|lads|gals|females|males|mums|mothers|blokes/,
        'people',
      ],
      [
        /lady|gentleman|woman|man|girl|boy|guy|lad|female|male|mum|mother|bloke|chap|lass/,
        'person',
      ],
    ],
  })
}

const WORDS = {
  sentence:
    'An advert may not choose by sex, unless the work itself needs it (for example intimate care of women who ask for it). Leave it out, or say why the work needs it.',
  better: 'We welcome applications from everybody',
  exception: NEEDED,
}
