import { AlertLink } from '#board/alerts/pages/alert-link.tsx'
import { EmptyShore } from '#platform/art/empty-shore.tsx'
import { landingPath } from '#board/jobs/model/job-paths.ts'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { NextSteps } from '#platform/layout/errors/next-steps.tsx'
import { formatCount } from '#platform/primitives/formats.ts'
import type { LandingLink } from '#board/landing/links.ts'
import { Link } from '#platform/ui/buttons/link.tsx'

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
