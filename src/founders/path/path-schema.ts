import { z } from 'zod'
import { PATH_KINDS, PATH_NATIONS } from './founder-path.ts'

const Day = z.iso.date()
const Key = z.string().regex(/^[a-z]+(?:-[a-z0-9]+)*$/)
/** Keys of steps are stored in cookies, and later in cases. */
const StepKey = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/)
const Words = z.string().min(1)

/** The founders a part is for; all, if left out. */
const Audience = {
  nations: z.array(z.enum(PATH_NATIONS)).min(1).optional(),
  kinds: z.array(z.enum(PATH_KINDS)).min(1).optional(),
}

/** `reportedBy` is another source that says this one contains it. */
const Proof = { source: Key.optional(), reportedBy: Key.optional() }

export const Source = z.strictObject({
  title: Words,
  url: z.url({ protocol: /^https$/ }),
  /** The date that the page itself names. */
  publishedOn: Day.optional(),
  /** The day on which we read it, in a stored copy. Without it, it was not read and proves nothing. */
  readOn: Day.optional(),
  /** True if it is not official but reports what another source says. */
  reporter: z.literal(true).optional(),
})
export type Source = z.infer<typeof Source>

const Fact = z.strictObject({ words: Words, ...Proof, ...Audience })
export type Fact = z.infer<typeof Fact>

const Cost = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sum'),
    label: Words,
    pounds: z.number().positive(),
    /** The explanation of the sum. */
    words: Words,
    from: Day.optional(),
    source: Key,
    reportedBy: Key.optional(),
    ...Audience,
  }),
  z.strictObject({ kind: z.literal('nothing'), label: Words, source: Key.optional(), ...Audience }),
  /** It is in the source, which we have not read. */
  z.strictObject({
    kind: z.literal('unknown'),
    label: Words,
    source: Key.optional(),
    words: Words.optional(),
    ...Audience,
  }),
  z.strictObject({ kind: z.literal('quote'), label: Words, ...Audience }),
])
export type Cost = z.infer<typeof Cost>

const Takes = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('known'),
    words: Words,
    source: Key,
    reportedBy: Key.optional(),
    ...Audience,
  }),
  /** It depends on the founder. */
  z.strictObject({ kind: z.literal('yours'), words: Words, ...Audience }),
  z.strictObject({
    kind: z.literal('unknown'),
    source: Key.optional(),
    words: Words.optional(),
    ...Audience,
  }),
])
export type Takes = z.infer<typeof Takes>

const Step = z.strictObject({
  key: StepKey,
  kinds: Audience.kinds,
  /** The date of its edition: a tick of an earlier one is marked, so that its founder looks again. */
  changedOn: Day,
  title: Words,
  why: Words,
  todo: z.array(Fact).min(1),
  documents: z.array(Fact).optional(),
  links: z.array(z.strictObject({ href: z.string().startsWith('/'), label: Words })).optional(),
  costs: z.array(Cost).min(1),
  /** The first that applies counts. */
  takes: z.array(Takes).min(1),
  after: z.array(StepKey),
  /** Further reading, besides the sources of its facts. */
  sources: z.array(z.strictObject({ source: Key, ...Audience })),
})
export type Step = z.infer<typeof Step>

export const SharedSteps = z.strictObject({ steps: z.array(Step) })

export const NationPath = z.strictObject({
  nation: z.enum(PATH_NATIONS),
  name: Words,
  regulator: z.strictObject({ name: Words, short: Words, url: z.url({ protocol: /^https$/ }) }),
  stages: z.array(
    z.strictObject({ key: StepKey, title: Words, lead: Words, steps: z.array(StepKey).min(1) }),
  ),
  steps: z.array(Step),
})
export type NationPath = z.infer<typeof NationPath>

export const Change = z.strictObject({
  on: Day,
  words: Words,
  source: Key,
  reportedBy: Key.optional(),
  steps: z.array(StepKey).min(1),
  ...Audience,
})
export type Change = z.infer<typeof Change>
