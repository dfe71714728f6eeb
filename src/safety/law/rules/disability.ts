import { EQUALITY, framesOf, inLawSentences, withoutOverlaps } from '#safety/law/frames.ts'
import type { LawException, LawHit, LawRule } from '#safety/law/law-rule.ts'
import { equalityLaws } from '#safety/law/laws.ts'

const WITH = String.raw`(?:people|persons?|applicants?|candidates?|anyone|anybody|those|staff|workers?)`
const CONDITION = String.raw`(?:(?:health|medical|mental health|back|heart|long[ -]term|chronic|physical)(?: health)? (?:conditions?|problems?|issues?|illness(?:es)?|complaints?)|disabilit(?:y|ies)|impairments?|epilepsy|diabetes|hiv|depression|anxiety|autism|dyslexia|adhd|asthma)`
const GROUP = String.raw`disabled(?: ${WITH})?|${WITH} with (?:a |an |any )?${CONDITION}|wheelchair users?|(?:physical )?disabilities|(?:health|medical|back) (?:conditions?|problems?|issues?)|sick (?:people|persons?)`
const { barred } = framesOf(GROUP)

const FIT =
  /(?:must|should|need to|have to) (?:be )?(?:physically |mentally |completely |fully )?(?:and \w+ )?(?:fit and healthy|healthy and fit|able[ -]bodied|in (?:good|excellent|perfect|full) (?:physical |mental )?health|of (?:good|sound|excellent) (?:physical |mental )?health|free (?:from|of) (?:any )?(?:illness|disabilit\w+|disease|health problems))|(?:good|excellent|perfect|clean|flawless) (?:health|sickness|sick|absence) record|no (?:sick(?:ness)?|absence) (?:record|history|days|leave)(?! (?:policy|pay))|able[ -]bodied (?:men|people|persons?|applicants?|candidates?|staff)|no (?:history of )?(?:mental illness|depression|epilepsy)/g
const ASKED =
  /(?:do|have|are) you (?:have |currently |ever |suffer(?:ed|ing)?(?: from)? |got |had |been |diagnosed with |taking |on |registered )*(?:a |an |any )?(?:disab\w+|(?:underlying |existing |known )?(?:health|medical|mental health|back|physical) (?:conditions?|problems?|issues?|illness(?:es)?|history)|medication|illness(?:es)?|(?:serious|long[ -]term) illness)|^(?:do you have )?any (?:health|medical) (?:conditions?|problems?|issues?)|any disabilit(?:y|ies)\??$|how many (?:sick days|days (?:off )?sick|days (?:\w+ ){0,4}(?:sick|absent|off ill))|(?:your|describe your) (?:state of |general )?(?:health|medical history|sickness record|disabilit\w+)\b(?! and social)|how is your health/g
const SERVED =
  /(?:support|car(?:e|ing)|work(?:ing)?|experience|help(?:ing)?|knowledge|understanding|children|adults|residents|patients|clients|service users|individuals)(?: \w+){0,4} (?:with|of|for) /

const NEEDED: LawException = {
  name: 'A need of the work itself that no adjustment meets, Equality Act 2010, Schedule 9 and section 60',
  given:
    /intrinsic (?:to|part|function)|occupational requirement|schedule 9|reasonable adjustments?|statutory medical|by law|regulations?/,
}
const SENTENCE =
  'Nobody may be shut out for a disability or their health, and health is not asked before an offer. Say what the work is (for example lifting with a hoist), and offer adjustments.'

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
    /disab|wheelchair|health|medical|medication|sick|illness|able[ -]bodied|fit and|impairment|epilep|depress|absence|autis|dyslex|absent/,
  find(text) {
    const fine = new RegExp(`${EQUALITY.source}|${SERVED.source}|adjustment|disability confident`)
    const hits: LawHit[] = [
      ...inLawSentences(text, barred, fine).map((range) => ({
        ...range,
        level: 'red' as const,
        sentence: SENTENCE,
        better: '',
      })),
      ...inLawSentences(text, FIT, EQUALITY).map((range) => ({
        ...range,
        level: 'amber' as const,
        sentence: SENTENCE,
        better: 'able to do the work described here, with adjustments where you need them',
        exception: NEEDED,
      })),
    ]
    if (text.kind === 'question') {
      const asked = inLawSentences(text, ASKED)
      hits.push(
        ...asked.map((range) => ({
          ...range,
          level: 'red' as const,
          sentence: SENTENCE,
          better: 'Do you need any adjustment for the interview?',
        })),
      )
    }
    return withoutOverlaps(hits)
  },
}
