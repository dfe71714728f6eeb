import { z } from 'zod'
import { Id } from '#platform/primitives/primitives.schema.ts'

/** Each side’s limits for files of one application. */
export const ARRIVAL_FILES = {
  count: 20,
  /** The total, in bytes. */
  bytes: 50 * 1024 * 1024,
} as const

export const ARRIVAL_FILE_PROBLEMS = {
  missing: 'Choose a file.',
  count: `You have ${ARRIVAL_FILES.count} files here already. Delete one first.`,
  bytes: 'Your files here would be more than 50 MB together. Delete one first.',
  shared: 'This file cannot be shown to the employer now. Choose ‘Only you’.',
} as const

/** ‘me’ is the applicant alone. An employer’s files are always for both. */
export const FileVisibility = z.enum(['me', 'both'], 'Choose who can see it.')
export type FileVisibility = z.infer<typeof FileVisibility>

const StepKey = z.string('Choose a step.').min(1, 'Choose a step.').max(40, 'Choose a step.')

/** The fields besides the file. */
export const ArrivalFileForm = z.object({
  step: StepKey,
  visibility: FileVisibility.default('me'),
  /** The id of the rendered form, so that sending it twice stores one file. */
  formId: z.union([z.literal(''), Id]).default(''),
})
export type ArrivalFileForm = z.infer<typeof ArrivalFileForm>

export const ArrivalFileChoice = z.object({ file: Id })
export type ArrivalFileChoice = z.infer<typeof ArrivalFileChoice>
