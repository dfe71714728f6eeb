import { data } from 'react-router'
import { FogLight } from '#app/art/fog-light.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { NextSteps } from './next-steps.tsx'

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
