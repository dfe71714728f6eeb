import { focusNeighbour } from '#board/jobs/pages/card/delete-job.tsx'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { JobCard } from '#board/jobs/pages/card/job-card.tsx'
import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import { Tag } from '#platform/ui/facts/tag.tsx'
import type { SavedJob } from '#board/saved-jobs/list/saved-list.service.ts'
import { NoteForm } from './note-form.tsx'
import styles from './saved.module.css'
import { Banner } from '#platform/ui/toast/banner.tsx'
import type { ReactNode, SubmitEvent } from 'react'
import { Form } from 'react-router'
import { Button } from '#platform/ui/buttons/button.tsx'

export interface ShownSave extends SavedJob {
  /** Null if the job has no page. */
  card: ListedJob | null
  savedOn: string
}

interface SavedItemProps {
  job: ShownSave
  noteLimit: number
}

/** A saved job: its card, its news, and the seeker's note. */
export function SavedItem({ job, noteLimit }: SavedItemProps) {
  const { jobId, title, card, ended, isTakenDown, news, note, savedOn } = job
  return (
    <div className={styles.item}>
      {card ? <JobCard job={card} /> : <GoneCard job={job} />}
      <div className={styles.below}>
        {ended && (
          <p className={isTakenDown ? styles.warned : styles.ended}>
            {isTakenDown && <span className="visually-hidden">Warning: </span>}
            {ended}
          </p>
        )}
        {news && <News job={job} />}
        {note?.text && <p className={styles.note}>{note.text}</p>}
        <div className={styles.foot}>
          <p className={styles.saved}>Saved {savedOn}</p>
          <ListForm intent="remove" jobId={jobId} label="Remove" about={title} />
        </div>
        {note && <NoteForm job={job} note={note} limit={noteLimit} />}
      </div>
    </div>
  )
}

/** A card without a link, for a job that is gone. */
function GoneCard({ job: { title, employer, isTakenDown } }: { job: ShownSave }) {
  return (
    <article className={styles.gone}>
      <h2>{title}</h2>
      <p>
        {employer} <Tag tone={isTakenDown ? 'danger' : 'warning'}>Not on Landfall now</Tag>
      </p>
    </article>
  )
}

/** Important changes, before and after. */
function News({ job }: { job: ShownSave }) {
  const { jobId, title, news, ended } = job
  const { happened = null, changes = [] } = news ?? {}
  return (
    <section className={styles.news} aria-label={`What has changed: ${title}`}>
      <p>
        <b>New since you saved or read it</b>
        {happened && happened !== ended && `: ${happened}`}
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ fact, before, after }) => (
            <li key={fact}>
              {fact}: <del>{before ?? 'not stated'}</del> <span aria-hidden="true">→</span>{' '}
              <ins>{after ?? 'not stated'}</ins>
            </li>
          ))}
        </ul>
      )}
      <ListForm intent="read" jobId={jobId} label="I have read it" about={`the news of ${title}`}>
        <input type="hidden" name="state" value={shownState(job)} />
      </ListForm>
    </section>
  )
}

interface RemovedJobProps {
  removed: { jobId: string; title: string; entry: string | null }
}

/** Offers to undo the last ‘Remove’. */
export function RemovedJob({ removed: { jobId, title, entry } }: RemovedJobProps) {
  return (
    <Banner tone="success" live>
      <div className={styles.removed}>
        <p>Removed: {title}</p>
        <ListForm intent="restore" jobId={jobId} label="Undo">
          <input type="hidden" name="entry" value={entry ?? ''} />
        </ListForm>
      </div>
    </Banner>
  )
}

/** A button that marks the page's news as read. */
export function ReadAll({ jobs }: { jobs: ShownSave[] }) {
  const withNews = jobs.filter(({ news }) => news)
  const [first] = withNews
  if (!first || withNews.length < 2) return null
  return (
    <div className={styles.readAll}>
      <p>
        <b>{withNews.length} of these jobs have changed</b> since you saved or read them.
      </p>
      <ListForm intent="read" jobId={first.jobId} label="I have read them all">
        {withNews.map((job) => (
          <input key={job.jobId} type="hidden" name="state" value={shownState(job)} />
        ))}
      </ListForm>
    </div>
  )
}

interface ListFormProps {
  intent: 'remove' | 'restore' | 'read'
  jobId: string
  label: string
  /** Read by screen readers after the label, if several buttons share it. */
  about?: string
  /** Additional fields. */
  children?: ReactNode
}

/** A single-button form for the list. */
function ListForm({ intent, jobId, label, about, children }: ListFormProps) {
  return (
    <Form
      method="post"
      action="/saved"
      preventScrollReset
      onSubmit={intent === 'remove' ? focusNeighbour : focusCard}
    >
      <PageOwner />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="job" value={jobId} />
      {children}
      <Button type="submit" size="small">
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </Button>
    </Form>
  )
}

/** Moves the focus to the card, because the button is about to go; to the list if it is of no card. */
function focusCard({ currentTarget }: SubmitEvent<HTMLFormElement>) {
  const next = currentTarget.closest('li')?.querySelector('a') ?? document.getElementById('main')
  next?.focus({ preventScroll: true })
}

/** The state of a job as shown on its page, in the format that `readSave` reads. */
function shownState({ jobId, stateId }: Pick<SavedJob, 'jobId' | 'stateId'>): string {
  return `${jobId}.${stateId.toString(36)}.0`
}
