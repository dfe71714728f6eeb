import { patterns } from '#platform/text/patterns.ts'
import { within } from '#platform/text/match.ts'
import { first, type Detector } from './money/bank.ts'

const ASK = String.raw`(?:send|give|share|type|tell|need|required?|let me have|let us have|provide|enter|post|forward|text|confirm|what is|whats|what's)`
/** A Home Office share code starts with its purpose and has nine characters; readers group them in threes. */
const SHARE_CODE = String.raw`\b[wrs](?=[a-z\d -]{0,10}\d)(?:[ -]?[a-z\d]){8}\b`
const NUMBERS = patterns(String.raw`
  \bshare ?codes?\b${within(60)}${SHARE_CODE}
  \bshare ?code\b${within(40)}\b(?:date of birth|dob)\b|\b(?:date of birth|dob)\b${within(40)}\bshare ?code\b
  // A residence permit has two letters and seven digits.
  \bbrp\b${within(30)}\b[a-z]{2}\d{7}\b
  \b(?:brp|residence permit)\b${within(60)}\b(?:front and back|both sides|number|picture|photo|scan)\b${within(40)}(?:$|\b)|\b(?:front and back|both sides|picture|photo|scan)\b${within(20)}\b(?:brp|residence permit)\b
  \b(?:bvn|nin|aadhaa?r|cnic|pan card|national identity number)\b${within(40)}\b(?:required|needed|number|and|your)\b|\b${ASK}\b${within(30)}\b(?:bvn|nin\b|aadhaa?r|cnic|pan (?:card|number))
  \b(?:ukvi|e-?visa|gov\.uk|home office|immigration) (?:account )?(?:log-?in|password|username|sign-?in|credentials)\b
  \bpassports?\b${within(30)}\b(?:next to your face|beside your face|in your hand|to the camera)\b
  \b${ASK}\b${within(20)}\bpassport number\b|\bpassport number\b${within(25)}\b(?:first|now|today|before|to start|please)\b|\bpassport number\b${within(15)}\b(?:date of birth|dob)\b
`)
/** Jobs in which people handle such papers. */
const OF_THE_TRADE =
  /\b(?:you (?:will )?(?:check|verify|process|record|review|train|advise)|customers?|clients?|never (?:ask|share|send|give)|do not (?:send|share|give)|don't (?:send|share|give)|nobody)\b/

/** Finds numbers and log-ins of somebody’s identity, and requests for them. */
export const findIdentityNumbers: Detector = (sentence) =>
  OF_THE_TRADE.test(sentence) ? [] : first(sentence, NUMBERS)

const QUESTION = [
  /\b(?:date|day|year|place) of birth\b|\bdob\b|\bbirth ?(?:day|date|year|certificate)\b|\bwhen were you born\b|\bhow old are you\b|\bwhat(?:'s| is) your age\b/,
  /\bpassport (?:number|no\b|copy|scan|details|photo|page)|\bnumber (?:of|on|in) your passport\b|\b(?:upload|attach|send|scan|copy|photo|picture)\b[^?]{0,40}\b(?:passport|brp|id\b|id card|identity|licen[cs]e|permit|documents?|certificates?|visa|papers)\b/,
  /\b(?:brp|residence permit|share code|evisa|e-visa|aadhaa?r|bvn|nin|cnic|national insurance|ni|nino|identity card|id card|id) (?:number|no\b|code)|\bshare code\b/,
  /\bbank (?:account|details?|name|card)\b|\bwhich bank\b|\bwhat bank\b|\bsort code\b|\baccount number\b|\biban\b|\bcard number\b|\bdo you use\b[^?]{0,30}\bbank\b/,
  /\bwhats ?app\b|\bwasap\b|\btelegram\b|\b(?:your|ur|on|to|which|what) (?:\w+ ){0,2}(?:phone|mobile|cell|telephone|contact) ?(?:number|no\b)?\b[^?]{0,40}\b(?:ring|call|reach|text|contact|your)\b|\b(?:which|what) (?:\w+ )?number\b[^?]{0,40}\b(?:ring|call|reach|text|contact)\b|\bwhat(?:'s| is) your (?:\w+ )?(?:phone|mobile|telephone|number|e-?mail)\b|\byour (?:private |personal |mobile |phone |telephone )?(?:number|e-?mail address|e-?mail)\b|\bphone number\b|\bmobile number\b/,
]

/** Finds what a question of an employer may not ask: papers, birthdays, accounts, ways around this site. */
export const findForbiddenQuestion: Detector = (sentence) => first(sentence, QUESTION)
