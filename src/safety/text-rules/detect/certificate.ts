import { patterns } from '#platform/text/patterns.ts'
import { alternation } from '#platform/text/alternation.ts'
import { within } from '#platform/text/match.ts'
import { AMOUNT, CERTIFICATE, GIVE, LUMP_SUM, MUST, SUM, VISA, WAGES, WORKER } from './words.ts'

const NOT_A_PRICE = String.raw`(?:salar|wages?|per (?:hour|annum|year|week|month|day)|p\.?a\b|hourly|annual|relocation|bonus|allowance|worth|up to|package of|budget|pro rata|basic|circa|£\d+ ?(?:-|to) ?£\d|rate of|an hour|a year|gross|band \d|events?|sell|win)`

/** An amount near the certificate, or a person who is to pay for it. */
export const CERTIFICATE_PRICED = [
  new RegExp(
    String.raw`\b${VISA} ?[-:(,_]? ?${alternation(String.raw`
    available |is |are |will |cost |for sale |costs? |fees? |price |charges? |at |for |only |just |all in
    package |packages |from |with |of |job |jobs |slots? |support |and |letter |you |that |what |plus |accommodation
    approx |needed |is |= |\+ |\w+ \+ |[-:=(,] ?`)}{0,7}${LUMP_SUM}`,
  ),
  new RegExp(
    String.raw`${AMOUNT}(?![\d.]*\d) ?(?:for|per|towards?|to get|to obtain|to secure|in exchange for|being payment for|of sponsorship|for your|go to)\s+(?:[\w']+ ){0,3}?${VISA}`,
  ),
  new RegExp(
    String.raw`${AMOUNT}(?![\d.]*\d)${within(30)}\b(?:what|all) (?:the |your |this )?(?:certificate|cos|visa|sponsorship)`,
  ),
  new RegExp(
    String.raw`${LUMP_SUM} (?:and|then) (?:the |your )?(?:certificate|visa|cos|papers|job) (?:is|are) yours`,
  ),
  new RegExp(
    String.raw`${LUMP_SUM}${within(25)}\b(?:before|then|when|after) ${within(25)}\b(?:release|assign|issue|give|cos\b|certificate|papers|visa|job letter)`,
  ),
  new RegExp(
    String.raw`\b(?:pay|settle|pays|bring|transfer|send|drop|deposit)\b ?\(?${SUM}${within(40)}\b${VISA}`,
  ),
  new RegExp(
    String.raw`\b(?:money|payment|cash|amount|sum)\b${within(30)}\b(?:for|towards|on)\b (?:[\w']+ ){0,2}?${VISA}${within(30)}(?:${SUM}|\b(?:first|before|ready|now|pay)\b)`,
  ),
  new RegExp(
    String.raw`\b(?:buy|purchase|pay|ready|charged) ${within(20)}${VISA} ${within(12)}${LUMP_SUM}`,
  ),
  new RegExp(String.raw`${LUMP_SUM} ?[-(,:]* ?${within(40)}\btowards? (?:the |your )?${VISA}`),
  // Close together, without any word for wages.
  new RegExp(
    String.raw`^(?!.*\b${NOT_A_PRICE}).*\b(?:cos|certificates? of sponsorship|sponsorship|work visa|(?:job|offer) letter)\b${within(60)}${LUMP_SUM}`,
  ),
  new RegExp(
    String.raw`^(?!.*\b${NOT_A_PRICE}).*${LUMP_SUM}${within(30)}\b(?:cos|certificates? of sponsorship|for sponsorship|work visa)\b`,
  ),
  new RegExp(
    String.raw`\b(?:employee|worker|candidate|carer|nurse|applicant)s? (?:\w+ )?(?:covers?|pays?|bears?)\b${within(50)}\b(?:cos|certificates? of sponsorship|employer's (?:ni|national insurance))\b${within(30)}\b(?:by|in|through|with) (?:\w+ ){0,2}(?:bank transfer|cash|standing order)\b`,
  ),
  new RegExp(
    String.raw`\b(?:fast[- ]?track|priority|vip|premium)\b${within(30)}\b(?:visa|cos|processing|file)\b${within(25)}(?:${LUMP_SUM}|\bfee\b|\bextra\b)`,
  ),
  new RegExp(
    String.raw`\binvoice[-_ ]+cos\b|\b(?:cos|visa|sponsorship|certificate)[-_ ]+\d{3,5}\b(?! (?:staff|people|hours))`,
  ),
]

/** The worker is to pay for it. */
export const CERTIFICATE_PAID_BY_WORKER = patterns(String.raw`
  ${WORKER}${within(30)}\b(?:${MUST} )?${GIVE}${within(45)}\b${CERTIFICATE}
  \b${CERTIFICATE}${within(40)}\b(?:borne|paid|met|covered|payable|repaid|on) (?:by |for by )?(?:the )?(?:you\b|candidates?|applicants?|workers?|employees?)
  \b(?:pay|payment|deposit|fees?|charges?|costs?|price|invoice|money)\b ?(?:of ${AMOUNT} |upfront |up front |is )?(?:for|towards|before|of|to (?:get|receive|obtain|secure))\s+(?:[\w']+ ){0,3}?(?:cos\b|certificates? of sponsorship|sponsorships?\b(?! duties)|the certificate\b|your certificate\b|their certificate\b)
  \b(?:bears?|worker to bear|to bear|borne)\b${within(30)}\b(?:cost|${CERTIFICATE})
  \b(?:all )?costs? (?:is |are )?(?:on|from) (?:the )?(?:candidate|applicant|worker|employee)
  \b${CERTIFICATE}${within(20)}\b(?:is|are) on the (?:candidate|applicant|worker)
  \bcontribut\w+${within(40)}\b${CERTIFICATE}
  \b(?:paid|pay|pays|paying)\b${within(12)}\bfor (?:your |their |the |his |her |a )?(?:cos\b|sponsorship|certificate\b(?! of (?:birth|attendance)))
  \b(?:sponsorship|visa|cos|certificate|paperwork|papers?|file|documents?|processing) money\b
  \b(?:cos|certificate|sponsorship|visa|immigration) (?:costs?|fees?|charges?)\b${within(20)}\byour (?:own )?(?:responsibility|account|expense|side)|\byour own (?:cost|expense)\b${within(30)}\b(?:cos|certificate|sponsorship)\b
  ${WORKER}${within(20)}\b(?:invoiced|billed|charged|owes?|responsible)\b${within(25)}\b(?:cos\b|certificate|sponsorship costs?|immigration costs?|cost of (?:the |your )?(?:cos|certificate|sponsorship))
  \b(?:no|without(?: the)?|before(?: the)?) (?:payment|money|deposit),? ?(?:there is )?no (?:cos|certificate|visa|job|contract)\b
  \bowes?\b[^.]{0,15}\bfor (?:the )?(?:cos|certificate|visa|sponsorship)\b
  \bsettle\b${within(25)}\b(?:visa|cos|certificate|sponsorship)\b
  \b(?:worker|employee|candidate|applicant)s? pays? (?:for )?(?:the |a |half|part)
  \b(?:employees?|workers?|carers?) pay (?:half|part)
  \breimburses? (?:us\b|(?:our|the) (?:agents?|agency|partner|recruiter)\b)
  \b(?:certificate|cos|sponsorship)\b${within(50)}\b(?:you|u) (?:only |just )?(?:give|pay|refund|return) (?:us |me )?(?:back )?${SUM}
`)

/** Certificates sold like goods. */
export const CERTIFICATE_SOLD = patterns(String.raw`
  \b(?:buy|buying|purchase|sell|selling|for sale)\s+(?:(?!with)[\w']+ ){0,3}?(?:cos\b|certificates? of sponsorship|sponsorships?\b(?! (?:and|packages?)\b)|(?:uk |work )?visas?\b|work permits?)
  \b(?:cos|certificates? of sponsorship|sponsorships?|visas?|work permits?)\b ?(?:is |are |slots? )?(?:for sale\b|is not free|are not free|comes? at a cost|price|prices\b)
  \bprices? (?:of|for|list)\b${within(25)}\b(?:cos|certificates?|sponsorships?|visas?)\b
  \b(?:cos|certificates?|sponsorships?|visas?)\b${within(25)}\b(?:price list|price on request|for price|our packages)\b
  \b(?:the )?fee for (?:the )?(?:cos|certificate|sponsorship)\b
  \b(?:reserve|secure|book|hold|keep|get)\b${within(25)}\b(?:cos|visa|sponsorship)\b${within(8)}\bslots?\b|\b(?:cos|visa|sponsorship)\b ?slots?\b${within(30)}\b(?:secure|reserve|deposit|pay|left|limited|balance)|\bslots?\b${within(30)}\b(?:deposit|pay)\b
  \b(?:bronze|silver|gold|full|family|single|visa|sponsor\w*|complete)\b(?: \w+){0,3}? ?packages?\b${within(35)}${LUMP_SUM}|\b(?:bronze|silver|gold) package\b
  \bpay (?:after|when)\b${within(25)}\b(?:visa|approval|cos|sponsorship|certificate)\b
  \b(?:visa|sponsorship|cos)\b${within(40)}\b(?:in (?:\d+ )?(?:instal+ments|parts)|flexible payment|payment plans?)|\bpay\b${within(20)}\b(?:in|by|with) (?:\d+ )?(?:instal+ments|parts)\b${within(60)}\b(?:visa|sponsorship|cos|certificate)\b
  \b(?:buy|buys|purchase) (?:the|your|a) certificate\b
  \b(?:job guaranteed|all[- ]inclusive|price)\b${within(40)}${LUMP_SUM}|[₦₹₵¤]\d{5,}[\d.]*,? ?job guaranteed
  \b(?:cos|certificates? of sponsorship|sponsorships?|visas?)\b${within(30)}\b(?:prices?\b|negotiable|right price|half (?:after|now)|buyers?|considerations?|deal\b|cheap|discount|for a fee)
  \b(?:buyers?|prices?|cheap|discount\w*|pay-as-you-go|small consideration|for a consideration)\b${within(30)}\b(?:cos|certificates? of sponsorship|sponsorships?|visas?)\b
  \b(?:undefined|defined) cos\b${within(50)}(?:${LUMP_SUM}|\b\d{4}\b|\bprice)|[₦₹₵¤]\d{6,}|\bpay (?:${SUM} )?on arrival\b
  \b(?:price|prices)\b ?:? ?(?:\w+ )?visa\b|\b(?:final|my|our|last) price\b
`)

/** Costs taken out of the wages, or claimed back. */
export const TAKEN_BACK = patterns(String.raw`
  \b(?:cos|certificates?(?! in| course)|sponsorships?\b|visa|licen[cs]e fee|skills charge|isc)\b${within(60)}\b(?:deduct\w*|taken|recovered|reclaimed|recoup\w*|retained|clawed back|repaid)\b${within(40)}(?:\b${WAGES}|\bmonth|\b(?:if|when) you leave|\bcompany|$)
  \b(?:deduct\w*|minus|less|take back|taken|recover|retain\w*|recoup|reclaim|claw ?back|keep|repay\w*|refund|pay back|returns?)\b${within(70)}\b(?:cos\b|certificates?(?: (?:is|until|over))?\b(?! (?:course|in))|sponsorships?\b|(?:for|your) visa\b|licen[cs]e fee|skills charge)
  \bleav(?:e|ing)\b${within(60)}\b(?:pay back|repay\w*|refund|return)\b${within(60)}\b(?:certificate|sponsorship|cos|licen[cs]e|skills charge)\b
  \b${WAGES}${within(40)}\b(?:(?:goes to|is kept by|kept for) (?:the |our )?agent|(?:stays?|remains?) with (?:us|me|the (?:company|agent|office)))
  \b(?:keep|hold|retain|withh(?:o|e)ld)\w*\b${within(20)}\b(?:first )?(?:\d+ )?(?:months?|weeks?)\b${within(12)}\b(?:pay|wages?|salar)
  \b(?:months?|weeks?)\b${within(14)}\b(?:retained|withheld|kept) (?:for|to)\b
  \bwithout (?:pay|wages|salary)\b${within(25)}\b(?:cover|for|pay)\b${within(12)}\b(?:visa|cos|certificate|sponsorship)\b
  \b(?:hold|keep|held|kept)\b (?:back )?${AMOUNT}${within(30)}\b(?:sponsorship|visa|cos|certificate|licen[cs]e)\b
  \b(?:half|part|%|share) of (?:your|the) (?:first )?${WAGES}${within(30)}\b(?:back|to us|agent|licen[cs]e|sponsorship|visa)
  \bunpaid\b${within(25)}\b(?:for|cover)\b${within(15)}\b(?:cos|certificate|sponsorship|visa)\b
  \bsalary reduction\b${within(40)}\bsponsorship
  \bloan\b${within(40)}\b(?:covers?|for)\b${within(20)}\b(?:certificate|cos|sponsorship|visa)\b
`)
