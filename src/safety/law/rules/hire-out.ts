import { inLawSentences, toClause, withoutOverlaps } from '#safety/law/frames.ts'
import type { LawContext, LawHit, LawRule, ReadLawText } from '#safety/law/law-rule.ts'
import { ukLaw } from '#safety/law/laws.ts'

const NAMED = /sponsor|certificate|tier 2|skilled worker|\bcos\b/
const SPONSORED =
  /(?:offer|provid|give|with|have|hold|includ|full|can|will|licen[cs]ed|tier 2|skilled worker)\w* (?:\w+ ){0,4}(?:sponsor|certificate)\w*|(?:skilled worker|tier 2) visa|cos (?:\w+ ){0,2}(?:available|offered|provided|included)|sponsorship (?:\w+ ){0,2}(?:available|provided|offered|given|included|possible|is available)|(?:visa|cos) sponsorship(?! (?:is )?not)|we sponsor|(?:give|offer|assign|issue|provide)\w* (?:\w+ ){0,3}cos\b|under our (?:sponsor )?licen[cs]e|sponsored (?:staff|carers|workers|nurses|employees)/
const NOT_SPONSORED =
  /(?:no|not|cannot|can't|unable to|don't|do not|without|unfortunately) (?:\w+ ){0,4}sponsor/
const LOANED =
  /(?:sent|placed|supplied|hired out|loaned|lent|contracted out|assigned|deployed|seconded|farmed out) (?:out )?(?:to|with|at|in|across) (?:\w+ ){0,2}(?:different|various|other|our clients'?|client|third[ -]party|partner|many|several)(?: \w+){0,2} (?:homes?|clients?|employers?|companies|businesses|hospitals?|sites|providers?|care homes?)|(?:sent|placed|supplied|hired out|loaned|contracted out|assigned|deployed) (?:out )?(?:to|with|at) (?:our |the )?clients?\b|work (?:\w+ ){0,2}(?:for|at|in) (?:\w+ ){0,3}(?:of )?our clients'? (?:care homes?|homes?|sites|hospitals|businesses|premises)|place you (?:at|with|in) (?:\w+ )?clients?\b|(?:you )?work for (?:a )?(?:third part(?:y|ies)|different employers|other companies)/g
/** Those of others who use the worker. */
const OTHERS = String.raw`(?:clients?'?|(?:another|a different|a client|a third[ -]party|the host) (?:company|employer|business|organisation|provider|firm)|(?:other|partner|third[ -]party|different|various|nearby|local|private|host|many|several|nhs) (?:\w+ ){0,3}(?:companies|employers|businesses|organisations|providers|firms|homes|hospitals|hotels|schools|sites|facilities)|hospitals|(?:care|nursing) homes|banks|factories|employers)`
const WORKERS = String.raw`(?:you|our (?:\w+ )?(?:carers|nurses|staff|workers|people|employees|engineers|chefs)|staff|workers|sponsored \w+)`
const USED_BY = new RegExp(
  [
    String.raw`(?:booked|supplied|hired(?: out)?|lent|loaned|contracted(?: out)?|outsourced|leased|rented(?: out)?|farmed out|seconded|subcontracted|sub-contracted)(?: out)? (?:\w+ )?(?:into|to|with|at|in|by|for|across) (?!our own|one of our own|us\b)(?:\w+ ){0,4}${OTHERS}`,
    String.raw`(?:lend|loan|supply|hire out|contract out|rent out|lease|outsource|farm out) ${WORKERS} (?:\w+ ){0,2}(?:to|into|at)\b`,
    String.raw`(?:that|who|which|clients?|hospitals|homes|companies) (?:\w+ ){0,3}(?:hires?|pays?|books?|requests?|rents?|borrows?) (?:us )?(?:for )?(?:you|${WORKERS}|your (?:time|hours|labour|services?))`,
    String.raw`(?:on|under) (?:the |day-to-day )?(?:direction|supervision|control|management) (?:and \w+ )?of (?:a |an |the |our )?(?:\w+ )?${OTHERS}`,
    String.raw`${OTHERS}(?: \w+){0,4},? (?:which|who|that|and) (?:\w+ ){0,2}(?:directs?|manages?|supervises?|controls?|instructs?) (?:you|your)`,
    String.raw`as (?:one of|part of|if you were) (?:its|their|the client's|his) own (?:staff|employees?|team|people)`,
    String.raw`(?:work|working|job|role|shifts?) (?:is |will be |would be )?for (?:another|a different|a client|a third[ -]party) (?:company|employer|business|organisation|provider|firm)`,
    String.raw`(?:fill|cover|covering|filling|plug|plugging)(?:s)? (?:the |any |their )?(?:\w+ )?(?:vacanc(?:y|ies)|gaps?|posts?|positions|shifts?|shortages?|absences) (?:\w+ ){0,2}(?:at|in|for|of|with) (?!our own|our (?:\w+ )?(?:homes?|hospitals?|wards?|sites?)\b)(?:\w+ ){0,3}${OTHERS}`,
    String.raw`(?:one|whichever|any|each|some|different ones) of our (?:partner|client|customer)s?'? (?:\w+ ){0,2}(?:homes?|hospitals?|employers?|companies|sites?|needs?|has|calls?)`,
    String.raw`(?:place|send|supply|put|book|assign|deploy)(?:s|ing)? ${WORKERS} (?:out )?(?:with|to|at|in|into) (?:(?:whichever|whatever|any) (?:\w+ ){0,3}(?:homes?|hospitals?|clients?|employers?|companies|company|business(?:es)?|sites?|providers?|units?)|(?:whoever|anybody who|anyone who|those who|homes? (?:that|which)) (?:\w+ )?(?:asks?|needs?|wants?|calls?|books?|requests?|pays?))`,
    String.raw`(?:take|taking|follow) (?:your )?(?:orders|instructions|directions?) from (?:their|the (?:client|home|hospital)'?s?|client) (?:\w+ )?(?:managers?|staff|supervisors?)`,
    String.raw`(?:on our books|agency (?:worker|nurse|carer)s? (?:\w+ ){0,6}(?:booked|sent|placed|supplied|hospitals|homes))`,
  ].join('|'),
  'g',
)
const OWN_BUSINESS =
  /(?:you (?:will|must|are|would)(?: \w+){0,2} (?:be )?(?:registered as )?|on a |as |basis:? |this is a |role is |work is |contract:? )self[ -]?employed|self[ -]?employed (?:basis|contract|role|position|only|status|carers?|nurses?|workers?|drivers?)|(?:through|via|by|under) (?:an? |your own |our )?(?:umbrella (?:company|payroll|contract)|limited company|ltd company|personal service company)|(?:umbrella|limited company|ltd) (?:contract|basis|only)|cis self[ -]?employed|(?:zero hours,? )self[ -]?employed|^self[ -]?employed|find your own clients|responsible for your own tax|pay your own (?:tax|national insurance)|(?:paid|payment) by invoice|as an? (?:sole trader|sub-?contractor|freelancer?|independent contractor)|(?:you|workers?|carers?) (?:\w+ )?invoices? (?:us|the company|the agency)|(?:look after|handle|sort out|be responsible for|manage) your own (?:tax|national insurance)|set up (?:as )?(?:a |your own )?(?:sole trader|limited company|company)/g

const HIRED_OUT = {
  better: 'You work for us, at our own premises',
  sentence:
    'A sponsored worker works for the sponsor, and may not be hired out to fill other employers’ posts. Say where and for whom the work is, or leave sponsorship out.',
}

/** Whether the job is with sponsorship; most adverts speak of none, which is quickly seen. */
function isSponsored({ all, input }: LawContext) {
  if (input.sponsorship !== true && !(NAMED.test(all) && SPONSORED.test(all))) return false
  return !NOT_SPONSORED.test(all)
}

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
  concerns: isSponsored,
  trigger:
    /client|whichever|whatever|whoever|any(?:body|one) who|those who|orders|instructions|third|other|various|different|partner|employers|hospitals|homes|companies|banks|factories|on our books|own (?:staff|employee|team|people)|\b(?:lend|loan|supply|hire out|contract out|rent|lease|outsource|farm out)/,
  find: (text) =>
    withoutOverlaps([LOANED, USED_BY].flatMap((pattern) => found(text, pattern, HIRED_OUT))),
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
  concerns: isSponsored,
  trigger:
    /self[ -]?employed|sole trader|sub-?contractor|freelance|independent contractor|umbrella|limited company|ltd|own tax|invoice|service company/,
  find: (text) =>
    found(text, OWN_BUSINESS, {
      better: 'You are our employee, and we pay your wages through our payroll',
      sentence:
        'A sponsored worker is employed and paid by the sponsor, not self-employed or through another company. Say that it is employment, or leave sponsorship out.',
    }),
}

function found(text: ReadLawText, pattern: RegExp, words: Pick<LawHit, 'sentence' | 'better'>) {
  return inLawSentences(text, pattern, /\bnot\b|never|no longer/).map((range) => ({
    ...toClause(text, range),
    level: 'red' as const,
    ...words,
  }))
}
