import { answersOf } from '#app/forms/answers.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { Card } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { AdminPerson } from '#contract/admin.ts'

interface SuspensionProps {
  person: AdminPerson
  /** The owner who looks at the page. */
  isYou: boolean
  rejection: Rejection | undefined
  /** Of the reason, in characters. */
  limit: number
}

/** Keeps somebody out, or lets them in again: whichever they are not. */
export function SuspensionCard({ person, isYou, rejection, limit }: SuspensionProps) {
  const action = `/desk/people/${person.id}`
  if (isYou) return <Card>This is you. Another owner would have to suspend you.</Card>
  if (person.isSuspended) {
    return (
      <Card>
        <PostForm
          id="unsuspend-form"
          action={`${action}?do=unsuspend`}
          rejection={rejection}
          submitLabel="Let them in again"
          tone="secondary"
        >
          <p>They can log in at once. Their jobs stay closed until they open them.</p>
        </PostForm>
      </Card>
    )
  }
  return (
    <Card>
      <Disclosure summary="Suspend this person" open={rejection !== undefined}>
        <PostForm
          id="suspend-form"
          action={`${action}?do=suspend`}
          rejection={rejection}
          submitLabel="Suspend"
          tone="danger"
        >
          <p>They are logged out everywhere at once, and their open jobs are closed.</p>
          <TextArea
            {...answersOf(rejection)('reason')}
            label="Why are they suspended?"
            hint="They read it when they try to log in."
            rows={3}
            maxLength={limit}
          />
        </PostForm>
      </Disclosure>
    </Card>
  )
}
