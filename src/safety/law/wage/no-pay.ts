import { inLawSentences, inSentencesWithAll } from '#safety/law/frames.ts'
import type { LawHit, ReadLawText } from '#safety/law/law-rule.ts'

type Range = Pick<LawHit, 'from' | 'to'>

const NOT = String.raw`(?:\bnot|n't|\bnever|\bno longer)`
const MONEY = String.raw`(?:wages?|pay|salary|payment|money|fee)`
const START = String.raw`(?:first|training|trial|induction|assessment|probation|pre-opening|observation|shadowing|introductory)`
/** Lawful work for nothing, and words that promise not to ask for it. */
const LAWFUL =
  /charit|trustee|\bnever\b|\bnobody\b|we (?:do not|don't|will not|won't|would not|wouldn't) (?:ask|expect|want|have)|not (?:ask|expect|want)(?:ed|ing)? (?:you|anybody|anyone|people|staff)|no unpaid|work experience|placement|school pupils?|self[ -]employed|freelance|\bpaid (?:in full|at full|at your full|throughout)|fully paid|customers?|free of charge|at no cost|no charge|shareholding|partnership|director|patients?|legal advice/

/** Something else, or nothing, where there would be pay. */
const IN_PLACE = [
  String.raw`(?:instead|in place|in lieu) of (?:an? |any |the |your )?(?:wages?|salary|hourly rate|cash wage)\b`,
  String.raw`\btips? (?:replace|instead of|are|is) (?:the |your |all (?:the )?)?(?:wages?|pay|salary)\b`,
  String.raw`\b(?:paid|work\w*|payment|pay|wage|helper?s?|staff|place|position|role|hours) (?:\w+ ){0,4}(?:in|only in) (?:food|kind|meals|experience|exposure|drinks)(?: only| alone)?(?=[ ,]*$|[,;])`,
  String.raw`\b(?:petrol|travel|bus|taxi|food|lunch|beer|pocket)(?: money| fares?| expenses)? only\b`,
  String.raw`\bon (?:an? )?(?:expenses|tips|commission)(?:[ -]only| alone)? (?:basis|and a|for)\b`,
  String.raw`\b(?:shifts?|hours|weeks?|days?|rota|work\w*|full[ -]time)\b[^.;£]{0,80}\b(?:for|in (?:exchange|return) for) (?:your|their|his|her|our|a|free) ?(?:own )?(?:keep|board|bed|tent pitch|livery|food|meals?|room|lodging|accommodation|references?|reference|portfolio|experience)\b(?=[^£]*$)`,
  String.raw`\bno fee,? (?:but|only)\b`,
]
const NOTHING = [
  String.raw`\b(?:nothing|zero pay|no pay|no wages?|no money|0 pay|0 wages|(?:£|₹|rs\.?) ?0) (?:is |will be )?(?:paid |due )?(?:for|in|during|over) (?:the |your |that |this |our )?(?:${START}|\d+ (?:days|shifts|weeks))\b`,
  String.raw`\bno (?:set |fixed |guaranteed |basic |hourly |regular )+(?:wages?|salary|pay)(?=[,;:]|$| (?:from us|in|as yet|yet|until|when|while|at all|at first)\b)`,
  String.raw`\bno (?:wages?|salary|pay) (?:from us|at all|as yet|at first|until)\b`,
  String.raw`\b(?:should|do|must|can|may|will)(?: not|n't) (?:\w+ )?expect (?:to be paid\b|(?:any |a |to earn )?${MONEY}\b(?! (?:rise|more|above)))`,
  String.raw`${NOT} (?:be(?:ing)? )?(?:paid|salaried|remunerated) (?:\w+ )?(?:for|during|in|over|until) (?:the |your |his |her |their |any |our )?(?:${START})\b`,
  String.raw`\b(?:do(?:es)?|will|can)(?: not|n't) pay (?:you |staff |people |anybody )?(?:for|during|in|over|until) (?:the |your |any |our )?(?:${START})\b`,
  String.raw`\b(?:start|begin|starts|begins) paying (?:you )?(?:when|once|after|on|from|as soon)\b`,
  String.raw`\b(?:first (?:pay|wage)|pay (?:starts?|begins?|kicks in)) (?:from (?:opening|when|the (?:second|third|moment))|at gates|once|when|after|only)\b`,
  String.raw`\b(?:work|working|sit|stand|wait|start|rehears\w+|shifts?|saturday|hours?|days?|weeks?|come in|help out) (?:[\w'-]+,? ){0,8}(?:for (?:free|nothing)|without (?:an? |any )?(?:fee|pay|wages?|payment|salary))(?=[,;:?]|$| (?:and|while|until|till|before|for the|so|as|to)\b)`,
  String.raw`\b(?:first|trial) (?:[\w'-]+ ){1,3}(?:is|are|on|will be|as) (?:an? |our |your )?(?:commission[ -]only|for free|on (?:us|the house) for free|gratis|unwaged)\b`,
  String.raw`\b(?:${START}|fired|dismissed|not kept)\b[^.;]{0,80}\b(?:no ${MONEY}|nothing) (?:for|in) (?:that|it|them|this|those)\b`,
]
const NOT_LAWFUL_MINIMUM = [
  String.raw`\bminimum wage (?:rules? |law )?(?:does(?:n't| not)|do(?:n't| not)|is(?:n't| not)|won't|will not) (?:apply|count|relevant|paid|payable|cover)`,
  String.raw`\b(?:wage|pay|rate|salary|basic|it)(?:'s| is| comes to| are|, which is)? (?:a bit |slightly |just |well |a little )?(?:below|under|less than|lower than) (?:the )?(?:national |legal |living )*(?:minimum|living wage)\b`,
  String.raw`\b(?:don't|do not) (?:ask|mention|talk|quote|complain|bother)(?: us| me)?(?: about)? (?:the )?(?:national )?minimum wage`,
  String.raw`\bminimum(?: wage)?,? (?:minus|less) £`,
]
const toPattern = (wordings: string[]) => new RegExp(wordings.join('|'), 'g')
const WORDINGS = [toPattern([...IN_PLACE, ...NOTHING]), toPattern(NOT_LAWFUL_MINIMUM)]
const BELOW_FINE =
  /\bnever\b|\bnor\b|\bif\b|cannot|can't|no (?:deduction|wage|rate|pay|one|body)|volunt|self[ -]employed/

/** Work of a kind of employee that brings a commission and nothing else. */
const ON_COMMISSION = [
  /\bcommission[ -]only\b|\bcommission (?:[\w']+ ){0,4}and no (?:wages?|salary|basic)/,
  /\b(?:employe(?:d|es?)\b|payroll|paye\b|must be at|set (?:shifts|hours)|\d+ hours|rota\b)/,
]
const COMMISSION_FINE =
  /self[ -]employ|freelance|\b(?:no|not|never)\b[^.;,]{0,12}commission[ -]only|choose/

/** Time at work that is not counted, in sentences that speak of pay. */
const WORK_TIME =
  /\b(?:time|minutes|hours?|on[ -]call|on site|waiting|wait|standby|driv\w+|drive|travel\w*|journeys?|prep\w*|planning|marking|notes|reports?|handovers?|briefings?|queue|search|set[ -]?up|clean\w*|load\w*|checks?|training|induction|standing by|between)\b/
const NOT_COUNTED = new RegExp(
  [
    String.raw`(?:is|are|do|does|be)(?: not|n't) (?:\w+ ){0,2}(?:counted (?:in|as|towards)|count (?:as|towards)|on (?:your|the) timesheet|(?:salaried|working|paid|work) time|logged|on the clock|attract (?:any )?pay|remunerated|chargeable|clocked)\b`,
    String.raw`\b(?:which|that) we (?:do not|don't) (?:log|pay|count)\b`,
    String.raw`\b(?:not on|off) the (?:clock|books)\b`,
    String.raw`\bbefore (?:the start of (?:your |the )?)?(?:paid time|clocking (?:in|on)|the clock starts|your (?:pay|paid)|you are paid)`,
    String.raw`\b(?:are|is|get|be) paid only (?:if|when) (?:an?|the)\b`,
    String.raw`\b(?:is|are|as|considered|of|form) (?:just |all )?(?:goodwill|part of (?:the|your) (?:\w+ )?(?:vocation|duty|commitment))\b`,
    String.raw`\bwithout (?:any |extra )?pay\b`,
    String.raw`\bin (?:their|your|his|her) own time\b`,
  ].join('|'),
)
const OF_PAY = /£|\bpaid\b|\bpay\b|salar|wage|timesheet|working time|remunerat|books|\bclock\b/
const TIME_FINE =
  /\b(?:breaks?|lunch(?:es)?|leave|meals?|holidays?|overtime|commut\w+|parking|cpd|salary of|volunt\w*|optional|self[ -]employed)\b|charit|\bnever\b|nobody|\bif you (?:wish|want|like)|not (?:ask|expect)|\bfully paid\b/

/** Sentences by which work brings nothing, or less than the law’s least. */
export function workForNothing(text: ReadLawText): Range[] {
  const [nothing, below] = WORDINGS
  return [
    ...(nothing ? inLawSentences(text, nothing, LAWFUL) : []),
    ...(below ? inLawSentences(text, below, BELOW_FINE) : []),
    ...inSentencesWithAll(text, ON_COMMISSION, COMMISSION_FINE),
    ...inSentencesWithAll(text, [WORK_TIME, NOT_COUNTED, OF_PAY], TIME_FINE),
  ]
}

/** What an employer needs itself, or a loss of its own. */
const ITEM =
  /\b(?:ppe|petrol|diesel|fuel|uniforms?|tunics?|transport|minibus|van|taxi|lockers?|fine[ds]?|scrapes?|breakages?|walk-?outs?|shortages?|till|courses?|training|car park|parking|lunch|meals?|tools?|room hire|printing|late|lateness|damage|losses|laundry|clothes|boots|chair)\b/
const OUT_OF =
  /\b(?:out of|comes? off|taken (?:from|off)|deducted from|docked from|deductions?:?[^.;]{0,80} from|deduct (?:[\w£.]+ ){1,12}from|from (?:their|your|his|her)|(?:pays?|replaces?) £[\d.]+ (?:[\w£.]+ ){0,20}(?:of|from)|pay out of) (?:the |their |your |his |her )?(?:hourly )?£ ?(\d{2}(?:\.\d{1,2})?)\b/g
const KEPT =
  /\b(?:(?<!or )not|never|no|nothing|nobody|optional|if you(?:'d)? (?:like|want|wish)|only above)\b|n't\b/
const JUST_ABOVE = 0.5

/** Costs of work that are taken from pay of no more than the least, which then is less. */
export function takenFromLeast({ sentences }: ReadLawText, least: number): Range[] {
  return sentences
    .filter(({ text }) => text.includes('£') && ITEM.test(text) && !KEPT.test(text))
    .flatMap(({ text, start }) =>
      [...text.matchAll(OUT_OF)]
        .filter(([, sum]) => Number(sum) >= least && Number(sum) < least + JUST_ABOVE)
        .map(({ index, 0: words }) => ({ from: start + index, to: start + index + words.length })),
    )
}
