import { z } from 'zod'
import { Line } from '#platform/primitives/texts.schema.ts'
import { KEY_LIMITS } from './partner-keys.ts'

/** What a key may do: look, or look and change. */
const KeyScope = z.enum(['read', 'write'], 'Choose what the key may do.')
const KeyMode = z.enum(['staging', 'live'], 'Choose whether its jobs are real.')

export const NewKey = z.object({
  name: Line({
    limit: KEY_LIMITS.name,
    called: 'The name',
    missing: 'Name the system that gets the key.',
  }),
  scope: KeyScope.default('write'),
  mode: KeyMode.default('staging'),
})
export type NewKey = z.infer<typeof NewKey>
