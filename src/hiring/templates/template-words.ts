import type { TemplateKind } from './templates.schema.ts'
import templates from './shipped-templates.json' with { type: 'json' }

/** A text to start a message from. */
export interface MessageTemplate {
  id: string
  name: string
  kind: TemplateKind
  body: string
  /** Whether it is built in and cannot be changed. */
  isShipped: boolean
}

export const TEMPLATE_KINDS: Record<TemplateKind, string> = {
  message: 'A message',
  rejection: 'Not this time',
  interview: 'Interview',
}

/** The content of a field after a template's text is added below the typed text. */
export function addText(typed: string, text: string): string {
  return typed.trim() === '' || typed.trim() === text ? text : `${typed.trimEnd()}\n\n${text}`
}

export const SHIPPED_TEMPLATES: readonly MessageTemplate[] = templates.map(
  ({ kind, body, ...template }) => ({
    ...template,
    kind: kind as TemplateKind,
    body: body.join('\n'),
    isShipped: true,
  }),
)
