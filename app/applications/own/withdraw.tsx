import { useRef, type SubmitEvent } from 'react'
import { Form } from 'react-router'
import { ErrorSummary } from '#app/forms/error-summary.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, showDialog } from '#app/ui/dialog.tsx'

interface WithdrawProps {
  id: string
  /** The confirmation is open already, where no script opens it. */
  isAsking: boolean
  rejection: Rejection | undefined
}

const FORM = 'withdraw-form'

/** Withdraws an application, after asking once. */
export function Withdraw({ id, isAsking, rejection }: WithdrawProps) {
  const address = `/applications/${id}`
  const dialog = useRef<HTMLDialogElement>(null)
  function ask(event: SubmitEvent) {
    event.preventDefault()
    showDialog(dialog)
  }

  return (
    <>
      {rejection && <ErrorSummary errors={rejection.errors} />}
      <Form action={address} method="get" onSubmit={ask}>
        <input type="hidden" name="withdraw" value="ask" />
        <Button type="submit">Withdraw my application</Button>
      </Form>
      <Dialog
        ref={dialog}
        id="withdraw"
        title="Withdraw your application?"
        closeLabel="No"
        shownAtStart={isAsking}
        actions={
          <Button type="submit" tone="danger" form={FORM}>
            Yes, withdraw it
          </Button>
        }
      >
        <p>The employer sees that you withdrew it. You cannot apply for this job again.</p>
      </Dialog>
      <Form
        id={FORM}
        method="post"
        action={address}
        onSubmit={() => dialog.current?.close()}
        hidden
      />
    </>
  )
}
