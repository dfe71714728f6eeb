import { inLawSentences } from '#safety/law/frames.ts'
import type { LawContext, LawRule, ReadLawText } from '#safety/law/law-rule.ts'
import { ukLaw } from '#safety/law/laws.ts'

const SPONSORED =
  /(?:offer|provid|give|with|have|hold|includ|full|can|will|licen[cs]ed|tier 2|skilled worker)\w* (?:\w+ ){0,4}(?:sponsor|certificate)\w*|(?:skilled worker|tier 2) visa|cos (?:\w+ )?(?:available|offered|provided|included)|sponsorship (?:\w+ ){0,2}(?:available|provided|offered|given|included|possible|is available)|(?:visa|cos) sponsorship(?! (?:is )?not)|we sponsor/
const NOT_SPONSORED =
  /(?:no|not|cannot|can't|unable to|don't|do not|without|unfortunately) (?:\w+ ){0,4}sponsor/
const LOANED =
  /(?:sent|placed|supplied|hired out|loaned|lent|contracted out|assigned|deployed|seconded|farmed out) (?:out )?(?:to|with|at|in|across) (?:\w+ ){0,2}(?:different|various|other|our clients'?|client|third[ -]party|partner|many|several)(?: \w+){0,2} (?:homes?|clients?|employers?|companies|businesses|hospitals?|sites|providers?|care homes?)|(?:sent|placed|supplied|hired out|loaned|contracted out|assigned|deployed) (?:out )?(?:to|with|at) (?:our |the )?clients?\b|work (?:\w+ ){0,2}(?:for|at|in) (?:\w+ ){0,3}(?:of )?our clients'? (?:care homes?|homes?|sites|hospitals|businesses|premises)|place you (?:at|with|in) (?:\w+ )?clients?\b|(?:you )?work for (?:a )?(?:third part(?:y|ies)|different employers|other companies)/g
const OWN_BUSINESS =
  /(?:you (?:will|must|are|would)(?: \w+){0,2} (?:be )?(?:registered as )?|on a |as |basis:? |this is a |role is |work is |contract:? )self[ -]?employed|self[ -]?employed (?:basis|contract|role|position|only|status|carers?|nurses?|workers?|drivers?)|(?:through|via|by|under) (?:an? |your own |our )?(?:umbrella (?:company|payroll|contract)|limited company|ltd company|personal service company)|(?:umbrella|limited company|ltd) (?:contract|basis|only)|cis self[ -]?employed|(?:zero hours,? )self[ -]?employed|^self[ -]?employed|find your own clients|responsible for your own tax|pay your own (?:tax|national insurance)|(?:paid|payment) by invoice/g

export const HIRE_OUT: LawRule = {
  code: 'S-01',
  name: 'Hired out while sponsored',
  from: '2020-12-01',
  kinds: ['advert', 'message', 'template'],
  laws: [
    ukLaw(
      'Immigration Rules, Appendix Skilled Worker, SW 5.6',
      'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-skilled-worker',
    ),
  ],
  trigger: /client|third|other|various|different|partner|employers/,
  find: (text, context) =>
    found(text, context, LOANED, {
      sentence:
        'A sponsored worker works for the sponsor, and is not hired out to fill posts of others. Say where and for whom the work is, or leave sponsorship out.',
    }),
}

export const SELF_EMPLOYED: LawRule = {
  code: 'S-02',
  name: 'Self-employed while sponsored',
  from: '2020-12-01',
  kinds: ['advert', 'message', 'template'],
  laws: [
    ukLaw(
      'Immigration Rules, Appendix Skilled Worker',
      'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-skilled-worker',
    ),
  ],
  trigger: /self[ -]?employed|umbrella|limited company|ltd|own tax|invoice|service company/,
  find: (text, context) =>
    found(text, context, OWN_BUSINESS, {
      sentence:
        'A sponsored worker is employed and paid by the sponsor, not self-employed or through another company. Say that it is employment, or leave sponsorship out.',
    }),
}

function found(
  text: ReadLawText,
  { all, input }: LawContext,
  pattern: RegExp,
  words: { sentence: string },
) {
  const isSponsored = input.sponsorship === true || SPONSORED.test(all)
  if (!isSponsored || NOT_SPONSORED.test(all)) return []
  return inLawSentences(text, pattern, /\bnot\b|never|no longer/).map((range) => ({
    ...range,
    level: 'red' as const,
    ...words,
  }))
}
