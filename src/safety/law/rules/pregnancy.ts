import { ASKED } from '#safety/law/asked.ts'
import {
  EQUALITY,
  inLawSentences,
  inSentencesWithAll,
  withoutOverlaps,
} from '#safety/law/frames.ts'
import type { LawRule } from '#safety/law/law-rule.ts'
import { equalityLaws } from '#safety/law/laws.ts'
import { toldOf } from '#safety/law/told.ts'

const WITHOUT = String.raw`(?:not|never|no|don't|cannot|can't|without|isn't|aren't|n't|shouldn't|avoid\w*)`
const STATE = String.raw`(?:pregnan\w+|expecting (?:a (?:baby|child)|mothers?)?|maternity|(?:have|having|start(?:ing)?|plan(?:s|ning)?(?: \w+){0,3}) (?:a )?(?:family|bab(?:y|ies)|child(?:ren)?)|breast-?feeding|trying for a baby)`
const SHUT_OUT = new RegExp(
  String.raw`(?:(?<!\w)(?:you |applicants? |candidates? )?(?:must|should|may|shall|can|are|be) )?(?<!\w)${WITHOUT} (?:\w+ ){0,5}${STATE}|${STATE} (?:\w+ ){0,5}(?:need not|not|cannot|can't|don't|won't|please do not)(?: \w+){0,3} (?:apply|considered|accepted|suitable|eligible|hired|employed)|(?:negative|take a|pass a|undergo a) pregnancy test|proof (?:\w+ ){0,4}not pregnant|are you (?:currently )?(?:pregnant|expecting)|(?:do|are) you (?:plan\w*|intend\w*|want\w*|hop\w*|think\w*)(?: to| of| on)? (?:hav\w+|start\w*) (?:a |any |more )?(?:family|bab(?:y|ies)|children|kids)`,
  'g',
)
/** Words about maternity that no care or cover of theirs excuses. */
const NEVER_FINE =
  /child-?bearing age (?:\w+ ){0,6}(?:not|cannot|can't|won't|unsuitable|avoid)|(?:no|not|cannot|avoid)(?: \w+){0,5} (?:of )?child-?bearing age|(?:cannot|can't|can ill|unable to|do not|don't|will not|won't) (?:afford|pay(?: for)?|offer|cover|allow|have|accept|give|grant)(?: \w+){0,2} maternity (?:leave|pay|cover)|on maternity leave(?: \w+){0,6} (?:asked not|need not|should not|cannot|not (?:apply|considered))|pregnancy tests? (?:is|are|will be|must be)(?: \w+){0,2} (?:part|required|taken|needed|compulsory|mandatory|done|carried out|a condition)|(?:doctor's|medical|gp) (?:note|certificate|letter|proof)(?: \w+){0,8} not pregnant/g
const NOT_ENDED = /\b(?:not|never|nobody|no one|cannot)\b|weekend|patients?|women who|client/
/** An end of the job, or of sponsorship, once somebody is pregnant. */
const ENDED = [
  /(?:become|becomes|becoming|fall|falls|falling|get|gets|getting|found to be|be) pregnant/,
  /withdraw\w*|terminat\w*|dismiss\w*|cancel\w*|end(?:s|ed)?\b|let go|sent (?:home|back)|lose (?:your|the)|not (?:be )?(?:renewed|kept|extended)/,
]
const FINE = new RegExp(
  String.raw`${EQUALITY.source}|maternity (?:cover|leave|pay|ward|unit|service|care|hospital|team|theatre|scheme|benefit|polic|contract|support)|pregnant (?:women|patients?|residents?|people|clients?|staff|workers?|employees?|teen)(?! (?:need not|not|cannot|should))|pregnancy (?:care|loss|support|advisory|related)`,
)

const SENTENCE =
  'Nobody may be refused because they are pregnant, have had a baby or may want one. Leave it out.'

export const PREGNANCY: LawRule = {
  code: 'E-05',
  name: 'Pregnancy and maternity',
  from: '2010-10-01',
  kinds: ['advert', 'question', 'message', 'template', 'note'],
  laws: equalityLaws('ss. 18 and 39', {
    section: 'Sex Discrimination (Northern Ireland) Order 1976, art. 5A',
    url: 'https://www.legislation.gov.uk/nisi/1976/1042',
  }),
  trigger: /pregnan|maternity|expecting|family|bab(?:y|ies)|child|breast-?feed|child-?bearing/,
  asked: {
    ...ASKED.pregnancy,
    told: toldOf('pregnancy|pregnancies', "(?:whether|if) you(?: are|'re) (?:\\w+ ){0,2}pregnant"),
    sentence: SENTENCE,
    better: '',
  },
  find: (text) =>
    withoutOverlaps(
      [
        ...inLawSentences(text, SHUT_OUT, FINE),
        ...inLawSentences(text, NEVER_FINE, EQUALITY),
        ...inSentencesWithAll(text, ENDED, NOT_ENDED),
      ].map((range) => ({
        ...range,
        level: 'red',
        sentence: SENTENCE,
        better: '',
      })),
    ),
}
