import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import { NeverPay } from '#board/jobs/pages/description/never-pay.tsx'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import type { ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import { LOOK_UP_PATH } from '#trade/paths/employer-paths.ts'
import type { ProvedOrganisation } from '#board/employers/employers.service.ts'
import { EmployerJobs, FollowEmployer } from './employer-parts.tsx'

interface ProvedOrganisationPageProps extends Pick<
  ProvedOrganisation,
  'organisation' | 'proof' | 'answers'
> {
  jobs: ListedJob[]
  basis: ShownBasis
  follow: { name: string; alert: string; feed: string } | null
  canonical: string
}

/** The public page of a proved organisation without an entry on the register. */
export function ProvedOrganisationPage({
  organisation: { name, legalName },
  proof,
  answers,
  jobs,
  basis,
  follow,
  canonical,
}: ProvedOrganisationPageProps) {
  return (
    <PageLayout width="wide">
      <title>{`${name}: its jobs – Landfall`}</title>
      <meta name="description" content={`${name} posts its own jobs here. ${proof}.`} />
      <link rel="canonical" href={canonical} />
      {answers.total === 0 && <meta name="robots" content="noindex, follow" />}
      <Breadcrumb items={[{ label: 'Look up an employer', href: LOOK_UP_PATH }, { label: name }]} />
      <PageHeader title={name} />
      <Card>
        <Facts
          items={[
            { term: 'Posts its own jobs here', value: proof },
            ...(legalName && legalName !== name ? [{ term: 'Legal name', value: legalName }] : []),
            {
              term: 'On the register of sponsors',
              value: basis.hasRegister
                ? 'We know of no entry. Only an employer on it can sponsor: ask before you apply.'
                : 'No register is loaded on this site, so we could not look. Ask before you apply.',
            },
          ]}
        />
      </Card>
      <EmployerJobs jobs={jobs} basis={basis} answers={answers} name={name} isPoster />
      {follow && <FollowEmployer {...follow} />}
      <NeverPay />
    </PageLayout>
  )
}
