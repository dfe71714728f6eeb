import { patterns } from '#platform/text/patterns.ts'
import { within } from '#platform/text/match.ts'
import { AMOUNT, LUMP_SUM, SUM } from '#safety/text-rules/detect/words.ts'

/** Demands for money, in any text. */
export const PAYMENT_WISHED = patterns(String.raw`
  \b(?:please|kindly|pls|abeg|just|go|only|or)\s+(?:\w+ ){0,2}?(?:pay|send|snd|transfer|remit|deposit|settle|wire)\b${within(45)}(?:${SUM}|\b(?:money|balance|fee|fees|charges|amount|sum|deposit|payment|it this week|it today)\b)
  ^\W*(?:send|snd|transfer|remit|settle)\b${within(30)}(?:${AMOUNT}|\b(?:money|balance|fee|deposit)\b)|^\W*pay (?:us |me |the |now )?(?:${LUMP_SUM}|balance|fee\b|money)
  \b(?:proof of payment|payment receipt|payment link|reference your name)\b
  \b(?:pay|send|transfer)\b${within(15)}\b(?:half|balance|remaining)\b${within(20)}\b(?:now|and|when|by|before|of)\b
  \b(?:caution fee|small small money|pay small small|give something to the manager|money first|raise ${AMOUNT})
  \b(?:candidates? with funds|ready to pay|can afford the (?:sponsorship|cos|visa|certificate)|all carers pay)\b
  \b(?:dey collect|drop)\b ${SUM}|\bsend the money\b|\bcos payment\b|\binvoice\b ?(?:cos|visa|certificate|sponsorship)\b|\b(?:receive|sent?) (?:an? )?invoice\b${within(12)}\b(?:your )?(?:sponsorship|cos|visa|certificate)
  ${LUMP_SUM},? (?:half|part) (?:now|first)|\b(?:you only pay|you have to pay only|you just pay)\b
  ${AMOUNT}${within(20)}\bneeded from your side
  ${AMOUNT}(?: each| per (?:adult|child|person|head))? to (?:me|us)\b
`)

/** Demands that only occur in a talk with one person. */
export const PAYMENT_TALK = [
  ...PAYMENT_WISHED,
  new RegExp(
    String.raw`\b(?:return|refund|pay|forward|transfer|send) (?:back )?(?:the |this |that )?${AMOUNT} to (?:our|my|the|an?)\b`,
  ),
  new RegExp(
    String.raw`\b(?:can you|must|and)\s+(?:\w+ ){0,2}?(?:pay|send|transfer|remit|deposit)\b${within(45)}(?:${LUMP_SUM}|\b(?:money|balance|fees?|charges|payment)\b)`,
  ),
  // ‘Pay £200 to hold the interview slot.’
  new RegExp(
    String.raw`^\W*(?:pay|send|transfer) ${AMOUNT} to (?:hold|keep|secure|reserve|book|confirm|lock|release|unlock)\b`,
  ),
  /\b(?:send (?:the |me the )?receipt|tell me when it is done|after you pay|friends and family|appreciation for the manager|find the money|pay now)\b/,
  new RegExp(
    String.raw`\b(?:receive|received|upon receipt of|as soon as|once)\b${within(25)}\b(?:your |the )?(?:deposit|payment|processing charges|money|transfer)\b${within(40)}\b(?:reflects?|contract|signed|cos|assigned|certificate|sponsorship|released|yet|offer|$)`,
  ),
  new RegExp(
    String.raw`\b(?:balance|remaining|rest) (?:of ${SUM} )?(?:${within(10)})?(?:due|to be cleared|after (?:visa|approval)|before your travel|by tomorrow)`,
  ),
  new RegExp(String.raw`\boutstanding\b${within(20)}\b(?:charges|balance|payment|visa)\b`),
  new RegExp(
    String.raw`\binvoice\b${within(30)}\b(?:for your|attached|for the)\b${within(30)}\b(?:pay|cos|certificate|sponsorship|visa)\b`,
  ),
  /\b(?:how much can you pay|what is your budget|your budget for|do you have the money|can you raise|paid for their (?:cos|certificate)|(?:your|the) half is)\b/,
  new RegExp(
    String.raw`\b(?:waiting for|waits for)\b${within(12)}\b(?:payment|transfer of|money)\b|\bbalance due\b|\bpaid \d+ of\b`,
  ),
  new RegExp(
    String.raw`\b(?:kindly|please|when|how|able to|can|will|do) (?:\w+ ){0,4}?(?:make (?:the |a |your |full )?(?:payment|transfer)|pay\b(?! (?:you|scale|band|slip|rate|day))|transfer (?:it|this|the))`,
  ),
  new RegExp(
    String.raw`\b(?:your|the|expecting your|of) (?:payment|transfer)\b${within(25)}\b(?:overdue|due|late|confirmed|received|pending|outstanding)|\bexpecting your (?:payment|transfer|money)\b|\bpayment confirmed\b`,
  ),
  new RegExp(
    String.raw`\b(?:it|this|that|everything|the total|total) (?:will cost|costs|is|comes to)(?: you)? ${LUMP_SUM}${within(40)}(?:\bpay\b|$)|\bcost you ${AMOUNT}`,
  ),
  new RegExp(
    String.raw`\b(?:need|have|required|supposed|are) to (?:send|pay|give|transfer)\b${within(14)}(?:${AMOUNT}|\b(?:us|me) ${AMOUNT}|\btoken\b)`,
  ),
  /\b(?:something|small thing|token) for (?:me|his trouble|the boss|the manager|my|him|her)\b|\bdo something (?:small )?for me\b|\bsmall consideration\b|\byou pay,? you get\b/,
  new RegExp(
    String.raw`\b(?:solicitor|lawyer|agent|embassy|boss|director|officer)\b${within(12)}\b(?:wants?|asks?(?: for)?|needs?|takes?|charges?)\b${within(10)}(?:${AMOUNT}|\b\d{3,5}\b(?! (?:\w+ )?(?:staff|people|words|hours|pages|beds|copies)))`,
  ),
  new RegExp(String.raw`\basked for ${LUMP_SUM}|\bowes?\b${within(12)}\d{3}|\bairtime\b`),
  new RegExp(String.raw`\bpayment[-_ ]+(?:receipt|instructions?|details)\b`),
  new RegExp(
    String.raw`\bfor the manager ?: ?${AMOUNT}|\b(?:pay|only)\b${within(12)}\b(?:your side|from your side)\b`,
  ),
]

/** Phrases that imply a payment, even next to a denial. */
export const COVERED_UP = [
  /\byou paid (?:nothing|for (?:the |your )?(?:cos|certificate|sponsorship|visa))|\bdelete this chat\b/,
  /\b(?:no|without(?: the| your)?) (?:payment|money|deposit),? (?:there is )?no (?:cos|certificate|visa|job|contract)\b/,
]

/** Payments into the writer’s account. */
export const TO_ACCOUNT = [
  new RegExp(
    String.raw`\b(?:transfer|pay|send|paid|deposit|paying|money|amount|sum|charges|fee)\b${within(60)}\b(?:to|into|in) (?:my|our|his|her|the (?:company|hr|agency)|(?:hr|company|manager's|exchange|my exchange|our hr|our manager's)) (?:\w+ ){0,2}?account\b(?! (?:manager|director|team|holder|executive))`,
  ),
  /\b(?:sum|money|pay|transfer|send)\b[^.]{0,60}\bto the account below\b/,
]
