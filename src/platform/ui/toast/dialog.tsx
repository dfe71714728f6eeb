import type { ReactNode, Ref } from 'react'
import { Button } from '#platform/ui/buttons/button.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  id: string
  title: string
  ref: Ref<HTMLDialogElement>
  /** Shown in the page from the start, not over it: for pages without a script. */
  shownAtStart?: boolean
  closeLabel?: string
  /** Actions besides closing. */
  actions?: ReactNode
  /** A drawing from src/platform/art. */
  art?: ReactNode
  children: ReactNode
}

/**
 * The native dialog, opened with `showDialog` above everything else. Its button and the Escape key close it without a
 * script. Only the browser knows whether it is open, so no state can disagree.
 */
export function Dialog({
  id,
  title,
  ref,
  shownAtStart,
  closeLabel = 'Close',
  actions,
  art,
  children,
}: DialogProps) {
  return (
    <dialog
      ref={ref}
      id={id}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      open={shownAtStart}
    >
      {art && <div className={styles.art}>{art}</div>}
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={styles.words}>{children}</div>
      <form method="dialog" className={styles.actions}>
        <Button type="submit">{closeLabel}</Button>
        {actions}
      </form>
    </dialog>
  )
}

/** Opens the dialog unless it is open already: a second `showModal` would fail. */
export function showDialog({ current: dialog }: { current: HTMLDialogElement | null }) {
  if (!dialog?.open) dialog?.showModal()
}
