import { useState, type SubmitEvent } from 'react'
import { ownerHeader } from '#platform/forms/pages/owner/owner-header.ts'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { showToast } from '#platform/ui/toast/toaster.tsx'
import { DOUBLE_TAP } from '#platform/ui/buttons/double-tap.ts'
import styles from './save-button.module.css'

interface SaveButtonProps {
  job: { id: string; title: string }
  isSaved: boolean
  /** Shows its label next to the heart. */
  hasWords?: boolean
}

/**
 * Runs one call at a time, across tabs too: on a device each answer has the whole list, so two at once would lose a
 * job. Old browsers, and URLs without TLS, have no such lock.
 */
function inTurn(send: () => Promise<Response>): Promise<Response | null> {
  return (navigator.locks?.request('saved', send) ?? send()).catch(() => null)
}

/** Saves a job, or removes it from the list. Without a script the form returns to its page. */
export function SaveButton({ job: { id, title }, isSaved, hasWords }: SaveButtonProps) {
  const { words } = useLanguage()
  // The pressed state applies until the page's data changes.
  const [{ known, pressed, at }, press] = useState({
    known: isSaved,
    pressed: isSaved,
    at: -DOUBLE_TAP,
  })
  const isOn = known === isSaved ? pressed : isSaved
  const word = hasWords && isOn ? words.card.saved : words.card.save

  async function send(event: SubmitEvent) {
    event.preventDefault()
    const now = event.timeStamp
    if (now < at + DOUBLE_TAP) return
    press({ known: isSaved, pressed: !isOn, at: now })
    const method = isOn ? 'DELETE' : 'PUT'
    const answer = await inTurn(() =>
      fetch(`/api/v1/saved/${id}`, { method, headers: ownerHeader(), keepalive: true }),
    )
    if (answer?.ok) return
    press({ known: isSaved, pressed: isOn, at: now })
    showToast('error', (await answer?.text()) ?? 'Not saved: there is no connection.')
  }

  return (
    <form
      className={hasWords ? styles.words : styles.heart}
      method="post"
      action="/saved"
      onSubmit={send}
    >
      <PageOwner />
      <input type="hidden" name="job" value={id} />
      <button
        name="intent"
        value={isOn ? 'remove' : 'save'}
        aria-pressed={isOn}
        aria-label={`${word} ${title}`}
      >
        {hasWords && <span>{word}</span>}
      </button>
    </form>
  )
}
