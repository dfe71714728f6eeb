import { useEffect, useRef } from 'react'
import { emptyForm } from '#app/forms/empty-form.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { useFetcherForm } from '#app/forms/use-fetcher-form.ts'
import { Card } from '#app/ui/card.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

interface FormProps {
  /** The applicant's page. */
  address: string
  limit: number
  rejection: Rejection | undefined
}

const REPLY_FORM = 'reply-form'

/** Emails the applicant. It is empty again once the message has been sent. */
export function ReplyForm({
  address,
  sentCount,
  canBeAnswered,
  limit,
  rejection,
}: FormProps & { sentCount: number; canBeAnswered: boolean }) {
  const sender = useFetcherForm()
  const lastCount = useRef(sentCount)
  useEffect(() => {
    const form = document.getElementById(REPLY_FORM)
    if (sentCount > lastCount.current && form instanceof HTMLFormElement) emptyForm(form)
    lastCount.current = sentCount
  }, [sentCount])

  return (
    <Card as="section" padding="roomy">
      <PostForm
        id={REPLY_FORM}
        action={`${address}?intent=reply`}
        rejection={rejection}
        sender={sender}
        submitLabel="Send the message"
      >
        <TextArea
          name="reply"
          label="Write to the applicant"
          hint={
            canBeAnswered
              ? 'We email it to them. Their answer comes to the address of your account.'
              : 'We email it to them, and say that we have not checked who you are. They cannot answer until you have proved it.'
          }
          error={rejection?.errors.reply}
          rows={6}
          maxLength={limit}
          defaultValue={rejection?.values.reply}
        />
      </PostForm>
    </Card>
  )
}

/** A note that only the employer sees. */
export function NoteForm({ address, note, limit, rejection }: FormProps & { note: string }) {
  const sender = useFetcherForm()
  return (
    <Card as="section">
      <PostForm
        id="note-form"
        action={`${address}?intent=note`}
        rejection={rejection}
        sender={sender}
        submitLabel="Save the note"
        tone="secondary"
      >
        <TextArea
          name="note"
          label="Your note"
          hint="Only you see it."
          error={rejection?.errors.note}
          rows={4}
          maxLength={limit}
          defaultValue={rejection?.values.note ?? note}
        />
      </PostForm>
    </Card>
  )
}
