import { EQUALITY, inLawSentences } from './frames.ts'
import type { Asked, LawHit, ReadLawText, Told } from './law-rule.ts'

/** Things of a list before the one that is meant: ‘name, address and’. No word joins and is an item, so that each list is read in one way. */
const ITEM = String.raw`(?!(?:of|for|with|in|about|to|who|that|any|all|on|from|and|or|your|their|own)\b)[\w'()-][\w'()/-]*`
const LIST = String.raw`(?:(?:(?:dates?|number|place) of \w+|${ITEM}(?: ${ITEM}){0,3})(?:,? and|,? or| &| \/|,) (?:(?:your|their|own) )*){0,6}`
const POLITE = String.raw`(?:please |kindly |(?:you|applicants|candidates) (?:must|should|need to|have to|will) (?:also )?)?`
const TELL = String.raw`(?:state|stating|tell (?:us|me)(?: about| of| with)?|give(?: us)?(?: details of)?|includ(?:e|ing)|mention(?:ing)?|declare|disclose|list|provide(?: us with)?|specify|indicate|confirm|send(?: us| me)?|write(?: down)?|say|let (?:us|me) know|share|supply|enter|note|put|know|ask(?:ed|ing|s)?(?: you)?(?: about| for)?)`
const CV = String.raw`(?:cvs?|resum[eé]s?|applications?|letters?|photo\w*|forms?)(?: \w+){0,2}? (?:with|stating|states?|showing|shows?|includ(?:e|es|ing))`
const STATE = String.raw`(?:stat(?:e|ing)|mention(?:ing)?|specify(?:ing)?|declar(?:e|ing)|disclos(?:e|ing)|indicat(?:e|ing))`
const CLAUSE = String.raw`${TELL}(?: us| me)?,? (?:(?:in|on|with) (?:your|the) [\w ]{2,30},? )?`

/** What the work has to do with: ‘medication rounds’. */
const OF_WORK = String.raw`(?:rounds?|training|experience|skills?|work|management|administration|qualif\w*|courses?|plans?|charts?|support|care|nurs\w+|you (?:have|gave|led|managed?))\b`

const STARTS = String.raw`\b(?:stat(?:e|ing)|tell|give|includ|mention|decla|disclo|list|provide|specify|indicat|confirm|send|write|say|know|share|supply|enter|note|put|ask|cvs?|resum|appl|letters?|photo|forms?)`
/**
 * Demands to tell something of oneself: things that have a name, and clauses such as ‘how old you are’. A list is read as
 * far as its last thing that may not be asked for.
 */
export function toldOf(things: string, clauses: string): Told {
  const thing = String.raw`(?:\b(?:your|the|an?|own|any|current|exact|full|${things}),? (?:and |or )?)*\b(?:${things})(?![\w-])(?! ${OF_WORK})`
  const pattern = new RegExp(
    [
      String.raw`${POLITE}\b${TELL} ${LIST}(?:your|any) ${LIST}${thing}`,
      String.raw`${POLITE}\b${STATE} (?:the )?${LIST}${thing}`,
      String.raw`(?:applicants?|candidates?) (?:[\w']+ ){1,3}?${TELL} their ${LIST}${thing}`,
      String.raw`(?:applicants?|candidates?|you) (?:[\w']+ ){1,3}?${STATE} (?:their|the) ${LIST}${thing}`,
      String.raw`\b${CV} ${LIST}${thing}`,
      String.raw`${POLITE}\b${CLAUSE}(?:${clauses})(?![\w-])`,
    ].join('|'),
    'g',
  )
  return { trigger: new RegExp(`${STARTS}.*(?:${things}|${clauses})`, 's'), pattern }
}

/** Demands in a text’s sentences. */
export function findTold(text: ReadLawText, { trigger, pattern }: Told, unless?: RegExp) {
  const sentences = text.sentences.filter(
    (sentence) => trigger.test(sentence.text) && !unless?.test(sentence.text),
  )
  return inLawSentences({ ...text, sentences }, pattern, MAY)
}

/** What may be told freely, is asked of all after an offer, or is asked for others. */
const MAY =
  /\b(?:not|never|nobody|without|anonym\w*|monitoring|optional|voluntar\w+|wish|need not|adjust\w*|support|guarantee\w*|confident|two ticks|occupational health|flexib\w*|welcom\w*|whatever|no matter|visas?|relocat\w*|housing|schools?|benefits?|dbs|safer recruitment|by law)\b|n't\b|\b(?:residents?|patients?|clients?|customers?|pupils?|visitors?|tenants?|guests?|service users?)\b(?=.*\b(?:their|them|they)\b)|\b(?:after|once|when|if)\b[^.]*\b(?:offer(?:ed)?|appointed|hired|successful)\b/

/** Questions that lead on to a job, and ask nothing. */
const LEADS_ON =
  /\b(?:look(?:ing)? (?:for|to)|want(?:ing|s)?|passion\w*|love|enjoy|return\w*|back|search\w*|ready|seek\w*|interest\w*|dream\w*|would you like|why not|join\w*|thinking|fits?|fitting|around|term[ -]time|tired of|ambitio\w*|keen|heart for|hop(?:e|ing)|new|difference|experience\w*|skills?|strong|good|great|adjust\w*|support\w*)\b/
const OPEN = /^\W*(?:and |so |please,? )?(?:what|which|how|when|where|who|whose|in which|at what)\b/
/** An answer that the advert gives to its own question. */
const ANSWERED =
  /\bwe (?:also )?(?:offer|have|can|support|guarantee|welcome|help|provide|run|understand|fit|work around|make|give)\b|\bour\b|welcom|\bthen\b|why not|join us|no problem|perfect|ideal|flexib|adjust|what you need|would love/
const AFTER = 160
/** Longer questions describe somebody. */
const LONGEST = 100

/** What an advert’s own sentences ask of those who apply. */
export function findPersonalDemands(text: ReadLawText, asked: Asked): LawHit[] {
  const told = asked.told ? findTold(text, asked.told) : []
  const questions = { ...text, sentences: text.sentences.filter((one) => isAsking(text, one)) }
  return [
    ...told.map((range) => ({ ...range, words: leftOut })),
    ...(asked.plain ? inLawSentences(questions, asked.plain) : []).map((range) => ({
      ...range,
      better: asked.better,
    })),
  ]
    .filter((hit) => !isExcused(text, hit, asked))
    .map((hit) => ({
      ...hit,
      from: hit.from + text.folded.text.slice(hit.from, hit.to).search(/\w/),
      level: 'red',
      sentence: asked.sentence,
    }))
}

function isAsking({ folded }: ReadLawText, { text, start }: ReadLawText['sentences'][number]) {
  if (!text.endsWith('?') || text.length > LONGEST) return false
  return OPEN.test(text) || !leadsOn(folded.text, { from: start, to: start + text.length })
}

/** Whether a question of an advert leads on to the job, by its own words or by what is said after it. */
export function leadsOn(text: string, { from, to }: Pick<LawHit, 'from' | 'to'>): boolean {
  return LEADS_ON.test(text.slice(from, to)) || ANSWERED.test(text.slice(to, to + AFTER))
}

function isExcused(text: ReadLawText, { from }: Pick<LawHit, 'from'>, { unless }: Asked) {
  const sentence = text.sentences.findLast(({ start }) => start <= from)?.text ?? ''
  return unless?.test(sentence) || EQUALITY.test(sentence)
}

/** Nothing in place of a demand that stands alone: only its writer knows what else a list wants. */
function leftOut(quote: string, after: string) {
  const isAlone = /^\s*(?:$|[;:)–-])/.test(after) && !/,|\band\b|\bor\b/.test(quote)
  return isAlone ? '' : undefined
}
