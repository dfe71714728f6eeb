import { alternation } from '#platform/text/alternation.ts'
import { LUMP_SUM, NOT_WAGES, WAGES } from '#safety/text-rules/detect/words.ts'
import type { Detector } from './bank.ts'

/** A sign of a demand for money, with its weight in a talk with one person, and in public. */
interface Signal {
  talk: number
  advert: number
  pattern: RegExp
}

const word = (alternatives: string) => new RegExp(String.raw`\b${alternation(alternatives)}`)

/** Less is a bus ticket, more is a year’s pay. */
const SUM_IN_A_TALK = String.raw`(?:[£$€](?:\d{2,4}|1\d{4})(?:\.\d\d?)?|[₦₹₵₱₿¤]\d[\d.]*)(?![\d.]*\d)`

const SIGNALS: readonly Signal[] = [
  // A lump sum, with or without a currency.
  { talk: 0, advert: 2, pattern: new RegExp(String.raw`${LUMP_SUM}|£££`) },
  // In a talk any sum needs a reason: wages, an allowance, or another payer.
  { talk: 5, advert: 0, pattern: new RegExp(String.raw`${SUM_IN_A_TALK}${NOT_WAGES}|£££`) },
  // Currencies of countries where people look for work abroad.
  { talk: 1, advert: 3, pattern: /[₦₹₵¤]\d/ },
  { talk: 1, advert: 0, pattern: /(?<![\d:/.£$€-])\b\d{3,4}\b(?![\d:/-])/ },
  { talk: 1, advert: 1, pattern: /(?<![\d:/.£$€-])\b\d{1,2}[05]0\b(?![\d:/-])/ },
  {
    talk: 2,
    advert: 2,
    pattern: word(String.raw`
      half (?:of|now|before|first|after|and|down)\b|50 ?/ ?50|part[- ]payments?|half[- ]payments?|instal+ments?
      balance\b|in advance|advance\b|upfront|up front|other half|rest (?:after|when|once|please)|in (?:two|three|\d) (?:bits|parts|goes|stages)|in stages|remaining (?:amount|part|sum)
      outstanding (?:amount|sum|balance|charges?|fees?)|pay as you earn|pay later`),
  },
  // Verbs that are only about money, and those that can be.
  {
    talk: 2,
    advert: 1,
    pattern: word(String.raw`
      pay\b(?! (?:day|slip|rate|scale|band|rise|you\b|review))|transfer\b|remit\b|settle\b|wire\b|reimburse\b
      paid\b(?! (?:in|the|after|monthly|weekly|by us|induction|training|leave|holiday|breaks|time))
      contribut(?:e|es) [£$€₦₹₵¤]|lend\b|loan\b|invest\b|owes?\b|buy\b|bears?\b|borne\b|invoiced?\b|top up\b|repay
      refund us|pay back|deduct\w*|charging\b|charged\b|reach (?:us|me)\b|arrives\b|deposit\b|load\b|work it off|contributing|carries it|sponsor your own`),
  },
  {
    talk: 1,
    advert: 1,
    pattern: word(String.raw`
      send\b|give\b|bring\b|hand over|drop\b|return\b|cover\b|take care of|share\b|clear\b|put down|raise\b
      collects?\b|appreciate\b|takes?\b`),
  },
  {
    talk: 1,
    advert: 1,
    pattern:
      /(?:^|[,;:–-] ?|\b(?:please|kindly|pls|just|must|only|have to|has to|need to|needs to|to|and|or|abeg|you|candidates?|applicants?|workers?) )(?:pay|send|transfer|deposit|settle|remit|give|bring|buy|lend|invest|return|clear|cover|share|bear|bears|owe|contribute|contributes|refund us)\b/,
  },
  // The worker is to pay.
  {
    talk: 1,
    advert: 2,
    pattern:
      /\b(?:you|u|candidates?|applicants?|workers?|employees?) (?:\w+ ){0,3}?(?:cover|bear|bears|pays?|fund|invoiced|billed|contributes?|shares?|owes?|refund|return)\b/,
  },
  {
    talk: 2,
    advert: 2,
    pattern: word(String.raw`
      fees?\b|charges?\b|costs?\b|price\b|prices\b|commission|bond\b|retention of|token\b|stamp duty|tax clearance|bribe
      surcharge|visa expenses|expenses,|amount\b|sum\b|insurance deposit|payments?\b|affidavit`),
  },
  {
    talk: 4,
    advert: 2,
    pattern: word(
      String.raw`money\b(?! (?:laundering|advice|management))|cash\b|cheque|paisa|paise|envelope|payment link|credit alert|your transfer|payment (?:arrives|comes|is)`,
    ),
  },
  {
    talk: 1,
    advert: 2,
    pattern: word(String.raw`
      cos\b|certificates? of sponsorship|certificate\b(?! (?:of|in|level))|sponsorships?\b|sponsored role
      sponsor licen[cs]e|visas?\b|skills charge|work permits?|papers\b|offer letter|job offer|immigration|ukvi
      embassy|vignette|biometrics|licen[cs]e costs?|ielts|(?:your|and) passport\b`),
  },
  {
    talk: 1,
    advert: 1,
    pattern: word(String.raw`
      before\b|until\b|once\b|after\b|otherwise|or (?:lose|your)\b|to (?:unlock|release|secure|keep|hold|book|confirm|get|join)\b
      on hold|slot\b|today\b|tomorrow|by friday|as soon as|required from`),
  },
  { talk: 1, advert: 1, pattern: /\b(?:only|just)\b[^]{0,12}\d{3}/ },
  {
    talk: 2,
    advert: 2,
    pattern: /\b(?:bundle|all in|full package|total cost)\b/,
  },
  {
    talk: 3,
    advert: 1,
    pattern:
      /\b(?:remaining|rest of|have) [£$€₹₦]?\d{3}|\b(?:courier|embassy|ministry) (?:wants|needs|asks)\b|\bdetails (?:i|we) (?:texted|sent|gave)\b/,
  },
  { talk: 2, advert: 0, pattern: /\b\d{1,3}0{4,5}\b/ },
  { talk: 3, advert: 3, pattern: /\ball you need\b[^]{0,12}\d{3}/ },
  {
    talk: 2,
    advert: 1,
    pattern: word(String.raw`
      agent\b|agents\b|solicitor|lawyer|driver\b|assistant gives|hr (?:woman|man|lady|manager)|director\b|partner agency
      my account|personal account|our (?:office|agent|lawyer|account|partner)|travel agent`),
  },
  // Who it is for, and who must not know.
  {
    talk: 5,
    advert: 3,
    pattern:
      /\b(?:do not|don't|dont|never) (?:tell|mention|inform|discuss)\b[^]{0,50}\b(?:pay\w*|money|anybody|anyone|company|home office|embassy)\b|\bbetween us\b|\bpersonal account\b|\bnot the company'?s?\b/,
  },
  {
    talk: 5,
    advert: 6,
    pattern:
      /\b(?:something|small thing|appreciation|a little) (?:small )?for (?:himself|herself|me|him|her)\b|\bfor a token\b|\btoken of (?:appreciation|gratitude|thanks)\b/,
  },
  // Wages to be paid back, and cheques that bounce.
  {
    talk: 8,
    advert: 10,
    pattern:
      /\b(?:goes|go|comes|given|pay|give) back to (?:us|the (?:company|employer|boss|agent))\b|\bcash[- ]?back arrangement\b|\bon paper\b[^]{0,40}\b(?:in hand|cash|real|actual)\b|\bkeep [£$€₦₹₵¤]?\d+[^]{0,30}\b(?:send|forward|transfer|return) the rest\b|\bpaid into (?:our|my) account first\b|\bpass on your part\b|\b(?:take|keep|retain|deduct)s? (?:\d+ ?%|half|part|a part|some|\d+ months?) of (?:your|the|their) (?:salary|wages?|pay\b|first)/,
  },
  // An account, a name or papers to be lent.
  {
    talk: 6,
    advert: 8,
    pattern:
      /\b(?:borrow|use|lend us|rent) your (?:bank )?account\b|\b(?:receive|receiving) (?:payments?|money|wages)\b[^]{0,30}\b(?:your|own) (?:\w+ )?account\b|\b(?:send|move|pass|forward)(?:ing)? (?:them on|it on|the (?:rest|difference|remaining|money) (?:on|to))\b|\bapp password\b|\b(?:draft|cheque)\b[^]{0,80}\b(?:forward|send|purchase|buy|deposit)\b|\bdeposit what comes\b|\b(?:originals?|passports?|degree|certificates)\b[^]{0,50}\b(?:are|is|be|we) (?:held|hold|kept|keep)\b(?! cop(?:y|ies))|\b(?:hold|keep|keeps)\b(?! (?:a )?cop(?:y|ies))[^]{0,30}\b(?:original (?:degree |school )?certificates|passports)\b|\bland papers?\b|\bgold as (?:guarantee|security)\b|\bfirst (?:\w+ )?(?:months?|weeks?) (?:salary|wages|pay) (?:held|kept|retained)\b|\bwork the first (?:\w+ )?(?:weeks?|months?) (?:for (?:nothing|free)|without (?:pay|wages|salary))\b|\bsend us the wages\b|\bper cent each time\b|\bpost-dated\b/,
  },
  {
    talk: 6,
    advert: 6,
    pattern:
      /\b(?:once|when|after|as soon as) (?:we|i) (?:see|receive|have|get|got|have received) (?:the|your) (?:transfer|payment|money|deposit|fee)\b|\b(?:sum|amount|something|gift|token) (?:\w+ ){0,2}?for (?:the|a|my|our) (?:person|man|lady|woman|officer|boss|manager|friend)\b/,
  },
  { talk: 4, advert: 4, pattern: /\b(?:the|new|our|my) price (?:has|is|was|went|goes)\b/ },
  // Favours and goodwill, and the threat of a loss.
  {
    talk: 5,
    advert: 6,
    pattern:
      /\b(?:something|anything) in (?:return|hand|exchange)\b|\bshow\w* (?:me|him|her|us) (?:some )?(?:appreciation|gratitude)\b|\bexpects? (?:some )?(?:appreciation|gratitude)\b|\bwant to eat\b|\btell nobody\b|\bthank you that people\b|\bdrop something\b|\b(?:via|an?) pix\b|(?<!\b(?:platim|plateste|suporta|acopera) )\btaxa de (?!saude|sanatate)|\b(?:see|meet) you and agree\b|\b(?:he|she|they) gives? it to (?:the|somebody|another)\b|\b(?:key|uniform)(?: and \w+)? deposit\b|\bvetting charge\b|\bfirst come,? first served\b|\bothers are taking\b|\bwhat can you offer (?:me|us)\b|\bgoodwill contribution\b|\b(?:holding|facilitation|agreed|introduction) (?:amount|payment|sum|portion)\b|\b(?:small|little) matter we (?:discussed|spoke)\b|\bknock your own down\b|\bnegotiate (?:on )?the phone\b|\btalk about numbers\b|\bspeak on the phone about\b/,
  },
  {
    talk: 5,
    advert: 7,
    pattern:
      /\b(?:portion|part|some|half|rest) (?:of it |of the salary )?(?:is |are |must be |to be )+(?:returned|given back|paid back|handed back)\b|\byou pay us the salary\b|\b(?:exit|leaving) penalty\b|\b(?:chair|licence) rent\b|\bsponsor (?:premium|licence rent)\b|\bfly now,? pay later\b|\blending partner\b|\bpay only when\b|\bno upfront\b|\boffers invited\b|\bhighest (?:offer |bid )?(?:secures|wins|gets)\b|\bat wholesale\b|\bset your own price\b|\bhelp with our costs\b|\bcash (?:preferred|only|is better)\b|\bno questions asked\b|\bsecurity bond of\b|\bbudget from\b|\bput [£$€]\d+ into\b|\bprepare \d{3}|\b(?:has|have) paid the agency\b|\bmust buy (?:the|our)\b|\bcosts? [£$€]\d+, payable\b|\bsend an? [£$€]\d+ registration\b|\b(?:locks|secures|confirms) (?:your|the) (?:job|place|slot|seat)\b|\b(?:covers everything|covers all) including employer\b|\beasy instal+ments\b|\bthe deductions\b[^]{0,30}\b(?:visa|depends)\b/,
  },
  // Ways to ask who can pay.
  {
    talk: 5,
    advert: 6,
    pattern:
      /\b(?:financially ready|your budget|can you afford|you afford to pay|those with (?:the )?(?:funds|money)|(?:people|candidates) with (?:the )?(?:funds|money)|serious (?:buyers?|people only)|proof of funds|(?:people|candidates|those|applicants|persons|buyers) with (?:the )?(?:capital|finances|means)|(?:contact|call|ask)(?: \w+){0,3} for (?:the )?(?:fees?|prices?|costs?|charges)|time[- ]?wasters|first (?:\d+ )?months? (?:is |are )?unpaid|deposit (?:is )?(?:needed|required|with (?:your |the )?application))\b|\b(?:candidates?|applicants?|workers?|people|you) (?:who (?:can|are)|prepared|willing|able|ready)(?: \w+){0,2} (?:meet|pay|cover|fund|bear)\b(?! your own (?:moves?|relocation|travel|transport)\b)|\b(?:workers?|employees?|staff|carers?) (?:pay|refund|repay)s? (?:you|us|it|the)\b|\d{2} ?% (?:now|down|upfront|first|today|in advance)\b|\bmake (?:me|him|her|them) happy\b|\d{3,4} (?:now|today|first|upfront) (?:and|then)\b/,
  },
  {
    talk: 5,
    advert: 10,
    pattern: /\b(?:agency|recruitment|recruitment service|service) (?:fee|charge) ?(?:is|equals|:)/,
  },
  {
    talk: 3,
    advert: 3,
    pattern: /\b(?:price on (?:inbox|request)|4 sale|for sale|prices? slashed)\b|\bpay 4\b/,
  },
  {
    talk: 2,
    advert: 2,
    pattern: /\b(?:inbox|dm|message) (?:me|for|us)\b|\b(?:on|in|by) (?:inbox|dm)\b|\binbox\W*$/,
  },
  // Wages, benefits, and ordinary matters of a job.
  {
    talk: -3,
    advert: -4,
    pattern: new RegExp(
      String.raw`\b(?:${WAGES} (?:is|of|from|for|between|up to|will be|was|comes to)|salary\b|per (?:hour|annum|year|month|week)|an hour|hourly|rate\b|gross|before tax|bonus|allowance|pension|enhancements?|overtime|per shift|refer\b|referral|you recommend|recruitment and retention|welcome payment|(?:could|will|'ll|both) receive|initial payment|relocation|£\d+ p/a|stipend|additional payment|retention payment|lump sum|golden hello|placement fee of|pro[- ]rata)`,
    ),
  },
  {
    talk: -8,
    advert: -8,
    pattern:
      /\bpay\b[^]{0,40}\b(?:on|to|at|through) (?:gov\.uk|the home office|ukvi)\b|\bcertify maintenance\b|\blandlord's\b/,
  },
  {
    talk: -4,
    advert: 0,
    pattern: /\b(?:offer(?:ed)?|nights?|days?|weekends?|sundays?|rate) £\d{2}(?:\.\d\d)?(?!\d)/,
  },
  // Clauses about repaying moves and training, and costs of public bodies.
  {
    talk: -4,
    advert: -3,
    pattern:
      /\b(?:repayment (?:clause|agreement)|clawback)\b|\b(?:relocation|retention|golden hello|training) (?:payment|money|support|package|costs?|agreement)\b|\b(?:dbs|tb test|oet|ielts|nmc|cbt|osce|hcpc)\b[^]{0,20}\bcosts? [£]\d/,
  },
  // Money back to the person who spent it, to an office, or a warning about others.
  {
    talk: -6,
    advert: -6,
    pattern:
      /\brefunded to you\b|\b(?:interest[- ]free|(?:without|no) interest|only if you want|repayments? of)\b|\b(?:deposit|tenancy|government|protection) scheme\b|\byour landlord\b|\b(?:is|are|very likely|probably) (?:illegal|unlawful|against the law)\b|\b(?:and|which) we (?:cover|pay|refund|meet|reimburse)\b|\b(?:standby|on-call) payment\b|\b(?:supplied|provided) by us\b|\bcash office\b|\b(?:floats|takings|tills?|reconcil\w+)\b|\b(?:claim|get) (?:it|this|that|the (?:cost|money|fare)) back from us\b|\bexpenses run\b|\bprotected scheme\b|\bcommission of \d|\bbasic of\b|\bcertify maintenance\b|\bdvla\b|\bnot from us\b|\bshow £1270\b|\bin savings\b/,
  },
  {
    talk: -2,
    advert: -3,
    pattern: word(String.raw`
      landlord|flat\b|room\b|accommodation|rent\b|bus\b|train\b|parking|tickets?\b|dbs\b|uniform is|tenants?\b
      customers?|clients?|patients?|students?|suppliers?|residents?|budgets\b|ledger|invoices|refund you|reimburse you|pay you\b
      allowance|marriages?|births|funds,|valuation|nmc (?:registration|fee|pin)|hcpc|gmc\b|annual fee`),
  },
]

const ENOUGH = { talk: 5, advert: 6 }

function weigh(sentence: string, where: 'talk' | 'advert'): number {
  let sum = 0
  for (const signal of SIGNALS) {
    if (signal[where] !== 0 && signal.pattern.test(sentence)) sum += signal[where]
  }
  return sum
}

const findAs =
  (where: 'talk' | 'advert'): Detector =>
  (sentence) =>
    weigh(sentence, where) >= ENOUGH[where] ? [{ from: 0, to: sentence.length }] : []

/** Finds a sentence to one person with many signs of a demand for money, whatever its words. */
export const findMoneyTalk = findAs('talk')
/** Like `findMoneyTalk`, but in public, where wages and costs are often named. */
export const findMoneyInPublic = findAs('advert')
