import type { Criterion } from '#trade/headline/criteria.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import type { HeadlineCode, HeadlineFacts } from '#trade/headline/headline-facts.ts'
import type { Language } from '#platform/languages/language.ts'
import { message, type TextPath } from '#platform/languages/message.ts'

const WITHIN = {
  licence: 'check.licenceWithin',
  occupation: 'check.occupationWithin',
  pay: 'check.payWithin',
} as const satisfies Partial<Record<Criterion, TextPath>>

/** Codes of adverts without pay, where the required pay is something to ask for. */
const PAY_MISSING = new Set<HeadlineCode>(['no-pay', 'pay-in-words'])

type Described = Pick<Headline, 'words' | 'reason' | 'sentence' | 'detail' | 'neededPay'>

/**
 * The code whose words a card shows. If all the work that a title could mean passes, its code decides about the pay
 * alone, which the next step still asks for.
 */
export function wordsCodeOf({ code, passed }: Pick<HeadlineFacts, 'code' | 'passed'>) {
  return code === 'depends-on-the-code' && passed.includes('occupation') ? 'ask-pay' : code
}

/** A headline in a language. */
export function describeHeadline(facts: HeadlineFacts, language: Language): Described {
  const { reason, sentence, later } = facts
  const { words, format, say } = language
  const own = words.headlineWords[wordsCodeOf(facts)]
  return {
    words: later ? format(words.forMe.then, { words: lowerFirst(own) }) : own,
    reason: describeReason(reason, language),
    sentence: say(sentence),
    detail: describeBoth(facts, language),
    neededPay: describeNeeded(facts, language),
  }
}

/** The second sentence, and the one for the person. */
function describeBoth(facts: HeadlineFacts, language: Language) {
  const [detail, own] = [describeDetail(facts, language), describeOwn(facts, language)]
  const isEnded = !facts.later || own === ''
  return [isEnded ? detail : `${detail}${endOf(language)}`, own].filter(Boolean).join(' ')
}

function describeOwn({ own }: HeadlineFacts, { code, say }: Language) {
  if (!own) return ''
  return code === 'en' ? own.text : say(...own.says)
}

function describeReason(reason: HeadlineFacts['reason'], { say, words }: Language) {
  if (reason === null || reason === 'passed') return ''
  if ('quote' in reason) return `‘${reason.quote}’`
  const [area, name = ''] = reason.text.split('.', 2)
  // Checks made by versions before name texts that are no longer there: the words themselves say it now.
  const isGone = (area === 'headlineReasons' || area === 'briefs') && !(name in words[area])
  return isGone ? '' : say(reason)
}

function describeDetail(
  { code, quote, isQuestion, passed, open, detail, later, ...facts }: HeadlineFacts,
  language: Language,
) {
  const { words, format, say } = language
  if (detail) return say(detail)
  if (later) {
    const then = { words: lowerFirst(say(later.sentence)) }
    return later.days === null
      ? format(words.forMe.then, then)
      : format(words.forMe.thenAfter, { ...then, days: later.days })
  }
  if (code === 'all-pass') return words.check.allPassDetail
  if (code.startsWith('old-')) return words.check.oldDetail
  if (quote !== null) return `‘${quote}’`
  if (!isQuestion) return ''
  const request = PAY_MISSING.has(code) ? (describeNeeded({ code, ...facts }, language) ?? '') : ''
  const passes = describePassed(passed, language)
  const asks = open.length > 0 ? format(words.check.askToo, { names: listOf(open, language) }) : ''
  return [upperFirst(request), passes]
    .map((part) => part && `${part}${endOf(language)}`)
    .concat(asks)
    .filter(Boolean)
    .join(' ')
}

type Needed = Pick<HeadlineFacts, 'code' | 'needed' | 'isLeast' | 'isScale'>

/** Nobody should ask for a sum that may be too little. */
function describeNeeded(
  { code, needed, isLeast, isScale }: Needed,
  { words, format, say }: Language,
) {
  if (!needed) return null
  if (isScale && typeof needed !== 'string') return say(needed)
  if (PAY_MISSING.has(code)) return isLeast ? null : format(words.check.askFor, { sum: needed })
  return format(words.check[isLeast ? 'neededAtLeast' : 'needed'], { sum: needed })
}

/** A check's headline in a language; in English if its facts are not known. Browsers have only the English that it has. */
export function headlineIn(language: Language, headline: Headline): Headline {
  if (language.code === 'en' || !headline.says) return headline
  return { ...headline, ...describeHeadline(headline.says, language) }
}

/** ‘Licence and occupation pass’; empty if neither does. */
function describePassed(passed: Criterion[], language: Language) {
  if (passed.length === 0) return ''
  const { words, format } = language
  const said = format(words.check.passes, {
    count: passed.length,
    names: listOf(passed, language),
  })
  return upperFirst(said)
}

function upperFirst(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lowerFirst(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function listOf(criteria: Criterion[], { say, format }: Language) {
  const names = criteria.flatMap((name) => (name in WITHIN ? [say(message(pathOf(name)))] : []))
  return format('{names}', { names: { list: names, as: 'and' } })
}

function pathOf(name: Criterion) {
  return name === 'licence' || name === 'occupation' ? WITHIN[name] : WITHIN.pay
}

/** The end of a sentence: a danda in Hindi, Nepali and Bengali, a special mark in Urdu. */
function endOf({ words }: Language) {
  return words.check.allPassDetail.slice(-1)
}
