import { z } from 'zod'
import { SETTABLE_STAGES, Stage } from './stages.schema.ts'
import { MOST_AT_ONCE } from '#hiring/posting/employer-actions.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'

/** The stages to which employers can move applicants; ‘seen’ undoes a decision. */
export const MoveTarget = z.enum(
  ['seen', ...SETTABLE_STAGES],
  'Choose a stage: seen, shortlisted, interview, offered or rejected.',
)
export type MoveTarget = z.infer<typeof MoveTarget>

/** The answer to a page’s move that would be an offer without terms. */
export const OFFER_FIRST = 'An offer has pay and hours. Choose ‘Make an offer’ for one person.'

export const MoveForm = z
  .object({
    people: z
      .array(
        z.object({
          id: Id,
          from: Stage.nullable()
            .default(null)
            .meta({ description: 'Where they were when you looked: then nobody is overtaken.' }),
        }),
      )
      .min(1, 'Say whom to move.')
      .max(MOST_AT_ONCE, `Move up to ${MOST_AT_ONCE} people at once.`),
    status: MoveTarget,
    formId: Id.optional().meta({ description: 'The same one again moves nobody a second time.' }),
  })
  .meta({ id: 'MoveForm' })
