import { ASKED } from '#safety/law/asked.ts'
import { EQUALITY, framesOf, inLawSentences, WELCOME, withoutOverlaps } from '#safety/law/frames.ts'
import type { LawException, LawHit, LawRule } from '#safety/law/law-rule.ts'
import { equalityLaws } from '#safety/law/laws.ts'
import { toldOf } from '#safety/law/told.ts'

const ANYBODY = String.raw`(?:people|persons?|applicants?|candidates?|anyone|anybody|those|women|men|mothers|staff|nurses?|carers?)`
const GROUP = String.raw`single (?:people|persons?|women|woman|m[ae]n|applicants?|candidates?|parents?|mothers?|mums?)|unmarried(?: ${ANYBODY})?|married (?:people|persons?|women|woman|m[ae]n|applicants?|candidates?)|gays?(?: ${ANYBODY})?|lesbians?|homosexuals?|heterosexuals?|straight (?:people|men|women)|lgbt\w*\+?(?: ${ANYBODY})?|trans(?:gender|sexuals?)?(?: ${ANYBODY})|${ANYBODY} (?:with|who have) (?:young |small |any )?(?:children|kids|a family|families|dependants?|childcare)|(?:people|applicants?|candidates?|anyone|anybody|somebody|someone|staff) (?:who (?:is|are) )?(?:gay|lesbian|single|unmarried|married|divorced)|(?:gay|lesbian) \w+|couples|childcare (?:issues|commitments|responsibilities|problems)|(?:family|caring|domestic) (?:commitments|responsibilities|ties)`
const { strong, soft, barred } = framesOf(GROUP)
const MUST =
  /(?<!(?:n't|not|never) )(?:must|should|have to|need to) (?:be|remain|stay) (?:single|unmarried|married|divorced|childless|heterosexual|straight|without (?:children|dependants|kids))|(?:must|should) not (?:be married|have (?:any )?(?:children|kids|dependants|family commitments))|(?:must|should|have to|has to|needs? to) (?:both |all )?have no (?:\w+ )?(?:children|kids|dependants|family ties)\b|no (?:children|kids) (?:or|and) (?:dependants|family|ties)|without (?:children|kids|family commitments|childcare responsibilities)(?: only| preferred)/g
/** The one who is sought, by whether they live alone or with others. */
const SOUGHT =
  /(?:ideal|perfect|right|successful|best) (?:candidate|applicant|person) (?:is|will be|would be|should be) (?:an? )?(?:single|unmarried|married|childless|divorced)|(?:suit|suits|want|need|seek|prefer|looking for|seeking) (?:an? )?(?:someone|somebody|person|people|applicants?|candidates?|anyone)?[ ,]?(?:who (?:is|are) )?(?:single\b(?! (?:person|point|room|shift|parent))|unmarried|childless|(?:with|who has|who have) no (?:\w+ )?(?:ties|children|kids|dependants|family|partner|(?:family|domestic|caring|childcare) \w+)|without (?:\w+ )?(?:ties|children|kids|dependants|a family|family \w+))|no (?:ties|family) at home|no (?:family|domestic) ties|(?:choos|prefer|select|pick|tak|hir)\w* (?:\w+ ){0,2}(?:someone|people|candidates|applicants|women|staff) without (?:any|children|kids|a family)/g
/** Family asked about before an offer. */
const DECLARED =
  /(?:know|ask|asked|asking|tell us|tell me|state|say|mention|include|declare|disclose|write|confirm|form|letter|cv)\b[^.;]{0,60}\b(?:(?:whether|if) you(?:'re| are| have| plan| want) (?:\w+ ){0,3}(?:married|single|engaged|divorced|children|kids)\b(?! in)|your (?:marital|family) status|(?:number|ages?)(?: and \w+)? of (?:your|any) (?:children|kids)|how many (?:children|kids) you (?:have|want))/g
/** Family may be told for a home, a visa or figures. */
const INVITED =
  /visa|relocat|housing|school places?|monitoring|benefit|if you wish|not (?:ask|have to|need)|never|n't (?:ask|have to|need)/

const NEEDED: LawException = {
  name: 'An occupational requirement, Equality Act 2010, Schedule 9',
  given: /occupational requirement|schedule 9|live-in couple|for a couple/,
}
const WORDS = {
  sentence:
    'An advert may not choose by marriage, family or whom somebody loves. Say when the work has to be done, and leave the rest to those who apply.',
  better: '',
  exception: NEEDED,
}

const invited = new RegExp(
  `${EQUALITY.source}|${WELCOME.source}|flexib|support|\\b(?:flat|cottage|room|accommodation|house|bedroom)\\b`,
)

export const FAMILY: LawRule = {
  code: 'E-07',
  name: 'Marriage, family and sexual orientation',
  from: '2010-10-01',
  kinds: ['advert', 'question', 'message', 'template', 'note'],
  laws: equalityLaws('ss. 8, 12, 13, 19 and 39', {
    section:
      'Sex Discrimination (Northern Ireland) Order 1976, art. 5, and Employment Equality (Sexual Orientation) Regulations (Northern Ireland) 2003',
    url: 'https://www.legislation.gov.uk/nisr/2003/497',
  }),
  trigger:
    /single|marri|marital|gay|lesbian|sexual|straight|lgbt|trans|child|kids|famil|dependant|domestic|caring|divorced|couple|\bties\b|unmarried|childless|husband|wife|partner|relationship/,
  asked: {
    ...ASKED.family,
    told: toldOf(
      String.raw`(?:marital|family|relationship) (?:status|situation|circumstances)|(?:number|ages?)(?: and \w+)? of (?:your |any )?(?:children|kids|dependants)|children|kids|spouse|husband|wife|sexual orientation|family(?= ?(?:$|[,.;)]| and\b| in\b| on\b))|childcare arrangements`,
      String.raw`(?:whether|if) you(?:'re| are| have| plan| want) (?:\w+ ){0,3}(?:married|single|engaged|divorced|children|kids)(?! in)|how many (?:children|kids) you (?:have|want)`,
    ),
    sentence:
      'Do not ask applicants about children, marriage or family. Ask whether they can work the hours that the job has.',
    better: 'Can you work the hours in the advert?',
  },
  find(text) {
    const hits: LawHit[] = []
    const say = (ranges: Pick<LawHit, 'from' | 'to'>[], level: LawHit['level']) => {
      for (const range of ranges) hits.push({ ...range, ...WORDS, level })
    }
    say(inLawSentences(text, barred, invited), 'red')
    say(inLawSentences(text, MUST, invited), 'red')
    say(inLawSentences(text, DECLARED, new RegExp(`${invited.source}|${INVITED.source}`)), 'red')
    say(inLawSentences(text, SOUGHT, invited), 'amber')
    say(inLawSentences(text, strong, invited), 'amber')
    say(inLawSentences(text, soft, invited), 'amber')
    return withoutOverlaps(hits)
  },
}
