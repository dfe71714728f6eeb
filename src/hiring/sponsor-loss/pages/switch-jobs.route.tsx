import { requestContext } from '#platform/pages/context.ts'
import { parseSearch } from '#board/search/parse-search.ts'
import { toListedJobs } from '#board/jobs/pages/card/listed-job.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { formatCount } from '#platform/primitives/formats.ts'
import { SPONSOR_LOST_PATH } from '#trade/paths/arrival-paths.ts'
import { MOST_AT_ONCE } from '#hiring/several/several.ts'
import { findBasis } from '#sponsorship/freshness/shown-basis.ts'
import { BasisLine, OldAnswers } from '#sponsorship/freshness/pages/basis-line.tsx'
import { answerTimeWords } from './answer-time-words.ts'
import type { Route } from './+types/switch-jobs.route.ts'
import { allJobsPath } from './all-jobs-path.ts'
import styles from './sponsor-lost.module.css'
import { SwitchJobs } from './switch-jobs.tsx'
import { WorkForm } from './work-form.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { search: work } = parseSearch(url.searchParams)
  const { q, place } = work
  const { actor, sponsorLoss } = page
  const situation = { ...page.situation, where: 'uk' as const }
  const { jobs, total } = q
    ? await sponsorLoss.listJobs(actor, situation, { q, place })
    : { jobs: [], total: 0 }
  const cards = jobs.map(({ card }) => card)
  const listed = await toListedJobs({ ...page, situation }, cards)
  return {
    q,
    place,
    total,
    basis: await findBasis(page),
    hasSaid: situation.permission !== undefined,
    most: MOST_AT_ONCE,
    jobs: listed.map((job, index) => {
      const answers = jobs[index]?.answers
      return { ...job, answers: answers ? answerTimeWords(answers) : null }
    }),
  }
}

export default function SwitchJobsPage({ loaderData }: Route.ComponentProps) {
  const { q, place, jobs, total, basis, hasSaid, most } = loaderData
  const everywhere = allJobsPath({ q, place })
  return (
    <PageLayout>
      <title>Jobs to switch to – Landfall</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: 'Your sponsor is gone', href: SPONSOR_LOST_PATH },
          { label: 'Jobs to switch to' },
        ]}
      />
      <PageHeader title="Jobs to switch to">
        <p>
          In the UK, from employers we have checked, and nothing rules them out for you. Tick up to{' '}
          {most} jobs, and send one application to all of them.
        </p>
      </PageHeader>
      <div className={styles.page}>
        <WorkForm q={q} place={place} />
        {!hasSaid && (
          <p>
            We do not know your visa, so this list is rough.{' '}
            <Link href={SPONSOR_LOST_PATH}>Say which visa you have</Link>
          </p>
        )}
        {q && jobs.length === 0 && (
          <p>
            No such job takes applications here today.{' '}
            <Link href={everywhere} rel="nofollow">
              See jobs that you can apply for elsewhere
            </Link>
          </p>
        )}
        {jobs.length > 0 && (
          <>
            <OldAnswers basis={basis} />
            <SwitchJobs jobs={jobs} most={most} />
            <BasisLine basis={basis.line} />
          </>
        )}
        {total > jobs.length && (
          <p>
            {`These are ${formatCount(jobs.length)} of ${formatCount(total)} jobs. `}
            <Link href={everywhere} rel="nofollow">
              Search all of them
            </Link>
          </p>
        )}
      </div>
    </PageLayout>
  )
}
