import type { TemplateKind } from './templates.schema.ts'

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

export const SHIPPED_TEMPLATES: readonly MessageTemplate[] = [
  {
    id: 'not-this-time',
    name: 'Not this time, with thanks',
    kind: 'rejection',
    body: `Dear {name},

thank you for applying for {job}, and for the time you took. Many good people applied, and this time we have chosen somebody else.

We keep nothing against you: please apply again when we have another job that suits you. We wish you well.`,
  },
  {
    id: 'one-more-document',
    name: 'Ask for one more document',
    kind: 'message',
    body: `Dear {name},

thank you for applying for {job}. To go on we would like to see one more document:

…

You can send it here, with your answer. Please do not send a passport or bank details: we do not need them now.`,
  },
  {
    id: 'more-time',
    name: 'We need some more time',
    kind: 'message',
    body: `Dear {name},

thank you for applying for {job}, and for waiting. We are still reading applications and need some more time. You will hear from us within two weeks, whatever we decide.

You need not do anything until then.`,
  },
  {
    id: 'talk-with-us',
    name: 'Invitation to talk',
    kind: 'interview',
    body: `Dear {name},

we have read your application for {job} and would like to talk with you, by phone or by video, for about half an hour. It costs you nothing.

Which of these times suits you? They are the time in the UK.

…

If none does, tell us when you can.`,
  },
].map((template) => ({ ...(template as Omit<MessageTemplate, 'isShipped'>), isShipped: true }))
