import { useEffect, useRef, type MouseEvent } from 'react'
import styles from './error-summary.module.css'
import type { Rejection } from './submit-form.ts'

interface ErrorSummaryProps extends Pick<Rejection, 'errors'> {
  /** How long the first sentence is also shown as a toast, by the script of reading pages. */
  toastMs?: number | undefined
}

/**
 * Heads a form that came back and leads to each field. It takes focus: by its attribute where the
 * page is complete HTML, by the effect where it hydrates.
 */
export function ErrorSummary({ errors, toastMs }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors) summary.current?.focus()
  }, [errors])

  return (
    <div
      ref={summary}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what the person just sent
      autoFocus
      className={styles.summary}
      data-toast={Object.values(errors)[0]}
      data-toast-ms={toastMs}
    >
      <div role="alert">
        <h2 className={styles.title}>There is a problem</h2>
        <ul className={styles.list}>
          {Object.entries(errors).map(([name, message]) => (
            <li key={name}>
              {name ? (
                <a href={`#${name}`} onClick={focusField}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/**
 * Where the framework runs, following `#name` is a navigation, and a navigation drops the errors.
 * Where it does not, the link is a plain jump, which the browser ends by focusing the field.
 */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const name = event.currentTarget.hash.slice(1)
  document.querySelector(`label[for="${name}"]`)?.scrollIntoView()
  document.getElementById(name)?.focus({ preventScroll: true })
}
