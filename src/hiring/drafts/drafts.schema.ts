import { z } from 'zod'

/**
 * The form a draft belongs to: a new or changed posting, an application, a section of a profile, or an employer's texts
 * about an applicant.
 */
export const DraftKind = z.enum(['post', 'apply', 'profile', 'applicant'], 'There is no such form.')
export type DraftKind = z.infer<typeof DraftKind>

/** The subject of a draft: a job's id, `NEW_POSTING`, `SEVERAL_JOBS`, an entry of a profile, or an application. */
export const DraftSubject = z.string().regex(/^[\w-]{1,36}$/, 'There is no such form.')

/** The subject of a posting that has no job id yet. */
export const NEW_POSTING = 'new'

const FIELDS = 40
const CHARACTERS = 60_000

const AS_TEXTS = 'Send the form’s fields as texts.'
const TOO_LONG = 'This text is longer than 60,000 characters. Shorten it.'

/** The fields of an unfinished form. Only their size is checked. */
export const DraftAnswers = z
  .record(z.string().max(60), z.string(AS_TEXTS).max(CHARACTERS, TOO_LONG), AS_TEXTS)
  .refine((answers) => Object.keys(answers).length <= FIELDS, 'This form has too many fields.')
  .meta({ id: 'DraftAnswers' })
export type DraftAnswers = z.infer<typeof DraftAnswers>

/** A form saved before it is sent. */
export interface Draft {
  answers: DraftAnswers
  updatedAt: string
}
