import { ASKED } from '#safety/law/asked.ts'
import { EQUALITY, framesOf, inLawSentences, WELCOME, withoutOverlaps } from '#safety/law/frames.ts'
import type { LawException, LawHit, LawRule } from '#safety/law/law-rule.ts'
import { equalityLaws } from '#safety/law/laws.ts'
import { toldOf } from '#safety/law/told.ts'

const FAITH = String.raw`(?:christian|muslim|hindu|sikh|jew|jewish|catholic|buddhist|protestant|atheist|evangelical|non-muslim|non-christian)`
const GROUP = String.raw`(?:(?:practi[sc]ing|committed|devout|born[ -]again) )?${FAITH}s?(?! (?:charit\w+|organi[sz]ation|school|ethos|college|church|community|values|foundation|trust|care|university|cathedral|academy|aid|faith|hospice|home|society|service|festival|holiday|food|burial|cemetery|education|studies|heritage|culture)\b)|believers|churchgoers?`
const { strong, soft, barred } = framesOf(GROUP)
/** The one who is sought, in the second person. */
const YOU_ARE = new RegExp(
  String.raw`you(?:'re| are| will be| would be| should be) (?:an? )?(?:\w+ ){0,2}(?<![\w'-])(?:${GROUP})(?![\w'-])`,
  'g',
)
const WORN =
  /no (?:hijabs?|niqabs?|burk?h?as?|turbans?|headscar(?:f|ves)|skull ?caps?|crucifix\w*|religious (?:dress|clothing|symbols?|headwear))|(?:hijabs?|niqabs?|turbans?|headscar(?:f|ves)|religious (?:dress|clothing|headwear)) (?:are |is )?(?:not (?:allowed|permitted|worn|accepted)|forbidden|banned|prohibited)|(?:may|must|can|should|do|are|is) ?(?:not|n't|never)(?: allowed to| permitted to)? (?:wear|cover|have|put on) (?:\w+ ){0,6}(?:hijabs?|niqabs?|burk?h?as?|turbans?|head ?scar(?:f|ves)|skull ?caps?|religious (?:dress|clothing|headwear|reasons))|must (?:remove|take off) (?:your |their |the )?(?:hijab|turban|headscarf)/g
/** Faith asked about before an offer. */
const DECLARED =
  /(?:which|what) (?:church|mosque|temple|gurdwara|synagogue|chapel|religion|faith|denomination) (?:you|they|applicants|candidates)\b|(?:state|give|tell us|declare|include|mention|name of|know|ask(?: about)?|say) (?:your|their) (?:own )?(?:religion|faith|denomination|church|mosque|temple)\b(?! (?:school|group|hall|building))/g

const NEEDED: LawException = {
  name: 'An occupational requirement of a faith, Equality Act 2010, Schedule 9, paragraphs 1 to 3',
  given:
    /occupational requirement|schedule 9|chaplain|(?<!\w|(?:which|what|your|attend|attends|attending|a|any|every|regular) )(?:church|diocese|parish|vicar|priest|imam|rabbi|minister of religion|pastor|worship|mosque|synagogue|gurdwara|religious ethos|faith school)(?:e?s|'s)?(?!\w)(?! (?:you|they|he|she) )/,
}
const WORDS = {
  sentence:
    'An advert may not choose by religion or belief, unless the work itself needs it (for example a chaplain). Leave it out, or say why the work needs it.',
  better: 'We welcome applications from everybody',
}

const NOT_ASKED =
  /\b(?:not|never|nobody|monitoring|whatever|no matter|need not|residents?|patients?|clients?|pupils?|service users?)\b|n't\b/
const invited = new RegExp(`${EQUALITY.source}|${WELCOME.source}`)

export const RELIGION: LawRule = {
  code: 'E-04',
  name: 'Religion and belief',
  from: '2010-10-01',
  kinds: ['advert', 'question', 'message', 'template', 'note'],
  laws: equalityLaws('ss. 10, 13 and 39', {
    section: 'Fair Employment and Treatment (Northern Ireland) Order 1998, arts. 3 and 19',
    url: 'https://www.legislation.gov.uk/nisi/1998/3162',
  }),
  trigger: new RegExp(
    `${FAITH}|believer|church|mosque|temple|gurdwara|synagogue|chapel|denomination|hijab|niqab|burk|turban|scar(?:f|ves)|skull|crucifix|religio|faith|belie|pray|ramadan`,
  ),
  asked: {
    ...ASKED.religion,
    told: toldOf(
      String.raw`religion|religious (?:beliefs?|affiliation|background)|(?:faith|denomination|caste|church|mosque|temple|gurdwara|synagogue)(?! (?:schools?|groups?|halls?|buildings?|in)\b)`,
      String.raw`(?:which|what) (?:church|mosque|temple|gurdwara|synagogue|chapel|religion|faith|denomination) (?:you|they|applicants|candidates)|(?:whether|if) you (?:are (?:an? )?(?:\w+ )?(?:christian|muslim|hindu|sikh|jewish|catholic|religious)|go to church|pray)`,
    ),
    sentence:
      'Do not ask applicants about religion or belief. Ask whether they can work the hours that the job has.',
    better: 'Can you work the hours in the advert?',
  },
  find(text) {
    const hits: LawHit[] = []
    const say = (ranges: Pick<LawHit, 'from' | 'to'>[], level: LawHit['level']) => {
      for (const range of ranges) hits.push({ ...range, ...WORDS, level, exception: NEEDED })
    }
    say(inLawSentences(text, barred, EQUALITY), 'red')
    say(inLawSentences(text, WORN, /hard hat|safety helmet/), 'red')
    say(inLawSentences(text, strong, invited), 'amber')
    say(inLawSentences(text, soft, invited), 'amber')
    say(inLawSentences(text, YOU_ARE, invited), 'amber')
    say(inLawSentences(text, DECLARED, NOT_ASKED), 'amber')
    return withoutOverlaps(hits)
  },
}
