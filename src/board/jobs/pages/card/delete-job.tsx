import type { KeyboardEvent, SubmitEvent } from 'react'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { useFetcher, useFetchers } from 'react-router'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { jobActionPath } from '#trade/paths/posting-paths.ts'
import styles from './delete-job.module.css'

const KEY = 'delete-job '

interface DeleteJobProps {
  job: { id: string; title: string }
  /** The list to return to without a script. */
  back: string
}

/**
 * The delete icon of the owner's card. A click replaces it with a confirm icon and Cancel. Once confirmed, the card
 * leaves its list at once, and comes back if the job could not be deleted. This one question says what becomes of its
 * applicants.
 */
export function DeleteJob({ job, back }: DeleteJobProps) {
  const fetcher = useFetcher({ key: KEY + job.id })

  return (
    <details className={styles.delete}>
      <summary className={styles.ask} onKeyDown={closeOnEscape}>
        <span className={styles.closed}>
          <Icon name="trash" />
          <span className="visually-hidden">Delete: {job.title}</span>
        </span>
        <span className={styles.opened}>
          Cancel<span className="visually-hidden"> deleting: {job.title}</span>
        </span>
      </summary>
      <fetcher.Form
        method="post"
        action={jobActionPath(job.id, 'delete')}
        onSubmit={focusNeighbour}
      >
        <PageOwner />
        <input type="hidden" name="back" value={back} />
        {/* Lets `clientAction` know that the page stays. */}
        <input type="hidden" name="confirmed" value="list" />
        <p>People who applied are told. You can no longer read what they sent.</p>
        <button
          type="submit"
          className={styles.confirm}
          aria-label={`Confirm deleting: ${job.title}`}
          onKeyDown={closeOnEscape}
        >
          <Icon name="check" />
          Confirm deleting
        </button>
      </fetcher.Form>
    </details>
  )
}

/** The ids of jobs being deleted from their list. */
export function useDeletedJobs(): Set<string> {
  const deletions = useFetchers().filter(
    ({ key, state, data }) => key.startsWith(KEY) && state !== 'idle' && data?.isDeleted !== false,
  )
  return new Set(deletions.map(({ key }) => key.slice(KEY.length)))
}

/** Moves the focus to a neighbour, because the focused card is about to go. */
export function focusNeighbour({ currentTarget }: SubmitEvent<HTMLFormElement>) {
  const item = currentTarget.closest('[id]')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const next = neighbour?.querySelector('a') ?? document.getElementById('main')
  next?.focus({ preventScroll: true })
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const fold = currentTarget.closest('details')
  if (key !== 'Escape' || !fold?.open) return
  fold.open = false
  fold.querySelector('summary')?.focus()
}
