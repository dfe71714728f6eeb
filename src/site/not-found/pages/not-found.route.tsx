import { data } from 'react-router'
import { FogLight } from '#platform/art/fog-light.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { NextSteps } from '#platform/layout/errors/next-steps.tsx'

export function loader() {
  return data(null, 404)
}

export default function NotFoundPage() {
  return (
    <PageLayout>
      <title>Page Not Found – Landfall</title>
      <meta name="robots" content="noindex" />
      <NextSteps art={<FogLight />} title="Page Not Found">
        <p>
          There is no page at this address. The link may be old, or a letter in it may be missing.
        </p>
      </NextSteps>
    </PageLayout>
  )
}
