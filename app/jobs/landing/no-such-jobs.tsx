import { EmptyShore } from '#app/art/empty-shore.tsx'
import { landingPath } from '#contract/paths/job-paths.ts'
import { PageLayout } from '#app/layout/page.tsx'
import { WaysOn } from '#app/not-found/ways-on.tsx'
import { formatCount } from '#contract/formats.ts'
import type { LandingLink } from '#server/search/landing/links.ts'

/** There is no such job now, and what is nearest to it. */
export function NoSuchJobs({ ways }: { ways: LandingLink[] }) {
  return (
    <PageLayout>
      <title>No such jobs right now – Landfall</title>
      <meta name="robots" content="noindex" />
      <WaysOn art={<EmptyShore />} title="No such jobs right now">
        <p>Nothing of this kind is open there. Adverts open and close all the time.</p>
        {ways.map((way) => (
          <p key={landingPath(way)}>
            <a href={landingPath(way)}>
              {way.kind ? `${way.kind} jobs anywhere` : `All jobs in ${way.town}`}
            </a>{' '}
            ({formatCount(way.count)})
          </p>
        ))}
      </WaysOn>
    </PageLayout>
  )
}
