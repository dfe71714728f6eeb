import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import { EmptyShore } from '#app/art/empty-shore.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import type { loader as rootLoader } from '#app/root.tsx'
import { ErrorPage } from './error-page.tsx'
import { WaysOn } from './ways-on.tsx'

/** The error boundary of a page about one job: most often the job is gone. */
export function JobGone() {
  const error = useRouteError()
  const requestId = useRouteLoaderData<typeof rootLoader>('root')?.requestId ?? null
  if (!isRouteErrorResponse(error)) {
    return <ErrorPage status={500} sentence={null} requestId={requestId} />
  }
  if (error.status !== 404) {
    return <ErrorPage status={error.status} sentence={String(error.data)} requestId={requestId} />
  }

  return (
    <PageLayout>
      <title>This job is gone – Landfall</title>
      <meta name="robots" content="noindex" />
      <WaysOn art={<EmptyShore />} title="This job is gone">
        <p>
          Employers take an advert down when they have found somebody, or when its time is over.
          Look at the other open jobs.
        </p>
      </WaysOn>
    </PageLayout>
  )
}
