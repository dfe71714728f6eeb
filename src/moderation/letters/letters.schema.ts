import { z } from 'zod'
import { Line, Paragraphs } from '#platform/primitives/texts.schema.ts'

/** An admin’s form for printing a letter. */
export const LetterForm = z.object({
  address: Paragraphs({
    limit: 400,
    called: 'The address',
    missing: 'Enter the address of the registered office.',
  }),
  /** The letter as the admin saw it. */
  seen: Line({ limit: 100, called: 'The letter' }),
})
export type LetterForm = z.infer<typeof LetterForm>
