import type { ReactNode } from 'react'
import { FogLight } from '#platform/art/fog-light.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { NextSteps } from '#platform/layout/errors/next-steps.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'

type ExpiredLinkProps =
  | { advice: ReactNode; section?: never }
  | { advice?: never; section: 'email' | 'delete' }

/**
 * A mailed link that has been used or was never valid. `advice` replaces the link onwards if the page is not about an
 * account; `section` is the one of the settings where another can be requested.
 */
export function ExpiredLink({ advice, section }: ExpiredLinkProps) {
  return (
    <PageLayout>
      <title>This link no longer works – Landfall</title>
      <meta name="robots" content="noindex" />
      <NextSteps art={<FogLight />} title="This link no longer works">
        <p>
          {advice ?? (
            <>
              It has been used, is too old, or a newer one was sent. Open the newest mail, or ask
              for another in <Link href={`/setting#${section}`}>your settings</Link>.
            </>
          )}
        </p>
      </NextSteps>
    </PageLayout>
  )
}
