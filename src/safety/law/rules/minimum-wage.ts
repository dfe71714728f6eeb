import { inLawSentences, inSentencesWithAll, withoutOverlaps } from '#safety/law/frames.ts'
import type {
  LawContext,
  LawException,
  LawHit,
  LawRule,
  ReadLawText,
} from '#safety/law/law-rule.ts'
import { ukLaw } from '#safety/law/laws.ts'
import { payInWords, toHourly } from '#safety/law/pay-in-words.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { LawPay } from '#safety/law/law.ts'
import { bareRates } from '#safety/law/wage/bare-rate.ts'
import { takenFromLeast, workForNothing } from '#safety/law/wage/no-pay.ts'
import { piecesBelow } from '#safety/law/wage/pay-by-piece.ts'
import { payOfSentence } from '#safety/law/wage/pay-of-sentence.ts'
import {
  isUntaught,
  ratesByAge,
  unpaidBeginnings,
  unpaidJourneys,
} from '#safety/law/wage/unpaid-work.ts'
import rates from '../data/minimum-wage.json' with { type: 'json' }

/** The job itself, and not what its employer offers to its staff, too. */
const APPRENTICE = /\bapprentice(?:ship)?s?\b/
const OFFERED =
  /\b(?:offer\w*|provid\w+|support\w*|fund\w*|access to|opportunit\w+ (?:for|of)|chance of|possible|including|includes?|nvqs?,?) (?:\w+,? ){0,3}apprenticeships?\b(?! (?:at|on|with|pay\w*|wage|rate)\b)|\bapprenticeships?(?: (?:\w+ )?(?:programmes?|schemes?|places?|routes?|opportunit\w+))?(?: (?:is|are|also|may be|can be))* (?:available|on offer|offered|possible|open to|funded|for (?:all|our|existing) staff|after|later|once|if)\b|\bapprenticeship levy|\b(?:mentors?|train\w*|tutors?|teach\w*|coach\w*|assess\w*|support\w*|manag\w*|supervis\w*|of|our) (?:\w+ ){0,2}apprentices\b/g
const FOR_APPRENTICES =
  /^[^.\n]*apprentic|(?:this|your) (?:\w+ ){0,5}apprenticeship|apprentice(?:ship)?s? (?:wage|pay|rate|salary|minimum|earns?|is paid|are paid|starts? on)|as an? (?:\w+ ){0,3}apprentice\b/
const UNDER_18 =
  /under[ -]1[68]|\bat 1[67]\b|1[67][ -]year[ -]olds?|1[56] ?(?:-|–|to) ?17|aged? (?:of )?1[67]|(?:you are|you're|those of) (?:16 (?:or|and) 17|1[67])\b(?! or (?:over|above|older)|\+)/
const UNDER_21 =
  /under[ -]2[01]|(?:18|19|20)[ -]year[ -]olds?|\b(?:at|all) (?:18|19|20)\b(?! or|\+)|18 ?(?:-|–|to) ?20|aged? (?:of )?(?:18|19|20)\b|(?:you are|you're) (?:18|19|20)\b(?! or (?:over|above|older)| minutes|\+)/
const IN_TEXT =
  /(?:£ ?|(?<=\b(?:basic|rate|pay|wages?)[: -]{1,3}))(\d{1,2}(?:\.\d{1,2})?)(?: ?(?:-|–|to) ?£? ?(\d{1,2}(?:\.\d{1,2})?))? ?(?:(?:per|an|a|\/|p[./]?) ?(?:hour|hr|h)\b|hourly\b)/g
/** Sums beside the pay: extra for weekends, or money for something else. */
const BESIDE =
  /extra|additional|enhance|plus|on top|uplift|allowance|mileage|sleep|travel|bonus|premium|supplement|weekend|unsocial|bank holiday|parking|expenses|increase|rise|(?<!expect )more than|above|charge|cost|childcare|voucher|retention|incentive|london weighting|was |from 20\d\d|last year/
const SUMS = /£ ?[\d,.]*\d(?: ?(?:-|–|to) ?£? ?[\d,.]*\d)?/
/** Working weeks of a period; the hours of a day are its own. */
const WEEKS_OF = { hour: 0, day: 1, week: 1, month: 52 / 12, year: 52 }
/** Less than that is no pay, but a sum on top of it. */
const LEAST_REAL = 4
/** The least that is pay where the sentence of the sum names its hours, too. */
const LEAST_OF_SENTENCE = 2
/** A sum from this share of the rate on is pay, whatever its sentence says after it: ‘plus more at weekends’. */
const SURELY_PAY = 0.6
/** The clause of a sum: ‘, plus enhanced rates’ is another. */
const CLAUSE_BEFORE = /[^,;()]*$/
const CLAUSE_AFTER = /^(?:(?! (?:plus|with|and|rising|going up)\b)[^,;()])*/
const UNPAID =
  /unpaid (?:\w+ ){0,2}(?:trials?|trial (?:shift|day|period|week)s?|training|induction|shadowing|shadow shifts?|probation\w*|working interviews?|work)\b|(?:trials?|trial (?:shift|day|period|week)s?|training|induction|shadow(?:ing)? shifts?|shadowing|probation(?:ary period)?|first (?:week|month|shift|two weeks|few shifts)) (?:is |are |will be |period is |days? (?:is |are |will be )?)?(?:unpaid|not paid|without pay|free of charge)|(?:no|without) (?:pay|wages?|payment|salary) (?:during|for|while|in) (?:the )?(?:training|trial|induction|probation|first(?! (?:\w+ )?days?\b))|work for free|(?:free|no-?pay|zero[ -]pay) trial (?:shifts?|days?|period|week)|(?:trials?|trial (?:shifts?|days?|period|week)|training|induction|shadowing|probation)(?:,? (?:which|that|and it))? (?:is |are |will be |comes? )?(?:unpaid|not paid|without (?:any )?(?:pay|wages?)|for free|at your own expense)|(?:trials?|trial (?:shifts?|days?|period|week)|training|induction|shadowing)(?: \w+){0,3} (?:with no|without) (?:pay|wages?|payment)|(?:wages?|pay|salary) (?:only )?(?:starts?|begins?) after (?:the )?(?:training|trial|probation|induction)/g
const UNPAID_FINE =
  /unpaid (?:break|leave|lunch|carers?|overtime|parental|time off)|volunt|placement student|(?:is|are|fully) paid|never|not ask/
/** A part of the start that is work, and no pay for it, in any order. */
const TRIAL =
  /\b(?:(?:shadow\w*|familiari[sz]ation|taster|observation|induction|training|trial|onboarding|assessment) (?:\w+ )?(?:shifts?|days?|weeks?|period)|induction|shadowing|working interviews?|classroom training)\b/
const NOT_PAID =
  /\bunpaid\b(?! (?:\w+ )?(?:breaks?|leave|lunch|meal|overtime|carers?))|(?:\bnot|n't|\bnever) (?:be )?paid\b|\bno pay\b|without (?:any )?pay\b|no wages/
const TRIAL_FINE =
  /volunt|placement student|\b(?:are|is|fully) paid\b|never|\bnot (?:ask|expect)|we do not|nobody|\bif you (?:miss|fail|do not)|unpaid (?:\w+ )?(?:breaks?|leave|lunch)/
/** What the sentence before names: ‘These are required but unpaid.’ */
const THOSE =
  /^\W*(?:these|those|they|both|this|it|all(?: of (?:these|this|it))?)\b[^.]{0,40}?\b(?:unpaid|not paid|without (?:any )?pay)\b/g
const START = new RegExp(String.raw`${TRIAL.source}|\b(?:days?|shifts?|weeks?) first\b`)
const BEFORE = 250
/** Days of work that come first, as if they were a gift. */
const GIFT = [
  /\b(?:first|before (?:you|we|your)|to join|in order to|so (?:that )?we can|must|required|have to|need to)\b/,
  /\b(?:days?|shifts?|weeks?)\b/,
  /\bno pay\b|\bas an? (?:unpaid )?volunteer\b|\bon (?:a|an) (?:voluntary|unpaid) basis\b/,
]
const GIFT_FINE =
  /charit|degree|placement|experience|volunteer(?:ing)? (?:at|for) (?:the )?(?:festival|event)|paid leave|volunteer(?:ing)? days?\b/
/** Journeys and gaps in a day of visits. */
const BETWEEN =
  /(?:\btravel\w*|\bgaps?|\bwaiting|\bjourneys?|\bdriving|\btime)\b[^.;]{0,25}\bbetween (?:\w+ )?(?:calls|visits|clients|customers|appointments|jobs|houses|homes|patients|service users)\b[^.;]{0,25}\b(?:(?:is|are) (?:not paid|unpaid)|(?:isn't|aren't) paid|without pay)|unpaid (?:travel\w*|gaps?|time)(?: \w+)? between/g
/** Work by the piece, and nothing up to the minimum. */
const BY_PIECE =
  /\bpiece[ -]?(?:work|rates?)\b|(?:£ ?[\d.]+|\b\d+ ?p) (?:per|an?|for each) (?:\w+ )?(?:bunch|punnet|tray|kilo|kg|box|crate|bag|bin|bucket|piece|item|unit|room|garment|parcel|basket|pallet)\b/
const NO_TOP_UP =
  /(?:\bnot|n't|\bnever|\bno|\bwithout(?: any| an?)?) (?:\w+ )?(?:top(?:ped)?[ -]?ups?\b|top (?:it |you |this |pay |wages |anybody |anyone )up|make up (?:the|any|your)|guaranteed? (?:minimum|hourly|rate|pay)|hourly (?:minimum|guarantee)|minimum (?:hourly|rate|pay|guarantee))|\bonly (?:pay|paid) for (?:\w+ ){1,2}(?:passed|that|which|picked|packed|finished|sold|done)/g
const INTERN =
  /unpaid (?:internship|intern|work experience|placement)s?|(?:internship|intern) (?:is |are )?unpaid/g
const SLEEP = /sleep[ -]?ins? (?:\w+ ){0,3}(?:unpaid|not paid)|unpaid sleep[ -]?ins?/g

const PLACEMENT: LawException = {
  name: 'A placement that is part of a course, or real volunteering, National Minimum Wage Act 1998, section 44, and Regulations 2015, regulation 53',
  given:
    /part of (?:a|your|the) (?:course|degree|studies)|student placement|university placement|volunteer|charity|regulation 53|section 44/,
}

const NO_NEED = /no need|not (?:need|have) to|rarely|hardly/
const WHOLE_SHIFT: LawException = {
  name: 'Pay that comes to the minimum wage over all hours of work, National Minimum Wage Regulations 2015, regulations 7 and 34',
  given:
    /on average|average (?:pay|hourly|rate|earnings|over)|inclusive of|includes? (?:your )?travel|equivalent to|works out|top(?:ped|s)?[ -]up|(?:at least|above|never below) the (?:national )?(?:minimum|living)/,
}

export const MINIMUM_WAGE: LawRule = {
  code: 'W-01',
  name: 'Minimum wage',
  from: '1999-04-01',
  kinds: ['advert', 'message', 'template'],
  laws: [
    ukLaw(
      'National Minimum Wage Act 1998, sections 1 and 31',
      'https://www.legislation.gov.uk/ukpga/1998/39/section/1',
    ),
  ],
  trigger:
    /£|unpaid|n't (?:\w+ )?(?:paid|count|contact)|not (?:\w+ )?(?:count|contact time)|own time|for nothing|either way|payroll|nothing|volunt|top(?:ped)?[ -]?up|make up|guarantee|minimum|not paid|without pay|free|wages?|intern|no (?:pay|salary)|\d ?p\b|pa(?:y|ying|id)\b|tips|only\b|fee\b|keep\b|clock|books|timesheet|goodwill|remunerat|salar|basic/,
  find: (text, context) =>
    withoutOverlaps([
      ...inWords(text, context),
      ...withHours(text, context),
      ...byAge(text, context),
      ...bare(text, context),
      ...byPiece(text, context),
      ...workForNothing(text).map((range) => ({
        ...range,
        level: 'red' as const,
        sentence:
          'All time at work is paid at least the minimum wage, whatever else is given. Say what is paid for it.',
        words: paid,
      })),
      ...takenFromLeast(text, leastPay(context)?.sum ?? 0).map((range) => ({
        ...range,
        level: 'red' as const,
        sentence:
          'What is taken from pay for the work itself may not leave less than the minimum wage. Pay for it, or pay more.',
      })),
      ...inLawSentences(text, UNPAID, UNPAID_FINE).map((range) => ({
        ...range,
        level: 'red' as const,
        sentence:
          'Training and trial shifts are work, and work is paid at least the minimum wage. Say that they are paid.',
        words: paid,
      })),
      ...forNothing(text).map((range) => ({
        ...range,
        level: 'red' as const,
        sentence:
          'Training and trial shifts are work, and work is paid at least the minimum wage. Say that they are paid.',
        words: paid,
      })),
      ...(BY_PIECE.test(text.folded.text) ? inLawSentences(text, NO_TOP_UP, NO_NEED) : []).map(
        (range) => ({
          ...range,
          level: 'red' as const,
          sentence:
            'Pay by the piece is made up to the minimum wage where it comes to less. Say that it is.',
        }),
      ),
      ...[...inLawSentences(text, BETWEEN), ...unpaidJourneys(text)].map((range) => ({
        ...range,
        level: 'amber' as const,
        sentence:
          'Time between visits is work, and the pay of all that time may not be below the minimum wage. Pay it, or say what the pay of the whole shift comes to.',
        words: paid,
        exception: WHOLE_SHIFT,
      })),
      ...inLawSentences(text, INTERN, /\bno unpaid|never/).map((range) => ({
        ...range,
        level: 'amber' as const,
        sentence:
          'An intern who works is paid at least the minimum wage. Say what is paid, or why the law asks for no pay.',
        words: paid,
        exception: PLACEMENT,
      })),
      ...inLawSentences(text, SLEEP).map((range) => ({
        ...range,
        level: 'mark' as const,
        sentence: 'Time awake for work counts for the minimum wage, also in a sleep-in.',
      })),
    ]),
  findInPay(context) {
    const { pay } = context.input
    // Hours of a week say nothing about pay by the day.
    const hourly = pay && pay.period !== 'day' ? toHourly(pay) : null
    const least = leastPay(context)
    if (!least || hourly === null || hourly >= least.sum) return []
    return [
      {
        ...tooLow(hourly, least),
        better:
          pay?.period === 'hour' ? perHour(least) : `${leastOf(least, pay)} per ${pay?.period}`,
      },
    ]
  },
}

/** Shifts and days of a start for which nothing is paid. */
function forNothing(text: ReadLawText) {
  const trials = inSentencesWithAll(text, [TRIAL, NOT_PAID], TRIAL_FINE)
  const those = inLawSentences(text, THOSE).filter(({ from }) =>
    START.test(text.folded.text.slice(Math.max(0, from - BEFORE), from)),
  )
  return [
    ...trials,
    ...those,
    ...inSentencesWithAll(text, GIFT, GIFT_FINE),
    ...unpaidBeginnings(text),
  ]
}

/** Rates that the advert itself gives by age. */
function byAge(text: ReadLawText, { day }: LawContext): LawHit[] {
  const rate = rates.rates.findLast(({ from }) => from <= day)
  if (!rate) return []
  return ratesByAge(text.folded.text)
    .filter(({ whom, amount }) => amount >= LEAST_REAL && amount < rate[whom])
    .map(({ from, to, whom, amount }) => {
      const least = { sum: rate[whom], whom: named(whom, rate.from), from: rate.from }
      return { from, to, ...tooLow(amount, least) }
    })
}

/** Sums for an hour that do not say that they are. */
function bare(text: ReadLawText, context: LawContext): LawHit[] {
  return text.sentences.flatMap((sentence) =>
    bareRates(sentence).flatMap(({ from, to, amount }) => {
      const least = leastPay(context, around(text, { from, to }), sentence.text)
      return least && amount < least.sum ? [{ from, to, ...tooLow(amount, least) }] : []
    }),
  )
}

/** Prices of a piece, by the time that it takes. */
function byPiece({ sentences }: ReadLawText, context: LawContext): LawHit[] {
  const least = leastPay(context)
  if (!least) return []
  return sentences
    .flatMap((sentence) => piecesBelow(sentence, least.sum))
    .map(({ from, to, hourly }) => ({ from, to, ...tooLow(hourly, least) }))
}

/** ‘Paid training’, ‘the induction is paid’; undefined for words that say it in another way. */
function paid(quote: string) {
  const better = quote.replace(/\b(?:unpaid|not paid)\b/i, 'paid')
  return better === quote ? undefined : better
}

function inWords(text: ReadLawText, context: LawContext): LawHit[] {
  return inLawSentences(text, IN_TEXT).flatMap(({ from, to }) => {
    const sentence = text.sentences.findLast(({ start }) => start <= from)
    if (!sentence) return []
    const words = text.folded.text.slice(from, to)
    const [, low = '', high = low] = new RegExp(IN_TEXT.source).exec(words) ?? []
    const most = Math.max(Number(low), Number(high))
    const least = leastPay(context, around(text, { from, to }), sentence.text)
    if (!least || most < LEAST_REAL || most >= least.sum) return []
    const before = sentence.text.slice(0, from - sentence.start)
    const after = sentence.text.slice(to - sentence.start)
    const beside =
      most < least.sum * SURELY_PAY
        ? sentence.text
        : `${CLAUSE_BEFORE.exec(before)?.[0]}${words}${CLAUSE_AFTER.exec(after)?.[0]}`
    return BESIDE.test(beside)
      ? []
      : [{ from, to, ...tooLow(most, least), words: () => perHour(least) }]
  })
}

function around({ folded }: ReadLawText, { from, to }: { from: number; to: number }) {
  return folded.text.slice(Math.max(0, from - 60), to + 40)
}

/** A wage for longer than an hour, with the hours for it. */
function withHours(text: ReadLawText, context: LawContext): LawHit[] {
  const ofSentences = text.sentences
    .flatMap(payOfSentence)
    .filter(({ hourly }) => hourly >= LEAST_OF_SENTENCE)
  const beside = payInWords(text).filter(({ hourly }) => hourly >= LEAST_REAL)
  return [...ofSentences, ...beside].flatMap(({ from, to, hourly, period, hours }) => {
    const nearby = around(text, { from, to })
    const least = leastPay(context, nearby, nearby)
    if (!least || hourly >= least.sum) return []
    const words = (quote: string) => quote.replace(SUMS, leastOf(least, { period, hours }))
    return [{ from, to, ...tooLow(hourly, least), words }]
  })
}

function tooLow(hourly: number, { sum, whom, from }: Least) {
  const sentence = `£${hourly.toFixed(2)} an hour is below the minimum wage. Since ${mediumDate(from)} it is £${sum.toFixed(2)} an hour ${whom}. Offer at least that.`
  return { level: 'red' as const, sentence, since: from }
}

/** The least pay for the hours of a day, a week, a month or a year, in whole pounds. */
function leastOf({ sum: least }: Least, pay: Pick<LawPay, 'period' | 'hours'> | null | undefined) {
  const hours = pay?.hours ?? 0
  const sum = Math.ceil(least * hours * WEEKS_OF[pay?.period ?? 'week'])
  return `£${sum.toLocaleString('en-GB')}`
}

function perHour({ sum }: Least) {
  return `£${sum.toFixed(2)} per hour`
}

/** The least pay for an hour, for whom, and since when. */
interface Least {
  sum: number
  whom: string
  from: string
}

/** The rate of the day for those of 21 and over, or for apprentices and the young where the advert is for them. */
function leastPay({ day, all }: LawContext, nearby = '', sentence = ''): Least | undefined {
  const rate = rates.rates.findLast(({ from }) => from <= day)
  if (!rate) return undefined
  const { from } = rate
  const isOfApprentice =
    !isUntaught(all) &&
    (FOR_APPRENTICES.test(all.replaceAll(OFFERED, '')) ||
      APPRENTICE.test(sentence.replaceAll(OFFERED, '')))
  const whom =
    isOfApprentice || UNDER_18.test(nearby)
      ? 'apprentices'
      : UNDER_21.test(nearby)
        ? 'youths'
        : 'adults'
  return { sum: rate[whom], whom: named(whom, from), from }
}

function named(whom: 'adults' | 'youths' | 'apprentices', from: string) {
  if (whom === 'apprentices') return 'for apprentices and people under 18'
  return whom === 'youths' ? 'for people aged 18 to 20' : adultsOn(from)
}

/** The adults’ rate began at 25, then at 23. */
function adultsOn(day: string) {
  const age = day < '2021-04-01' ? 25 : day < '2024-04-01' ? 23 : 21
  return `for people aged ${age} or over`
}
