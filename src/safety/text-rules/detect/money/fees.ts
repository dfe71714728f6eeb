import { patterns } from '#platform/text/patterns.ts'
import { alternation } from '#platform/text/alternation.ts'
import { within } from '#platform/text/match.ts'
import { AMOUNT, LUMP_SUM, MUST, SUM, WORKER } from '#safety/text-rules/detect/words.ts'

/** Checks, memberships, homes, courses and financial trades, whose fees are ordinary. */
export const OTHER_FEES = new RegExp(
  String.raw`\b${alternation(String.raw`
    (?:standard|enhanced|basic) checks?|dbs|crb|pvg|disclosure|disclosing|barring|police|criminal|accessni|nmc|hcpc|gmc|gdc|gphc
    csp|sra|mdu|mps|indemnity|membership|member|subscriptions?|parking|tenancy
    lodging|university|tuition|school|students?|exam\w*|library|union|ielts|oet|osce
    fee[- ]earn\w*|fees clinic|fees service|legal fees (?:team|clerk)|clients?|customers?
    patients?|residents?|management fees?|call[- ]out|referral|relocation|removal|nursery|tenants?
    childcare|gym|banking|treasury|lending|mortgage|savings|suppliers?|planning
    invoices?|ledger|candidate profiles|cvs|unsolicited|agency fees|agencies
    speculative|charge nurses?|housing|births|meals|season ticket|lawyers?|investigat\w+|fraud|on-call`)}\b`,
)

const KIND_OF_FEE = alternation(String.raw`
    visa|sponsorship|recruitment|recruiting|placement|agency|processing|registration|application
    admin(?:istration|istrative)?|joining|job|interview|booking|upfront|up-front|file|introduction
    document\w*|consultancy|commitment|security|caution|offer letter|biometrics?|onboarding|flight`)
const FEE = String.raw`(?:fees?|deposits?|charges?|costs?|contributions?|commission)`

export const FEES = patterns(String.raw`
  \b${KIND_OF_FEE}\s+(?:processing |admin |service |file )?${FEE}\b(?! (?:and|manager|income|team))${within(60)}(?:${AMOUNT}|\b(?:applies|apply|required|payable|to be (?:paid|sent|met)|before|must be paid|due|upfront|non-refundable|refundable|charged to|of \d+)\b)
  ${WORKER}${within(30)}\b${MUST}\s+(?:also |first |only )?(?:pay|transfer|send|make a payment|contribute|deposit|give)\b${within(60)}\b(?:fees?\b|deposit\b|charges?\b(?! nurse)|visa\b|amount\b|${AMOUNT})
  \b(?:pay|payment of|paying|kindly pay|settle)\s+(?:an?|the|our|your|some|outstanding)\s+(?:[\w']+ ){0,3}?(?:fee|deposit|processing|charges|balance)\b
  \b(?:fee|deposit|charge|contribution)s?\s+(?:is |of |will be )?${AMOUNT}(?![\d.]*\d)(?! (?:paid|per|a|an) )\s*(?:is |are |will be )?(?:payable|required|applies|needed|due|upfront|before|to (?:join|register|start|apply)|for (?:offer|registration|application|joining|processing))
  \b(?:there is|there's|we (?:ask|charge|require|take|collect))\b${within(40)}\b(?:registration|joining|admin|processing|commitment|placement|processing contribution)\b${within(20)}(?:fee|charge|contribution|${AMOUNT})
  \b(?:fee|charge|cost)s?\b${within(30)}\b(?:payable|paid|met|charged|borne|covered)\b (?:by|to) (?:the |every |all |each |successful ){0,2}(?:candidate|applicant|worker|employee|you\b)
  \b(?:agents?|agency|recruitment charge|recruiter|consultancy|lawyer)(?:'s)?\b${within(25)}\b(?:takes?|collects?|charges?|commission|fee)\b${within(30)}(?:${AMOUNT}|\b(?:wages|workers?|candidates?|processing|papers|from each))
  \b(?:recruitment|placement|introduction) (?:charge|fee)\b${within(30)}(?:weeks?|%|wages|salary|applicant|candidate)
  \b(?:paid|pay|payable|sent|paying)\b (?:\w+ )?to (?:our|the|my|an?) (?:\w+ )?(?:agent|lawyer in|office in)\b
  \b(?:amount|sum|fee|charge|commission|cost)s? of ${AMOUNT}(?![\d.]*\d)${within(25)}\b(?:collected|charged|required|needed|payable|met|due|for (?:documentation|processing|registration|papers|documents)|to enable)
  \b(?:documentation|processing|documents?|papers?|biometrics?|paperwork|file|registration|medical|embassy)\b(?:[\w ]{0,25})[:,-]? ?(?:is |are |costs? |of |for |fee )?${LUMP_SUM}
  ${LUMP_SUM} ?(?:contribution\b(?! (?:to|towards) (?:cpd|your|training|pension|study|travel|moving|relocation))|for (?:the |your )?(?:papers|documents?|documentation|processing|registration|biometrics|file|offer letter|job|placement|medical|manager|company|agent))\b|${AMOUNT}(?![\d.]*\d) ?(?:for|as) (?:\w+ ){0,2}?(?:processing|registration|documents?|documentation|paper\b)
  \b(?:ready|have|bring|come with)\b${within(12)}${LUMP_SUM}${within(30)}(?:ready|agent|commission|cash|visa|interview|induction|$)
  \b(?:bring|with|come with)\b${within(25)}\b(?:cash ${AMOUNT}|${AMOUNT}(?![\d.]*\d) cash|\w+ and ${AMOUNT})
  \b(?:job|slot|place|position|vacancy|contract|offer)\b${within(25)}\b(?:yours|confirmed|released|sent|secured?|start)\b${within(30)}\b(?:transfer|payment|paid|deposit)\b${within(20)}(?:${AMOUNT}|$|\bof\b)
  \b(?:after|once|when) (?:you|the candidate|applicant)s? (?:pay|paid|have paid|made the (?:payment|transfer))\b
  \bapplicants? pays?\b|\bjoining fee applies\b|\bcandidates? with funds\b|\bready to pay candidates\b
  \b(?:workers?|candidates?|applicants?|you) (?:\w+ ){0,4}?pays? ${SUM}(?! (?:a|per|an) )
  \b(?:interview|application processing|processing|registration|application|joining|admin) (?:fee|costs?|charges?)\b ?:? ?${AMOUNT}
  ${LUMP_SUM} (?:you give|first|advance|upfront|in advance)|${LUMP_SUM} (?:total|advance)\b
  \b(?:small|service|token|extra) (?:fee|charge|amount)\b${within(25)}\b(?:for (?:shortlisting|interview|processing|registration|your)|applies|candidates?|applicants?|workers?)
  \b(?:charge|bill|invoice)s? (?:overseas |foreign |all |every |each |our |international )?(?:candidates?|applicants?|workers?|carers?|nurses?)\b${within(15)}(?:\b(?:fee|fees|for)\b|${AMOUNT})
  \b(?:slots?|interviews?|shortlisting|starter pack|admin|form|registration|joining)\b ?\(?(?:costs? |is |are |: ?|at )?${AMOUNT}(?![\d.]*\d)(?! (?:per|an?) (?:hour|day|shift|year|week|month))
  ^(?!.*\b(?:salary|wage|you will receive|bonus|worth|save)\b).*\b(?:you|u) (?:only |just |will |must )*(?:cover|pay|contribute|put in|find|raise|owe)\b${within(10)}${LUMP_SUM}
  \bfirst payment\b|\bgovernment charges\b${within(30)}\baccount\b
`)

const CHECK = String.raw`\b(?:dbs|crb|pvg|accessni|police|disclosure|barring|criminal records?)\b`
/** More than any public check costs. */
const TOO_MUCH = String.raw`(?:£ ?|\bgbp ?)(?:[89]\d|[1-9]\d\d)(?![\d,]*\d)(?! (?:a|an|per)\b)`
const BEFORE_WORK = String.raw`\b(?:before|prior to|ahead of) (?:the |your |an? |any )?(?:interview|shortlisting|offer)\b`

/** Checks that cost too much, or are paid before anybody has met. */
export const CHECKS_SOLD = patterns(String.raw`
  \b(?:pays?|paying|send|transfer|fee of|cost of|charge of)\b(?: an?| the| us)* ?${TOO_MUCH}${within(25)}${CHECK}
  ${CHECK}${within(20)}\b(?:fee|costs?|charges?|is)\b${within(10)}${TOO_MUCH}
  \b(?:pays?|paying|fees?|costs?|charges?)\b${within(50)}${CHECK}${within(30)}${BEFORE_WORK}
  ${CHECK}${within(40)}\b(?:pay|paid|payable|fees?|costs?|charges?)\b${within(30)}${BEFORE_WORK}
  \b(?:pay|send|transfer)\b${within(40)}${CHECK}${within(15)}\bto us\b
`)

/** Money held until later, or returned later. */
export const DEPOSITS = patterns(String.raw`
  \bdeposit of (?:an?|half an?|the|your|\d+)? ?(?:first )?(?:months?|weeks?)'?s? ?'?s? (?:salary|wages?|pay)\b
  \b(?:refundable|non-refundable|upfront|up-front|advance)\s+(?:security |training |registration |booking |commitment )?(?:deposit|fee|payment|commitment)s?\b
  \bdeposit\b${within(30)}\b(?:to secure|secures|to hold|to book|to reserve|to confirm|before friday|send|must be transferred|to keep)
  \b(?:secure|reserve|book|hold|confirm|keep)\b${within(30)}\b(?:with a|pay|by paying|paying|send)\b${within(20)}\b(?:deposit|fee|${AMOUNT})
  \b(?:pay|deposit) the deposit\b|\bcommitment (?:fee|deposit)\b|\bsecurity deposit of\b${within(30)}\b(?:salary|held until|wage)
  \b(?:leave|place|lodge)\b ${AMOUNT}${within(20)}\b(?:bond|deposit|guarantee)|\b(?:insurance|performance|training) bond\b
  ${AMOUNT}(?![\d.]*\d)${within(40)}\b(?:refundable|comes? back|returned|refunded?|get it back)\b${within(40)}\b(?:salary|wage|arrival|probation|contract|first|if you are)
  \b(?:comes? back|refundable|returned|refunded)\b${within(12)}\b(?:with|in|after|on) (?:your |the )?(?:first (?:salary|wage|month)|probation|arrival)${within(40)}\b(?:pay|send|transfer|settle)\b
  \brefund\b${within(14)}${AMOUNT}${within(60)}\bplease send\b
  \b(?:deposit|first month's rent|rent)\b${within(40)}\b(?:before|reach us|release)\b${within(40)}\b(?:offer letter|contract|travel|visa)
  \bput down (?:${AMOUNT}|\d{3})${within(30)}\bbefore you (?:travel|start|come)
  \bsend the first month's rent\b
  ${LUMP_SUM} (?:as |for )?(?:a |an )?(?:\w+ )?(?:deposit|commitment|bond|security)\b
  \b(?:bond|deposit) of ${LUMP_SUM}${within(40)}\b(?:applies|leave|start|held|sign|required)|\btraining bond\b
  \b(?:refund(?:able|ed)?|money back)\b${within(20)}\b(?:if|when)\b${within(20)}\bvisa\b${within(12)}\b(?:refus|reject|fail|denied|not)
  ${AMOUNT}${within(14)}\bto be paid (?:up front|upfront|in advance|first|before)
`)

/** Goods or services sold to the worker before the work. */
export const SOLD_BEFORE_WORK = patterns(String.raw`
  \b(?:training|course|induction|care certificate|uniform|medical|medicals|tb test|insurance|flight|laptop|equipment|background check|tools|e-learning)\b${within(60)}\b(?:payable|must be (?:paid|bought|booked)|paid by (?:you|the (?:worker|candidate|employee))|pay in advance|pay by transfer|to be sent|send us|before your first shift|you send|be paid by the worker|payable to us)\b
  \b(?:training|course|induction|uniform|medical|tb test|insurance|equipment|laptop)\b${within(30)}\b(?:fee|cost|costs|deposit|compulsory|is)\b${within(12)}${AMOUNT}${within(40)}\b(?:before|first|send|pay|advance|transfer|payable|our)\b
  \b(?:candidates?|you|workers?|applicants?) (?:must |have to |will |need to )?(?:buy|pay for|pay them|purchase)\b${within(30)}\b(?:own )?(?:induction|training|uniform|equipment|laptop|medical|insurance)
  \bpay (?:them|the training company|our trainer)\b${within(20)}${AMOUNT}|\bpay the flight\b|\bpay for the (?:insurance|medical|training|uniform|induction)\b
  \b(?:compulsory|mandatory|required|must (?:complete|do|take|attend|pass))\b${within(30)}\b(?:course|training|e-learning|medical|induction|module)s?\b${within(14)}${AMOUNT}
  \b(?:candidates?|you|workers?|applicants?) (?:must |have to |will |need to )?(?:buy|purchase)\b${within(30)}${AMOUNT}
  \bbuy the (?:equipment|laptop|tools)\b${within(30)}\b(?:vendor|supplier|cheque)|\bsend back the rest\b
  \b(?:uniform|medical|training)\b${within(20)}\bdeposit ${AMOUNT}
`)

/** A loan to the company, or money invested in it. */
export const INVESTED = patterns(String.raw`
  \b(?:lend|loan)\b${within(20)}\b(?:company|us|business)\b${within(20)}(?:${SUM}|\bsponsor)
  \b(?:invest|shareholder|donation|donate)\b${within(30)}${SUM}${within(60)}\b(?:visa|cos|sponsor|company)
  \b(?:move|transfer|put) (?:the |your )?money into (?:our|my) account\b|\b(?:we|i) show it for you\b
`)
