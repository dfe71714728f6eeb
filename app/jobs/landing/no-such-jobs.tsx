import { AlertLink } from '#app/alerts/alert-link.tsx'
import { EmptyShore } from '#app/art/empty-shore.tsx'
import { landingPath } from '#contract/paths/job-paths.ts'
import { PageLayout } from '#app/layout/page.tsx'
import { NextSteps } from '#app/not-found/next-steps.tsx'
import { formatCount } from '#contract/formats.ts'
import type { LandingLink } from '#server/search/landing/links.ts'
import { Link } from '#app/ui/link.tsx'

interface NoSuchJobsProps {
  alternatives: LandingLink[]
  alert: [string, boolean]
}

/** Shown if no such job is open, with the nearest alternatives. */
export function NoSuchJobs({ alternatives, alert }: NoSuchJobsProps) {
  return (
    <PageLayout>
      <title>No jobs like this right now – Landfall</title>
      <meta name="robots" content="noindex" />
      <NextSteps art={<EmptyShore />} title="No jobs like this right now">
        <p>No jobs of this type are open here. New ones appear all the time.</p>
        <AlertLink alert={alert} tone="primary" />
        {alternatives.map((link) => (
          <p key={landingPath(link)}>
            <Link href={landingPath(link)}>
              {link.kind ? `${link.kind} jobs anywhere` : `All jobs in ${link.town}`}
            </Link>{' '}
            ({formatCount(link.count)})
          </p>
        ))}
      </NextSteps>
    </PageLayout>
  )
}
