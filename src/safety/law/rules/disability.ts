import { ASKED } from '#safety/law/asked.ts'
import { EQUALITY, framesOf, inLawSentences, withoutOverlaps } from '#safety/law/frames.ts'
import type { LawException, LawHit, LawRule } from '#safety/law/law-rule.ts'
import { equalityLaws } from '#safety/law/laws.ts'
import { toldOf } from '#safety/law/told.ts'

const WITH = String.raw`(?:people|persons?|applicants?|candidates?|anyone|anybody|those|staff|workers?)`
const CONDITION = String.raw`(?:(?:health|medical|mental health|mental|back|heart|knee|joint|mobility|skin|hearing|sight|eyesight|long[ -]term|chronic|physical)(?: health)? (?:conditions?|problems?|issues?|illness(?:es)?|complaints?)|mental illness|bad backs?|disabilit(?:y|ies)|impairments?|epilepsy|diabetes|hiv|depression|anxiety|autism|dyslexia|adhd|asthma)`
const GROUP = String.raw`disabled(?: ${WITH})?|${WITH} with (?:a |an |any )?${CONDITION}|${WITH} (?:with|who have|who has) (?:a |any )?(?:history|record) of (?:\w+ )?${CONDITION}|wheelchair users?|${WITH} (?:who|that) (?:uses?|needs?|is in|are in|has|have) (?:a )?wheelchairs?|(?:physical )?disabilities|(?:deaf|blind|hearing[ -]impaired|visually impaired|partially sighted)(?: ${WITH})?|hard of hearing|bad backs?|(?:health|medical|back|mobility|mental health) (?:conditions?|problems?|issues?)|sick (?:people|persons?)`
const { barred } = framesOf(GROUP)

const FIT =
  /(?:must|should|need to|have to) (?:be )?(?:physically |mentally |completely |fully )?(?:and \w+ )?(?:fit and healthy|healthy and fit|able[ -]bodied|in (?:good|excellent|perfect|full) (?:physical |mental )?health|of (?:good|sound|excellent) (?:physical |mental )?health|free (?:from|of) (?:any )?(?:illness|disabilit\w+|disease|health problems))|(?:good|excellent|perfect|clean|flawless) (?:health|sickness|sick|absence) record|no (?:sick(?:ness)?|absence) (?:record|history|days|leave)(?! (?:policy|pay))|able[ -]bodied (?:men|people|persons?|applicants?|candidates?|staff)|no (?:history of )?(?:mental illness|depression|epilepsy|bad backs?)|(?:only |all )(?:candidates|applicants|people|those|staff|persons) in (?:good|excellent|perfect|full) (?:physical |mental )?health|(?:must|should|need to|have to) (?:be |remain )?(?:100 per cent|100%|one hundred per cent|completely|fully|perfectly) (?:fit|healthy|well)|(?:no more than|fewer than|less than|under|maximum of|more than) \d+ (?:sick ?days|days'? (?:off )?(?:sick|sickness|absence|ill)|days of (?:sickness|absence|illness)|sickness absences)|days (?:\w+ )?(?:off )?(?:sick|absent|ill) [^.]{0,80}(?:not be (?:shortlisted|considered|interviewed)|will be rejected|cannot apply)/g
/** People who would need an adjustment, shut out in the law’s own words. */
const UNADJUSTED =
  /(?:applicants?|candidates?|people|you|anyone|those|they|staff)\b (?:\w+ ){0,3}(?:not|n't|never) (?:be )?(?:covered|protected|registered|classed|counted|regarded|considered)(?: \w+){0,7} disab\w+|(?<!\b(?:if|where|when|unless|why) (?:\w+ )?)(?:no (?:budget|money|room|time|funds) (?:for|to make)|(?:cannot|can't|won't|will not|do not|don't|unable to|not able to) (?:make|offer|afford|provide|pay for|fund)) (?:any |reasonable |workplace |disability |special )*adjustments\b(?! (?:to|of|in) (?:the |your )?(?:price|account|figure|invoice|stock|pay|hours|rota))/g
const SERVED =
  /(?:support|car(?:e|ing)|work(?:ing)?|experience|help(?:ing)?|knowledge|understanding|children|adults|residents|patients|clients|service users|individuals)(?: \w+){0,4} (?:with|of|for) /

const NEEDED: LawException = {
  name: 'A need of the work itself that no adjustment meets, Equality Act 2010, Schedule 9 and section 60',
  given:
    /intrinsic (?:to|part|function)|occupational requirement|schedule 9|reasonable adjustments?|statutory medical|by law|regulations?/,
}
const SENTENCE =
  'Nobody may be shut out for a disability or their health, and health is not asked before an offer. Say what the work is (for example lifting with a hoist), and offer adjustments.'

function able(quote: string) {
  const people = quote.replace(/^able[ -]bodied /i, '')
  if (people !== quote) return people
  return /^(?:must|should|need to|have to)\b/i.test(quote)
    ? 'must be able to do the work described here, with adjustments where you need them'
    : undefined
}

const fine = new RegExp(`${EQUALITY.source}|${SERVED.source}|adjustment|disability confident`)

export const DISABILITY: LawRule = {
  code: 'E-06',
  name: 'Disability and health',
  from: '2010-10-01',
  kinds: ['advert', 'question', 'message', 'template', 'note'],
  laws: equalityLaws('ss. 13, 15, 39 and 60', {
    section: 'Disability Discrimination Act 1995, ss. 3A and 4',
    url: 'https://www.legislation.gov.uk/ukpga/1995/50',
  }),
  trigger:
    /disab|adjustments|wheelchair|(?:health|medical|mental health|back|heart|knee|joint|mobility|skin|hearing|sight|eyesight|term|chronic|physical) (?:health )?(?:condition|problem|issue|illness|complaint|history|record)|(?:good|excellent|perfect|full|sound|clean|flawless) (?:(?:physical|mental) )?(?:health|sick|absence)|your (?:state of |general )?health|mental illness|medication|sick|\bill\b|illness(?:es)?\?|absen|able[ -]bodied|fit and|healthy|completely fit|fully fit|perfectly fit|per cent (?:fit|well)|100%|impairment|epilep|diabetes|\bhiv\b|depress|anxiety|autis|dyslex|adhd|asthma|deaf|\bblind|hearing|sighted|visually|bad back|free (?:from|of) (?:any )?(?:illness|disease|health)/,
  asked: {
    ...ASKED.health,
    told: toldOf(
      String.raw`(?:medical|health) (?:conditions?|problems?|issues?|status|history)|disabilit(?:y|ies)|illness(?:es)?|medications?|(?:sickness|absence) (?:record|history)|health(?= ?(?:$|[,.;)]| in\b| on\b))|height|weight`,
      String.raw`(?:whether|if) you (?:have|suffer from|take|are on) (?:\w+ ){0,3}(?:medical conditions?|health (?:conditions?|problems?|issues?)|disabilit\w+|illness\w*|medication)|(?:whether|if) you are (?:disabled|ill)|how many days you (?:were|have been|took) (?:off )?(?:sick|ill)`,
    ),
    unless: /adjustment|colleagues?|manag/,
    sentence: SENTENCE,
    better: 'Do you need any adjustment for the interview?',
  },
  find(text) {
    const hits: LawHit[] = [
      ...[
        ...inLawSentences(text, barred, fine),
        ...inLawSentences(text, UNADJUSTED, /need not|have to|discriminat/),
      ].map((range) => ({
        ...range,
        level: 'red' as const,
        sentence: SENTENCE,
        better: '',
      })),
      ...inLawSentences(text, FIT, EQUALITY).map((range) => ({
        ...range,
        level: 'amber' as const,
        sentence: SENTENCE,
        better: 'You can do the work described here, with adjustments where you need them',
        words: able,
        exception: NEEDED,
      })),
    ]
    return withoutOverlaps(hits)
  },
}
