import { alternation } from '#platform/text/alternation.ts'
import { within } from '#platform/text/match.ts'
import { isFreeMail } from '#safety/text-rules/mail-domains.ts'
import { first, type Detector } from './money/bank.ts'

const MESSENGER = String.raw`(?:wh?at(?:s|z)?[ -]?(?:app?|up)\b|w/app\b|telegram|viber|we ?chat|imo\b|botim|zalo|was+ap|watsap|kakao ?talk|snap ?chat|skype|line id|kik\b|signal)`
const NUMBER = String.raw`\+?\d[\d ()./-]{7,18}\d`
const INVITATION = new RegExp(
  String.raw`\b${alternation(String.raw`
    apply|contact|message|messages|text|send|chat|reach|write|dm|enquir\w+|cvs?|call|inbox|add|join
    get in touch|respond|reply|go on|continue on|move to|let us go|whats ?app your`)}\b[^]{0,40}?\b${MESSENGER}`,
)
const WITH_NUMBER = [
  new RegExp(String.raw`\b${MESSENGER}[^@]{0,40}?${NUMBER}`),
  new RegExp(String.raw`${NUMBER}[^@]{0,20}?\b${MESSENGER}`),
  new RegExp(String.raw`\b${MESSENGER}[^]{0,24}?(?<![\w.])@[a-z]\w{3,30}`),
  new RegExp(String.raw`\b${MESSENGER}\s+(?:us|me|your cv|only|number|@|my name)`),
]
const NUMBER_REQUEST = new RegExp(
  String.raw`\b(?:number|where) (?:\w+ )?i can ${MESSENGER}|\b(?:for (?:a )?(?:quick|fast)\w* (?:response|reply|answer)|only|please|kindly) use ${MESSENGER}|\bon my (?:gmail|yahoo|hotmail|private mail)|\bmy private (?:line|number)\b|\b(?:your|ur) ${MESSENGER}|\b(?:what is|give me|send me|share) (?:me )?your (?:\w+ )?(?:whats ?app|telegram|private number)`,
)
/** A messenger with a name, and requests that it alone is used. */
const NAMED = new RegExp(
  String.raw`\b(?:telegram|whats ?app|was+ap|watsap|viber|zalo|botim|we ?chat|imo|signal|skype|snap ?chat|(?:my|our|on|add|use) line|line id|kik|discord) ?(?:id|name|user ?name)?(?: is)? ?[:=] ?@?[a-z][\w.]{3,30}|\b(?:i'm|i am|add|find|search|look|speak|talk|meet|chat|be)\b${within(20)}\b(?:on|in|at|by|over) (?:zalo|botim|viber|imo|telegram|whats ?app|was+ap|we ?chat|snap ?chat|kik|kakao ?talk)\b|\b(?:was+ap|watsap|zap) (?:me|us)\b`,
)
const DISGUISED_LINK =
  /\bhxxps?:|\w(?:\[\.\]|\(\.\)|\{\.\}|\[dot\])\w|\b[a-z\d-]{3,40} (?:\[dot\]|\(dot\)|dot) (?:com|net|org|co|top|xyz|site|online|info|link|click|shop|live)\b(?!\s?@)/
const LINKS = [
  /\b(?:wa\.me|wa\.link|zalo\.me|line\.me|vk\.me|kik\.me|telegram\.dog|discord\.gg|signal\.me|t\.me|api\.whatsapp\.com|chat\.whatsapp\.com|telegram\.me)\/\S{3,60}/,
]
const OFF_SITE = new RegExp(
  String.raw`\b(?:not (?:on |through )?(?:this|the) (?:web)?site|do not (?:write|reply|apply) here|(?:do not|don't|rarely|hardly|never) (?:use|check|read|open) this (?:web)?site|and not here|don't (?:write|reply) here|not here\b|mov(?:e|ing) this (?:conversation|chat|talk) to|continue (?:this|our|the) (?:conversation|chat|talk) on|rather not discuss\b[^]{0,40}\bhere|do(?:n't| not) apply here|can't say this in the (?:official )?chat|off (?:the|this) (?:platform|site|website|app)\b|personal (?:e-?mail|mail|number)|they read everything|private (?:e-?mail|number|mail)|(?:text|call|message|write) me privately|this (?:web)?site reads)`,
)
const SHORT_LINK =
  /\b(?:bit\.ly|tinyurl\.com|goo\.gl|t\.co|ow\.ly|is\.gd|cutt\.ly|rb\.gy|shorturl\.at|rebrand\.ly|tiny\.cc|s\.id)\/\S{2,60}/
/** Video interviews, group chats, software used in the job, and radio signals. */
const OTHER_USES = new RegExp(
  String.raw`\b${alternation(String.raw`
    interview\w*|groups?|channels?|teams,?|skills?|experience|using|use of|referees?|live chat
    references?|campaigns?|marketing|meta|business api|integrat\w+|customers?|patients?|residents
    messenger|media|engineer\w*|processing|technician|railway|signals|tests?|video|points|traffic`)}\b`,
)
const AT = String.raw`(?:@| ?\(at\) ?| ?\[at\] ?| at )`
const DOT = String.raw`(?:\.| dot | ?\(dot\) ?)`
const MAIL = new RegExp(
  String.raw`\b([a-z\d][a-z\d._%+-]{0,63})${AT}((?:[a-z\d-]{1,63}${DOT}){1,4}[a-z]{2,24})\b`,
  'g',
)
const FREE_MAIL_SPOKEN = new RegExp(String.raw`\bat (?:gmail|yahoo|hotmail|outlook)${DOT}com\b`)
const AGENT_NUMBER = new RegExp(
  String.raw`\b(?:visa|immigration|travel) (?:agent|officer|consultant)\b${within(30)}${NUMBER}`,
)

/** A warning that nobody writes there. */
const NEVER =
  /\b(?:never|not|nobody|no one|n't)(?: \w+){0,4} (?:contact|message|write|ask|use|text|call|move|recruit|hire|interview|read|answered|accepted)|\bno (?:whats ?app|telegram|messengers?)\b/
const HAS_CONTACT = new RegExp(
  String.raw`${MESSENGER}|\bline\b|discord|zap\b|my (?:gmail|yahoo|hotmail|private)|agent|officer|consultant`,
)

/** Finds requests to write or ring by a messenger. */
export const findMessenger: Detector = (sentence) => {
  if (!HAS_CONTACT.test(sentence)) return []
  if (NEVER.test(sentence) && !/\d{5}|@|\b(?:but|instead|only)\b/.test(sentence)) return []
  const found = first(sentence, [...WITH_NUMBER, INVITATION, NUMBER_REQUEST, NAMED, AGENT_NUMBER])
  if (found.length === 0) return []
  if (/\bsignal\b/.test(sentence) && !/\bon signal|signal,? ?\+?0?7?\d{3}/.test(sentence)) {
    if (!new RegExp(MESSENGER.replace('|signal', '')).test(sentence)) return []
  }
  return OTHER_USES.test(sentence) && !/\d{6}|\d{4,5} \d{3} ?\d{3}|@|t\.me/.test(sentence)
    ? []
    : found
}
export const findMessengerLink: Detector = (sentence) => first(sentence, LINKS)
export const findOffSite: Detector = (sentence) => first(sentence, [OFF_SITE])
export const findDisguisedLink: Detector = (sentence) => first(sentence, [DISGUISED_LINK])
export const findShortLink: Detector = (sentence) => first(sentence, [SHORT_LINK])

/** Finds email addresses at a provider open to everyone. */
export const findFreeMail: Detector = (sentence) => {
  if (!/@|\bat\b/.test(sentence)) return []
  const found = mailAddresses(sentence).filter(({ domain }) => isFreeMail(domain))
  return found.length > 0
    ? found.map(({ from, to }) => ({ from, to }))
    : first(sentence, [FREE_MAIL_SPOKEN])
}

/** Email addresses, also written ‘name at gmail dot com’. */
export function mailAddresses(sentence: string) {
  return [...sentence.matchAll(MAIL)].map(({ 0: whole, 1: local = '', 2: domain = '', index }) => ({
    local,
    domain: domain.replaceAll(/ dot | ?\(dot\) ?/g, '.'),
    isPlain: whole.includes('@'),
    from: index,
    to: index + whole.length,
  }))
}
