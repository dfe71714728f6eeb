import { sql, type RawBuilder } from 'kysely'
import type { JobSearch } from '#board/search/search.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { type ToCondition, loadConditions } from '#board/search/finding/match-condition.ts'

export interface AlertQuestion {
  search: JobSearch
  person: PersonalAnswers | null
}

/** The columns that a search uses, and the publication. */
const COLUMNS =
  sql.raw(`job_search.id, job_search.posted_at, job_search.closes_at, job_search.seen_at, job_search.category,
  job_search.type, job_search.country, job_search.place, job_search.spot, job_search.is_remote, job_search.pay,
  job_search.title, job_search.title_words, job_search.words, job_search.licence, job_search.occupation,
  job_search.rate, job_search.wording, job_search.occupation_code, job_search.profile,
  publication.number, publication.edition, publication.first_edition, publication.advert`)

/** Search rows with their publications. `condition` names `publication`. */
export function rowsWhere(condition: RawBuilder<unknown>) {
  return sql`select ${COLUMNS} from publication join job_search on job_search.id = publication.job_id
    where ${condition}`
}

/** The numbers of the rows in `source` that each question finds, newest first. */
export async function findMatches(
  db: Db,
  source: RawBuilder<unknown>,
  questions: AlertQuestion[],
  toCondition: ToCondition,
): Promise<number[][]> {
  const parts = []
  for (const [index, { search, person }] of questions.entries()) {
    const condition = await toCondition(db, search, person)
    parts.push(sql`select ${sql.lit(index)} as question, array(
      select number from ${source} as job_search where ${condition}
      order by posted_at desc, id desc) as numbers`)
  }
  const { rows } = await sql<{ question: number; numbers: number[] }>`
    ${sql.join(parts, sql` union all `)}`.execute(db)
  const found = questions.map((): number[] => [])
  for (const { question, numbers } of rows) found[question] = numbers
  return found
}

/** Leaves out the jobs for which a person has applied: they are no news, nor is one from which they withdrew. */
export function notAppliedBy(accountId: Id | null) {
  return sql`not exists (
    select from application
    where application.job_id = publication.job_id and application.applicant_id = ${accountId})`
}

export interface FoundJob {
  number: number
  id: string
  advert: string | null
}

/** The found jobs with these numbers, newest first; of copies of one advert, the newest. */
export async function findNewestCopies(db: Db, numbers: number[]): Promise<FoundJob[]> {
  const { rows } = await sql<FoundJob>`
    select publication.number, job_search.id, publication.advert::text as advert
    from publication join job_search on job_search.id = publication.job_id
    where publication.number = any(${numbers}::integer[])
    order by job_search.posted_at desc, job_search.id desc`.execute(db)
  const adverts = new Set<string>()
  return rows.filter(({ advert }) => {
    if (advert === null) return true
    const isNew = !adverts.has(advert)
    adverts.add(advert)
    return isNew
  })
}

/** The jobs posted in the last days that an alert of this account finds, by their own dates, newest first. */
export async function findRecent(
  db: Db,
  question: AlertQuestion,
  { days, accountId }: { days: number; accountId: Id | null },
): Promise<FoundJob[]> {
  const since = sql`job_search.posted_at > now() - make_interval(days => ${days}::integer)
    and ${notAppliedBy(accountId)}`
  const source = sql`(${rowsWhere(since)})`
  const [numbers = []] = await findMatches(db, source, [question], await loadConditions(db))
  return numbers.length > 0 ? findNewestCopies(db, numbers) : []
}
