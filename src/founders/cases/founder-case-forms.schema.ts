import { z } from 'zod'
import { ADMIN_LIMITS } from '#trade/limits/desk-limits.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { EmailAddress, Line, Paragraphs } from '#platform/primitives/texts.schema.ts'
import { CASE_LIMITS } from './founder-case.ts'

const FormId = z.union([z.literal(''), Id]).default('')
const Text = Paragraphs({ limit: CASE_LIMITS.message, called: 'The message' })

/** A founder’s message, with a document, or a document alone. */
export const CaseMessageForm = z.object({ text: Text, formId: FormId })
export type CaseMessageForm = z.infer<typeof CaseMessageForm>

const Version = z.coerce.number().int().min(0).max(2_000_000_000).catch(0)

/** An admin’s answer. */
export const CaseAnswerForm = z.object({
  text: Text,
  formId: FormId,
  version: Version,
  status: z.enum(['your-turn', 'with-us', 'closed'], 'Say whose turn it is then.'),
})
export type CaseAnswerForm = z.infer<typeof CaseAnswerForm>

/** An admin’s words on what to change in a document. */
export const CaseChangeForm = z.object({
  text: Paragraphs({
    limit: CASE_LIMITS.change,
    called: 'What to change',
    missing: 'Write what they must change.',
  }),
  formId: FormId,
  version: Version,
})
export type CaseChangeForm = z.infer<typeof CaseChangeForm>

/** An admin’s change of status without a reply: a case is reopened or closed. */
export const CaseStatusForm = z.object({
  version: Version,
  status: z.enum(['with-us', 'closed'], 'Choose Waiting for us or Closed.'),
})
export type CaseStatusForm = z.infer<typeof CaseStatusForm>

export const CaseAssignmentForm = z.object({ version: Version })

export const CaseNoteForm = z.object({
  note: Paragraphs({
    limit: ADMIN_LIMITS.note,
    called: 'The note',
    missing: 'Write the note.',
  }),
})
export type CaseNoteForm = z.infer<typeof CaseNoteForm>

export const CaseTemplateForm = z.object({
  title: Line({
    limit: CASE_LIMITS.templateTitle,
    called: 'The title',
    missing: 'Enter a title, by which you find it.',
  }),
  text: Paragraphs({
    limit: CASE_LIMITS.message,
    called: 'The text',
    missing: 'Write the text.',
  }),
})
export type CaseTemplateForm = z.infer<typeof CaseTemplateForm>

/** A request for the links to all cases of an address. */
export const CaseLinkForm = z.object({ email: EmailAddress(254) })
export type CaseLinkForm = z.infer<typeof CaseLinkForm>
