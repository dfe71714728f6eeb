import type { AdminJob } from '#moderation/desk/jobs/admin-jobs.service.ts'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { ADMIN_LIMITS } from '#trade/limits/desk-limits.ts'

interface TakeDownProps {
  job: AdminJob
  rejection: Rejection | undefined
}

/** Takes a job down, or restores one that was taken down. */
export function TakeDownCard({ job, rejection }: TakeDownProps) {
  return (
    <Card>
      {job.status === 'removed' ? (
        <RestoreForm {...{ job, rejection }} />
      ) : (
        <TakeDownForm {...{ job, rejection }} />
      )}
    </Card>
  )
}

function TakeDownForm({ job, rejection }: TakeDownProps) {
  const hint = job.poster
    ? `${job.poster.email} gets it by email.`
    : 'It stays in the log. No account posted this job, so no email is sent.'

  return (
    <Disclosure summary="Take this job down" open={rejection !== undefined}>
      <PostForm
        id="take-down-form"
        action={`/desk/jobs/${job.id}?do=take-down`}
        rejection={rejection}
        submitLabel="Take it down"
        tone="danger"
      >
        <p>It disappears from every list at once, and so does its page.</p>
        <TextArea
          {...answersOf(rejection)('reason')}
          label="Why is it taken down?"
          hint={hint}
          rows={3}
          maxLength={ADMIN_LIMITS.reason}
        />
      </PostForm>
    </Disclosure>
  )
}

function RestoreForm({ job, rejection }: Omit<TakeDownProps, 'limit'>) {
  if (job.restoreDenial) return <Banner tone="info">{job.restoreDenial}</Banner>
  return (
    <PostForm
      id="restore-form"
      action={`/desk/jobs/${job.id}?do=restore`}
      rejection={rejection}
      submitLabel="Restore it"
      tone="secondary"
    >
      <p>Its page comes back as a closed job. The person who posted it can reopen it.</p>
    </PostForm>
  )
}
