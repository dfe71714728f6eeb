import { findHintsOnce } from '#safety/hints/find-hints.ts'
import type { UnlawfulKind } from '#safety/hints/kinds.ts'
import { maskHarmless } from '#safety/text-rules/detect/harmless.ts'
import thresholds from '#safety/hints/thresholds.json' with { type: 'json' }
import { EQUALITY, WELCOME } from './frames.ts'
import type { LawKind } from './law.ts'
import type { LawException, LawHit, LawRule, ReadLawText } from './law-rule.ts'
import { AGE } from './rules/age.ts'
import { DISABILITY } from './rules/disability.ts'
import { DOCUMENTS } from './rules/documents.ts'
import { FAMILY } from './rules/family.ts'
import { HIRE_OUT } from './rules/hire-out.ts'
import { MINIMUM_WAGE } from './rules/minimum-wage.ts'
import { PREGNANCY } from './rules/pregnancy.ts'
import { RACE } from './rules/race.ts'
import { RED_LIST } from './rules/red-list.ts'
import { RELIGION } from './rules/religion.ts'
import { REPAYMENT } from './rules/repayment.ts'
import { SEX } from './rules/sex.ts'
import { leadsOn } from './told.ts'

/** The rule of a kind of hints, and what is said of its sentence: that it reads so, not that it is. */
interface HintWords {
  rule: LawRule
  level: LawHit['level']
  sentence: string
}

const NEEDED: LawException = {
  name: 'An occupational requirement, Equality Act 2010, Schedule 9, paragraph 1',
  given: /occupational (?:requirement|qualification)|schedule 9|sch\.? ?9/,
}

const chosen = (rule: LawRule, by: string): HintWords => ({
  rule,
  level: 'amber',
  sentence: `This reads as if the advert chose people by ${by}. Leave it out, or say why the work needs it.`,
})

/** Fees for finding work are left to the text rules. */
const WORDS: Partial<Record<string, HintWords>> = {
  sex: chosen(SEX, 'sex'),
  age: chosen(AGE, 'age'),
  race: chosen(RACE, 'nationality or origin'),
  religion: chosen(RELIGION, 'religion or belief'),
  family: chosen(FAMILY, 'marriage or family'),
  orientation: chosen(FAMILY, 'whom they love or the sex they live in'),
  disability: chosen(DISABILITY, 'health or disability'),
  pregnancy: {
    rule: PREGNANCY,
    level: 'red',
    sentence: 'This reads as if somebody could be refused for a pregnancy or a baby. Leave it out.',
  },
  'minimum-wage': {
    rule: MINIMUM_WAGE,
    level: 'red',
    sentence:
      'This reads as if work were paid less than the minimum wage. Say what is paid for each hour.',
  },
  'hire-out': {
    rule: HIRE_OUT,
    level: 'red',
    sentence:
      'This reads as if a sponsored worker would be hired out to others. Say where and for whom the work is, or leave sponsorship out.',
  },
  documents: {
    rule: DOCUMENTS,
    level: 'red',
    sentence: 'This reads as if somebody’s papers were kept. Copy them and give them back at once.',
  },
  repayment: {
    rule: REPAYMENT,
    level: 'amber',
    sentence:
      'This reads as if a worker paid back costs. Say how much, until when and how it gets smaller; sponsorship is never paid back.',
  },
  'red-list': {
    rule: RED_LIST,
    level: 'amber',
    sentence:
      'This reads as if people were recruited in a country on the red list. Leave the country out.',
  },
} satisfies Partial<Record<UnlawfulKind, HintWords>>

/** Sentences of adverts that choose nobody, or pay for what they name. */
const CHOOSES_NOBODY = new RegExp(
  String.raw`${EQUALITY.source}|${WELCOME.source}|\b(?:you|applicants|candidates|nobody) (?:need not|needn't|(?:do not|don't) (?:have|need) to) (?:say|tell|state|declare|disclose|share|mention|explain|answer|be|have|belong|go|attend)\b|\bif (?:we|you) (?:\w+ ){0,3}adjustments?\b`,
)
const OTHERS_AGES =
  /\bage (?:group|range)s?\b|no (?:upper )?age (?:limit|preference|barrier)|\b(?:of (?:us|our|the|them)|our|colleagues|team)\b[^.;]{0,40}\bin their (?:\d0s|\w+ties)|\b(?:for|support\w*|teach\w*|to|with|help\w*|coach\w*|mentor\w*) (?:\w+ )?(?:people|adults|children|pupils|students|boys|girls|learners) (?:aged|between)\b/
/** The law itself has rates by age. */
const RATES_BY_AGE = /£ ?\d{1,2}\.\d\d\b/
const PAID_FOR_ALL =
  /\bshift pay\b|\bpaid (?:by|for|per) (?:the |your )?(?:whole |full |entire )?(?:shift|call-out|day)\b|\bnot (?:by the minute|by the call|call pay|contact time)\b|\bfrom the (?:beginning|start) of (?:the |your )?first\b/
/** Where those come from whom the work serves, or colleagues. */
const COME_FROM =
  /\b(?:patients?|residents?|clients?|famil(?:y|ies)|tenants?|service users?|customers?|pupils?|colleagues|staff|surgeons|neighbours)\b[^.;]{0,30}\b(?:comes?|came|are|is|from|fled|trained|grew up|born)\b/
const AROUND = 60

function isExcused(kind: string, text: string, { from, to }: Pick<LawHit, 'from' | 'to'>) {
  const sentence = text.slice(from, to)
  if (kind === 'minimum-wage') return PAID_FOR_ALL.test(sentence)
  if (kind === 'red-list' && COME_FROM.test(sentence)) return true
  if (kind === 'age' && RATES_BY_AGE.test(sentence)) return true
  if (kind === 'age' && OTHERS_AGES.test(text.slice(Math.max(0, from - AROUND), to + AROUND)))
    return true
  return WORDS[kind]?.level === 'amber' && CHOOSES_NOBODY.test(sentence)
}

/** Whether the employer pays, and nothing is left that anybody else could: ‘We will cover your visa costs.’ */
function isOthersToPay(sentence: string) {
  const left = maskHarmless(sentence)
  return left !== sentence && !LEFT_TO_PAY.test(left)
}

const LEFT_TO_PAY = /pay|paid|cost|fee|back|deduct|wage|salar|refund|return|reimburs|owe|[£\d]/

/** Kinds of texts whose writer can be asked what was meant; after an offer, a message may ask about health. */
const KINDS = new Set<LawKind>(['advert', 'question'])

/** Shorter texts are a question or a title, which says nothing of the rest. */
const SHORTEST_WHOLE = 200

/** Sentences of a text that read as if they broke a law, each with its rule. */
export function findLawHints({
  folded,
  kind: textKind,
}: ReadLawText): { rule: LawRule; hit: LawHit }[] {
  if (!KINDS.has(textKind)) return []
  const isWhole = folded.text.length >= SHORTEST_WHOLE
  return findHintsOnce(folded.text).flatMap(({ kind, likelihood, score, from, to }) => {
    const words = WORDS[kind]
    if (!words) return []
    if (isWhole ? score < thresholds.lawScore : likelihood < thresholds.law) return []
    // Figures are compared with the rate by the rule, which knows what they are.
    if (kind === 'minimum-wage' && /£ ?\d/.test(folded.text.slice(from, to))) return []
    if (kind === 'repayment' && isOthersToPay(folded.text.slice(from, to))) return []
    if (isExcused(kind, folded.text, { from, to })) return []
    if (folded.text[to - 1] === '?' && leadsOn(folded.text, { from, to })) return []
    const { rule, level, sentence } = words
    const exception = level === 'amber' ? { exception: NEEDED } : {}
    return [{ rule, hit: { from, to, level, sentence, ...exception } }]
  })
}
