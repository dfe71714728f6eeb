import type { Criterion } from '#contract/sponsorship/criteria.ts'
import type { Headline } from '#contract/sponsorship/headline.ts'
import type { Results } from './assess-criteria.ts'
import type { Applicant } from './context/applicant.ts'
import type { CheckContext } from './context/check-context.ts'
import type { Line } from './result.ts'
import { ASKS, FACTS, type Words } from './headline-words.ts'

const ALL_PASS: Words = {
  words: 'All three pass',
  reason: () => 'Licence, occupation, pay',
  sentence: () => 'Nothing rules out sponsorship',
  detail: () => 'Licence, occupation and pay all pass.',
}
/** What rules a job out comes in this order: first what nobody can change. */
const ORDER_OF_FACTS: Criterion[] = ['occupation', 'wording', 'licence', 'pay']
const ORDER_OF_ASKS: Criterion[] = ['licence', 'occupation', 'pay']
const MONEY = new Set(['certificate-for-money', 'fee-asked'])
const NO_PAY = new Set(['no-pay', 'pay-in-words'])
const LIST = new Intl.ListFormat('en-GB')
const CAUTION = new Set([
  'guaranteed-visa',
  'contact-elsewhere',
  'costs-from-wages',
  'training-sold',
])

/** The same for somebody who has said who they are: that they may work already comes first, then what is up to them. */
export function toPersonalHeadline(
  { lines, personal }: Results,
  { applicant, advert: { poster } }: Pick<CheckContext, 'applicant' | 'advert'>,
): Headline {
  const headline = toHeadline(lines)
  if (headline.tone === 'danger') return headline
  const mayWork = mayWorkAlready(applicant)
  if (mayWork) {
    const later = `${headline.sentence.charAt(0).toLowerCase()}${headline.sentence.slice(1)}`
    return {
      ...headline,
      // Whoever needs no visa is cheated in the name of another as well.
      tone: poster === 'unproved' ? 'ask' : 'pass',
      code: `may-work-${applicant.permission}`,
      words: 'You may work here',
      reason: mayWork.reason,
      sentence: mayWork.sentence,
      detail: mayWork.isForGood ? '' : `To be sponsored later: ${later}.`,
      neededPay: mayWork.isForGood ? null : headline.neededPay,
    }
  }
  const own =
    personal.find(({ verdict }) => verdict === 'fail') ?? personal.find(({ todo }) => todo)
  if (headline.tone === 'no' || !own) return headline
  if (own.verdict === 'fail') {
    const { words, sentence } = PERSONAL[own.name]
    return {
      ...headline,
      tone: 'ask',
      code: own.code,
      words,
      reason: '',
      sentence,
      detail: own.reason,
    }
  }
  return {
    ...headline,
    detail: [headline.detail, `For you: ${own.todo}`].filter(Boolean).join(' '),
  }
}

/** The answer of a check in one sentence; never more than its lines say. */
export function toHeadline(lines: Line[]): Headline {
  const line = (name: Criterion) => lines.find((one) => one.name === name)
  const build = (tone: Headline['tone'], of: Line | undefined, words: Words) =>
    toWords(tone, { of, lines, neededPay: line('pay')?.needed ?? null }, words)
  const warning = toWarning(lines)
  if (warning?.tone === 'danger') return warning
  for (const name of ORDER_OF_FACTS) {
    const found = line(name)
    if (found?.verdict !== 'fail') continue
    return build(CAUTION.has(found.code) ? 'caution' : 'no', found, wordsFor(FACTS, found))
  }
  if (warning) return warning
  for (const name of ORDER_OF_ASKS) {
    const found = line(name)
    if (found?.verdict === 'unknown') return build('ask', found, wordsFor(ASKS, found))
  }
  return build('pass', undefined, ALL_PASS)
}

/** What the wording alone warns of; null for nothing. */
export function toWarning(lines: Line[]): Headline | null {
  const wording = lines.find(({ name }) => name === 'wording')
  if (!wording || !isWarning(wording.code)) return null
  const tone = MONEY.has(wording.code) ? 'danger' : 'caution'
  const neededPay = lines.find(({ name }) => name === 'pay')?.needed ?? null
  return toWords(tone, { of: wording, lines, neededPay }, wordsFor(FACTS, wording))
}

/** Whether a line with this code is about money or fraud, in whatever country. */
export function isWarning(code: string): boolean {
  return MONEY.has(code) || CAUTION.has(code)
}

function wordsFor(table: Record<string, Words>, { name, code }: Line): Words {
  return table[code] ?? table[name] ?? ALL_PASS
}

const PERSONAL = {
  english: { words: 'English first', sentence: 'For you: reach the English level first' },
  registration: { words: 'Register first', sentence: 'For you: register for this work first' },
}

/** Who needs no sponsor today, in the rules’ own order. Null for everybody else. */
export function mayWorkAlready({ where, permission }: Applicant) {
  if (where !== 'uk') return null
  if (permission === 'settled') {
    return {
      reason: 'You need no visa',
      sentence: 'You can take this job: you need no visa for it',
      isForGood: true,
    }
  }
  if (permission === 'graduate') {
    return {
      reason: 'On your Graduate visa',
      sentence: 'You can take this job on your Graduate visa, while it lasts',
      isForGood: false,
    }
  }
  if (permission !== 'dependant') return null
  return {
    reason: 'On your visa',
    sentence: 'You can take this job on your visa, while it lasts',
    isForGood: false,
  }
}

interface Evidence {
  of: Line | undefined
  lines: Line[]
  neededPay: string | null
}

function toWords(
  tone: Headline['tone'],
  { of, lines, neededPay }: Evidence,
  said: Words,
): Headline {
  const line = of ?? { brief: '', quotes: [], figures: [], needed: null }
  const passed = describePassed(lines)
  return {
    tone,
    code: of?.code ?? 'all-pass',
    words: said.words,
    // The card shows beside it that there is no pay.
    reason: of && NO_PAY.has(of.code) && passed ? passed : (said.reason?.(line) ?? line.brief),
    sentence: said.sentence(line),
    detail: said.detail?.(line) ?? (tone === 'ask' ? describeRest(lines, of) : ''),
    neededPay: neededPay && `${neededPay} needed`,
  }
}

/** ‘Licence and occupation pass’; empty if neither does. */
function describePassed(lines: Line[]) {
  const passed = ORDER_OF_ASKS.filter((name) =>
    lines.some((one) => one.name === name && one.verdict === 'pass'),
  )
  const names = LIST.format(passed)
  return (
    names &&
    `${names.charAt(0).toUpperCase()}${names.slice(1)} ${passed.length > 1 ? 'pass' : 'passes'}`
  )
}

/** ‘Licence and occupation pass. Ask about the pay, too.’ */
function describeRest(lines: Line[], named: Line | undefined) {
  const passed = describePassed(lines)
  const open = ORDER_OF_ASKS.filter(
    (name) =>
      name !== named?.name && lines.some((one) => one.name === name && one.verdict === 'unknown'),
  )
  const rest = open.length > 0 ? `Ask about the ${LIST.format(open)}, too.` : ''
  return [passed && `${passed}.`, rest].filter(Boolean).join(' ')
}
