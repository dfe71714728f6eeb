import { z } from 'zod'
import uk from './uk-arrival-2026-11-23.json' with { type: 'json' }

const Day = z.iso.date()
const Key = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/)
/** Words after the sum, or instead of one. */
const Words = z.string().min(1)
const Side = z.enum(['applicant', 'employer'])

/** The condition on which a part applies to a person; without one it applies to everyone. */
const Condition = z.strictObject({
  where: z.enum(['abroad', 'uk']).optional(),
  visa: z.enum(['skilled-worker', 'health-and-care']).optional(),
  /** Left out only if the person says no; `atas` is shown only after a yes. */
  needs: z.enum(['english', 'tb', 'criminal', 'registration', 'atas']).optional(),
})
export type Condition = z.infer<typeof Condition>

const Source = z.strictObject({
  title: z.string().min(1),
  /** The URL, on a site of the state or of one of its bodies. */
  url: z.url({ protocol: /^https$/ }),
  /** The day when its text was last read; left out for the rules that every check rests on, which have a day of their own. */
  checkedOn: Day.optional(),
  /** Set if nobody has read it there. */
  unverified: z.literal(true).optional(),
  note: z.string().optional(),
})

/** The first day on which an amount applies, and the first day on which it no longer does. */
const Span = { from: Day.optional(), until: Day.optional() }

const Amount = z.discriminatedUnion('kind', [
  /** A sum that we have read in the source, from a day on. */
  z.strictObject({
    kind: z.literal('read'),
    ...Span,
    from: Day,
    pounds: z.number().positive(),
    words: Words,
  }),
  /** A sum that others report for the source: the page says so, and to check it there. */
  z.strictObject({
    kind: z.literal('reported'),
    ...Span,
    from: Day,
    pounds: z.number().positive(),
    words: Words,
    seenIn: z.string().min(1),
    seenOn: Day,
  }),
  /** A sum in the source that we have not read: the page shows no sum and links to the source. */
  z.strictObject({ kind: z.literal('unknown'), ...Span, words: Words }),
  /** A cost without a fixed price. */
  z.strictObject({ kind: z.literal('varies'), ...Span, words: Words }),
])

const Step = z.strictObject({
  key: Key,
  title: z.string(),
  what: z.array(z.string()).min(1),
  takes: z.string(),
  /** The payments that nobody may ask of the worker at this step. */
  never: z.array(z.string()).min(1),
  source: Key,
  only: Condition.optional(),
  forEmployer: z
    .strictObject({
      what: z.array(z.string()).min(1),
      takes: z.string().optional(),
      never: z.array(z.string()).min(1),
    })
    .optional(),
})

const Item = z.strictObject({
  key: Key,
  step: Key,
  side: Side,
  label: z.string(),
  hint: z.string().optional(),
  only: Condition.optional(),
  forEmployer: z
    .strictObject({ label: z.string().optional(), hint: z.string().optional() })
    .optional(),
})

const Cost = z.strictObject({
  key: Key,
  step: Key,
  label: z.string(),
  payer: Side,
  /** The amounts, oldest first, without gaps. */
  amounts: z.array(Amount).min(1),
  source: Key,
  only: Condition.optional(),
  forEmployer: z.strictObject({ label: z.string() }).optional(),
})

/** The steps from an offer to the first day in one country. */
export const ArrivalRules = z.strictObject({
  version: z.string(),
  country: z.string().length(2),
  sources: z.record(Key, Source),
  /** SOC 2020 codes whose workers need a criminal record certificate when they apply from abroad. */
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

/** A part in its reader’s words. Without words for the employer both sides read the same. */
export function inWordsFor<Part extends { forEmployer?: object | undefined }>(
  side: z.infer<typeof Side>,
  { forEmployer, ...part }: Part,
) {
  return side === 'employer' ? { ...part, ...forEmployer } : part
}

export function findStep(key: string) {
  return ARRIVAL_RULES.steps.find((step) => step.key === key) ?? null
}

export function findItem(key: string, reader: z.infer<typeof Side> = 'applicant') {
  const found = ARRIVAL_RULES.items.find((item) => item.key === key)
  return found ? inWordsFor(reader, found) : null
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
