import { ErrorSummary } from '#app/forms/error-summary.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

interface WithdrawProps {
  id: string
  /** The confirmation is open already, for whom no script opens it. */
  isAsking: boolean
  rejection: Rejection | undefined
}

/** Takes an application back, after asking once. */
export function Withdraw({ id, isAsking, rejection }: WithdrawProps) {
  const address = `/applications/${id}`
  return (
    <>
      {rejection && <ErrorSummary errors={rejection.errors} />}
      <form action={address} method="get">
        <input type="hidden" name="withdraw" value="ask" />
        <Button type="submit" data-opens="withdraw">
          Withdraw my application
        </Button>
      </form>
      <Dialog
        id="withdraw"
        title="Withdraw your application?"
        closeLabel="No"
        shownAtStart={isAsking}
        actions={
          <Button
            type="submit"
            tone="danger"
            formMethod="post"
            formAction={address}
            formEncType="application/x-www-form-urlencoded"
          >
            Yes, withdraw it
          </Button>
        }
      >
        <p>The employer sees that you withdrew it. You cannot apply for this job again.</p>
      </Dialog>
    </>
  )
}
