import type { ComponentProps } from 'react'
import { PageLayout } from './page.tsx'

interface PrivatePageProps extends ComponentProps<typeof PageLayout> {
  title: string
  /** The page shows its form again, with what was wrong. */
  isRejected?: boolean
}

/** A page that search engines leave out. */
export function PrivatePage({ title, isRejected, children, ...layout }: PrivatePageProps) {
  return (
    <PageLayout {...layout}>
      <title>{`${isRejected ? 'Error: ' : ''}${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      {children}
    </PageLayout>
  )
}
