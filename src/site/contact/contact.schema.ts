import { z } from 'zod'
import { EmailAddress, Line, Paragraphs } from '#platform/primitives/texts.schema.ts'
import { CONTACT_LIMITS } from './contact-limits.ts'

/** A message to the site's owner: the web form and the body of `POST /send-email`. */
export const ContactMessage = z
  .object(
    {
      name: Line({ limit: CONTACT_LIMITS.name, called: 'The name' }),
      email: EmailAddress(CONTACT_LIMITS.email),
      message: Paragraphs({
        limit: CONTACT_LIMITS.message,
        called: 'The message',
        missing: 'Write a message.',
      }),
    },
    'Send a name, an email address and a message.',
  )
  .meta({ id: 'ContactMessage' })
export type ContactMessage = z.infer<typeof ContactMessage>

export const MESSAGE_SENT = {
  title: 'Email Sent Successfully!',
  body: 'Your email has been sent successfully.',
} as const
