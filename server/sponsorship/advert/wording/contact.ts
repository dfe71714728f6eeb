import { alternation } from '#server/text/alternation.ts'
import { firstMatch, detectionAt, type Detection } from './detection.ts'

const MESSENGER = String.raw`(?:whats ?app|telegram|viber|wechat)`
const WAYS = [
  new RegExp(String.raw`\b${MESSENGER}\b[^@]{0,40}?\+?\d[\d ()./-]{7,18}\d`),
  new RegExp(String.raw`\+?\d[\d ()./-]{7,18}\d[^@]{0,20}?\b${MESSENGER}\b`),
  new RegExp(
    String.raw`\b${alternation(String.raw`
    apply|contact|message|messages|text|send|chat|reach|write|dm|enquir\w+|cvs?|call
    get in touch|respond|reply`)}\b[^]{0,40}?\b${MESSENGER}\b`,
  ),
  new RegExp(String.raw`\b${MESSENGER}\s+(?:us|me|your cv|only|number|@)\b`),
  /(?:wa\.me|t\.me)\/\S{3,40}/,
  new RegExp(
    String.raw`[a-z\d][a-z\d._%+-]{0,63}@${alternation(String.raw`
    gmail|googlemail|hotmail|yahoo|ymail|outlook|icloud|aol|protonmail|proton|gmx`)}\.(?:com|co\.uk|co|me|net|de)\b`,
  ),
]
/** Video interviews, group chats, software the job uses, and other people’s addresses. */
const OTHER_USES = new RegExp(
  String.raw`\b${alternation(String.raw`
    interview\w*|groups?|channels?|teams,?|skills?|experience|using|use of|referees?
    references?|campaigns?|marketing|meta|business api|integrat\w+|customers?|patients?`)}\b`,
)

/** Whether people should apply by a messaging app or a free email address. */
export function detectContact(text: string): Detection[] {
  const match = firstMatch(text, WAYS)
  if (!match || (OTHER_USES.test(text) && !/\d{6}|@/.test(text))) return []
  return [detectionAt('contact-elsewhere', match)]
}
