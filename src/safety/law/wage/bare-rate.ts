import type { LawHit, LawSentence } from '#safety/law/law-rule.ts'

/** A sum of the size of pay by the hour, with no other unit; ‘£11 30’ is folded from ‘eleven pounds thirty’. */
const NUMBER = String.raw`£ ?(\d{1,2}(?:\.\d{1,2}| \d\d(?! ?(?:hours?|hrs?|h|days?|minutes?|mins?)\b))?)(?![\d,]*\d|\.\d|[km%])`
const RANGE = String.raw`(?:\d{1,2} (?:to|and|or) )?`
const OTHER_UNIT = String.raw`(?! ?(?:[x/+]|[-–] ?£?\d|to £?\d|(?:and|or) £?\d|(?:per|p|an?|each|every|off|of|towards|extra|more|less|back|note|worth|on top|bonus|voucher|allowance|deposit|fee|gift|credit|shirt|fare|fine|tip|million|billion)\b|for (?:an?|the|each|every|one|your|his|her|their|\d)\b))`

const PAYS = String.raw`\b(?:pay(?:s|ing)?|paid|earn(?:s|ing)?|gets?|give[sn]?|receives?|wages?|(?:hourly|base|basic|starting|probation|training|entry|our|night|day) (?:rate|pay|wage)|rate(?= (?:is|of|:))|base of|accept|settle for|stays? on|drops? to|(?:offer|start)(?:s|ing)?(?: at| on)?|expect more than|prepared to take|look forward to|can (?:manage|do|run to|stretch to))`
const BETWEEN_WORDS = String.raw`(?: them| us| you| everybody| everyone)?(?: (?:all of them|is|are|be|of|at|on|only|just|just about|under the|now|still|negotiable|between|around|about|a flat|the|currently|only ever)){0,3}(?: ?[:(-])? `
const AFTERWARDS = String.raw` (?:is|'s) (?:what|all|as much as|the (?:rate|most|best|wage|pay)|our (?:rate|wage|pay))`
const PATTERN = new RegExp(
  [
    `${PAYS}${BETWEEN_WORDS}${RANGE}${NUMBER}${OTHER_UNIT}`,
    String.raw`\b(?:on|at) ${NUMBER}(?=[,;)]|$| (?:until|till|while|than|for (?:all|every\w*|those)|whatever|regardless|plus|and (?:up|no)|cash|in hand)\b)${OTHER_UNIT}`,
    `${NUMBER}${AFTERWARDS}`,
  ].join('|'),
  'g',
)
/** One of several things that a short advert lists. */
const LISTED = new RegExp(
  String.raw`(?:^|[,:(-]|\bwork|\bjob) ?${NUMBER}${OTHER_UNIT}(?= ?(?:[,;):]|$|-)| (?:days?|nights?)(?= ?[,/]|$))`,
  'g',
)
const ADVERTISED =
  /\b(?:nights?|days|hrs|hours|weekly|monthly|paid|pay|wages?|rate|experienced?|any age|start(?:er)?s?|required|wanted|needed|work|warehouse|staff|21\+|over 21)\b/
/** Sums beside the pay, what customers pay, and pay that was. */
const BESIDE =
  /\b(?:extra|additional\w*|allowance|mileage|sleep\w*|travel|bonus\w*|voucher\w*|supplement|premium|uplift|on top|expenses|increas\w*|ris(?:e|es|ing)|was|were|used to|until 20\d\d|last year|customers?|tickets?|per month|a month|membership|subscription|subsidi\w*|discount\w*|donat\w*|sav(?:e|ing)\w*|fees?|costs?|charg\w*|deposit|rent|parking|lunch|meals?|breakfast|night's|million|billion|childcare|gift\w*|prize|raffle|refund|insurance|pension|tips?|sales?|budget\w*|invest\w*|turnover|voluntary|dbs|commission)\b|\bvs\b/
/** Less than that is a sum beside the pay. */
const LEAST = 6

/** Sums for an hour of which a sentence says no more than that they are paid, with the amount. */
export function bareRates({ text, start }: LawSentence): (Pick<LawHit, 'from' | 'to'> & {
  amount: number
})[] {
  if (!text.includes('£')) return []
  const said = [...text.matchAll(PATTERN)].filter(
    ({ 0: words, index }) => !isBeside(text, index, words),
  )
  const listed =
    ADVERTISED.test(text) && !BESIDE.test(text)
      ? [...text.matchAll(LISTED)].filter(([, sum]) => sum?.includes('.') || text.length < 40)
      : []
  return [...said, ...listed].flatMap(({ index, 0: words, 1: one, 2: two, 3: three }) => {
    const amount = Number((one ?? two ?? three ?? '').replace(' ', '.'))
    const at = start + index + words.lastIndexOf('£')
    return amount < LEAST ? [] : [{ from: at, to: start + index + words.length, amount }]
  })
}

const AROUND = 40

function isBeside(text: string, at: number, words: string) {
  const before = text.slice(Math.max(0, at - AROUND), at)
  const after = text.slice(at + words.length, at + words.length + AROUND)
  return BESIDE.test(
    `${before.split(/[,;:]/).at(-1)}${words}${after.split(/[,;:]| (?:if|because|plus|and|but|while|until)\b/)[0]}`,
  )
}
