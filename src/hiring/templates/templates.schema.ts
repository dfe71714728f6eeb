import { z } from 'zod'
import { MESSAGE_LIMIT } from '#hiring/talk/talk.schema.ts'
import { placeholderProblem } from './placeholders.ts'
import { TEMPLATE_LIMITS } from './template-limits.ts'
import { Line, Paragraphs } from '#platform/primitives/texts.schema.ts'

export const TemplateKind = z.enum(['message', 'rejection', 'interview'], 'Choose what it is for.')
export type TemplateKind = z.infer<typeof TemplateKind>

/** An employer's text that may contain `{name}` and `{job}`. */
export function TextWithPlaceholders(rule: { called: string; missing: string }) {
  return Paragraphs({ limit: MESSAGE_LIMIT, ...rule }).superRefine((text, context) => {
    const message = placeholderProblem(text)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })
}

export const TemplateForm = z.object({
  name: Line({
    limit: TEMPLATE_LIMITS.name,
    called: 'The name',
    missing: 'Give it a name, so that you find it again.',
  }),
  kind: TemplateKind,
  body: TextWithPlaceholders({ called: 'The text', missing: 'Write the text.' }),
  /** The version of the template shown on the page; '' for a new one. */
  version: z.string().max(40).default(''),
})
export type TemplateForm = z.infer<typeof TemplateForm>
