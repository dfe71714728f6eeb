import { deskCasePath } from '#founders/founder-paths.ts'

/** The page's one form: every button sends it, so that text typed in any field is sent along and comes back. */
export const DESK_FORM = 'desk-form'

export const DESK_INTENTS = [
  'template',
  'note',
  'take',
  'give-back',
  'wait',
  'close',
  'document',
  'change',
  'delete',
] as const
export type DeskIntent = (typeof DESK_INTENTS)[number]

/** The field with what to change in a document. */
export const changeField = (documentId: string) => `change-${documentId}`

/** Attributes of a button that sends the form for something other than the reply. */
export function deskSends(id: string, intent: DeskIntent, more: Record<string, string> = {}) {
  return {
    type: 'submit',
    form: DESK_FORM,
    formAction: `${deskCasePath(id)}?${new URLSearchParams({ do: intent, ...more })}`,
    // The document belongs to the reply.
    formEncType: 'application/x-www-form-urlencoded',
    formNoValidate: true,
  } as const
}
