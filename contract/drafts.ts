import { z } from 'zod'

/** Which form a draft is of: a new or changed posting, or an application. */
export const DraftKind = z.enum(['post', 'apply'], 'There is no such form.')
export type DraftKind = z.infer<typeof DraftKind>

/** What a draft is about: a job's id, or `NEW_POSTING`. */
export const DraftSubject = z.string().regex(/^[\w-]{1,36}$/, 'There is no such form.')

/** The subject of a posting that is not a job yet. */
export const NEW_POSTING = 'new'

const FIELDS = 40
const CHARACTERS = 60_000

const AS_TEXTS = 'Send the form’s fields as texts of up to 60,000 characters.'

/** What was typed so far, field by field. Nothing of it is checked: it is not finished. */
export const DraftAnswers = z
  .record(z.string().max(60), z.string(AS_TEXTS).max(CHARACTERS, AS_TEXTS), AS_TEXTS)
  .refine((answers) => Object.keys(answers).length <= FIELDS, 'This form has too many fields.')
  .meta({ id: 'DraftAnswers' })
export type DraftAnswers = z.infer<typeof DraftAnswers>

/** A form as it was left. */
export interface Draft {
  answers: DraftAnswers
  updatedAt: string
}
