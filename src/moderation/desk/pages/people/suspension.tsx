import type { AdminPerson } from '#moderation/desk/people/admin-people.service.ts'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { ADMIN_LIMITS } from '#trade/limits/desk-limits.ts'

interface SuspensionProps {
  person: AdminPerson
  /** The person is the admin who views the page. */
  isYou: boolean
  rejection: Rejection | undefined
}

/** Suspends a person, or lifts their suspension. */
export function SuspensionCard({ person, isYou, rejection }: SuspensionProps) {
  const action = `/desk/people/${person.id}`
  if (isYou) return <Card>This is your own account. Only another admin can suspend you.</Card>
  if (person.openSuspension) return null
  if (person.isSuspended) {
    return (
      <Card>
        <PostForm
          id="unsuspend-form"
          action={`${action}?do=unsuspend`}
          rejection={rejection}
          submitLabel="Lift the suspension"
          tone="secondary"
        >
          <p>They can log in at once. Their jobs come back closed, and they can reopen them.</p>
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
          <p>
            They are logged out everywhere at once, and all jobs they posted are taken down. If that
            leaves an organisation that somebody has applied to without an owner, another admin must
            agree.
          </p>
          <TextArea
            {...answersOf(rejection)('reason')}
            label="Why are they suspended?"
            hint="They read it when they try to log in."
            rows={3}
            maxLength={ADMIN_LIMITS.reason}
          />
        </PostForm>
      </Disclosure>
    </Card>
  )
}
