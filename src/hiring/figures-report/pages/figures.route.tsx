import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { FIGURE_DAYS, SOURCE_WORDS, type FiguresReport } from '#board/figures/figures.ts'
import { formatCount, mediumDate } from '#platform/primitives/formats.ts'
import { medianTime } from '#organisations/answer-rate/rate-words.ts'
import {
  answersPath,
  figuresPath,
  organisationPath,
} from '#organisations/model/organisation-paths.ts'
import { OrganisationPage, Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import type { Route } from './+types/figures.route.ts'
import { BarChart } from './bar-chart.tsx'
import { FigureTable } from './figure-table.tsx'
import styles from './figures.module.css'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const { searchParams } = new URL(request.url)
  const selection = { jobId: searchParams.get('job'), days: Number(searchParams.get('days')) }
  return orErrorResponse(page.figuresReport.read(actor, params.id, selection))
}

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { id, name, job, days, totals } = loaderData
  const hasAny = totals.views + totals.applications + totals.applyStarts > 0
  return (
    <OrganisationPage
      title={job ? job.title : 'Your figures'}
      eyebrow={name}
      above={[
        { label: name, href: organisationPath(id) },
        ...(job ? [{ label: 'Your figures', href: figuresPath(id, { days }) }] : []),
      ]}
      lead={
        <p>{`The last ${days} days. We count without cookies, and nothing about who it was. Your own visits and those of programs do not count.`}</p>
      }
      action={
        <ButtonLink
          href={figuresPath(id, { job: job?.id, days }).replace('/figures', '/figures.csv')}
          icon="download"
          rel="nofollow"
          reloadDocument
          download
        >
          CSV
        </ButtonLink>
      }
    >
      <nav aria-label="Time" className={styles.choice}>
        {FIGURE_DAYS.map((count) => (
          <ButtonLink
            key={count}
            href={figuresPath(id, { job: job?.id, days: count })}
            aria-current={count === days ? 'page' : undefined}
          >
            {`${count} days`}
          </ButtonLink>
        ))}
      </nav>
      <Sheet id="totals" title="In all">
        <Facts items={totalsOf(loaderData)} />
        {!hasAny && <p>No views yet. Figures appear here within a minute of the first visit.</p>}
      </Sheet>
      {hasAny && <Charts report={loaderData} />}
      {loaderData.sources.length > 0 && <Sources report={loaderData} />}
      {loaderData.jobs.length > 0 && <Jobs report={loaderData} />}
    </OrganisationPage>
  )
}

function totalsOf({ id, totals }: FiguresReport) {
  const { views, applyStarts, applications, answered, medianSeconds } = totals
  const share = applications > 0 ? ` (${Math.floor((answered / applications) * 100)}%)` : ''
  return [
    { term: 'Views of the jobs', value: formatCount(views) },
    { term: 'Application forms opened', value: formatCount(applyStarts) },
    { term: 'Applications', value: formatCount(applications) },
    {
      term: 'Of these answered',
      value: (
        <>
          {formatCount(answered)}
          {share} <Link href={answersPath(id)}>How you answer</Link>
        </>
      ),
    },
    {
      term: 'Half are answered within',
      value: medianTime(medianSeconds),
    },
  ]
}

function Charts({ report: { periods, step } }: { report: FiguresReport }) {
  const unit = step === 1 ? 'day' : 'week'
  const bars = (name: 'views' | 'applications') =>
    periods.map((period) => ({
      key: period.day,
      label: dayOf(period),
      value: period[name],
    }))
  const summaryOf = (name: 'views' | 'applications') => {
    const best = periods.toSorted((one, other) => other[name] - one[name])[0]
    return best && best[name] > 0
      ? `The most in a ${unit}: ${best[name]}, from ${mediumDate(best.day)}. All numbers are in the table below.`
      : `None in any ${unit}.`
  }
  return (
    <Sheet id="time" title={`By ${unit}`}>
      <BarChart title="Views" summary={summaryOf('views')} bars={bars('views')} />
      <BarChart
        title="Applications"
        summary={summaryOf('applications')}
        bars={bars('applications')}
      />
      <Disclosure summary="The same as a table">
        <FigureTable
          caption={`Views and applications by ${unit}`}
          headings={[step === 1 ? 'Day' : 'Week from', 'Views', 'Forms opened', 'Applications']}
          rows={periods.toReversed().map((period) => ({
            key: period.day,
            cells: [dayOf(period), period.views, period.applyStarts, period.applications],
          }))}
        />
      </Disclosure>
    </Sheet>
  )
}

function Sources({ report: { sources, totals } }: { report: FiguresReport }) {
  return (
    <Sheet id="sources" title="Where from">
      <FigureTable
        caption="Views by where people came from"
        headings={['From', 'Views', 'Share']}
        rows={sources.map(({ source, views }) => ({
          key: source,
          cells: [
            SOURCE_WORDS[source],
            views,
            `${Math.round((views / Math.max(1, totals.views)) * 100)}%`,
          ],
        }))}
      />
    </Sheet>
  )
}

function Jobs({ report: { id, days, jobs, hasMoreJobs } }: { report: FiguresReport }) {
  return (
    <Sheet id="jobs" title="By job">
      <FigureTable
        caption="Figures by job, the most seen first"
        headings={['Job', 'Views', 'Forms opened', 'Applications', 'Answered']}
        rows={jobs.map((job) => ({
          key: job.id,
          cells: [
            <Link key={job.id} href={figuresPath(id, { job: job.id, days })}>
              {job.title}
            </Link>,
            job.views,
            job.applyStarts,
            job.applications,
            job.answered,
          ],
        }))}
      />
      {hasMoreJobs && <p>These are the {jobs.length} jobs with the most views. The CSV has all.</p>}
    </Sheet>
  )
}

/** The day without its year, which is clear for recent months. */
function dayOf({ day }: { day: string }) {
  return mediumDate(day).replace(/ \d{4}$/, '')
}
