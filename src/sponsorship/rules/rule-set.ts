import { z } from 'zod'
import { NATIONS } from '#sponsorship/model/facts.ts'

const Day = z.iso.date()
/** The first day on which it no longer applies. */
const EndDay = Day
const Pounds = z.number().nonnegative()
const Code = z.string().regex(/^\d{4}$/)

/**
 * The certainty of a figure: read in a text or in the code of the government, reported by others, or not found. Only a
 * confirmed one can make a result pass; any can make it more cautious.
 */
const Certainty = z.enum(['confirmed', 'reported', 'unconfirmed'])

/** The source of a figure: the rule’s name, and a key of `sources`. */
const Cited = {
  rule: z.string().min(1),
  source: z.string().min(1),
  certainty: Certainty,
  /** The number of independent reports, of a reported figure. */
  reportedBy: z.int().positive().optional(),
  note: z.string().optional(),
}

function figure<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ value, from: Day, until: EndDay.optional(), ...Cited })
}

/** Requirements of an option besides pay. */
export const NEEDS = [
  'phd',
  'stem-phd',
  'salary-list',
  'new-entrant',
  'health-and-care-or-before-2024-04',
  'national-scale',
] as const

/** Tables of Appendix Skilled Occupations that name occupations. */
const TABLES = ['1', '2', '3', '1a', '2aa', '2a', '3a', '6'] as const

export const Option = z.strictObject({
  name: z.string().regex(/^[A-K]$/),
  floor: Pounds,
  /** The share of the going rate. */
  share: z.union([z.literal(1), z.literal(0.9), z.literal(0.8), z.literal(0.7)]),
  rates: z.enum(['standard', 'lower', 'national']),
  needs: z.array(z.enum(NEEDS)),
  from: Day,
  ...Cited,
})
export type Option = z.infer<typeof Option>

/** Pounds a year for 37.5 hours a week, as printed: reduced ones already include the hourly floor. */
const Rates = z.strictObject({
  full: Pounds,
  fullHourly: Pounds,
  share90: Pounds.nullable(),
  share80: Pounds.nullable(),
  share70: Pounds.nullable(),
})
export type Rates = z.infer<typeof Rates>

export const OccupationRule = z.strictObject({
  code: Code,
  title: z.string(),
  tables: z.array(z.enum(TABLES)).min(1),
  skill: z.enum(['rqf-6', 'rqf-3-5', 'below-rqf-3', 'ineligible']),
  standard: Rates.nullable(),
  lower: Rates.nullable(),
  /** Key of `nationalScales`; for codes of Tables 3 and 3a. */
  nationalScale: z.string().nullable(),
  isPhdEligible: z.boolean(),
  /** Whether it is a health and care job for options F to J; then the sponsor must be one too. */
  healthAndCare: z.enum(['yes', 'reported', 'no']),
  /** A further condition in the table, in its words. */
  condition: z.string().nullable(),
  /** Related job titles. */
  examples: z.array(z.string()),
})
export type OccupationRule = z.infer<typeof OccupationRule>

/** An entry of a list. A certificate must be issued before `endsBefore`. */
const ListEntry = z.strictObject({
  code: Code,
  /** Only these jobs of the code; null for all. */
  onlyJobs: z.array(z.string()).min(1).nullable(),
  /** A condition that titles do not show, in the rules’ words; null without one. */
  condition: z.string().nullable(),
  nations: z.array(z.enum(NATIONS)).min(1),
  from: Day,
  endsBefore: EndDay,
})
export type ListEntry = z.infer<typeof ListEntry>

/** A rate of a national pay scale. */
const ScaleRate = z.strictObject({
  /** ‘afc-5’, ‘teacher-qualified’. */
  band: z.string(),
  label: z.string(),
  /** ‘England’, or ‘Inner London’ and so on where pay differs within it. */
  area: z.string(),
  nation: z.enum(NATIONS),
  annual: Pounds,
  /** Hours a week; null if the rules print none, which means a full-time teacher’s hours. */
  hours: z.number().positive().nullable(),
  /** Only for these occupations of the scale; left out for all. */
  codes: z.array(Code).optional(),
})
export type ScaleRate = z.infer<typeof ScaleRate>

const Scale = z.strictObject({
  title: z.string(),
  /** The lowest band in which a new applicant can be sponsored; null if all are open. */
  lowestForNew: z.string().nullable(),
  /** Occupations with another lowest band. */
  lowestFor: z.record(Code, z.string()).optional(),
  ...Cited,
  /** Rates in the order of the rules: for Agenda for Change the lowest band first. */
  rates: z.array(ScaleRate).min(1),
  /** The lowest pay by awards after the one that was read in the rules, which may have taken them over since. */
  newer: z
    .strictObject({
      ...Cited,
      /** How far a rate that is not among these may have risen: 1.15 for 15 %. */
      risenAtMost: z.number().min(1),
      rates: z.array(ScaleRate.pick({ band: true, area: true, annual: true })),
    })
    .optional(),
})

function list() {
  return z.strictObject({ title: z.string(), ...Cited, entries: z.array(ListEntry) })
}

/**
 * The rules of one route as dated data. A check uses the set in force on its date; rules that end within a
 * set have their own end date.
 */
export const RuleSet = z.strictObject({
  route: z.literal('Skilled Worker'),
  version: z.string().regex(/^[a-z0-9][a-z0-9.-]{2,79}$/),
  /** In force from this day until a later set is. */
  effectiveFrom: Day,
  /** The day of the rules' text that was read. */
  seenOn: Day,
  /** The day when its facts were last checked, in whatever could be read then; left out if that was `seenOn`. */
  confirmedOn: Day.optional(),
  /** The newest statement of changes that had been seen on that day: ‘HC 584’. */
  statementsSeenTo: z.string().min(1).optional(),
  note: z.string(),
  sources: z.record(
    z.string(),
    z.strictObject({
      title: z.string().min(1),
      // Shown as a link.
      url: z.url({ protocol: /^https$/ }),
      /** The date of the version we read; for a source we did not read, the date of the report. */
      updatedOn: Day,
      note: z.string().optional(),
    }),
  ),
  figures: z.strictObject({
    hoursBasis: figure(z.number().positive()),
    hoursCap: figure(z.number().positive()),
    hourlyFloorStandard: figure(Pounds),
    hourlyFloorLower: figure(Pounds),
    newEntrantAge: figure(z.int().positive()),
    maintenanceFunds: figure(Pounds),
    englishLevels: z.array(figure(z.enum(['b1', 'b2']))).min(1),
    minimumWage: figure(Pounds),
    /** The length of a Graduate visa that somebody without a PhD applies for. */
    graduateMonths: figure(z.int().positive()).optional(),
  }),
  options: z.array(Option),
  lists: z.strictObject({ shortage: list(), salary: list() }),
  /** Codes that are closed to applicants abroad. */
  closures: z.array(
    z.strictObject({
      codes: z.array(Code).min(1),
      from: Day,
      /** People inside the UK may still switch until the day before. */
      switchUntil: EndDay,
      ...Cited,
    }),
  ),
  /** Nationalities whose applications from abroad are refused, with a certificate of sponsorship or without. */
  restrictions: z
    .array(
      z.strictObject({
        /** ISO 3166-1 alpha-2. */
        nationality: z.string().regex(/^[A-Z]{2}$/),
        from: Day,
        until: EndDay.optional(),
        ...Cited,
      }),
    )
    .default([]),
  /** Rights that people already on the route keep. */
  transitions: z.strictObject({
    skillRaisedOn: Day,
    ratesRaisedOn: Day,
    oldRatesUntil: EndDay,
    rule: z.string(),
    source: z.string(),
  }),
  /** Named rules that results cite. */
  rules: z.record(z.string(), z.strictObject({ text: z.string().min(1), source: z.string() })),
  nationalScales: z.record(z.string(), Scale),
  occupations: z.array(OccupationRule).min(1),
})
export type RuleSet = z.infer<typeof RuleSet>
