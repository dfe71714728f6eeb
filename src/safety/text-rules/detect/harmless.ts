import { alternation } from '#platform/text/alternation.ts'
import { EMPLOYER, PAID_FOR_YOU } from './who-pays.ts'

/** The rest of the clause. */
const REST = String.raw`(?:(?!\b(?:but|only|just|except|however|then|so|and you|and the (?:worker|candidate|employee)|you (?:pay|buy|must|will))\b)[^,;:.!?]|[.,](?=\d)){0,160}`
/** The rest of the clause, up to an amount. */
const REST_WITHOUT_AMOUNT = String.raw`(?:(?!\b(?:but|only|just|except|however|then|so|you (?:pay|buy|must))\b)[^,;:.!?£$€₦₹₵₱₿¤\d]){0,80}`
const OWN_TRADE = alternation(String.raw`
    customers?|clients?|patients?|students?|tenants?|residents?|families|suppliers?|landlords?|invoices?
    ledgers?|hmrc|tills?|savings|mortgages?|lending|lettings?|planning permission|trade fairs?
    local firms|fundrais\w+|event partners?|advertising|private patients?|debt advis\w+|court costs
    victims?|scams?|cheats?|fraudsters?|budgets?|card products`)

const PAID_BY_OTHERS = String.raw`\b${alternation(String.raw`
      (?:is|are|be|been|was|all|fully|costs?|fees?) (?:\w+ )?(?:paid(?: (?:for )?by (?:us|the (?!candidate|worker|applicant|employee|agent)|our (?!candidate|worker|applicant|employee|agent)|your employer|employers?))|covered|funded|reimbursed|waived|met by (?!the candidate|the worker|the applicant|you\b)|paid back(?! (?:from|out of|over|by|to us|if|when|in)\b))
      (?:all|first attempt) paid|paid (?:for )?by (?:us|the (?!candidate|worker|applicant|employee|agent)|your employer|employers?)
      (?:costs?|fees?|fee|attempt|visa|surcharge) (?:is |are |all )?(?:paid|reimbursed|covered|funded|refunded|met|waived)\b(?! by (?:you|the (?:candidate|worker|applicant|employee)))
      up to ${'[£$€]'}\d+ met by|at no cost|free of charge|(?:is|are|completely|totally|training|it is) free\b(?! only)`)}`
/** Tested alone first, because the mask can start at any character of the clause. */
const HAS_OTHERS = new RegExp(PAID_BY_OTHERS)
const PAID_CLAUSE = new RegExp(
  String.raw`(?:[^,;:.!?]|[.,](?=\d)){0,160}${PAID_BY_OTHERS}${REST_WITHOUT_AMOUNT}`,
  'g',
)

const MASKS = [
  ...PAID_FOR_YOU,
  // ‘No letter fee, caution fee or charge of any kind.’
  /\bno(?: [\w']+){0,3} (?:fees?|costs?|charges?|deposits?),(?: [\w']+){1,3} (?:fees?|costs?|charges?|deposits?),? (?:or|nor|and)(?: [\w']+){0,2} (?:fees?|costs?|charges?|deposits?|payments?) of any kind\b/,
  // No payment is asked for.
  new RegExp(
    String.raw`\b(?:not|never|nobody|no one|cannot|nor)\b(?: [\w']+){0,6}? (?:pay|pays|paid|charge|charged|charges|ask|asks|asked|cost|costs|take|takes|taken|request|require|demand|send|give|gives|hand|transfer|accept|owe|sell|deducted|reclaim|reclaimed|recover|recovered|recouped|clawed back|passed on|repaid)\b${REST}|(?:n't|\b(?:do|does|did|wo|ca|must|should)nt)\b(?: [\w']+){0,5}? (?:pay|charge|ask|cost|take|request|require|send|give|transfer|hand|lend|buy|trust|accept|owe)\b${REST}|\bnobody may\b${REST}`,
  ),
  new RegExp(
    String.raw`\b(?:no|zero|without(?: any)?|free of|nothing|any)(?: [\w']+){0,3}? (?:fees?|costs?|charges?|deposits?|payments?|money|cvs|to pay|for you to pay)\b${REST_WITHOUT_AMOUNT}`,
  ),
  /\bpais[ae]\b[^.;!?]{0,20}\b(?:mat|nahi|nahin|na|pardaina|hudaina|nadinus)\b[^.;!?]*/,
  // The employer pays.
  new RegExp(
    String.raw`${EMPLOYER}(?: (?!not\b|n't|you\b|take|keep|collect|charge)[\w']+){0,4}? ${alternation(String.raw`
      cover|covers|pay|pays|paid|fund|funds|reimburses?|meet|meets|refunds?|contributes?|bears?
      repay|repays|advance|advances|waives?|give (?:[\w']+ ){0,4}?back|(?:lend|lends) (?:staff|you)|(?:give|gives|hand|hands) you|offers? (?:you )?(?:(?:the|an?) )?(?:[£$€]|up to)|invest|invests|spend|spends|spent
      assign|certify`)}\b${REST}`,
  ),
  // ‘We sponsor the visa and pay the fees’, without a sum or a day that would make it an order.
  new RegExp(
    String.raw`${EMPLOYER} (?:will )?(?:sponsor|arrange|organise|provide|offer)s?(?: (?!you\b|and\b)[\w']+){1,8} and (?:will )?(?:also )?(?:pay|cover|meet)s? (?:for )?(?:all |both )?(?:of )?(?:the |its |any )?(?:\w+ )?(?:fees?|costs?|charges?|certificates?)\b(?![^.;!?]*(?:[£$€₦₹₵₱₿¤\d]|\b(?:now|today|first|upfront|before|to (?:us|me|him|our|the agent))\b))`,
  ),
  // ‘We hold a sponsor licence and pay for your certificate’: they have the licence, and they pay.
  new RegExp(
    String.raw`${EMPLOYER} (?:are|is|hold|holds|have|has)(?: (?!you\b|your\b|and\b|not\b)[\w'-]+){0,6} (?:licen[cs]ed?|sponsors?)(?: (?!you\b|your\b|and\b)[\w'-]+){0,2},? and (?:will )?(?:also )?(?:pay|cover|meet)s?\b(?![^.;!?]*(?:[£$€₦₹₵₱₿¤\d]|\b(?:you|they|workers?|candidates?|now|today|first|upfront|before|then|back|re(?:pay|fund|turn|imburse)\w*|to (?:us|me|him|our|the agent))\b))[^.;!?]{0,120}`,
  ),
  // ‘You pay nothing to us: the certificate (£525) and the skills charge are ours to pay.’
  /\bpays? (?:nothing|not a penny)\b(?:(?!\b(?:but|only|except|first|then)\b)[^:.;!?]){0,60}:(?:(?!\b(?:but|only|except|you (?:pay|send|give))\b)[^.;!?]){0,160}\b(?:is|are) (?:all )?(?:ours|for us) to (?:pay|bear|meet|cover)\b/,
  /\bpays? (?:nothing|not a penny)\b/,
  // Those who hire a nanny pay the agency.
  /\b(?:families|parents|hirers|households)(?: (?:who|that|alone|always|only))? pay (?:us |for )?(?:our |the |all |any )?(?:\w+ )?(?:fees?|charges?|costs?)\b/,
  // A promise that nobody makes.
  /(?:\b(?:not|never|cannot|nobody|no one|no adviser|no agent)\b|n't\b)(?: \w+){0,3} guarantee(?:d|s)?\b/,
  // Payments to the Home Office itself, and savings that it wants to see.
  /\b(?:visa|home office|application|surcharge|biometric|it)\b[^.;!?]{0,80}\bpay\b[^.;!?]{0,30}\b(?:on|to) (?:the )?(?:gov\.uk|ukvi|home office)\b(?![^.;]{0,40}\b(?:our|my|account|agent|through|via)\b)(?:[^.;!?]|\.(?=\d)){0,60}/,
  /\b(?:(?:funds|savings) of|need|show|have|hold) £\d{4}\b[^.;!?]{0,20}\bin (?:your|the|an) (?:own )?(?:bank|account)\b(?! of (?:ours|us|the agent))/,
  /\b(?:pay|paid|pays|costs?|fees?)\b[^,;:.!?]{0,90}\b(?:(?:directly |by you )?to (?:the )?(?:home office|ukvi|uk visas and immigration|nhs business services authority|nmc|hcpc|gmc|visa (?:application )?centre|vfs)|on (?:the )?gov\.uk)\b(?![^.]{0,120}\b(?:our|my|me|us|agent)\b)(?:[^.!?]|\.(?=\d)){0,120}/,
  /\b(?:[\w']+ )?(?:fees?|charges?|costs?|deposits?) ?(?:[:=-]|is|are) ?(?:none|nil|zero|£?0|nothing)\b/,
  /#,? up to £\d+/,
  // A warning of others.
  /\b(?:beware of|fraudsters?|scammers?|criminals|people(?: \w+){0,3} (?:who )?pretend\w*|was not us)\b[^.!?]{0,160}/,
  /\bnever (?:send|buy|pay|give|share)\b(?:(?!\b(?:but|only|except|unless)\b)[^.!?;]){0,160}/,
  // What a clause about other money leaves out.
  /,? (?:and )?(?:not|never) (?:from |for )?(?:your|the|a|any) (?:certificates?|cos|sponsorships?|visas?|skills charge)\b/,
  /\bhome office fee is\b[^.;!?]{0,20}\d/,
  // Other people’s money, as part of the job.
  new RegExp(
    String.raw`\b(?:[Yy]ou|[Ww]e)?(?: will)? ?${alternation(String.raw`
      collect|process|administer|prepare|manage|negotiate|sell|win|advise|support|explain|take
      check|reconcile|handle|open|issue|quote|chase|look after|investigate|train|run|order|tell`)}\b(?:[^,;:.!?]|,(?= \w+(?:,| and))){0,100}?\b${OWN_TRADE}\b${REST}`,
  ),
].map((pattern) => new RegExp(pattern.source, 'g'))

const MONEY =
  /[£$€₦₹₵₱₿¤]\d|pa(?:y|id)|fee|cost|charge|deposit|money|fund|visa|cos\b|certificate|gift|voucher|bitcoin|crypto|usdt|pais[ae]/
const FROM_OTHERS =
  /\b(?:home office|recover|somebody|anybody|anyone|someone)\b[^.;]{0,60}\b(?:ask|asks|asked)\b[^.;]*/g

/** Between two clauses, or the frame of one in brackets. */
const JOINTS = /(\(|\)|,? \b(?:and|but|while|plus|although|though)\b)/
/** Money that goes from the worker to the employer, named with what it is for. */
const TAKES_BACK =
  /^(?=.*\b(?:re?pa(?:y|ys|id)|pays? (?:\w+ )?back|paid back|owes?|deducted|recover|recovered|recoup|recouped|reclaim|reclaimed|claw(?:ed)? back|(?:taken|comes?|stopped) (?:from|out of|off))\b)(?=.*(?:\b(?:sponsorships?|visas?|certificates?|cos|licen[cs]e|skills charge)\b|[£$€]\d))(?!.*\b(?:no|not|never|none|nothing|nobody|no one|without|free|cannot|nor|neither|to you)\b|.*n't\b)/

/** The start of a list that is denied as a whole: ‘No sponsorship fees and visa costs are deducted’. */
const IS_LIST =
  /^\W*(?:no|none of|neither|without)\b(?!.*\b(?:is|are|was|be|will|we|you|they|get|have|has|can)\b).*\band$/

/** Masks payments by others and payments that are not asked for; the length stays the same. */
export function maskHarmless(sentence: string): string {
  if (!MONEY.test(sentence)) return sentence
  // A clause that takes back is read alone: what is free in another clause excuses it no more than another sentence does.
  const parts = sentence.split(JOINTS)
  if (!parts.some((part) => TAKES_BACK.test(part))) return maskClauses(sentence)
  const read: string[] = ['']
  for (const part of parts) {
    const before = read.pop() ?? ''
    if (TAKES_BACK.test(part) && !IS_LIST.test(before)) read.push(before, part, '')
    else read.push(before + part)
  }
  return read.map(maskClauses).join('')
}

function maskClauses(clauses: string): string {
  let masked = clauses.replaceAll(FROM_OTHERS, hashes)
  if (HAS_OTHERS.test(masked)) masked = masked.replaceAll(PAID_CLAUSE, hashes)
  for (const mask of MASKS) masked = masked.replaceAll(mask, hashes)
  return masked
}

function hashes(text: string) {
  return '#'.repeat(text.length)
}
