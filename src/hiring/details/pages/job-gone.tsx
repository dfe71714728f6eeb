import { isRouteErrorResponse, useRouteError } from 'react-router'
import { EmptyShore } from '#platform/art/empty-shore.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ErrorPage } from '#platform/layout/errors/error-page.tsx'
import { NextSteps } from '#platform/layout/errors/next-steps.tsx'

/** The error boundary of a job's page: usually the job is gone, as `missingJob` says it. */
export function JobGone() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) {
    return <ErrorPage status={500} sentence={null} />
  }
  if (typeof error.data === 'string') {
    return <ErrorPage status={error.status} sentence={error.data} />
  }

  const { title, text } = error.data as { title: string; text: string }
  return (
    <PageLayout>
      <title>{`${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <NextSteps art={<EmptyShore />} title={title}>
        <p>{text}</p>
      </NextSteps>
    </PageLayout>
  )
}
