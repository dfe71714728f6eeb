import { requestContext } from '#platform/pages/context.ts'
import { describeTotal } from '#board/landing/pages/landing-words.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { LookUpForm } from '#platform/ui/suggest/look-up-form.tsx'
import { OCCUPATION_LIMIT, type ListedOccupation } from '#sponsorship/occupations/occupations.ts'
import { occupationPath, OCCUPATIONS_PATH } from '#sponsorship/occupations/occupation-paths.ts'
import type { Route } from './+types/occupations.route.ts'
import { OccupationCard, ANSWER_WORDS } from './occupation-card.tsx'
import styles from './occupations.module.css'

const TOO_LONG = `Type at most ${OCCUPATION_LIMIT} characters of the job’s title.`

export async function loader({ context, url }: Route.LoaderArgs) {
  const { sponsorship, search } = context.get(requestContext)
  const typed = (url.searchParams.get('q') ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  const title = typed.slice(0, OCCUPATION_LIMIT)
  const isTooLong = typed.length > OCCUPATION_LIMIT
  const [listed, counts] = await Promise.all([
    sponsorship.listOccupations(),
    search.countOccupations(),
  ])
  const all = listed.map((one) => {
    const count = counts.get(one.code)
    return { ...one, jobs: count ? describeTotal({ count, isExact: true }) : '' }
  })
  if (!title) return { title, isTooLong, found: [], all }
  const byCode = new Map(all.map((occupation) => [occupation.code, occupation]))
  const found = isTooLong
    ? []
    : sponsorship.suggestOccupations(title).flatMap((suggested) => {
        const occupation = byCode.get(suggested.code)
        return occupation ? [{ ...occupation, match: suggested.title }] : []
      })
  return { title, isTooLong, found, all: [] }
}

export default function OccupationsPage({ loaderData }: Route.ComponentProps) {
  const { title, isTooLong, found, all } = loaderData
  return (
    <PageLayout>
      <title>
        {title
          ? `${title}: can it be sponsored? – Landfall`
          : 'Which jobs can be sponsored, and what they must pay – Landfall'}
      </title>
      <meta
        name="description"
        content="For every occupation of the UK’s Skilled Worker rules: whether people from abroad can be sponsored in it, what it must pay, and which lists end when."
      />
      {title && <meta name="robots" content="noindex, follow" />}
      <PageHeader title="Can this job be sponsored?">
        <p>
          The rules say for each occupation whether people from abroad can be sponsored in it, and
          what it must pay. Type a job title to see what it needs.
        </p>
      </PageHeader>
      <LookUpForm
        action={OCCUPATIONS_PATH}
        label="Job title"
        typed={title}
        maxLength={OCCUPATION_LIMIT}
        error={isTooLong ? TOO_LONG : undefined}
      />
      {title && !isTooLong && <FoundOccupations title={title} found={found} />}
      {!title && <AllOccupations all={all} />}
    </PageLayout>
  )
}

/** An occupation with its number of open jobs, in words; '' for none. */
type WithJobs = ListedOccupation & { jobs: string }

interface FoundOccupationsProps {
  title: string
  found: (WithJobs & { match: string })[]
}

function FoundOccupations({ title, found }: FoundOccupationsProps) {
  if (found.length === 0) {
    return (
      <section className={styles.found} aria-labelledby="found">
        <h2 id="found">No occupation with these words</h2>
        <p>
          {`We know no job called ‘${title}’. Try fewer words, or the usual English name of the work: ‘nurse’, ‘welder’, ‘software engineer’.`}
        </p>
        <p>
          <Link href={OCCUPATIONS_PATH}>See all occupations</Link>
        </p>
      </section>
    )
  }
  return (
    <section className={styles.found} aria-labelledby="found">
      <h2 id="found">{found.length === 1 ? 'One occupation' : 'Which of these is it?'}</h2>
      <p>
        The work itself counts, not its title. The employer chooses the occupation and writes its
        code on the certificate of sponsorship.
      </p>
      <ul className={styles.list}>
        {found.map(({ match, jobs, ...occupation }) => (
          <OccupationCard key={occupation.code} occupation={occupation} match={match} jobs={jobs} />
        ))}
      </ul>
    </section>
  )
}

function AllOccupations({ all }: { all: WithJobs[] }) {
  return (
    <section className={styles.found} aria-labelledby="all">
      <h2 id="all">All occupations</h2>
      {(['open', 'some', 'closed'] as const).map((answer) => {
        const among = all.filter((occupation) => occupation.answer === answer)
        return (
          <Disclosure key={answer} summary={`${ANSWER_WORDS[answer]} (${among.length})`}>
            <ul className={styles.names}>
              {among.map(({ jobs, ...occupation }) => (
                <li key={occupation.code}>
                  <Link href={occupationPath(occupation)}>{occupation.title}</Link>
                  {jobs && <span className={styles.soft}>{jobs}</span>}
                </li>
              ))}
            </ul>
          </Disclosure>
        )
      })}
    </section>
  )
}
