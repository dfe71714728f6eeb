import { FogLight } from '#platform/art/fog-light.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import type { Flash } from '#platform/primitives/flash.ts'
import { PageToast } from '#platform/ui/toast/toaster.tsx'

interface AccessDeniedProps {
  /** Returns here afterwards. */
  logInHref: string
  flash: Flash
}

/** Shown to a visitor who is not logged in. */
export function AccessDenied({ logInHref, flash }: AccessDeniedProps) {
  return (
    <PageLayout hero={<PageToast flash={flash} />}>
      <title>Access Denied – Landfall</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        heading="h1"
        title="Access Denied"
        art={<FogLight />}
        action={{ href: logInHref, label: 'Login' }}
      >
        Please login to your account to continue
      </EmptyState>
    </PageLayout>
  )
}
