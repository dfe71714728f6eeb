import { describeHeadline, wordsCodeOf } from '#sponsorship/headline/describe-headline.ts'
import type { HeadlineCode, HeadlineFacts } from '#trade/headline/headline-facts.ts'
import { english } from '#platform/languages/english.ts'
import { message } from '#platform/languages/message.ts'
import { daysBetween } from '#platform/primitives/time/days.ts'
import type { Criterion, Verdict } from '#trade/headline/criteria.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import type { Results } from '#sponsorship/check/assess-criteria.ts'
import type { Applicant } from '#sponsorship/check/context/applicant.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { reasonText, type Line } from '#sponsorship/check/result.ts'
import { codeOfAsk, codeOfFact, reasonOf, sentenceOf } from './headline-words.ts'

/** The order of reasons that rule a job out: first those that cannot be changed. */
const ORDER_OF_FACTS: Criterion[] = ['occupation', 'wording', 'licence', 'pay']
const ORDER_OF_ASKS: Criterion[] = ['licence', 'occupation', 'pay']
const MONEY = new Set(['certificate-for-money', 'fee-asked'])
const CAUTION = new Set([
  'guaranteed-visa',
  'contact-elsewhere',
  'costs-from-wages',
  'training-sold',
])

/** The headline for a person with answers: permission to work comes first, then what is up to them. */
export function toPersonalHeadline(
  { lines, personal }: Results,
  { applicant, advert: { poster }, date }: Pick<CheckContext, 'applicant' | 'advert' | 'date'>,
): Headline {
  const headline = toHeadline(lines)
  if (headline.tone === 'danger') return headline
  const permission = personal.find(({ name }) => name === 'permission')
  if (permission?.code === 'refused-from-abroad') return refuse(permission)
  const mayWork = mayWorkAlready(applicant, date)
  // No visa replaces the registration without which nobody may do the work.
  const unregistered = mayWork && personal.find(isUnregistered)
  if (unregistered)
    return toWarning(lines) ?? toOwnFirst(unregistered, mayWork.isForGood ? {} : neededIn(headline))
  const toRegister = mayWork && personal.find(isOpenRegistration)
  if (applicant.permission === 'graduate' && mayWork)
    return withLaterAnswer(
      headline,
      { applicant, date },
      toRegister ? ownOf(toRegister) : undefined,
    )
  if (mayWork) {
    const code = mayWork.isForGood ? 'may-work-settled' : 'may-work-dependant'
    const says: HeadlineFacts = {
      ...NO_FACTS,
      code,
      reason: message(`headlineReasons.${mayWork.isForGood ? 'no-visa' : 'own-visa'}`),
      sentence: message(`headlineSentences.${code}`),
      ...(toRegister && { own: ownOf(toRegister) }),
      ...(!mayWork.isForGood && {
        ...neededIn(headline),
        own: joined(toRegister && ownOf(toRegister), sponsoredLater(headline)),
      }),
    }
    // A person who needs no visa can be defrauded in another’s name as well.
    const tone = poster === 'unproved' ? 'ask' : 'pass'
    return { tone, code, ...describeHeadline(says, english), says }
  }
  if (headline.tone === 'no' || headline.tone === 'caution') return headline
  if (permission) return toAdvice(permission, { headline, lines })
  const own =
    personal.find(({ verdict }) => verdict === 'fail') ?? personal.find(({ todo }) => todo)
  if (!own) return headline
  if (own.verdict === 'fail') return toOwnFirst(own, neededIn(headline))
  if (!headline.says) return headline
  const says = { ...headline.says, own: ownOf(own) }
  return { ...headline, ...describeHeadline(says, english), says }
}

const isUnregistered = ({ name, verdict }: Personal) =>
  name === 'registration' && verdict === 'fail'

/** A registration of which nobody knows yet whether the person has it; no visa replaces it. */
const isOpenRegistration = ({ name, verdict, todo }: Personal) =>
  name === 'registration' && verdict === 'unknown' && todo !== null

function nextFor({ name, code }: Personal) {
  if (name === 'english') return [message('forMe.showEnglish')]
  const isStarted = code === 'registration-working-towards'
  return [message(isStarted ? 'forMe.askRegistered' : 'forMe.register')]
}

type Own = NonNullable<HeadlineFacts['own']>

const ownOf = (own: Personal): Own => ({ text: `For you: ${own.todo}`, says: nextFor(own) })

function joined(first: Own | null | undefined, second: HeadlineFacts['own']) {
  if (!first || !second) return first ?? second
  return { text: `${first.text} ${second.text}`, says: [...first.says, ...second.says] }
}

/** The headline of what a person lacks themself, whatever the job says. */
function toOwnFirst(own: Personal, needed: Partial<Needed>): Headline {
  const code = own.name === 'english' ? 'english-first' : 'register-first'
  const says: HeadlineFacts = {
    ...NO_FACTS,
    code,
    sentence: message(`headlineSentences.${code}`),
    ...needed,
    own: { text: reasonText(own), says: own.reasonSays ?? nextFor(own) },
  }
  return { tone: 'ask', code: own.code, ...describeHeadline(says, english), says }
}

function neededIn({ says }: Headline): Needed {
  const { needed = null, isLeast, isScale } = says ?? {}
  return { needed, ...(isLeast && { isLeast }), ...(isScale && { isScale }) }
}

function sponsoredLater({ sentence, says }: Headline): HeadlineFacts['own'] {
  if (!says) return undefined
  const later = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
  const text = english.format(english.words.forMe.sponsoredLater, { sentence: later })
  return { text, says: [message('forMe.sponsoredLater', { sentence: says.sentence })] }
}

type Needed = Pick<HeadlineFacts, 'needed' | 'isLeast' | 'isScale'>
type Personal = Results['personal'][number]

/** The headline of an application that is refused whatever the job. Its words for a card do not say by which rule. */
function refuse({ code, sentence }: Personal): Headline {
  const says: HeadlineFacts = {
    ...NO_FACTS,
    code: 'refused-from-abroad',
    sentence: sentence ?? message('headlineSentences.leave-first'),
  }
  return { tone: 'no', code, ...describeHeadline(says, english), says }
}

/** The headline of what the person has to do first, beside what the job says itself. */
function toAdvice(
  { code, sentence }: Personal,
  { headline, lines }: { headline: Headline; lines: Line[] },
): Headline {
  const own = code as 'leave-first' | 'after-course' | 'visa-ended'
  const says: HeadlineFacts = {
    ...NO_FACTS,
    code: own,
    reason: headline.says ? message(`headlineWords.${wordsCodeOf(headline.says)}`) : null,
    sentence: sentence ?? message(`headlineSentences.${own}`),
    passed: namesOf(lines, 'pass'),
    open: namesOf(lines, 'unknown'),
    isQuestion: true,
    ...neededIn(headline),
  }
  return { tone: 'ask', code, ...describeHeadline(says, english), says }
}

/** The reasons against a job that matter only to people who need a sponsor. */
const FOR_SPONSORSHIP = new Set<HeadlineCode>([
  'closed-from-abroad',
  'not-eligible',
  'only-on-the-route',
  'band-too-low',
  'occupation',
  'refuses-sponsorship',
  'right-to-work-required',
  'b-rated',
  'licence',
  'pay',
])
/** Reasons to take no step yet, whatever the visa allows. */
const NOT_NOW = new Set<HeadlineCode>(['poster-not-proved', ...([...CAUTION] as HeadlineCode[])])

/** The headline for somebody on a Graduate visa: for lists whether the job can be sponsored later, for its page both. */
function withLaterAnswer(
  headline: Headline,
  { applicant: { visaEndsOn }, date }: Pick<CheckContext, 'applicant' | 'date'>,
  own: HeadlineFacts['own'],
): Headline {
  const { says: facts, tone } = headline
  if (!facts || (tone === 'no' && !FOR_SPONSORSHIP.has(facts.code)) || NOT_NOW.has(facts.code))
    return headline
  const says: HeadlineFacts = {
    ...facts,
    own,
    sentence: visaEndsOn
      ? message('forMe.workUntil', { date: { date: visaEndsOn } })
      : message('forMe.workWhile'),
    later: {
      days: visaEndsOn === null ? null : daysBetween(date, visaEndsOn),
      sentence: facts.sentence,
    },
  }
  return { ...headline, ...describeHeadline(says, english), says }
}

/** The answer of a check in one sentence, limited to what its lines say. */
export function toHeadline(lines: Line[]): Headline {
  const line = (name: Criterion) => lines.find((one) => one.name === name)
  const warning = toWarning(lines)
  if (warning?.tone === 'danger') return warning
  for (const name of ORDER_OF_FACTS) {
    const found = line(name)
    if (found?.verdict !== 'fail') continue
    return build(
      CAUTION.has(found.code) ? 'caution' : 'no',
      { of: found, lines },
      codeOfFact(found),
    )
  }
  if (warning) return warning
  // Pay that will be too low matters whatever the answers about the rest.
  const limited = lines.find(({ code }) => code === 'only-until-registered')
  const unknown = ORDER_OF_ASKS.map(line).find((one) => one?.verdict === 'unknown')
  const found = limited ?? unknown
  if (found) return build('ask', { of: found, lines }, codeOfAsk(found))
  return build('pass', { of: undefined, lines }, 'all-pass')
}

/** The warning of the wording alone; null without one. */
export function toWarning(lines: Line[]): Headline | null {
  const wording = lines.find(({ name }) => name === 'wording')
  if (!wording || !isWarning(wording.code)) return null
  const tone = MONEY.has(wording.code) ? 'danger' : 'caution'
  return build(tone, { of: wording, lines }, codeOfFact(wording))
}

/** Whether a line with this code is about money or fraud, in any country. */
export function isWarning(code: string): boolean {
  return MONEY.has(code) || CAUTION.has(code)
}

const NO_FACTS = {
  reason: null,
  quote: null,
  passed: [],
  open: [],
  isQuestion: false,
  needed: null,
} satisfies Partial<HeadlineFacts>

/** The people who need no sponsor on a day, in the rules’ order. Null for everyone else. */
export function mayWorkAlready({ where, permission, visaEndsOn }: Applicant, date: string) {
  if (where !== 'uk') return null
  if (permission === 'settled') return { isForGood: true }
  if (permission === 'dependant') return { isForGood: false }
  const isGraduate = permission === 'graduate' && (visaEndsOn === null || visaEndsOn >= date)
  return isGraduate ? { isForGood: false } : null
}

interface Evidence {
  /** The line that decides; undefined if all pass. */
  of: Line | undefined
  lines: Line[]
}

const NOTHING = { brief: null, quotes: [], needed: null }

function build(tone: Headline['tone'], { of, lines }: Evidence, code: HeadlineCode): Headline {
  const line = of ?? NOTHING
  const passed = namesOf(lines, 'pass')
  const needed = lines.find(({ name }) => name === 'pay')?.needed
  const isQuestion = tone === 'ask'
  const says: HeadlineFacts = {
    code,
    reason: reasonOf(code, line),
    sentence: sentenceOf(code, line),
    quote: !isQuestion && of?.name === 'wording' ? (of.quotes[0]?.text ?? null) : null,
    passed,
    open: isQuestion ? namesOf(lines, 'unknown').filter((name) => name !== of?.name) : [],
    isQuestion: isQuestion,
    ...describeNeed(needed),
  }
  return { tone, code: of?.code ?? 'all-pass', ...describeHeadline(says, english), says }
}

function describeNeed(needed: Line['needed'] | undefined): Needed {
  if (!needed) return { needed: null }
  if (needed.scale) return { needed: needed.scale, isScale: true }
  return { needed: needed.sum, ...(needed.least < needed.most && { isLeast: true }) }
}

function namesOf(lines: Line[], verdict: Verdict) {
  return ORDER_OF_ASKS.filter((name) =>
    lines.some((line) => line.name === name && line.verdict === verdict),
  )
}
