import { Banner } from '#platform/ui/toast/banner.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { SuspendedOrganisation } from '#organisations/model/suspended-organisation.ts'

export const SUSPENDED_WORDS =
  'Its adverts are off the site, and nobody can post or write in its name.'

/** Says what a suspension stops, and leads to the page that says why. */
export function Suspended({ organisation }: { organisation: SuspendedOrganisation }) {
  const { name, href, mayAppeal } = organisation
  return (
    <Banner tone="danger" title={`We have suspended ${name}`}>
      {SUSPENDED_WORDS} <Link href={href}>{mayAppeal ? 'Read why, and appeal' : 'Read why'}</Link>
    </Banner>
  )
}
