import { within } from '#platform/text/match.ts'
import { first, type Detector } from './money/bank.ts'

const PAPERS = String.raw`(?:passports?|(?:international )?passport (?:copy|scan|data page|photo page)|brp|bank (?:card|statements?|details)|national id|id card|birth certificate|passport number)`
const WANTED = [
  new RegExp(
    String.raw`\b(?:send|e-?mail|upload|scan|submit|attach|provide|need|post|forward|share|with)\b${within(50)}\b${PAPERS}\b`,
  ),
]
const COPIED = new RegExp(
  String.raw`\b(?:scan|copy|photo|picture|selfie|data page|photo page|number)\b${within(20)}\b(?:of )?(?:your |the )?${PAPERS}\b|\bpassport (?:copy|data page|photo page|scan|number)\b`,
)
/** Too early, or more papers than needed. */
const EARLY = new RegExp(
  String.raw`\b(?:before (?:the |your |an )?(?:interview|offer|contract)|with (?:your )?application|together with|to get the offer|for fast|offer letter|reserve|before the|in order to reserve|to see your cos)\b|\b(?:send|apply|e-?mail|share|forward|need)\b[^]{0,60}\bpassport (?:copy|photo|scan|picture|number)|\b(?:photo|picture|scan|snap|photograph)s? of (?:your |the )?(?:passport|id\b|national id)|\b(?:send|e-?mail|share|forward)\b[^]{0,40}\bcop(?:y|ies) of (?:your |the )?passport|\bpassport\b[^]{0,40}\bdate of birth|selfie|your bank statement|bank card|\bpassport\b[^]{0,40}\bbank\b|\bbank\b[^]{0,40}\bpassport\b|birth certificate`,
)
const ORDINARY =
  /\b(?:after you have signed|contract (?:is )?signed|once you have signed|right[- ]to[- ]work|share code|dbs|bring|interview for the|first day)\b/
const NOT_WANTED =
  /\b(?:not|never|n't|nobody)(?: \w+){0,2} (?:send|e-?mail|upload|share|give|ask|need|post|scan|submit|attach)\b(?!.*\b(?:but|instead|only|except|rather)\b)/
const ORIGINAL = new RegExp(
  String.raw`\b(?:deposit|leave|surrender) your passport\b|\byour passport (?:will |must )?(?:stay|stays|remain|remains|be (?:kept|held|retained)|is (?:kept|held|retained))\b|\bholding your passport\b|\bhand (?:(?:him|her|us|them|over) )?your (?:brp and )?passport\b|\bpassports? (?:are|is) (?:held|kept|retained)\b|\b(?:we|the (?:company|office|manager)|our office)\b${within(12)}\b(?:keep|hold|retain|take)s?\b${within(12)}\bpassports?\b(?! officers?)|\boriginal passports?\b${within(40)}\b(?:handed|post|kept|held|agent|office|sent)|\b(?:post|send|hand)\b${within(12)}\boriginal passport`,
)

/** Finds requests for passport, identity or bank papers before a contract exists. */
export const findPapersWanted: Detector = (sentence) => {
  if (!/passport|bank|brp|\bid\b/.test(sentence)) return []
  // A request to keep papers back; what follows ‘but’ is read.
  if (NOT_WANTED.test(sentence)) return []
  if (ORDINARY.test(sentence) && !/selfie|bank card/.test(sentence)) return []
  if (!EARLY.test(sentence)) return []
  return first(sentence, [...WANTED, COPIED])
}

/** A denial, or what offices do with a passport for a visa. */
const NOT_KEPT =
  /\b(?:never|not|nobody|no one|n't)(?: \w+){0,2} (?:keep|hold|retain|take)\b(?!.*\b(?:but|only|except|unless|until)\b)|\b(?:home office|vfs|visa (?:application )?centre|embassy|ukvi)\b(?: \w+){0,2} (?:keeps?|holds?|takes?|returns?)\b/

/** Finds a passport that is to be handed over and kept. */
export const findPassportRetention: Detector = (sentence) =>
  NOT_KEPT.test(sentence) ? [] : first(sentence, [ORIGINAL])
