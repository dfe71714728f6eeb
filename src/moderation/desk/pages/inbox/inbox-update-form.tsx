import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { INBOX_STATUS_NAMES } from '#moderation/desk/admin-words.ts'
import type { InboxUpdate } from '#moderation/desk/admin.schema.ts'
import { ADMIN_LIMITS } from '#trade/limits/desk-limits.ts'

interface InboxUpdateFormProps {
  action: string
  work: InboxUpdate
  rejection: Rejection | undefined
}

/** Sets the status and the note of a message or a request. */
export function InboxUpdateForm({ action, work, rejection }: InboxUpdateFormProps) {
  const answer = answersOf(rejection, { ...work })
  return (
    <Card>
      <PostForm id="work-form" action={action} rejection={rejection} submitLabel="Save">
        <Select
          {...answer('status')}
          label="Status"
          options={Object.entries(INBOX_STATUS_NAMES).map(([value, label]) => ({ value, label }))}
        />
        <TextArea
          {...answer('note')}
          label="Note"
          hint="Only admins see it."
          optional
          maxLength={ADMIN_LIMITS.note}
        />
      </PostForm>
    </Card>
  )
}
