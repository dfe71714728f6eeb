import { EmptyShore } from '#platform/art/empty-shore.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Pagination } from '#platform/ui/links/pagination.tsx'
import { postedJobsPath } from '#hiring/dashboard/dashboard-paths.ts'
import { UPLOAD_PATH } from '#hiring/upload/upload-paths.ts'
import { BulkBar } from '#hiring/dashboard/pages/bulk/bulk-bar.tsx'
import { BulkOutcomes, type ShownOutcome } from '#hiring/dashboard/pages/bulk/bulk-outcomes.tsx'
import { JobTools, MoreTools } from './job-tools.tsx'
import { JobsTable } from './table/jobs-table.tsx'
import type { PostedJobsView } from './load-posted.ts'
import styles from './posted-jobs.module.css'
import { AddressesWait, Standing, SuspendedNotice } from './standing.tsx'
import { answersPath, figuresPath } from '#organisations/model/organisation-paths.ts'

interface PostedJobsProps extends PostedJobsView {
  /** The person has at least one job, whatever the filter. */
  hasJobs: boolean
  /** The result of the last bulk action. */
  outcome: ShownOutcome | null
}

/** A person's own jobs. */
export function PostedJobs({
  outcome,
  standing,
  suspended,
  waiting,
  addresses,
  answers,
  ...table
}: PostedJobsProps) {
  const { query, counts, rows, draft, pages } = table
  const isEmpty = rows.length === 0 && !draft
  const hasBar = rows.some(({ canManage }) => canManage)
  const hrefOf = (page: number) => postedJobsPath({ ...query, page })

  return (
    <div className={styles.posted}>
      {outcome && <BulkOutcomes outcome={outcome} />}
      {(waiting || standing || suspended || addresses.length > 0) && (
        <div className={styles.first}>
          <PeopleWait waiting={waiting} />
          {suspended && <SuspendedNotice organisation={suspended} />}
          {standing && <Standing organisation={standing} />}
          <AddressesWait addresses={addresses} />
        </div>
      )}
      {table.hasJobs ? (
        <>
          <JobTools query={query} counts={counts} />
          {isEmpty ? (
            <EmptyState
              title="No jobs like these"
              action={{ href: postedJobsPath(), label: 'Show all your jobs' }}
            />
          ) : (
            <section className={styles.list} aria-label="Your jobs, one by one">
              <JobsTable rows={rows} draft={draft} query={query} />
              {hasBar && <BulkBar back={hrefOf(query.page)} />}
            </section>
          )}
          <Pagination
            label="Pages of your jobs"
            current={query.page}
            last={pages}
            hrefOf={hrefOf}
            previous={query.page > 1 ? { href: hrefOf(query.page - 1), label: 'Previous' } : null}
            next={query.page < pages ? { href: hrefOf(query.page + 1), label: 'Next' } : null}
          />
          <MoreTools csvQuery={hasBar ? null : query} />
          <OwnAnswers organisations={answers} />
        </>
      ) : (
        !suspended?.isOnly && <NoJobs />
      )}
    </div>
  )
}

function NoJobs() {
  return (
    <Card padding="roomy">
      <EmptyState
        title="No jobs yet"
        art={<EmptyShore />}
        action={{ href: '/post', label: 'Post a job' }}
      >
        A first job takes about three minutes. As you write, you see what the sponsorship rules say.
        Nothing is public until you publish it. Have many?{' '}
        <Link href={UPLOAD_PATH}>Upload a list</Link>.
      </EmptyState>
    </Card>
  )
}

interface PeopleWaitProps {
  /** Null if nobody is waiting. */
  waiting: { words: string; href: string | null } | null
}

/** The number of applicants waiting for an answer, with a link to the one who has waited longest. */
function PeopleWait({ waiting }: PeopleWaitProps) {
  if (!waiting) return null
  return (
    <section className={styles.waiting} aria-label="Who waits for you">
      <p>
        <strong>{waiting.words}</strong>
      </p>
      {waiting.href && (
        <ButtonLink href={waiting.href} size="small" iconEnd="arrow-right">
          Start with the oldest
        </ButtonLink>
      )}
    </section>
  )
}

interface OwnAnswersProps {
  /** `words` is null if there are too few applications. */
  organisations: { id: string; name: string; words: string | null; publicPage: string | null }[]
}

/** Answer times of the person’s organisations, with links to the data behind them. */
function OwnAnswers({ organisations }: OwnAnswersProps) {
  if (organisations.length === 0) return null
  const [, second] = organisations
  return (
    <ul className={styles.own} aria-label="How you answer">
      {organisations.map(({ id, name, words, publicPage }) => {
        const whose = second ? ` of ${name}` : ''
        return (
          <li key={id}>
            {words && <span>{`${name} has ${words}.`}</span>}
            <Link href={answersPath(id)}>{`Your answers${whose}`}</Link>
            <Link href={figuresPath(id)}>{`Your figures${whose}`}</Link>
            {publicPage && <Link href={publicPage}>{`Your public page${whose}`}</Link>}
          </li>
        )
      })}
    </ul>
  )
}
