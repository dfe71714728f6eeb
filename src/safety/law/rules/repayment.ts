import {
  inLawSentences,
  inSentencesWithAll,
  toClause,
  withoutOverlaps,
} from '#safety/law/frames.ts'
import type { LawException, LawHit, LawRule, ReadLawText } from '#safety/law/law-rule.ts'
import { ukLaw } from '#safety/law/laws.ts'

const COSTS = String.raw`(?:sponsorship|visa|recruitment|relocation|training|immigration|certificate|agency|flights?|onboarding|dbs|uniform|licen[cs]e|all|full|legal)`
const BACK = new RegExp(
  [
    String.raw`(?:repay|pay (?:us |it |them |this |everything )?back|refund|reimburse (?:us|the company|the employer)|return|owe|be liable for|liable to pay|be charged|clawback|claw back|recover|deduct\w*)(?: \w+){0,5} (?:the )?(?:${COSTS}|£ ?[\d,]+)(?: \w+){0,8} (?:if|when|should|on) (?:you |the employee |they |leaving|resign)`,
    String.raw`(?:if|should|when) you (?:\w+ )?(?:leave|resign|quit|are dismissed|break (?:the|your) contract)(?:[^.]{0,60}) (?:repay|pay (?:us |it |them |this |everything )?back|refund|reimburse|owe|be liable|liable|be charged|pay (?:a )?(?:penalty|fine|£)|deduct\w*|forfeit)`,
    String.raw`(?:training|employment|loyalty|retention|security) bond of|£ ?[\d,]+ (?:\w+ )?bond\b|(?:penalty|exit fee|leaving fee|fine) of £|deposit of £ ?[\d,]+ (?:\w+ ){0,4}(?:returned|refunded|held|kept)`,
  ].join('|'),
  'g',
)
/** The worker goes. */
const LEAVES =
  /\b(?:leav(?:e|es|ing)|leavers?|resign\w*|quits?|walks? away|moves? on|gives? (?:in )?notice|hands? in (?:your|their|his|her) notice|(?:your|the|their) (?:employment|contract|job) (?:\w+ )?(?:ends?|is terminated|comes to an end)|dismissed|staff who go|you go|goes before|terminat\w+|fails? (?:your |their |the )?probation|breaks? (?:your|the|their) contract|before (?:\w+ ){0,5}(?:years?|months?)\b|(?:within|in) (?:the first |your first )?\d+ (?:years?|months)|first (?:two|three|\d+) years)/
/** What the employer has spent. */
const SPENT =
  /(?:cost|costs|fees?|spend|sums?|amounts?|expens\w+|money) (?:\w+ ){0,2}(?:of|for|to) (?:\w+ ){0,5}(?:sponsor\w*|visas?|recruit\w*|training|immigration|certificates?|agency|flights?|licen[cs]e|courses?|onboarding|induction)|(?:sponsor\w*|visas?|recruitment|training|immigration|certificate of sponsorship|skills charge|agency|flights?|licen[cs]e|courses?|onboarding|induction|legal|hiring)(?:,? (?:and |or )?(?:\w+ )?)?(?:cost|costs|fees?|spend|charges?|expens\w+)|£ ?\d+ (?:for|towards) (?:\w+ ){0,2}(?:training|induction|courses?|uniforms?)|skills charge|certificate of sponsorship|sponsorship|£ ?[\d,]{3,}|(?:free|funded|paid)[^.]{0,40}training|training[^.]{0,20} (?:is|are) (?:free|funded|paid)|(?:our|its|these|their|recruiting|our recruitment) costs/
/** It comes from the worker. */
const CHARGED =
  /(?:you|staff|employees?|leavers?|anyone|anybody|workers?|nurses?|carers?|those|they|everyone|who)\b[^.;]{0,60} (?:repay|repays|pay(?:s)? (?:us |it |them |this |everything )?back|(?:pay|owe|give|return)s? (?:us|the company|the employer|it all)|reimburses?|refunds?|settles?|covers?|bears?|owes?|forfeits?|loses?|(?:is|are|be|get|gets) (?:\w+ )?(?:billed|invoiced|charged|fined|asked to (?:re)?pay|liable|responsible for)|liable|(?:have|has|had) to (?:re)?pay|(?:will|must|shall) (?:re)?pay)|(?:is|are|be|being|was) (?:\w+ )?(?:billed|invoiced|charged) to you/
/** It comes off what the worker has earned. */
const FROM_PAY =
  /(?:deduct\w*|taken|take|recover\w*|recoup\w*|claw\w* back|withh[eo]ld|comes?|dock\w*|stopped|subtract\w*|paid back|repaid|collect\w*|reclaim\w*) (?:\w+ ){0,3}(?:from|off|out of|through|via) (?:your|their|the|his|her|each|monthly|its)? ?(?:[\w']+ ){0,3}(?:pay|salary|salaries|wages?|earnings|payslip|instalments)\b/
/** A visa, which comes off what the worker has earned. */
const FOR_VISA =
  /\b(?:for|towards|to cover) (?:the |your |their |a )?visas?\b|\bvisa (?:fees?|costs?|charges?|money)\b/
const MONTHLY =
  /(?:deduct\w*|takes? £ ?\d|withh\w+|dock\w*|stopped) ?(?:[£\w,.]+ ){0,7}(?:from|off|out of) (?:\w+ ){0,3}(?:pay|salary|salaries|wages?|earnings)\b/
/** Checks and clothes that the employer wants. */
const WANTED =
  /£ ?[\d.]+[^.;]{0,40}\b(?:dbs|criminal records?|disclosure|tunics?|uniforms?|polo|fleece|lanyard|ppe|badge|induction|training|smock|clogs)\b|\b(?:dbs|criminal records?|disclosure|tunics?|uniforms?|polo|fleece|lanyard|ppe|badge|induction|smock|clogs)\b[^.;]{0,60}£ ?\d/
const FROM_FIRST =
  /\b(?:from|off|out of) (?:your|the|their) (?:first|second|next)(?: (?:two|three|few|couple of))? ?(?:\w+ )?(?:pay|wages?|salary|month|payslip|weeks?)\b/
const GIVEN_BACK = /\b(?:we|employer) (?:pay|cover)s?\b|\bnever\b|\bnot\b|free of charge/
/** What the work needs or loses, which comes off the pay of those who do it. */
const TRAINED =
  /\b(?:training|induction|courses?|uniforms?|tools|ppe) (?:costs?|fees?|charges?)\b|\b(?:costs?|price) of (?:your |the |any |this )?(?:\w+ ){0,2}(?:training|induction|course|uniform|tools|ppe)\b|£ ?\d+ (?:for|towards) (?:\w+ ){0,2}(?:training|induction|courses?|uniforms?)\b/
const LOST =
  /\b(?:till|cash|stock|float|takings|drawer)\b[^.;]{0,20}\b(?:shortages?|shortfalls?|shorts?|discrepanc\w+|differences?|losses|loss)\b|\bshort(?:ages?|falls?) (?:\w+ ){0,3}(?:till|cash|stock|float)\b|\b(?:till|float|drawer) (?:is|comes? (?:up|out)) short\b|\bdrive[ -]?offs?\b|\bbreakages?\b|\bwalk[ -]?outs\b|\bmissing (?:cash|money|stock|takings)\b/
const MADE_GOOD =
  /\b(?:you|staff|cashiers?|employees?|team members?|waiters?|whoever|everybody|everyone)\b(?: (?!not\b|never\b)\w+){0,8}? (?:makes? (?:up|good)|pays? (?:for|back)|repays?|(?:is|are|be) charged for|(?:is|are|be) liable for)\b/
/** Costs that are the sponsor’s own. */
const OWN_COST =
  /sponsor(?:'s|ship)? (?:licen[cs]e|fees?|costs?|charges?)|licen[cs]e (?:fee|cost)|certificates? of sponsorship|\bcos\b|skills charge|recruitment (?:fees?|costs?)|cost of (?:\w+ ){0,2}(?:sponsorship|sponsoring|recruit\w+)|sponsorship(?: \w+){0,3} £ ?[\d,]{3,}/
const PAID_FOR =
  /(?:you|candidates?|applicants?|workers?|nurses?|carers?|employees?)\b[^.;]{0,50} (?:pay|contribute|transfer|put down|find)s?(?: us)? (?:an? |the )?(?:\w+ ){0,3}(?:£ ?[\d,]{3,}|(?:cost|costs|fee|fees|charge|share|half|price)\b)/
const DENIED =
  /\b(?:never|nothing|nobody|no one|without|free of|do not|don't|does not|doesn't|not|no fees?|no costs?|no repayment|no charge)\b(?: [\w']+){0,6} (?:re?pay\w*|back|owe|owed|ask\w*|deduct\w*|charge\w*|recover\w*|money|clawback|anyone|required|cost|costs|fees?)/
/** Money of customers, tenants and staff that the work itself is about. */
const OF_THE_WORK =
  /customers?|tenants?|debts?|arrears|invoices?|benefits? (?:claim|overpa)|process(?:es|ing)?|ledger|suppliers?|grants?|patients?|claimants?|manag\w+ (?:the )?(?:budget|cost)|dbs|disclosure|union|season|car (?:lease|park)|parking|gym|lottery|charit/

const EARNED =
  /season ticket|cycle to work|overpa(?:id|yment)|holiday taken|pension|salary sacrifice|refund of your|we (?:will )?(?:refund|reimburse|repay|pay) |welcome bonus|golden hello/

const FAIR: LawException = {
  name: 'A clause that is open, in proportion, shrinks with time and is flexible (code of practice for international recruitment, principles on repayment)',
  given:
    /taper|pro[ -]?rata|sliding scale|reduc(?:es|ing|ed|tion) (?:\w+ ){0,4}(?:month|year|time|over|each|every|by)|in proportion|proportionate|falls? (?:to|by|each|every)|decreas\w+|\d+ ?% (?:after|in|within|of)|(?:half|nothing) after|(?:drop|fall|shrink|sink)(?:s|ping|ing|ping)? (?:by|to|each|every|with)|go(?:es|ing) down|1[ -]?(?:twel|twent)|one[ -]tw|21-fourth|(?:gets?|becomes?) (?:less|smaller)|declin\w+|percentage of/,
}

const LOSS_FINE =
  /\b(?:never|nothing|not|no|without)\b|n't\b|(?:investigat|prevent|reduc|monitor|report|reconcil|manag)\w*/
const AGREED: LawException = {
  name: 'Agreed in writing, at most a tenth of the wages in shops, and never below the minimum wage (Employment Rights Act 1996, sections 13 to 18)',
  given:
    /(?:one|a|1)[ -]tenth|10 ?%|in writing|written (?:agreement|consent)|below (?:the )?(?:national )?(?:minimum|living)|section 1[3-8]/,
}

const EXCUSED = new RegExp([EARNED, DENIED, OF_THE_WORK].map(({ source }) => source).join('|'))

export const REPAYMENT: LawRule = {
  code: 'P-01',
  name: 'Paying back costs',
  from: '2023-08-23',
  kinds: ['advert', 'message', 'template'],
  laws: [
    ukLaw(
      'Employment Rights Act 1996, section 13, and the code of practice for the international recruitment of health and social care personnel',
      'https://www.legislation.gov.uk/ukpga/1996/18/section/13',
    ),
  ],
  trigger:
    /(?<![a-z])(?:first (?:\w+ )?(?:pay|wage|month|salar|week)|till|shortage|shortfall|float|drawer|drive[ -]?off|breakage|walk[ -]?out|missing|repa[iy]|re-?imburse|refund|claw|recover|recoup|reclaim|deduct|bond|penalty|exit fee|leaving fee|fine of|deposit|forfeit|owes?\b|settle|billed|invoiced|charged|lose|subtract|collect|withh|return)|(?:pay|paid) (?:us |it |them |this |everything )?back|liable|contribut|(?:take|taken|come|comes|dock\w*|stopped) (?:off|from|out of)|takes? £|shared|certificate|skills charge|licen[cs]e/,
  find: (text) => {
    const lost = [
      ...inSentencesWithAll(text, [LOST, FROM_PAY], LOSS_FINE),
      ...inSentencesWithAll(text, [LOST, MADE_GOOD], LOSS_FINE),
    ].map((range): LawHit => ({
      ...toClause(text, range),
      level: 'amber',
      better: 'Nothing is taken from your pay for what is missing',
      sentence:
        'What a till or a shelf is short of may not bring pay below the minimum wage. Leave it out, or say what was agreed and how much can be taken at most.',
      exception: AGREED,
    }))
    return withoutOverlaps([
      ...lost,
      ...[
        ...[
          ...inLawSentences(text, BACK),
          ...inSentencesWithAll(text, [LEAVES, SPENT, CHARGED]),
          ...inSentencesWithAll(text, [LEAVES, SPENT, FROM_PAY]),
          ...inSentencesWithAll(text, [TRAINED, FROM_PAY]),
          ...inSentencesWithAll(text, [OWN_COST, FROM_PAY]),
          ...inSentencesWithAll(text, [FOR_VISA, MONTHLY]),
          ...inSentencesWithAll(text, [OWN_COST, PAID_FOR]),
          ...inSentencesWithAll(text, [LEAVES, /forfeit|lose/, /pay|salary|wages?/]),
        ].filter((range) => !isExcused(text, range)),
        ...inSentencesWithAll(text, [WANTED, FROM_FIRST], GIVEN_BACK),
      ]
        .map((range) => toClause(text, range))
        .map((range): LawHit => ({
          ...range,
          level: 'amber',
          better: whoPays(wordsIn(text, range)),
          sentence:
            'A clause about paying back says how much and until when, is no more than the real cost, and gets smaller each month. Costs of the sponsor’s licence and certificate are never paid back.',
          exception: FAIR,
        })),
    ])
  },
}

function wordsIn({ folded }: ReadLawText, { from, to }: Pick<LawHit, 'from' | 'to'>) {
  return folded.text.slice(from, to)
}

/** Whether words of its own clause excuse it; another’s do not: ‘free parking, and you repay the visa’. */
function isExcused(text: ReadLawText, range: Pick<LawHit, 'from' | 'to'>) {
  const { from } = toClause(text, range)
  return EXCUSED.test(wordsIn(text, { from, to: range.to }))
}

/** The clause in which the employer bears what the worker would have paid back. */
function whoPays(words: string) {
  if (/sponsor|visa|certificate|licen[cs]e|immigration|\bcos\b|skills charge/.test(words))
    return 'We pay for the certificate and the visa'
  if (/training|courses?\b|induction|onboarding/.test(words)) return 'We pay for your training'
  if (/uniform|tools|ppe\b/.test(words)) return 'We pay for what you wear and use at work'
  return 'We pay what it costs to hire you'
}

/** Named where only what is paid back stands, so that no word of paying is needed. */
const NAMED = new RegExp(
  String.raw`${OWN_COST.source}|\bisc\b|\bsponsor(?:ship|ing)\b(?! advice)|(?:\b(?:the|our|your|their) |(?:^|[+&,;])\W*)(?:certificate|licen[cs]e)s?(?= ?(?:$|[,;:&£(-]|\d|and\b|or\b|plus\b|if\b|when\b|within\b|in full|first\b|fees?\b|costs?\b))|\bagency (?:fees?|costs?)`,
  'g',
)
const NOT_PAID_BACK =
  /\b(?:never|not|no|none|nothing|without|excluding)\b(?! (?:only|just|later|less|more|exceptions?|matter|apart|but|except|other)\b)|\b(?:we|employer|company|sponsor) (?:\w+ )?(?:pays?|covers?|bears?|meets?)\b(?!.*\b(?:you|they|back|repa\w+)\b)/

export const SPONSOR_COSTS: LawRule = {
  code: 'P-02',
  name: 'Costs of the sponsor’s own paid back',
  from: '2024-12-31',
  kinds: ['repayment'],
  laws: [
    ukLaw(
      'Workers and Temporary Workers: guidance for sponsors, sponsorship fees may not be passed on',
      'https://www.gov.uk/government/collections/sponsorship-information-for-employers-and-educators',
    ),
  ],
  trigger: /sponsor|licen[cs]e|certificate|\bcos\b|\bisc\b|skills charge|recruit|agency/,
  find: (text) =>
    inLawSentences(text, NAMED, NOT_PAID_BACK).map((range): LawHit => ({
      ...range,
      level: 'red',
      sentence:
        'No worker pays back the licence, the certificate, the Immigration Skills Charge or the cost of finding staff. Take it out.',
    })),
}
