import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { Card } from '#app/ui/card.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

interface FormProps {
  /** The applicant's page. */
  address: string
  limit: number
  rejection: Rejection | undefined
}

/** Mails the applicant. */
export function ReplyForm({ address, limit, rejection }: FormProps) {
  return (
    <Card as="section" padding="roomy">
      <PostForm
        id="reply-form"
        action={`${address}?deed=reply`}
        rejection={rejection}
        submitLabel="Send the message"
      >
        <TextArea
          name="reply"
          label="Write to the applicant"
          hint="We mail it to them. Their answer comes to the address of your account."
          error={rejection?.errors.reply}
          rows={6}
          maxLength={limit}
          defaultValue={rejection?.values.reply}
        />
      </PostForm>
    </Card>
  )
}

/** What the employer keeps for themselves. */
export function NoteForm({ address, note, limit, rejection }: FormProps & { note: string }) {
  return (
    <Card as="section">
      <PostForm
        id="note-form"
        action={`${address}?deed=note`}
        rejection={rejection}
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
