import { useEffect, useState, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { showRejection } from '#app/forms/call-api.ts'
import { ErrorSummary } from '#app/forms/error-summary.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TALK_WORDS } from '#contract/talk.ts'
import { useEmptied } from '../talk/use-emptied.ts'
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

type Intent = 'note' | 'message'

/** What the parts of the form show. */
export interface FormParts {
  answer: Rejection | undefined
  /** The stage that is on its way to the server. */
  pendingStatus: string | null
  isSending(intent: Intent): boolean
}

const FORM = 'applicant-form'
const OF_MESSAGE = ['text', 'file']
const OF_STATUS = ['words']
const DONE: Record<string, string> = {
  'message-sent': TALK_WORDS.sent,
  'message-held': TALK_WORDS.held,
  'status-held': TALK_WORDS.statusHeld,
}

/**
 * Stage, note and message are one form with several buttons: whichever is pressed, what is typed in the
 * others comes along and comes back, with a script or without one. Only the message’s button sends the file.
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
  const sent = fetcher.formData
  const [wasMessage, setWasMessage] = useState(true)
  const isMessage = sent ? sent.get('intent') === 'message' : wasMessage
  if (isMessage !== wasMessage) setWasMessage(isMessage)
  useEmptied(FORM, wasMessage ? OF_MESSAGE : OF_STATUS, sentCount)

  return (
    <fetcher.Form
      id={FORM}
      method="post"
      action={address}
      encType="multipart/form-data"
      preventScrollReset
      className={styles.page}
    >
      {/* The form's default button: Enter sends nothing. */}
      <button type="submit" disabled hidden aria-label="Save" />
      {isRejected && <ErrorSummary errors={answer.errors} />}
      {answer && !isRejected && (
        <Banner tone="success" live>
          {DONE[answer.code] ?? 'Saved.'}
          {'text' in answer.values && ' Your message is still below: it is not sent yet.'}
          {'words' in answer.values && ' What you wrote beside the decision is not sent yet.'}
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

interface NotePartProps {
  limit: number
  isSending: boolean
  answer: Rejection | undefined
  note: string
}

/** A note that only the employer sees. */
export function NotePart({ limit, isSending, answer, note }: NotePartProps) {
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
        <Button
          type="submit"
          name="intent"
          value="note"
          formEncType={WITHOUT_FILE}
          loading={isSending}
        >
          Save the note
        </Button>
      </div>
    </Card>
  )
}

/** How the buttons send the form that need no file of it. */
export const WITHOUT_FILE = 'application/x-www-form-urlencoded'
