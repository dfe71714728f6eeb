import { useState, type SubmitEvent } from 'react'
import { useLanguage } from '#app/languages/use-language.ts'
import { showToast } from '#app/ui/toaster.tsx'
import styles from './save-button.module.css'

interface SaveButtonProps {
  job: { id: string; title: string }
  isSaved: boolean
  /** Says what it does, beside the heart. */
  hasWords?: boolean
}

/**
 * One call after the other, also of other tabs: on a device each answer has the whole list, so that two at once would
 * lose a job. Old browsers, and addresses without TLS, have no such lock.
 */
function inTurn(send: () => Promise<Response>): Promise<Response | null> {
  return (navigator.locks?.request('saved', send) ?? send()).catch(() => null)
}

/** Saves a job, and takes it off the list again. Without a script the form comes back to its page. */
export function SaveButton({ job: { id, title }, isSaved, hasWords }: SaveButtonProps) {
  const { words } = useLanguage()
  // What was pressed counts until the page says something else.
  const [{ known, pressed }, press] = useState({ known: isSaved, pressed: isSaved })
  const isOn = known === isSaved ? pressed : isSaved
  const word = hasWords && isOn ? words.card.saved : words.card.save

  async function send(event: SubmitEvent) {
    event.preventDefault()
    press({ known: isSaved, pressed: !isOn })
    const method = isOn ? 'DELETE' : 'PUT'
    const answer = await inTurn(() => fetch(`/api/v1/saved/${id}`, { method, keepalive: true }))
    if (answer?.ok) return
    press({ known: isSaved, pressed: isOn })
    showToast('error', (await answer?.text()) ?? 'Not saved: there is no connection.')
  }

  return (
    <form
      className={hasWords ? styles.words : styles.heart}
      method="post"
      action="/saved"
      onSubmit={send}
    >
      <input type="hidden" name="job" value={id} />
      <button
        name="intent"
        value={isOn ? 'remove' : 'save'}
        aria-pressed={isOn}
        aria-label={`${word} ${title}`}
      >
        {hasWords && word}
      </button>
    </form>
  )
}
