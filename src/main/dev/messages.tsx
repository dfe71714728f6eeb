import { useRef } from 'react'
import { EmptyShore } from '#platform/art/empty-shore.tsx'
import { FogLight } from '#platform/art/fog-light.tsx'
import { SafeHarbour } from '#platform/art/safe-harbour.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Dialog, showDialog } from '#platform/ui/toast/dialog.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import { showToast } from '#platform/ui/toast/toaster.tsx'
import { Specimen } from './specimen.tsx'
import styles from './specimen.module.css'

/** Messages: success, failure and empty states. */
export function Messages() {
  return (
    <>
      <Specimen id="banners" title="Banners">
        <Banner tone="info">This is a sample. There is no such job.</Banner>
        <Banner tone="success" title="Thank you">
          Success! We've Received Your Form Submission.
        </Banner>
        <Banner tone="warning">This job has closed, so you can no longer apply.</Banner>
        <Banner tone="danger" title="There is a problem">
          We could not save the job. Nothing is lost: try again.
        </Banner>
      </Specimen>
      <Toasts />
      <Dialogs />
      <Specimen id="empty" title="Nothing here, something wrong">
        <div className={styles.grid}>
          <EmptyState
            title="No open jobs match"
            heading="h3"
            art={<EmptyShore />}
            action={{ href: '#empty', label: 'Clear the filters' }}
          >
            Remove a filter to see more.
          </EmptyState>
          <EmptyState title="We lost sight of that page" heading="h3" art={<FogLight />}>
            Try again in a minute.
          </EmptyState>
        </div>
      </Specimen>
    </>
  )
}

function Toasts() {
  return (
    <Specimen id="toasts" title="Toasts" row>
      <Button onClick={() => showToast('success', 'Successfully logged In', 2000)}>Success</Button>
      <Button onClick={() => showToast('info', 'Posting job.... Please wait!')}>Info</Button>
      <Button onClick={() => showToast('error', 'That file is larger than 10 MB.')}>Error</Button>
    </Specimen>
  )
}

function Dialogs() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Specimen id="dialogs" title="Dialog" row>
      <Button onClick={() => showDialog(dialog)}>Open the dialog</Button>
      <Dialog
        ref={dialog}
        id="specimen-dialog"
        title="Email Sent Successfully!"
        art={<SafeHarbour />}
      >
        Your email has been sent successfully.
      </Dialog>
    </Specimen>
  )
}
