import { patterns } from '#platform/text/patterns.ts'
import { alternation } from '#platform/text/alternation.ts'

/** Names and pronouns of the employer. */
export const EMPLOYER = String.raw`\b${alternation(String.raw`
    we|we'll|we've|they|i|the (?:home|trust|company|employer|school|university|council|college|hospital
    practice|client|landlord|group|charity|team|department|board|organisation)|our (?:company|client|trust)
    employers?|trusts?|company|university|council|hospitals?|schools?|clients?|hotels|homes|farms|hirers`).replaceAll(
  '\n',
  '|',
)}\b`
const PAYS = '(?:will )?(?:settles?|pays?|covers?|meets?|bears?|funds?)'
const PAID = '(?:it|this|that|both|them|all|these|everything|the lot)'
/** Words that ask somebody to part with money, in a clause that names a price. */
const DEMANDED = String.raw`\b(?:send|sends|transfer|deposit|give|gives|bring|settle|remit|wire|lend|you (?:must|should|will|have to|need to)? ?pay|pay (?:us|me|him|her|our|the agent))\b`
/** Up to the next clause, without a demand. */
const PRICED = String.raw`(?:(?!${DEMANDED})[^.;!?]|\.(?=\d)){0,140}?`
/** Things that are bought from others, so that a refund by the employer is no trick. */
const BOUGHT = String.raw`\b(?:tb test|english test|ielts|oet|tickets?|train|bus|coach|taxi|fare|flight|postage|parking)\b`
const MONEY_BACK = String.raw`(?:refunds?|reimburses?|repays?|gives? (?:you )?(?:it|the money|this|that)(?: to you)? back|pays? (?:it|you|this|that) back)`

/** Parts of a sentence in which the money goes the other way, or only to others whom somebody else pays. */
export const PAID_FOR_YOU: readonly RegExp[] = patterns(String.raw`
  // ‘The priority service costs £500 and we pay it.’
  ^${PRICED}(?:,|\band|\bwhich|\bbut|\bthat)+ (?=${EMPLOYER} ${PAYS}\b(?! (?:\w+ )?back))
  ^${PRICED}, which (?!(?:you|the|each|every|all|any|candidates?|applicants?|workers?|nurses?|carers?|employees?|staff)\b)(?:[a-z&'-]+ ){1,4}(?:will pay|pays|covers)\b(?! (?:\w+ )?(?:us|me|to|by|back|in|before|when|now)\b)
  ^(?!.*\b(?:deposit|certificate|cos|sponsorship|training|course)\b)(?=.*${BOUGHT})[^.;!?]{0,140}(?:,|\band|\bwhich|\bbut|\bso that|\bso)+ (?:finance|payroll|${EMPLOYER}) (?:will |can |could )?${MONEY_BACK}
  \bsend (?:me |us )?(?:the |your |all )?receipts?\b[^.;!?]{0,60}\b${MONEY_BACK}
  // ‘Flights £700, hotel £900, all on our cost centre.’
  ^${PRICED}\ball (?:is |are )?(?:paid |met |covered |borne )?(?:by us|on us|on our (?:cost centre|side)|at our (?:cost|expense)|from our budget)\b
  // Money for the applicant.
  \b(?:transfer|pay|send|give)\b(?:(?!\b(?:and|then)\b)[^.;!?]){0,60}\bto (?:you\b|your (?:bank )?account\b)
  \byou(?:'ll| will| can| could| may) (?:also )?(?:receive|get|earn|have) [£$€]\d[\d.]*(?: in advance(?: of your (?:first )?(?:salary|pay|wages?))?)?
  \bcosts? (?:us|the (?:home|trust|company|employer|school|university|council|hospital|practice))(?= (?:\w+ ){0,3}[£$€]\d)\b(?:(?!\b(?:so|and|you|your|workers?|candidates?)\b)[^,.;!?]){0,60}
  \b(?:fees?|deposits?|payments?|money|payment) (?:is|are) (?:not|never) (?:needed|required|necessary|asked for)\b
  \bcharges? (?:\w+ ){0,3}nothing\b
  // ‘The skills charge is ours to pay, not yours.’
  ^(?:(?!\b(?:but|only|except)\b)[^.;!?]){0,100}\b(?:is|are) (?:ours|for us) to (?:pay|bear|meet|cover)\b(?:,? (?:and )?(?:not|never) (?:yours|for you))?
  \b(?:fees?|costs?|charges?)\b[^.;!?,]{0,30}\b(?:paid|payable|due) by (?:you|candidates?|applicants?|workers?) ?[:=-]? ?(?:none|nil|nothing|zero|£?0)\b
  \bpays? only (?:the |your |for the )?(?:home office|visa)(?: application)? fee\b(?!,? (?:of|to|now|first|today|before|[£$€₦₹₵₱₿¤\d]))
  // Savings that the Home Office wants to see: Appendix Skilled Worker, SW 15.2.
  \b(?:have you got|got|with|show|have|holds?) (?:the |your |at least )?£1270\b[^.;!?]{0,20}\b(?:in (?:the|your|a|an) (?:own )?(?:bank|account|savings))\b(?! of (?:ours|us|the agent))
  // Rooms and meals that people pay for as they use them.
  ^(?!.*\b(?:before|send|transfer|secures?|reserves?|visa|certificate|cos|travel|now|today|agent|deposit|advance|upfront)\b).*\b(?:prices?|costs?|rents?) (?:of|for) (?:the |our |your |a )?(?:rooms?|flats?|houses?|meals?|lunch|parking|buses)\b.*
  ^(?!.*\b(?:before|send|transfer|secures?|reserves?|visa|certificate|cos|travel|now|today|agent|deposit|advance|upfront)\b).*\brent (?:is|will be|comes to|of) £\d{2,3}\b.*
  \bcash for (?:the )?(?:canteen|bus|vending machines?|lunch|coffee|parking|laundry)\b
  // What an applicant did before.
  ^(?:she |he |they |you )?(?:has |have |had )?(?:already )?paid an? (?:agent|agency|consultant)\b(?:(?!\b(?:now|must|then|and|so|remaining|balance|rest|pay)\b)[^.;!?]){0,60}
  // Sponsorship that moves from one employer to another.
  \b(?:transfer|transfers|transferring|move|moves|bring) (?:your|their|an?|the|my) (?:existing |current |own |skilled worker |uk )*(?:certificate of sponsorship|cos|sponsorship|visa)\b(?! (?:fees?|money|costs?|payment|deposit|charges?)\b)
  // ‘Surcharge: paid. OSCE £794 paid.’
  \b[a-z][a-z ]{2,40}: ?(?:all |fully )?(?:paid|covered|funded|refunded|reimbursed|free)\b(?! by)
  [£$€]\d[\d.]* (?:is |are |fully )?(?:paid|refunded|reimbursed|covered)\b(?=\W*(?:$|[,;]|and\b|in full|in april|every year|up to))
  // The official fees that nobody else may be made to pay, and that go to the Home Office.
  \b(?:pays?|funds?|covers?|meets?|responsible for|liable for)\b (?:for )?(?:(?:all|the|your|their|own|any|home office|uk) ){0,4}(?:skilled worker )?(?:visa(?: application)? fees?|(?:immigration )?(?:health )?surcharge|ihs)(?: and (?:the |your |their )?(?:visa(?: application)? fees?|(?:immigration )?(?:health )?surcharge|ihs))? (?:yourself|yourselves|themselves|to the home office|direct(?:ly)? to)\b
  \b(?:pays?|funds?|covers?|meets?|responsible for|liable for)\b (?:for )?(?:all )?(?:your|their) own (?:home office |uk |skilled worker )*(?:visa(?: application)? fees?|(?:immigration )?(?:health )?surcharge|ihs)\b(?: and (?:\w+ ){0,3}(?:surcharge|ihs|fees?))?
  \b(?:only |just |directly )?(?:pay|pays) (?:it )?(?:directly )?(?:to )?(?:the )?(?:home office|ukvi|gov\.uk)\b(?! (?:through|via|fees?|money))(?:(?!\b(?:our|my|me|us|agent)\b)[^.;!?]){0,80}
  \b(?:pays?|gives?) (?:your|the) landlord\b(?:(?!\b(?:us|our|me|my|agent)\b)[^.;!?]){0,120}
  ^${PRICED}(?:can be|is|are|will be) (?:lent|advanced|refunded) to you\b
  \b(?:pays?|bears?|funds?|meets?) (?:for )?(?:your|their|the) (?:own )?(?:visa(?: application)? fees?|(?:immigration )?(?:health )?surcharge|ihs)\b(?![^.;!?]{0,40}(?:[£$€₦₹₵₱₿¤\d]|\b(?:to|before|first|now|today|advance|upfront)\b))
  \b(?:no|zero|without) (?:agents?|bonds?|deductions?|middlem[ae]n|commission)\b
  // The deposit of a room, taken from wages or paid back at the end.
  ^(?=.*\bdeposit\b)(?=.*\b(?:rooms?|accommodation|house|flat|housing|lockers?|keys?|caravan)\b)(?=.*\b(?:(?:taken|deducted|comes?) (?:out )?(?:of|from) (?:your |the )?(?:first )?(?:pay|wages?|salary)|(?:comes? back|returned|paid back|refunded|given back|back) (?:to you )?(?:when|after|at|once) (?:you (?:move|leave)|the inspection|the end)|when you move))(?!.*\b(?:before|send|transfer|secures?|reserves?|visa|certificate|travel|now|today|agent)\b).*
  // What the Home Office takes, told as a fact.
  \bvisa (?:costs?|fee is) £(?:304|319|590|618|769|819|1618)\b(?: for (?:up to )?(?:three|five|3|5) years)?(?![^.;!?]*\b(?:send|transfer|pay|settle|to (?:us|me|our|him|her|the agent))\b)
  // Receipts, in which nothing more is asked for.
  ^(?!.*\b(?:certificates?|cos|sponsorship|slots?|agents?|balance|remaining|rest|now|next|more|second|half|send|transfer|jobs?|offer)\b).*\b(?:you(?:'ve| have)?(?: already)? paid|(?:amount|total|fees?|sum) (?:already )?paid|(?:thank you for|thanks for|received|receipt for) your (?:\w+ )?payment)\b.*
  // Tests and records, paid at the counter of those who make them; a place at a university.
  ^(?!.*\b(?:cos|sponsorship|slots?|agents?|us|me|him|her|our|my|whatsapp|accounts?|crypto|gift)\b)(?=.*\b(?:tb|tuberculosis|x-ray|ielts|oet|cbt|osce|police|clinic|biometric\w*|test|transcripts?)\b).*\b(?:fees?|costs?|pay|payable)\b.*\bat the (?:\w+ )?(?:clinic|centre|counter|police station|cid|reception|college|university)\b.*
  ^(?!.*\b(?:cos|sponsorship|certificate|slots?|agents?|jobs?|work|employer|offer)\b).*\btuition (?:fees?|deposits?)\b.*
  // What an earlier employer did.
  \b(?:your|the|her|his|an?) (?:previous|former|old|earlier|last|other) (?:employer|sponsor|home|company|contract)\b[^.;!?]{0,120}
  // A question that the writer answers with no.
  \bask(?:ed|ing)? (?:whether|if|who)\b[^.;!?:]{0,160}: ?(?:no|never|we do|the company does)\b
  // Money that others asked for.
  \b(?:an|some|that|this) (?:agent|agency|consultant|recruiter|man|woman|person)s? (?:has |had |have )?(?:asked|charged|told|made) you\b[^.,;!?]{0,60}?(?:[£$€₦₹₵₱₿¤]\d[\d.]*|money|to pay|pay)
  \b(?:an?|some|that|this) (?:man|woman|person|agent|company|website)\b[^.;!?]{0,60}\b(?:says?|said|claims?|claimed|pretends?)\b[^.;!?]{0,40}\b(?:for us|our name|from us|one of us)\b(?:(?!\b(?:you|him|her|pay|give|send)\b)[^.;!?]){0,80}
  \bif (?:you (?:have |already )?paid|(?:any|some)(?:one|body)?(?: (?:agent|person|man|woman|company))?\b)[^.!?;]{0,120}\b(?:thief|thieves|fraud|scams?|scammers?|police|action fraud|glaa|gangmasters|report (?:it|them|him|her)|tell us|your bank|not us|ignore)\b
`)

const PAYS_THAT = new RegExp(
  String.raw`^\W*(?:(?:please )?(?:keep|send|bring|hand|give)(?: us| me)? (?:the|your|all) (?:slip|receipt|ticket|invoice|bill)s?,?(?: and)? )?(?:but |and |of course )?${EMPLOYER} ${PAYS} (?:directly )?${PAID}\b(?! (?:back )?from you)`,
)
const GIVES_BACK = new RegExp(
  String.raw`\b(?:finance|payroll|${EMPLOYER}) (?:will |can )?${MONEY_BACK}`,
)
const IS_BOUGHT = new RegExp(BOUGHT)
const IS_DEMANDED = new RegExp(DEMANDED)

/** Whether one of the next sentences says that the employer pays what this one names: ‘The visa costs £819. We pay it.’ */
export function isPaidByNext(sentence: string, next: string): boolean {
  if (IS_DEMANDED.test(sentence)) return false
  return PAYS_THAT.test(next) || (IS_BOUGHT.test(sentence) && GIVES_BACK.test(next))
}
