import { data, redirect } from 'react-router'
import { requestContext, type PageContext } from '#platform/pages/context.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { findBasis } from '#sponsorship/freshness/shown-basis.ts'
import { toListedJobs } from '#board/jobs/pages/card/listed-job.ts'
import { NeverPay } from '#board/jobs/pages/description/never-pay.tsx'
import { toAnswerLinks } from '#board/search/pages/find/answer-links.ts'
import { describeTotal } from '#board/landing/pages/landing-words.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { OccupationPage } from '#sponsorship/occupations/occupations.ts'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { occupationPath, OCCUPATIONS_PATH } from '#sponsorship/occupations/occupation-paths.ts'
import { ANY_SEARCH } from '#board/search/search.ts'
import type { Route } from './+types/occupation.route.ts'
import { BasisLine } from '#sponsorship/freshness/pages/basis-line.tsx'
import { AnswerTag, NearOccupations, ANSWER_WORDS } from './occupation-card.tsx'
import styles from './occupations.module.css'
import { OpenJobs, type OccupationJobs } from './open-jobs.tsx'
import { PayNeeded } from './pay-needed.tsx'

const NEWEST_SHOWN = 5
const NEAR_SHOWN = 4

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { site } = page
  const occupation = await page.sponsorship.describeOccupation(params.code)
  if (!occupation) throw data(new DomainError('not_found').message, 404)
  const path = occupationPath(occupation)
  if (url.pathname !== path) throw redirect(path, 301)
  const jobs = await findJobs(page, occupation.code)
  const isOver = occupation.answer === 'closed' || jobs.newest.length === 0
  const near = isOver ? await findNear(page, occupation.code) : []
  return { occupation, jobs, near, basis: jobs.basis, canonical: `${site.publicUrl}${path}` }
}

async function findJobs(page: PageContext, occupationCode: string): Promise<OccupationJobs> {
  const search = { ...ANY_SEARCH, occupationCode }
  const { items, total, facets } = await orErrorResponse(
    page.search.find(search, { limit: NEWEST_SHOWN }),
  )
  return {
    heading: total.count === 0 ? 'Open jobs' : describeTotal(total),
    answers: toAnswerLinks(search, facets.answer, { isOnThisPage: false }),
    newest: await toListedJobs(page, items),
    basis: await findBasis(page),
    allHref: jobsPath(search),
  }
}

async function findNear({ sponsorship, search }: PageContext, code: string) {
  const [near, counts] = await Promise.all([
    sponsorship.listNearOccupations(code),
    search.countOccupations(),
  ])
  return near
    .flatMap((occupation) => {
      const count = counts.get(occupation.code)
      return count ? [{ ...occupation, jobs: describeTotal({ count, isExact: true }) }] : []
    })
    .slice(0, NEAR_SHOWN)
}

export default function OccupationRoute({ loaderData }: Route.ComponentProps) {
  const { occupation, jobs, near, basis, canonical } = loaderData
  const { code, title, answer, description, reason, cautions } = occupation
  return (
    <PageLayout>
      <title>{`${title}: what sponsorship needs – Landfall`}</title>
      <meta name="description" content={`${ANSWER_WORDS[answer]}. ${reason}`} />
      <link rel="canonical" href={canonical} />
      <Breadcrumb
        items={[{ label: 'What a job needs', href: OCCUPATIONS_PATH }, { label: title }]}
      />
      <PageHeader title={title}>
        <p>{`Occupation code ${code}`}</p>
      </PageHeader>
      <section className={styles.section} aria-labelledby="answer">
        <h2 id="answer">Can people from abroad be sponsored?</h2>
        <AnswerTag answer={answer} isOld={occupation.isOld} />
        <BasisLine basis={basis.line} />
        <p>{reason}</p>
        {cautions.length > 0 && (
          <ul>
            {cautions.map((caution) => (
              <li key={caution}>{caution}</li>
            ))}
          </ul>
        )}
      </section>
      {answer === 'closed' && <NearOccupations near={near} />}
      <PayNeeded occupation={occupation} />
      <OpenJobs jobs={jobs} />
      {answer !== 'closed' && <NearOccupations near={near} />}
      <Changes changes={occupation.changes} />
      <section className={styles.section} aria-labelledby="work">
        <h2 id="work">What the work is</h2>
        {description && <p>{description}</p>}
        <Examples examples={occupation.examples} />
      </section>
      <Sources occupation={occupation} />
      <NeverPay />
    </PageLayout>
  )
}

function Changes({ changes }: Pick<OccupationPage, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="changes">
      <h2 id="changes">What changed, and what will</h2>
      <ol className={styles.changes}>
        {changes.map(({ on, what, isAhead }) => (
          <li key={`${on} ${what}`} className={isAhead ? styles.ahead : undefined}>
            <time dateTime={on}>{mediumDate(on)}</time>
            {what}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Job titles named in the rules, each with a search for it. */
function Examples({ examples }: Pick<OccupationPage, 'examples'>) {
  if (examples.length === 0) return null
  return (
    <>
      <h3>Look for jobs as</h3>
      <ul className={styles.names}>
        {examples.map((example) => (
          <li key={example}>
            <Link href={jobsPath({ country: 'GB', q: searchWords(example) })}>{example}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The title to search for: ‘Matron’ for ‘Matron (care/residential home)’. */
function searchWords(example: string) {
  return example
    .replaceAll(/\(.*?\)/g, '')
    .replace(/ not elsewhere classified$/, '')
    .trim()
}

function Sources({ occupation: { sources } }: { occupation: OccupationPage }) {
  const { words } = useLanguage()
  const pages = Map.groupBy(sources, ({ url }) => url)
  return (
    <section className={styles.section} aria-labelledby="sources">
      <h2 id="sources">Where it says so</h2>
      <ul data-sources>
        {[...pages.values()].map(([first, ...others]) =>
          first ? (
            <li key={first.url}>
              {`${[first, ...others].map(({ rule }) => rule).join(', ')}: `}
              <OutsideLink href={first.url}>{first.title}</OutsideLink>
              {`, version of ${mediumDate(first.date)}`}
            </li>
          ) : null,
        )}
      </ul>
      <p className={styles.soft}>
        {words.how.dates} The rules change often: look at GOV.UK before you decide.
      </p>
    </section>
  )
}
