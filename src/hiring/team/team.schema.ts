import { z } from 'zod'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { SCORES, TEAM_LIMITS } from './team-limits.ts'
import { Line, Paragraphs } from '#platform/primitives/texts.schema.ts'

const Note = Paragraphs({ limit: TEAM_LIMITS.note, called: 'The note', missing: 'Write a note.' })
const FormId = z.union([z.literal(''), Id]).default('')
const Version = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).catch(0)

/** A note about an applicant, visible to members but not to the applicant. */
export const NewNote = z.object({ note: Note, noteForm: FormId })
export type NewNote = z.input<typeof NewNote>

/** A new text for the author's own note. */
export const NoteChange = z.object({ noteId: Id, edit: Note, editVersion: Version })
export type NoteChange = z.infer<typeof NoteChange>

const chooseScore = `Choose a score from ${SCORES[0]} to ${SCORES.at(-1)}.`

/** A member's score of an applicant for one criterion. */
export const CriterionScore = z.object({
  criterionId: Id,
  score: z.literal(SCORES, chooseScore),
  reason: Line({ limit: TEAM_LIMITS.scoreReason, called: 'The reason' }),
})
export type CriterionScore = z.infer<typeof CriterionScore>

/** The criteria of a job's scorecard; one without an id is new. */
export const ScorecardForm = z.object({
  version: Version,
  criteria: z
    .array(
      z.object({
        id: z.union([z.literal(''), Id]),
        name: Line({ limit: TEAM_LIMITS.criterion, called: 'What you score' }),
      }),
    )
    .max(TEAM_LIMITS.criteria),
  /** Confirms that the scores of removed criteria are deleted. */
  isSure: z.boolean().default(false),
})
export type ScorecardForm = z.infer<typeof ScorecardForm>

/** The addition of an applicant to an existing or new list. */
export const ListAddition = z.object({
  list: z.union([z.literal(''), Id]).default(''),
  listName: Line({ limit: TEAM_LIMITS.listName, called: 'The name of the list' }),
  listReason: Line({ limit: TEAM_LIMITS.listReason, called: 'The reason' }),
})
export type ListAddition = z.infer<typeof ListAddition>

/** The colleague to notify about an applicant. */
export const ShareForm = z.object({
  colleague: z.string('Choose a colleague.').min(1, 'Choose a colleague.').max(36),
})
