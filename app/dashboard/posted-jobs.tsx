import { EmptyShore } from '#app/art/empty-shore.tsx'
import { JobList } from '#app/jobs/card/job-list.tsx'
import { OwnerActions } from '#app/postings/own/owner-actions.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { ListedJob } from '#app/jobs/card/listed-job.ts'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { HeldJob } from '#contract/queue.ts'
import type { WaitingAddress } from '#server/addresses/addresses.service.ts'
import styles from './posted-jobs.module.css'
import { tabPath } from './dashboard-tabs.ts'

interface PostedJobsProps {
  items: ListedJob[]
  /** Those that wait for the desk. */
  held: HeldJob[]
  /** Those whose address for applications has not been confirmed. */
  waiting: WaitingAddress[]
  /** Where this page and the next one start; null for the first page, and after the last. */
  after: string | null
  next: string | null
}

/** A person's own jobs, newest first. */
export function PostedJobs({ items, held, waiting, after, next }: PostedJobsProps) {
  if (items.length === 0 && !after) {
    return (
      <EmptyState
        title="You have not posted a job yet"
        art={<EmptyShore />}
        action={{ href: '/post', label: 'Post a job' }}
      >
        Jobs you post appear here, so you can see how they are doing.
      </EmptyState>
    )
  }
  const first = after && { href: tabPath('postedJobs'), label: 'Newest jobs' }

  return (
    <div className={styles.posted}>
      <JobList
        jobs={items}
        inColumns
        renderActions={(job) => (
          <>
            <HeldNote held={held.find(({ id }) => id === job.id)} />
            <AddressNote waiting={waiting.find(({ jobId }) => jobId === job.id)} />
            <OwnerActions job={job} back={tabPath('postedJobs', after)} />
          </>
        )}
      />
      <Pagination
        label="Pages of your jobs"
        current={null}
        last={null}
        hrefOf={() => tabPath('postedJobs')}
        previous={first}
        next={next && { href: tabPath('postedJobs', next), label: 'Next' }}
      />
    </div>
  )
}

/** Why nobody can see the job yet. */
function HeldNote({ held }: { held: HeldJob | undefined }) {
  if (!held) return null
  return (
    <p className={styles.held}>
      <Tag tone="warning" icon="clock">
        We are looking at this
      </Tag>{' '}
      {held.because} {held.caseId && <Link href={`/cases/${held.caseId}`}>More about it</Link>}
    </p>
  )
}

/** Where applications go for now. */
function AddressNote({ waiting }: { waiting: WaitingAddress | undefined }) {
  if (!waiting) return null
  return (
    <p className={styles.held}>
      <Tag tone="warning" icon="mail">
        Address not confirmed
      </Tag>{' '}
      {waiting.words}
    </p>
  )
}
