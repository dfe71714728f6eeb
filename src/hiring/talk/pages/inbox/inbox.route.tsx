import { requireActor } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { applicantPath } from '#hiring/applicants/applicant-paths.ts'
import { newMessagesWords } from '#hiring/applications/pages/status-words.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import type { InboxThread } from '#hiring/talk/inbox/inbox.queries.ts'
import type { Route } from './+types/inbox.route.ts'
import styles from './inbox.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { applications, ...page } = context.get(requestContext)
  const actor = requireActor(page, request)
  const wanted = new URL(request.url).searchParams.get('page')
  return orErrorResponse(applications.inbox.list(actor, wanted), request)
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { threads, hasMore, page } = loaderData
  return (
    <PageLayout>
      <title>Inbox – Landfall</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb items={[{ label: 'Dashboard', href: '/dashboard' }, { label: 'Inbox' }]} />
      <PageHeader title="Inbox">
        <p>Messages with applicants for all your jobs. Unread ones come first.</p>
      </PageHeader>
      {threads.length === 0 ? (
        <EmptyState
          title="No messages yet"
          action={{ href: '/dashboard?tab=postedJobs', label: 'Go to your jobs' }}
        >
          When an applicant writes to you, or you to them, it is here.
        </EmptyState>
      ) : (
        <ul className={styles.threads}>
          {threads.map((thread) => (
            <Thread key={thread.id} {...thread} />
          ))}
        </ul>
      )}
      <p className={styles.pages}>
        {page > 1 && <ButtonLink href={`/inbox?page=${page - 1}`}>Newer</ButtonLink>}
        {hasMore && <ButtonLink href={`/inbox?page=${page + 1}`}>Older</ButtonLink>}
      </p>
    </PageLayout>
  )
}

function Thread({ id, jobId, name, title, lastSide, lastText, lastAt, unread }: InboxThread) {
  return (
    <li className={styles.thread}>
      <Link className={styles.who} href={applicantPath(jobId, id)}>
        {name}
      </Link>
      {unread > 0 && <Tag tone="signal">{newMessagesWords(unread)}</Tag>}
      <p className={styles.facts}>
        {title} · {mediumDateTime(lastAt)}
      </p>
      <p className={styles.words}>
        {lastSide === 'employer' ? 'You: ' : ''}
        {lastText}
      </p>
    </li>
  )
}
