import { inSentencesWithAll } from '#safety/law/frames.ts'
import type { LawHit, ReadLawText } from '#safety/law/law-rule.ts'

type Range = Pick<LawHit, 'from' | 'to'>

/** How a job begins, or how somebody is chosen for it. */
const BEGINNING =
  /\b(?:academy|audition\w*|look-see|taster|trials?|e-learning|classroom|induction|shadow\w*|training|on-?boarding|supervised (?:clinics?|shifts?|sessions?|visits?)|working interview|shortlisted|full working (?:day|week)|first (?:fortnight|week|month|few|two|three|four|five|six|ten|\d+)\b|(?:start|begin|starts|begins) (?:with|off with|by)|before (?:you|we|your) (?:start|join|sign|decide|choose)|new (?:starters?|therapists?|recruits?|staff|carers?|drivers?|people)|(?:one|two|three|four|five|six|ten|\d+) (?:full |whole |long )?(?:days|saturdays|sundays|weekends|shifts|sessions|clinics|weeks|nights|evenings)\b|to (?:go live|get|join) )/
const FOR_NOTHING =
  /\b(?:no (?:wages?|pay|payment|salary) (?:for|during|in|until|yet)|(?:isn't|aren't|is not|are not|not|never) (?:itself |themselves )?(?:be )?paid|unpaid|nothing(?:'s| is| will be)? paid|nothing (?:is |will be )?(?:owed|paid|due) either way|(?:on|in) your own time|(?:wages?|pay|paid hours|hourly pay) (?:only )?(?:begins?|starts?|kicks? in) (?:when|once|after)|(?:go|goes|put|be|are|you're) on (?:the )?(?:payroll|books) (?:once|after|when|from the following)|(?:as|call it) a favour|(?:is|are|done|work|working) for (?:free|nothing))\b/g
const NOT_OF_WORK =
  /unpaid (?:\w+ )?(?:breaks?|leave|lunch|meal|overtime|carers?)|\b(?:breaks?|lunch(?:es)?|leave|meals?|overtime|parking|expenses)\b[^.;]{0,30}(?:\bnot|n't|\bunpaid)|volunt|charit|placement student|\bnever\b|(?:are|is|be|all) (?:fully )?paid (?:in full|at|from|as)|no unpaid|not (?:ask|expect)/
const BEFORE = 260
const NEXT = 60

/** Days of a start that are work, and words that nothing is paid for them, in one sentence or the next. */
export function unpaidBeginnings({ folded, sentences }: ReadLawText): Range[] {
  return sentences.flatMap(({ text, start }): Range[] =>
    [...text.matchAll(FOR_NOTHING)].flatMap(({ index, 0: words }): Range[] => {
      const at = start + index
      const before = folded.text.slice(Math.max(0, at - BEFORE), at)
      const around = before.slice(-NEXT) + folded.text.slice(at, at + words.length + NEXT)
      if (!BEGINNING.test(before) || NOT_OF_WORK.test(around)) return []
      return [{ from: at, to: at + words.length }]
    }),
  )
}

/** Journeys and gaps in a day of visits, and words that they do not count. */
const ON_THE_WAY = [
  /\b(?:time|driv\w+|road|journeys?|travel\w*|gaps?|waiting|walk\w*)\b/,
  /\b(?:between (?:\w+ ){0,2}(?:calls|visits|clients|customers|appointments|jobs|houses|homes|patients|service users)|(?:from|to) (?:one|the next|each) (?:client|call|visit|customer|appointment|patient|house|job)|to the next (?:client|call|visit|one|appointment|job))\b/,
  /\b(?:(?:isn't|aren't|is not|are not|not|doesn't|does not|don't|do not|never) (?:\w+ )?(?:contact time|count\w*|paid|working time|work time|chargeable)|your own time|unpaid|doesn't count|not included)\b/,
]

export function unpaidJourneys(text: ReadLawText): Range[] {
  return inSentencesWithAll(text, ON_THE_WAY)
}

/** A trade that nobody teaches, under the name of an apprenticeship. */
const UNTAUGHT =
  /\b(?:no (?:college|tutor|course|training provider|day release|qualification|classroom|assessor)\b(?! (?:is |are )?(?:fees?|needed|required|necessary|to (?:pay|apply)))|(?:isn't|is not|there's no|there is no|not) (?:really )?(?:an? )?(?:course|college|formal training|qualification)|just the name|in name only|without (?:any )?(?:college|course|tutor|training provider|qualification))/

/** Whether an apprenticeship of a text has no training by anybody, so that its rate is the ordinary one. */
export function isUntaught(text: string): boolean {
  return UNTAUGHT.test(text)
}

/** Rates that a text gives by age: ‘21+ £10.85’, ‘£9.50 for 18 to 20s’. */
const BY_AGE = {
  adults:
    /\b(?:21 ?\+|over[ -]?21s?|21 (?:and|or) over|adults?|aged 21 (?:and|or) over|everyone over 21)(?: rate| pay)?:? ?(?:is |at |get |gets |earn )?£ ?(\d{1,2}(?:\.\d{1,2})?)(?![\dk]|[.,]\d)(?! (?:if|for|when|at) (?:you are |you're )?(?:under|18|19|20))/g,
  youths:
    /£ ?(\d{1,2}(?:\.\d{1,2})?) (?:for|if|aged|at) (?:you are |you're |ages? |aged )?18 ?(?:to|-|–) ?20s?\b|\b18 ?(?:to|-|–) ?20s?(?:[ -]year[ -]olds?)?:? ?(?:is |at |get |gets |earn )?£ ?(\d{1,2}(?:\.\d{1,2})?)(?![\dk]|[.,]\d)/g,
  apprentices:
    /£ ?(\d{1,2}(?:\.\d{1,2})?) (?:for|if|aged|at) (?:you are |you're |ages? |aged )?16 ?(?:to|or|and|-|–) ?17s?\b|\b(?:16 ?(?:to|or|and|-|–) ?17s?|under[ -]18s?)(?:[ -]year[ -]olds?)?:? ?(?:is |at |get |gets |earn )?£ ?(\d{1,2}(?:\.\d{1,2})?)(?![\dk]|[.,]\d)/g,
}

/** The rates of the minimum wage that a text names by age, each with the amount and where it stands. */
export function ratesByAge(text: string) {
  return (Object.keys(BY_AGE) as (keyof typeof BY_AGE)[]).flatMap((whom) =>
    [...text.matchAll(BY_AGE[whom])].map(({ index, 0: words, 1: one, 2: other }) => ({
      whom,
      from: index,
      to: index + words.length,
      amount: Number(one ?? other),
    })),
  )
}
