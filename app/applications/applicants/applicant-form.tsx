import { useEffect, useRef, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { showRejection } from '#app/forms/call-api.ts'
import { ErrorSummary } from '#app/forms/error-summary.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import styles from './applicant.module.css'

interface ApplicantFormProps {
  /** The applicant's page. */
  address: string
  /** What the page came with, where no script sent the form. */
  answer: Rejection | undefined
  /** How many messages have been sent: one more empties the field. */
  sentCount: number
  className: string | undefined
  children(parts: FormParts): ReactNode
}

/** What the parts of the form show. */
export interface FormParts {
  answer: Rejection | undefined
  /** The stage that is on its way to the server. */
  pendingStatus: string | null
  isSending(intent: 'note' | 'reply'): boolean
}

const FORM = 'applicant-form'

/**
 * Stage, note and message are one form with several buttons: whichever is pressed, what is typed in the
 * others comes along and comes back, with a script or without one.
 */
export function ApplicantForm({
  address,
  answer: pageAnswer,
  sentCount,
  className,
  children,
}: ApplicantFormProps) {
  const fetcher = useFetcher<Rejection>()
  const answer = fetcher.data ?? pageAnswer
  const isRejected = answer !== undefined && Object.keys(answer.errors).length > 0
  useEffect(() => {
    if (fetcher.data) showRejection(fetcher.data)
  }, [fetcher.data])
  useEmptiedMessage(sentCount)
  const sent = fetcher.formData

  return (
    <fetcher.Form
      id={FORM}
      method="post"
      action={address}
      preventScrollReset
      className={styles.page}
    >
      {/* The form's default button: Enter sends nothing. */}
      <button type="submit" disabled hidden aria-label="Save" />
      {isRejected && <ErrorSummary errors={answer.errors} />}
      {answer && !isRejected && (
        <Banner tone="success" live>
          {answer.code === 'reply-sent' ? 'Your message has been sent.' : 'Saved.'}
          {'reply' in answer.values && ' Your message is still below: it is not sent yet.'}
          {'note' in answer.values && ' Your note is still below: it is not saved yet.'}
        </Banner>
      )}
      <div className={className}>
        {children({
          answer,
          pendingStatus: sent?.get('intent') ? null : (sent?.get('status')?.toString() ?? null),
          isSending: (intent) => sent?.get('intent') === intent,
        })}
      </div>
    </fetcher.Form>
  )
}

/** The message has been sent, so its field is empty again. */
function useEmptiedMessage(sentCount: number) {
  const lastCount = useRef(sentCount)
  useEffect(() => {
    const field = document.querySelector<HTMLTextAreaElement>(`#${FORM} [name=reply]`)
    if (sentCount > lastCount.current && field) field.value = ''
    lastCount.current = sentCount
  }, [sentCount])
}

interface PartProps {
  limit: number
  isSending: boolean
  answer: Rejection | undefined
}

/** Emails the applicant. */
export function ReplyPart({
  limit,
  isSending,
  answer,
  canBeAnswered,
}: PartProps & { canBeAnswered: boolean }) {
  return (
    <Card as="section" padding="roomy">
      <div className={styles.form}>
        <TextArea
          name="reply"
          label="Write to the applicant"
          hint={
            canBeAnswered
              ? 'We email it to them. Their answer comes to the address of your account.'
              : 'We email it to them, and say that we have not checked who you are. They cannot answer until you have proved it.'
          }
          error={answer?.errors.reply}
          rows={6}
          maxLength={limit}
          defaultValue={answer?.values.reply}
        />
        <Button type="submit" name="intent" value="reply" tone="primary" loading={isSending}>
          Send the message
        </Button>
      </div>
    </Card>
  )
}

/** A note that only the employer sees. */
export function NotePart({ limit, isSending, answer, note }: PartProps & { note: string }) {
  return (
    <Card as="section">
      <div className={styles.form}>
        <TextArea
          name="note"
          label="Your note"
          hint="Only you and your colleagues see it."
          error={answer?.errors.note}
          rows={4}
          maxLength={limit}
          defaultValue={answer?.values.note ?? note}
        />
        <Button type="submit" name="intent" value="note" loading={isSending}>
          Save the note
        </Button>
      </div>
    </Card>
  )
}
