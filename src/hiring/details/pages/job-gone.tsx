import { isRouteErrorResponse, useRouteError } from 'react-router'
import { EmptyShore } from '#platform/art/empty-shore.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ErrorPage } from '#platform/layout/errors/error-page.tsx'
import { NextSteps } from '#platform/layout/errors/next-steps.tsx'

/** The error boundary of a job's page: usually the job is gone. */
export function JobGone() {
  const error = useRouteError()
  const { words } = useLanguage()
  if (!isRouteErrorResponse(error)) {
    return <ErrorPage status={500} sentence={null} />
  }
  if (error.status !== 404) {
    return <ErrorPage status={error.status} sentence={String(error.data)} />
  }

  return (
    <PageLayout>
      <title>{`${words.gone.title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <NextSteps art={<EmptyShore />} title={words.gone.title}>
        <p>{words.gone.text}</p>
      </NextSteps>
    </PageLayout>
  )
}
