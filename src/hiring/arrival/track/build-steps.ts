import type {
  ArrivalCircumstances,
  ArrivalCost,
  ArrivalItem,
  ArrivalSide,
  ArrivalSource,
  ArrivalStep,
  ArrivalFile,
} from '#hiring/arrival/arrival.schema.ts'
import type { ItemRow } from '#hiring/arrival/arrival.queries.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import {
  amountOn,
  ARRIVAL_RULES,
  inWordsFor,
  type Amount,
  type ArrivalRules,
  type Condition,
} from '#hiring/arrival/rules/arrival-rules.ts'

/** The stored state of an item. */
export type ItemState = Pick<ItemRow, 'plannedOn' | 'doneOn' | 'note'>

export interface StepsInput {
  side: ArrivalSide
  circumstances: ArrivalCircumstances
  items: ReadonlyMap<string, ItemState>
  /** The files that the reader sees. */
  files?: readonly ArrivalFile[]
  /** The day in London, as an ISO date. */
  today: string
  /** The day on which the rules of every check were last read. */
  rulesReadOn: string
}

/** The person’s steps, with their planned and done items. Pure. */
export function buildSteps(
  { side, circumstances, items, files = [], today, rulesReadOn }: StepsInput,
  rules: ArrivalRules = ARRIVAL_RULES,
): ArrivalStep[] {
  const isFor = ({ only }: { only?: Condition | undefined }) => applies(only, circumstances)
  return rules.steps.filter(isFor).map((part) => {
    const { only: _only, source, ...step } = inWordsFor(side, part)
    const { key } = step
    const own = rules.items
      .filter((item) => item.step === key && isFor(item))
      .map((part): ArrivalItem => {
        const { step: _step, only: _only, hint = null, ...item } = inWordsFor(side, part)
        const { plannedOn = null, doneOn = null, note = '' } = items.get(item.key) ?? {}
        const isLate = plannedOn !== null && doneOn === null && plannedOn < today
        return { ...item, hint, isOwn: item.side === side, plannedOn, doneOn, isLate, note }
      })
    const costs = rules.costs
      .filter((cost) => cost.step === key && isFor(cost))
      .flatMap((cost): ArrivalCost[] => {
        const amount = amountOn(cost.amounts, today)
        if (!amount) return []
        const { label, payer } = inWordsFor(side, cost)
        return [
          {
            key: cost.key,
            label,
            payer,
            kind: amount.kind,
            amount: amountWords(amount),
            from: 'pounds' in amount ? amount.from : null,
            reportedOn: amount.kind === 'reported' ? amount.seenOn : null,
            source: toSource(rules, cost.source, rulesReadOn),
          },
        ]
      })
    const isDone = own.length > 0 && own.every(({ doneOn }) => doneOn !== null)
    return {
      ...step,
      source: toSource(rules, source, rulesReadOn),
      costs,
      items: own,
      files: files.filter(({ step }) => step === key),
      isDone,
    }
  })
}

/** Whether a part applies. An unanswered question leaves it in, except for the few who need ATAS. */
function applies(only: Condition | undefined, circumstances: ArrivalCircumstances): boolean {
  if (!only) return true
  const { where, visa, needs } = only
  if (where && circumstances.where && circumstances.where !== where) return false
  if (visa && circumstances.visa && circumstances.visa !== visa) return false
  if (needs === 'atas') return circumstances.atas === 'yes'
  return !needs || circumstances[needs] !== 'no'
}

/** The keys of the person’s steps. */
export function stepKeysFor(circumstances: ArrivalCircumstances): Set<string> {
  const own = ARRIVAL_RULES.steps.filter(({ only }) => applies(only, circumstances))
  return new Set(own.map(({ key }) => key))
}

/** The keys of the person’s items. */
export function itemKeysFor(circumstances: ArrivalCircumstances): Set<string> {
  const open = stepKeysFor(circumstances)
  const own = ARRIVAL_RULES.items.filter(
    ({ only, step }) => open.has(step) && applies(only, circumstances),
  )
  return new Set(own.map(({ key }) => key))
}

function amountWords(amount: Amount) {
  const { words } = amount
  if (!('pounds' in amount)) return words
  const { pounds } = amount
  const pay = { min: pounds, max: pounds, currency: 'GBP', period: null, text: null }
  return `${formatPay(pay)} ${words}`
}

function toSource(rules: ArrivalRules, key: string, rulesReadOn: string): ArrivalSource {
  const source = rules.sources[key]
  if (!source) throw new Error(`The rules have no source ${key}.`)
  const { title, url, unverified = false, checkedOn = unverified ? null : rulesReadOn } = source
  return { title, url, checkedOn, isUnverified: unverified }
}

/** Circumstances derived from the situation, an earlier answer and the occupation; the person corrects them. */
export function suggestCircumstances(
  saved: ArrivalCircumstances,
  known: {
    where?: 'abroad' | 'uk' | undefined
    registration?: string | undefined
    occupationCode: string | null
  },
): ArrivalCircumstances {
  const { where, registration, occupationCode } = known
  const { codes } = ARRIVAL_RULES.criminalRecordCodes
  const criminal =
    occupationCode === null ? undefined : codes.includes(occupationCode) ? 'yes' : 'no'
  return {
    ...(where && { where }),
    ...(registration === 'registered' && { registration: 'no' as const }),
    ...(criminal && { criminal }),
    ...saved,
  }
}
