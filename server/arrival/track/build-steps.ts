import type {
  ArrivalCircumstances,
  ArrivalCost,
  ArrivalItem,
  ArrivalSide,
  ArrivalSource,
  ArrivalStep,
} from '#contract/arrival.ts'
import { formatPay } from '#contract/formats.ts'
import {
  amountOn,
  ARRIVAL_RULES,
  type Amount,
  type ArrivalRules,
  type Condition,
} from '#server/arrival/rules/arrival-rules.ts'

/** What is stored of an item. */
export interface ItemState {
  plannedOn: string | null
  doneOn: string | null
  note: string
}

export interface StepsInput {
  side: ArrivalSide
  circumstances: ArrivalCircumstances
  items: ReadonlyMap<string, ItemState>
  /** In London; an ISO date. */
  today: string
}

/** The steps that are for this person, with what is planned and done. Pure. */
export function buildSteps(
  { side, circumstances, items, today }: StepsInput,
  rules: ArrivalRules = ARRIVAL_RULES,
): ArrivalStep[] {
  const isFor = ({ only }: { only?: Condition | undefined }) => applies(only, circumstances)
  return rules.steps.filter(isFor).map(({ key, title, what, takes, never, source }) => {
    const own = rules.items
      .filter((item) => item.step === key && isFor(item))
      .map((item): ArrivalItem => {
        const { plannedOn = null, doneOn = null, note = '' } = items.get(item.key) ?? {}
        const isLate = plannedOn !== null && doneOn === null && plannedOn < today
        const { label, hint = null } = item
        const isOwn = item.side === side
        return {
          key: item.key,
          side: item.side,
          label,
          hint,
          isOwn,
          plannedOn,
          doneOn,
          isLate,
          note,
        }
      })
    const costs = rules.costs
      .filter((cost) => cost.step === key && isFor(cost))
      .flatMap((cost): ArrivalCost[] => {
        const amount = amountOn(cost.amounts, today)
        if (!amount) return []
        const { label, payer } = cost
        return [
          {
            key: cost.key,
            label,
            payer,
            amount: amountWords(amount),
            isUnverified: amount.unverified === true,
            from: amount.pounds === null ? null : (amount.from ?? null),
            source: toSource(rules, cost.source),
          },
        ]
      })
    const isDone = own.length > 0 && own.every(({ doneOn }) => doneOn !== null)
    return {
      key,
      title,
      what,
      takes,
      never,
      source: toSource(rules, source),
      costs,
      items: own,
      isDone,
    }
  })
}

/** A question without an answer leaves a part in, but for the few who need ATAS. */
function applies(only: Condition | undefined, circumstances: ArrivalCircumstances): boolean {
  if (!only) return true
  const { where, visa, needs } = only
  if (where && circumstances.where && circumstances.where !== where) return false
  if (visa && circumstances.visa && circumstances.visa !== visa) return false
  if (needs === 'atas') return circumstances.atas === 'yes'
  return !needs || circumstances[needs] !== 'no'
}

/** The keys of the items that are for this person. */
export function itemKeysFor(circumstances: ArrivalCircumstances): Set<string> {
  const { steps, items } = ARRIVAL_RULES
  const open = new Set(
    steps.filter(({ only }) => applies(only, circumstances)).map(({ key }) => key),
  )
  const own = items.filter(({ only, step }) => open.has(step) && applies(only, circumstances))
  return new Set(own.map(({ key }) => key))
}

function amountWords({ pounds, words }: Amount) {
  if (pounds === null) return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  const pay = { min: pounds, max: pounds, currency: 'GBP', period: null, text: null }
  return `${formatPay(pay)} ${words}`
}

function toSource(rules: ArrivalRules, key: string): ArrivalSource {
  const source = rules.sources[key]
  if (!source) throw new Error(`The rules have no source ${key}.`)
  const { title, url, checkedOn, unverified } = source
  return { title, url, checkedOn, isUnverified: unverified === true }
}

/** What the situation, an earlier answer and the occupation say already; the person corrects it. */
export function suggestCircumstances(
  saved: ArrivalCircumstances,
  {
    where,
    registration,
    occupationCode,
  }: {
    where?: 'abroad' | 'uk' | undefined
    registration?: string | undefined
    occupationCode: string | null
  },
): ArrivalCircumstances {
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
