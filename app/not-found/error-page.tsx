import { PageLayout } from '#app/layout/page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

interface ErrorPageProps {
  status: number
  /** What happened, in words for the reader; null when even we do not know. */
  sentence: string | null
  requestId: string | null
}

export function ErrorPage({ status, sentence, requestId }: ErrorPageProps) {
  const words = sentence ?? 'Something went wrong on our side. Try again in a minute.'

  return (
    <PageLayout>
      <title>{`${status === 404 ? 'Not found' : 'Something went wrong'} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <h1>{status === 404 ? 'This is not here' : 'Something went wrong'}</h1>
      <p>{words}</p>
      {requestId && (
        <p>
          If you write to us about it, quote <code>{requestId}</code>.
        </p>
      )}
      <p>
        <ButtonLink href="/jobs" tone="primary">
          See all jobs
        </ButtonLink>
      </p>
    </PageLayout>
  )
}
