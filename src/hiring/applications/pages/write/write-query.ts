import { z } from 'zod'
import { ApplicantQuery, Ticked } from '#hiring/applicants/applicant-list.schema.ts'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import { MOST_AT_ONCE } from '#hiring/posting/employer-actions.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { TextWithPlaceholders } from '#hiring/templates/templates.schema.ts'

const WriteQuery = z.object({
  to: z.enum(['message', 'shortlisted', 'interview', 'rejected']).catch('message'),
  tick: z.array(Ticked).max(MOST_AT_ONCE).catch([]),
  again: Id.nullable().catch(null),
  /** The query of the list that led here. */
  list: z.string().max(500).catch(''),
})
export type WriteQuery = z.infer<typeof WriteQuery>

/** The recipients and the purpose, from the page's URL. */
export function parseWriteQuery({ searchParams }: URL): WriteQuery {
  return WriteQuery.parse({
    to: searchParams.get('to'),
    tick: searchParams.getAll('tick'),
    again: searchParams.get('again'),
    list: searchParams.get('list') ?? '',
  })
}

/** The way back to the board or the table from which the people were chosen. */
export function listPath(jobId: string, { list }: Pick<WriteQuery, 'list'>): string {
  const { page, ...query } = ApplicantQuery.parse(Object.fromEntries(new URLSearchParams(list)))
  return applicantsPath(jobId, { ...query, view: query.view ?? undefined, page })
}

const optional = { called: 'What you write', missing: 'Write the message.' }

export const WriteForm = z.object({
  intent: z.enum(['template:text', 'preview', 'edit', 'send']),
  'template-text': z.string().max(40).default(''),
  text: z.string().default(''),
  formId: Id.optional(),
})
export type WriteForm = z.infer<typeof WriteForm>

export const MessageText = z.object({ text: TextWithPlaceholders(optional) })
