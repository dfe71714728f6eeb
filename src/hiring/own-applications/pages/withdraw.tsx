import { useRef, type MouseEvent, type ReactNode } from 'react'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Dialog, showDialog } from '#platform/ui/toast/dialog.tsx'
import { sendsFor } from './own-form.ts'

const DIALOG = 'withdraw'

/** Asks whether to withdraw: over the page, or in it where there is no script. */
export function WithdrawButton({ id, children }: { id: string; children: ReactNode }) {
  function ask(event: MouseEvent) {
    event.preventDefault()
    showDialog({ current: document.querySelector<HTMLDialogElement>(`#${DIALOG}`) })
  }
  return (
    <Button tone="quiet" {...sendsFor(id, 'ask')} onClick={ask}>
      {children}
    </Button>
  )
}

interface WithdrawProps {
  id: string
  /** Shows the confirmation open, for pages without a script. */
  isAsking: boolean
  rejection: Rejection | undefined
}

/** Withdraws an application after a confirmation. */
export function Withdraw({ id, isAsking, rejection }: WithdrawProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  function withdraw() {
    dialog.current?.close()
    // The button that opened the dialog has the focus again, and is about to go.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <>
      {rejection && <ErrorSummary errors={rejection.errors} />}
      <p>
        <WithdrawButton id={id}>Withdraw my application</WithdrawButton>
      </p>
      <Dialog
        ref={dialog}
        id={DIALOG}
        title="Withdraw your application?"
        closeLabel="No"
        shownAtStart={isAsking}
        actions={
          <Button tone="danger" {...sendsFor(id, 'withdraw')} onClick={withdraw}>
            Yes, withdraw it
          </Button>
        }
      >
        <p>
          The employer sees that you withdrew it. You cannot apply for this job again, and neither
          of you can write here any more.
        </p>
      </Dialog>
    </>
  )
}
