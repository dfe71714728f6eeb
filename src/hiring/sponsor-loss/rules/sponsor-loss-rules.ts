import { z } from 'zod'
import uk from './uk-sponsor-loss-2026-11-23.json' with { type: 'json' }

const Day = z.iso.date()
const Https = z.url({ protocol: /^https$/ })
const Source = z.strictObject({
  title: z.string().min(1),
  url: Https,
  /** Left out for the rules that every check rests on, which have a day of their own. */
  checkedOn: Day.optional(),
  note: z.string().optional(),
})
const Fact = z.strictObject({
  words: z.string().min(1),
  source: z.string(),
  /** True if it was not read in an official text: the page says to check the source. */
  unverified: z.literal(true).optional(),
  /** Left out for a worker who is elsewhere. */
  where: z.enum(['uk', 'abroad']).optional(),
})

/** The rules for a worker whose sponsor has lost its licence. */
export const SponsorLossRules = z.strictObject({
  version: z.string(),
  /** Counted from the date of the letter; the visa’s own end may come first. */
  days: z.strictObject({
    value: z.number().int().positive(),
    source: z.string(),
    unverified: z.literal(true).optional(),
  }),
  sources: z.record(z.string(), Source),
  counts: z.array(Fact).min(1),
  countsNot: z.array(Fact).min(1),
  milestones: z.array(
    z.strictObject({ daysBefore: z.number().int().nonnegative(), words: z.string() }),
  ),
})
export const SPONSOR_LOSS_RULES = SponsorLossRules.parse(uk)
