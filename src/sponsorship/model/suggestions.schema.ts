import { z } from 'zod'
import { Id } from '#platform/primitives/primitives.schema.ts'

/** An entry on the register that an employer can choose as its own. */
export const SponsorSuggestion = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'As the register prints it.' }),
    detail: z
      .string()
      .meta({ description: 'Town and rating: ‘Leeds · Skilled Worker, A rating’.' }),
  })
  .meta({ id: 'SponsorSuggestion' })
export type SponsorSuggestion = z.infer<typeof SponsorSuggestion>

/** An occupation code, with its matching title. */
export const OccupationSuggestion = z
  .object({
    code: z.string().meta({ description: 'SOC 2020, four digits.' }),
    title: z.string().meta({ description: 'The title that fits what was typed.' }),
    group: z.string().meta({ description: 'What the code is called.' }),
    description: z.string().meta({ description: 'What people in it do.' }),
  })
  .meta({ id: 'OccupationSuggestion' })
export type OccupationSuggestion = z.infer<typeof OccupationSuggestion>
