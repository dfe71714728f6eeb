import { z } from 'zod'
import uk from './uk-arrival-2026-11-23.json' with { type: 'json' }

const Day = z.iso.date()
const Key = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/)
const Side = z.enum(['applicant', 'employer'])

/** When a part is for somebody; without a condition it is for everybody. */
const Condition = z.strictObject({
  where: z.enum(['abroad', 'uk']).optional(),
  visa: z.enum(['skilled-worker', 'health-and-care']).optional(),
  /** Left out only if the person says no; of `atas`, shown only after a yes. */
  needs: z.enum(['english', 'tb', 'criminal', 'registration', 'atas']).optional(),
})
export type Condition = z.infer<typeof Condition>

const Source = z.strictObject({
  title: z.string().min(1),
  /** On a site of the state or of one of its bodies. */
  url: z.url({ protocol: /^https$/ }),
  /** When its text was last read, or was last reported by others. */
  checkedOn: Day,
  /** Nobody has read it there. */
  unverified: z.literal(true).optional(),
  note: z.string().optional(),
})

/** A sum in pounds from a day on, or words where nobody sets one price. */
const Amount = z.strictObject({
  from: Day.optional(),
  /** The first day on which it no longer applies. */
  until: Day.optional(),
  pounds: z.number().positive().nullable(),
  /** Behind the sum, or instead of one. */
  words: z.string().min(1),
  /** Not read in an official text: the page says to check it at the source. */
  unverified: z.literal(true).optional(),
  /** Where a figure that is not verified was reported. */
  seenIn: z.string().optional(),
})

const Step = z.strictObject({
  key: Key,
  title: z.string(),
  what: z.array(z.string()).min(1),
  takes: z.string(),
  /** What nobody may ask of the worker at this step. */
  never: z.array(z.string()).min(1),
  source: Key,
  only: Condition.optional(),
})

const Item = z.strictObject({
  key: Key,
  step: Key,
  side: Side,
  label: z.string(),
  hint: z.string().optional(),
  only: Condition.optional(),
})

const Cost = z.strictObject({
  key: Key,
  step: Key,
  label: z.string(),
  payer: Side,
  /** The oldest first, without gaps. */
  amounts: z.array(Amount).min(1),
  source: Key,
  only: Condition.optional(),
})

/** The way from an offer to the first day in one country. */
export const ArrivalRules = z.strictObject({
  version: z.string(),
  country: z.string().length(2),
  sources: z.record(Key, Source),
  /** Codes of SOC 2020 whose workers show a criminal record certificate when they apply from abroad. */
  criminalRecordCodes: z.strictObject({
    source: Key,
    rule: z.string(),
    codes: z.array(z.string().regex(/^\d{4}$/)),
  }),
  steps: z.array(Step),
  items: z.array(Item),
  costs: z.array(Cost),
})
export type ArrivalRules = z.infer<typeof ArrivalRules>
export type Amount = z.infer<typeof Amount>

export const ARRIVAL_RULES = ArrivalRules.parse(uk)

export function findItem(key: string) {
  return ARRIVAL_RULES.items.find((item) => item.key === key) ?? null
}

export function findCost(key: string) {
  return ARRIVAL_RULES.costs.find((cost) => cost.key === key) ?? null
}

/** The amount on a day; null before the first one. */
export function amountOn(amounts: readonly Amount[], day: string): Amount | null {
  return (
    amounts.findLast(({ from = '', until = '9999-12-31' }) => from <= day && day < until) ?? null
  )
}
