import { z } from 'zod'
import { Ticked } from '#hiring/applicants/applicant-list.schema.ts'
import { SETTABLE_STAGES } from '#hiring/applications/model/stages.schema.ts'
import { MOST_AT_ONCE } from '#hiring/posting/employer-actions.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { TextWithPlaceholders } from '#hiring/templates/templates.schema.ts'

const WriteQuery = z.object({
  to: z.enum(['message', ...SETTABLE_STAGES]).catch('message'),
  tick: z.array(Ticked).max(MOST_AT_ONCE).catch([]),
  again: Id.nullable().catch(null),
})
export type WriteQuery = z.infer<typeof WriteQuery>

/** The recipients and the purpose, from the page's URL. */
export function parseWriteQuery({ searchParams }: URL): WriteQuery {
  return WriteQuery.parse({
    to: searchParams.get('to'),
    tick: searchParams.getAll('tick'),
    again: searchParams.get('again'),
  })
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
