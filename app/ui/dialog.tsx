import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  id: string
  title: string
  /** Where React runs: whether it is shown, over everything else. */
  open?: boolean
  onClose?: () => void
  /** Where it does not: shown in the page from the start, over nothing. */
  shownAtStart?: boolean
  closeLabel?: string
  /** What can be done besides closing. */
  actions?: ReactNode
  /** A drawing from app/art. */
  art?: ReactNode
  children: ReactNode
}

/** The browser's own dialog. Its button and the Escape key close it without a script. */
export function Dialog({
  id,
  title,
  open,
  onClose,
  shownAtStart,
  closeLabel = 'Close',
  actions,
  art,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (open === false) dialog.current?.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      open={shownAtStart}
      onClose={onClose}
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
