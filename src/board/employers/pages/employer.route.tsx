import { data, redirect } from 'react-router'
import { requestContext } from '#platform/pages/context.ts'
import { toListedJobs } from '#board/jobs/pages/card/listed-job.ts'
import { NeverPay } from '#board/jobs/pages/description/never-pay.tsx'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { mediumDate, formatCount } from '#platform/primitives/formats.ts'
import { WORKPLACES_PATH } from '#trade/paths/arrival-paths.ts'
import { employerPath, LOOK_UP_PATH } from '#trade/paths/employer-paths.ts'
import type { Route } from './+types/employer.route.ts'
import styles from './employer.module.css'
import { FollowEmployer, EmployerHistory, EmployerJobs } from './employer-parts.tsx'
import { findBasis, type ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import { AdvertResults } from './advert-results.tsx'
import { ProvedOrganisationPage } from './proved-organisation.tsx'
import { RegisterSource } from './register-source.tsx'
import { formatLicences, describeWhenListed } from './register-words.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import type { EmployerPage } from '#board/employers/employers.service.ts'
import { newAlertPath } from '#board/alerts/alert-paths.ts'
import { feedPath } from '#board/search/search-url.ts'
import { ANY_SEARCH } from '#board/search/search.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const found =
    (await page.employers.find(params.id)) ?? (await page.employers.findOrganisation(params.id))
  if (!found) throw data(new DomainError('not_found').message, 404)
  const isOfEntry = 'employer' in found
  const path = employerPath(isOfEntry ? found.employer : (found.entry ?? found.organisation))
  if (url.pathname !== path) throw redirect(path, 301)
  const rest = {
    jobs: await toListedJobs(page, found.jobs),
    basis: await findBasis(page),
    canonical: `${page.site.publicUrl}${path}`,
  }
  if (!isOfEntry) return { ...found, ...rest, follow: followPaths(found.organisation.name) }
  const name = found.advertNames[0] ?? found.posters[0]?.name ?? null
  return { ...found, ...rest, follow: followPaths(name) }
}

export default function EmployerRoute({ loaderData }: Route.ComponentProps) {
  return 'employer' in loaderData ? (
    <RegisterEntryPage loaderData={loaderData} />
  ) : (
    <ProvedOrganisationPage {...loaderData} />
  )
}

type EntryData = Extract<Route.ComponentProps['loaderData'], { employer: unknown }>

/** The page of an entry on the register. */
function RegisterEntryPage({ loaderData }: { loaderData: EntryData }) {
  const { employer, register, events, tradingNames, advertNames, respelled, answers, jobs, basis } =
    loaderData
  const { name, towns, county, licences, isListed } = employer
  const place = [...new Set([...towns, county])].filter(Boolean).join(', ')

  return (
    <PageLayout width="wide">
      <title>{`${name}: licence to sponsor, and its jobs – Landfall`}</title>
      <meta
        name="description"
        content={`${name}${place && `, ${place}`}. ${describeWhenListed(employer, register)}. ${formatLicences(licences)}.`}
      />
      <link rel="canonical" href={loaderData.canonical} />
      {answers.total === 0 && <meta name="robots" content="noindex, follow" />}
      <Breadcrumb items={[{ label: 'Look up an employer', href: LOOK_UP_PATH }, { label: name }]} />
      <PageHeader title={name}>{place && <p>{place}</p>}</PageHeader>
      {!isListed && (
        <Banner tone="warning">
          {`This employer is not on the register of ${mediumDate(register.publishedOn)}, and only an employer on it can sponsor. Its name may have changed: ask which legal name its licence is in.`}
          {respelled && (
            <>
              {' An entry with nearly the same name is on the register: '}
              <Link href={employerPath(respelled)}>{respelled.name}</Link>.
            </>
          )}
        </Banner>
      )}
      <p>
        <Link href={`${WORKPLACES_PATH}?add=${employer.id}`} rel="nofollow">
          I work here: tell me if the licence changes
        </Link>
      </p>
      <EmployerSummary
        employer={employer}
        answers={answers}
        posters={loaderData.posters}
        answerRates={loaderData.answerRates}
        register={register}
        basis={basis}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <EmployerJobs jobs={jobs} basis={basis} answers={answers} name={advertNames[0] ?? name} />
          {loaderData.follow && <FollowEmployer {...loaderData.follow} />}
          {answers.total > 0 && <AdvertResults answers={answers} basis={basis} />}
        </div>
        <div className={styles.column}>
          <EmployerHistory employer={employer} register={register} events={events} />
          <EmployerNames name={name} tradingNames={tradingNames} advertNames={advertNames} />
          <RegisterSource register={register} />
        </div>
      </div>
      <NeverPay />
    </PageLayout>
  )
}

/** The key facts, above the long list of jobs. */
function EmployerSummary({
  employer: { isListed, licences },
  answers: { total, pass },
  posters,
  answerRates,
  register,
  basis,
}: Pick<EmployerPage, 'employer' | 'answers' | 'posters' | 'answerRates' | 'register'> & {
  basis: ShownBasis
}) {
  const day = mediumDate(register.publishedOn)
  const skilled = licences.filter(({ route }) => route === 'Skilled Worker')
  const licence = skilled.length > 0 ? formatLicences(skilled) : 'None for Skilled Worker'
  return (
    <Card>
      <Facts
        items={[
          { term: `On the register of ${day}`, value: isListed ? licence : 'No' },
          {
            term: 'Open jobs here',
            value:
              total === 0
                ? 'None'
                : `${formatCount(pass)} of ${formatCount(total)} ${basis.old ? 'passed all three when we last looked' : 'pass all three'}: licence, occupation and pay`,
          },
          ...posters.map(({ name, proof }) => ({
            term: 'Posts its own jobs here',
            value: [name, proof].filter(Boolean).join('. '),
          })),
          ...(answerRates.length > 0
            ? [{ term: 'Answers, last 90 days', value: answerRates.join(' ') }]
            : []),
        ]}
      />
    </Card>
  )
}

interface EmployerNamesProps {
  name: string
  tradingNames: string[]
  advertNames: string[]
}

/** The employer's other names, on the register and in adverts; nothing if there are none. */
function EmployerNames({ name, tradingNames, advertNames }: EmployerNamesProps) {
  const written = advertNames.filter((each) => each.toLowerCase() !== name.toLowerCase())
  if (tradingNames.length === 0 && written.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="names">
      <h2 id="names">Names</h2>
      <Facts
        items={[
          { term: 'On the register', value: name },
          ...(tradingNames.length > 0
            ? [{ term: 'Trades as', value: tradingNames.join('; ') }]
            : []),
          ...(written.length > 0 ? [{ term: 'In adverts', value: written.join('; ') }] : []),
        ]}
      />
    </section>
  )
}

/** The ways to hear of an employer's new jobs, by its name in adverts; null without one. For a loader. */
function followPaths(name: string | null) {
  if (name === null) return null
  const search = { ...ANY_SEARCH, q: `"${name.replaceAll('"', ' ')}"` }
  return { name, alert: newAlertPath(search), feed: feedPath('rss', search) }
}
