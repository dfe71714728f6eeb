import type { MouseEvent } from 'react'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import styles from './error-summary.module.css'
import type { Rejection } from './rejection.ts'

/** The start of `LOGGED_OUT` in `call-api.ts`, which pages without forms would load with it. */
const LOGGED_OUT = 'You were logged out'

/** Shown above a rejected form, with a link to each field. */
export function ErrorSummary({ errors }: Pick<Rejection, 'errors'>) {
  const { words } = useLanguage()
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what the person just sent
    <div autoFocus tabIndex={-1} className={styles.summary}>
      <div role="alert" tabIndex={-1}>
        <h2 className={styles.title}>{words.apply.problem}</h2>
        <ul className={styles.list}>
          {Object.entries(errors).map(([name, message]) => (
            <li key={name}>
              {name ? (
                <a href={`#${name}`} onClick={focusField}>
                  {message}
                </a>
              ) : message.startsWith(LOGGED_OUT) ? (
                <a href="/login" target="_blank" rel="noopener">
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

/** Focuses the field. Following `#name` would be a router navigation, which drops the errors. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const name = event.currentTarget.hash.slice(1)
  document.querySelector(`label[for="${name}"]`)?.scrollIntoView()
  document.getElementById(name)?.focus({ preventScroll: true })
}
