import { useEffect } from 'react'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { emptyForm } from '#platform/forms/pages/use/empty-form.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { TraceFields } from '#platform/forms/pages/trace-fields.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { EmailField, TextField } from '#platform/ui/fields/text-field.tsx'
import { CONTACT_LIMITS } from '#site/contact/contact-limits.ts'

interface ContactFormProps {
  rejection: Rejection | undefined
  /** The initial text of the message. */
  message: string
  openedAt: string
  /** The answer to the message just sent: a new object for each. */
  sent: object | null
}

const FORM_ID = 'contact-form'

export function ContactForm({ rejection, message, openedAt, sent }: ContactFormProps) {
  const answer = answersOf(rejection)
  useEffect(() => {
    const form = document.getElementById(FORM_ID)
    if (sent && form instanceof HTMLFormElement) emptyForm(form)
  }, [sent])

  return (
    <PostForm id={FORM_ID} action="/contact" rejection={rejection} submitLabel="Submit">
      <TextField
        {...answer('name')}
        label="Full name"
        optional
        autoComplete="name"
        maxLength={CONTACT_LIMITS.name}
      />
      <EmailField
        {...answer('email')}
        label="Email"
        hint="We only use this to reply."
        maxLength={CONTACT_LIMITS.email}
      />
      <TextArea
        {...answer('message')}
        defaultValue={rejection?.values.message ?? message}
        label="Message"
        hint={`Up to ${CONTACT_LIMITS.message.toLocaleString('en-GB')} characters.`}
        rows={6}
      />
      <TraceFields openedAt={openedAt} rejection={rejection} />
    </PostForm>
  )
}
