import { FogLight } from '#app/art/fog-light.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Flash } from '#contract/flash.ts'
import { PageToast } from '#app/ui/toaster.tsx'

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
