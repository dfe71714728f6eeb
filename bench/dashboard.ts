import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { previewOf } from '#trade/job-texts.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { openDatabase } from '#platform/resources.ts'
import { insertOrganisation } from '#organisations/organisations.queries.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { aPerson } from '#tests/support/people.ts'
import { withDatabase } from './databases.ts'
import { importJobs } from './import.ts'
import { measureKind } from './measure-kind.ts'
import type { PageKind } from './page-kinds.ts'
import { logIn } from './seeker.ts'
import { withServer } from './server-process.ts'
import { printTable } from './table.ts'
import { fillYardstick, withYardstick } from './yardstick.ts'

const JOBS = 1000
const APPLICATIONS = 50_000
/** The number of other employers’ jobs, so that the searched ones are a small part. */
const OTHER_JOBS = Number(process.env.BENCH_JOBS ?? 20_000)
const PAGE = '/dashboard?tab=postedJobs'
const BATCH = 1000
const START_MS = 60_000
const SECONDS_ALONE = 10

/** The dashboard of an employer with many jobs; the yardstick lists jobs at the same time. */
export async function benchDashboard() {
  await withDatabase(async (settings, database) => {
    await importJobs(OTHER_JOBS, settings)
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = settings
    const { db, close } = await openDatabase({ databaseUrl, dataDir }, () => {})
    const email = await createEmployer(db)
    if (databaseUrl) await fillYardstick(db)
    await close()
    await withServer(settings, async (url) => {
      const cookie = await logIn(url, email)
      // Work after a start, such as first tasks and the database’s vacuum, is measured elsewhere.
      await setTimeout(START_MS)
      const measureAll = async (yardstick: string | null) => {
        const rows = []
        for (const kind of KINDS)
          rows.push(
            ...(await measureKind(
              { ...kind, cookie, secondsAlone: SECONDS_ALONE },
              url,
              yardstick,
            )),
          )
        printTable(`Dashboard of ${JOBS} jobs and ${APPLICATIONS} applications, ${database}`, rows)
      }
      await (databaseUrl ? withYardstick(settings, measureAll) : measureAll(null))
    })
  })
}

const lists = Array.from({ length: 20 }, (_, index) => `/jobs?page=${index + 1}`)
const kindOf = (name: string, query: string): PageKind => ({
  name,
  ours: [`${PAGE}${query}`],
  yardstick: lists,
  isUncached: true,
})
const KINDS = [
  kindOf('longest wait first', ''),
  kindOf('most applicants, last page', '&sort=applicants&page=50'),
  kindOf('search', '&q=nurse'),
  kindOf('waiting for you', '&filter=waiting'),
]

/** An employer with all jobs in one organisation; returns their address. */
async function createEmployer(db: Db): Promise<string> {
  const { id: ownerId, email } = await aPerson(db)
  const organisationId = await insertOrganisation(db, ownerId, 'Larkfield Care Group')
  const jobs = Array.from({ length: JOBS }, (_, at) => aJobOf({ ownerId, organisationId }, at))
  for (const batch of batchesOf(jobs)) {
    await db.insertInto('job').values(batch).execute()
    await indexJobs(
      db,
      batch.map(({ id }) => id),
    )
  }
  await apply(
    db,
    jobs.map(({ id }) => id),
  )
  await sql`
    insert into job_day (job_id, kind, day, source, count)
    select job.id, 'view', current_date - day, reader.source, 3
    from job, generate_series(0, 29) as day, unnest(array['list', 'direct', 'alert']) as reader (source)
    where organisation_id = ${organisationId}`.execute(db)
  for (const table of ['job', 'application', 'application_message', 'job_day'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  return email
}

const TITLES = [
  'Registered nurse, nights',
  'Care assistant',
  'Software developer',
  'Chef de partie',
]
const TOWNS = ['Leeds', 'Harrogate', 'Ripon', 'Skipton', 'Otley']

function aJobOf(owner: { ownerId: string; organisationId: string }, at: number) {
  const description = `Care for ${at} people on the day shift. `.repeat(40)
  return {
    id: newId(),
    ...owner,
    poster: 'unproved' as const,
    title: `${TITLES[at % TITLES.length]} ${at}`,
    employerName: 'Larkfield Care Group',
    category: 'nursing',
    type: 'Full-time' as const,
    country: 'GB',
    place: TOWNS[at % TOWNS.length] ?? null,
    payMin: 31_000 + at,
    payCurrency: 'GBP',
    payPeriod: 'year' as const,
    description,
    preview: previewOf(description),
    postedAt: new Date(Date.now() - at * 3_600_000).toISOString(),
    closesAt: new Date(Date.now() + (at + 1) * 3_600_000).toISOString(),
    status: at % 5 === 4 ? ('closed' as const) : ('open' as const),
  }
}

/** Applications, half of them waiting; one in fifty has a later message. */
async function apply(db: Db, jobIds: string[]) {
  const { id: applicantId } = await aPerson(db)
  const resumeId = newId()
  await db
    .insertInto('resume')
    .values({ id: resumeId, accountId: applicantId, fileKey: resumeId, name: 'cv.pdf', size: 1 })
    .execute()
  // A person can apply only once for a job.
  await sql`
    insert into account (id, first_name, last_name, country, email, email_key)
    select 'bench' || number, 'Ada', 'Obi', 'NG', 'bench' || number, 'bench' || number
    from generate_series(1, ${APPLICATIONS / JOBS}::int) as number`.execute(db)
  for (const ids of batchesOf(jobIds)) {
    await sql`
      insert into application (id, job_id, applicant_id, full_name, email, phone, country,
        cover_letter, portfolio_link, years_of_experience, resume_id, shares_details, status,
        advert, created_at, answered_at)
      select job_id || number, job_id, 'bench' || number, 'Ada Obi', 'ada@example.com', '', 'NG',
        repeat('I have worked nights. ', 60), '', 6, ${resumeId}, true,
        (array['new', 'seen', 'rejected', 'interview'])[1 + number % 4],
        jsonb_build_object('description', repeat('Care for people. ', 80)),
        now() - number * interval '7 hours', case when number % 4 > 1 then now() end
      from unnest(${ids}::text[]) as job_id, generate_series(1, ${APPLICATIONS / JOBS}::int) as number`.execute(
      db,
    )
  }
  await sql`
    insert into application_message (id, application_id, side, body, sent_at)
    select id, id, 'applicant', 'Is there any news?', now() from application
    where id like '%11'`.execute(db)
}

function* batchesOf<Item>(items: Item[]) {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH)
}
