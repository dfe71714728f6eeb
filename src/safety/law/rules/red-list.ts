import { inLawSentences, inSentencesWithAll, withoutOverlaps } from '#safety/law/frames.ts'
import type { LawException, LawHit, LawRule } from '#safety/law/law-rule.ts'
import { ukLaw } from '#safety/law/laws.ts'
import list from '../data/red-list.json' with { type: 'json' }

const PLACES = [...list.countries, ...list.cities]
  .map((name) => name.toLowerCase().replaceAll(/[^\w' -]/g, '.'))
  .join('|')
const ACTIVE = new RegExp(
  [
    String.raw`(?:recruit\w*|interview\w*|hiring|sourcing|advertis(?:e|es|ing|ed)|(?:post|posting|promot\w+) (?:this|the|our) (?:job|post|role|vacanc\w+)|open days?|job fairs?|walk-ins?|roadshows?|campaigns?|recruitment (?:drive|event|trip)s?|our (?:agents?|office|team|partners?))(?: \w+,?){0,5} (?:in|from|to|across|at|visit\w*) (?:\w+,? (?:and |or )?){0,3}(?:${PLACES})(?!\w)`,
    String.raw`(?:visit\w*|travel\w*|coming) (?:to )?(?:\w+,? (?:and )?){0,3}(?:${PLACES})(?: \w+){0,5} (?:to (?:recruit|interview|meet|hire|select))`,
    String.raw`(?:nurses?|carers?|midwives|doctors|care workers|healthcare assistants|staff|candidates|applicants) (?:wanted |needed |required |sought )?(?:from|in|based in|living in) (?:\w+,? (?:and |or )?){0,3}(?:${PLACES})(?: (?:wanted|needed|required|only|preferred|urgently|to apply)|[,:!]? (?:apply|contact|call))`,
  ].join('|'),
  'g',
)
const PLACE = new RegExp(String.raw`(?<!\w)(?:${PLACES})(?!\w)`)
/** An event at which people are hired, or an appeal to those who live there. */
const EVENT =
  /(?:interviews?|assessment days?|open days?|(?:recruitment|job|jobs|careers?) (?:fairs?|events?|days?|drives?|trips?)|walk-ins?|roadshows?) |\b(?:to|will|and) (?:interview|recruit|meet|select|hire)$|(?:recruit\w*|hiring|interview\w*|sourc\w+|select\w*|meet\w*|hire) (?:\w+,? ){0,6}(?:nurses?|carers?|midwives|doctors|candidates|staff|care workers|healthcare assistants|applicants)/
const APPEAL = new RegExp(
  [
    String.raw`(?:nurses?|carers?|midwives|doctors|care workers|healthcare assistants|staff|candidates|applicants)(?: (?:who (?:are )?)?(?:living|live|based|working|work|back home|trained))? in (?:\w+,? (?:and |or )?){0,3}(?:${PLACES})(?!\w)(?=[^]{0,120}(?:this is your|your chance|apply|hiring|send|join us|contact|we want|come (?:to|and)|whatsapp|we pay|fly|wanted|needed))`,
    String.raw`(?:${PLACES})-based (?:\w+ )?(?:nurses?|carers?|midwives|doctors|care workers|healthcare assistants|staff|candidates)`,
    String.raw`(?:recruit\w*|know|refer|bring|introduce|send us)(?: \w+){0,3} (?:nurses?|carers?|midwives|doctors|care workers|friends|people)(?: \w+){0,3} (?:in|from) (?:\w+,? (?:and |or )?){0,2}(?:${PLACES})(?!\w)`,
  ].join('|'),
  'g',
)
const HEALTH =
  /nurs|(?<!\w)car(?:e|er|ers)(?!\w)|doctor|midwi|health|hospital|physio|radiograph|social worker|paramedic|therapist/
const FINE =
  /not (?:actively )?(?:recruit|advertis)|do not (?:target|approach|advertise)|never recruit|anyone may apply|apply directly|from anywhere|community|patients|population|charity|programme|research|study|\btrain(?:s|ing)? (?:nurses|midwives|doctors|staff)|\bteach|clinic\b|already (?:live|in the uk)|own (?:accord|initiative)|themselves|by yourself/

const AGREED: LawException = {
  name: 'A government-to-government agreement, or somebody who applied by themselves (code of practice, England)',
  given:
    /government[ -]to[ -]government|bilateral agreement|memorandum of understanding|direct application|applied directly/,
}

/** Countries from which nobody may actively recruit for health and care, by the code of practice’s red list. */
export const RED_LIST: LawRule = {
  code: 'R-01',
  name: 'Recruiting in red-list countries',
  from: list.from,
  kinds: ['advert', 'message', 'template'],
  laws: [
    ukLaw(
      'Code of practice for the international recruitment of health and social care personnel in England',
      'https://www.gov.uk/government/publications/code-of-practice-for-the-international-recruitment-of-health-and-social-care-personnel',
    ),
  ],
  concerns: ({ all }) => HEALTH.test(all),
  trigger: PLACE,
  find: (text) =>
    withoutOverlaps(
      [
        ...inLawSentences(text, ACTIVE, FINE),
        ...inLawSentences(text, APPEAL, FINE),
        ...inSentencesWithAll(text, [PLACE, EVENT], FINE),
      ].map((range): LawHit => ({
        ...range,
        level: 'amber',
        sentence:
          'For health and care, nobody may actively recruit in a country on the red list. People there may always apply by themselves. Leave the country out.',
        better: 'We welcome applications from everybody',
        exception: AGREED,
      })),
    ),
}
