import { isRouteErrorResponse, useRouteError } from 'react-router'
import { EmptyShore } from '#app/art/empty-shore.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { ErrorPage } from './error-page.tsx'
import { NextSteps } from './next-steps.tsx'

/** The error boundary of a page about one job: most often the job is gone. */
export function JobGone() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) {
    return <ErrorPage status={500} sentence={null} />
  }
  if (error.status !== 404) {
    return <ErrorPage status={error.status} sentence={String(error.data)} />
  }

  return (
    <PageLayout>
      <title>This job is gone – Landfall</title>
      <meta name="robots" content="noindex" />
      <NextSteps art={<EmptyShore />} title="This job is gone">
        <p>
          Employers remove a job when they have filled it, or when its closing date has passed. Look
          at the other open jobs.
        </p>
      </NextSteps>
    </PageLayout>
  )
}
