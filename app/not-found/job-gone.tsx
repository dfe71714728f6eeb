import { isRouteErrorResponse, useRouteError } from 'react-router'
import { EmptyShore } from '#app/art/empty-shore.tsx'
import { useLanguage } from '#app/languages/use-language.ts'
import { PageLayout } from '#app/layout/page.tsx'
import { ErrorPage } from './error-page.tsx'
import { NextSteps } from './next-steps.tsx'

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
