import { FogLight } from '#platform/art/fog-light.tsx'
import { use, useEffect } from 'react'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ServerRenderContext } from '#platform/layout/server-render.ts'
import { NextSteps } from './next-steps.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'

interface ErrorPageProps {
  status: number
  /** The reason, in words for the reader; null if unknown even to us. */
  sentence: string | null
}

export function ErrorPage({ status, sentence }: ErrorPageProps) {
  const requestId = use(ServerRenderContext)?.requestId
  const { english } = useLanguage()
  const title = titleOf(status)
  const isOurs = status >= 500 && status !== 503
  useReloadOnce(sentence === null && !requestId)

  return (
    <PageLayout>
      <title>{`${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <NextSteps art={<FogLight />} title={title}>
        <p {...english}>{sentence ?? 'Something went wrong on our side. Try again in a minute.'}</p>
        {isOurs && requestId && (
          <p>
            Quote this when you <Link href="/contact">write to us</Link>: <code>{requestId}</code>
          </p>
        )}
      </NextSteps>
    </PageLayout>
  )
}

/**
 * A page that could not be fetched is reloaded, so that the browser explains the connection problem. A page that fails
 * later stays as it is.
 */
function useReloadOnce(hasFailedInBrowser: boolean) {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (hasFailedInBrowser && entry?.type !== 'reload') location.reload()
  }, [hasFailedInBrowser])
}

function titleOf(status: number) {
  if (status === 404) return 'This is not here'
  if (status === 429) return 'That was too fast'
  if (status === 503) return 'Not just now'
  return status >= 500 ? 'Something went wrong' : 'That did not work'
}
