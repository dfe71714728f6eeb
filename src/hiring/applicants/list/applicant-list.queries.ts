import { sql } from 'kysely'
import {
  ApplicantGroup,
  MOST_QUESTIONS,
  type ApplicantSort,
} from '#hiring/applicants/applicant-list.schema.ts'
import type {
  ApplicantListCard,
  AskedQuestion,
  GroupCounts,
} from '#hiring/applicants/applicant-list-views.ts'
import type { ApplicantFilter } from '#hiring/applications/model/applications.schema.ts'
import { countryName } from '#platform/places/names/countries.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { ScreeningAnswer } from '#trade/questions/screening-questions.ts'
import { isInterviewOff } from '#hiring/interviews/interviews.queries.ts'
import type { Db } from '#platform/database/database.ts'
import {
  applicantRows,
  GROUPS,
  IS_YES,
  ORDERS,
  QUESTION_ID,
  type ApplicantSearch,
} from './applicant-rows.ts'
import { headingOf, tagOf } from './question-words.ts'

/** The length of the last message and the letter, in characters. */
const PREVIEW_LENGTH = 120

interface Slice extends ApplicantSearch {
  sort: ApplicantSort
  limit: number
  offset: number
}

/** One page of the table. */
export async function findTableCards(db: Db, slice: Slice): Promise<ApplicantListCard[]> {
  const { sort, limit, offset } = slice
  const picked = sql`
    select found.* from ${applicantRows(slice)}
    order by ${ORDERS[sort]} limit ${limit} offset ${offset}`
  return readCards(db, picked, sort)
}

const COLUMN = sql`case when withdrawn_at is null then status else 'withdrawn' end`

/** The first applicants of each column of the board. */
export async function findBoardCards(
  db: Db,
  { limit, ...search }: ApplicantSearch & Pick<Slice, 'sort' | 'limit'>,
): Promise<ApplicantListCard[]> {
  const picked = sql`
    select * from (
      select found.*,
        row_number() over (partition by ${COLUMN} order by ${ORDERS[search.sort]}) as place
      from ${applicantRows(search)}
    ) as placed where place <= ${limit}`
  return readCards(db, picked, search.sort)
}

/** The number of applicants in each column. */
export async function countColumns(db: Db, search: ApplicantSearch) {
  const { rows } = await sql<{ stage: ApplicantFilter; count: number }>`
    select ${COLUMN} as stage, count(*)::int as count from ${applicantRows(search)}
    group by 1`.execute(db)
  return new Map(rows.map(({ stage, count }) => [stage, count]))
}

interface CardRow extends Omit<ApplicantListCard, 'answers' | 'lastWord' | 'isWithheld'> {
  sharesDetails: boolean
  screeningAnswers: ScreeningAnswer[] | null
  lastSide: 'applicant' | 'employer' | null
  lastText: string | null
  lastWordAt: string | null
}

async function readCards(db: Db, picked: ReturnType<typeof sql>, sort: ApplicantSort) {
  const { rows } = await sql<CardRow>`
    select card.id, card.seen_name as name, card.country, card.years_of_experience, card.status,
      card.shares_details, card.screening_answers, card.created_at as sent_at, card.withdrawn_at, card.waits_since,
      coalesce(card.unread, 0) as new_messages, exists (
        select from application_note where application_id = card.id) as has_note,
      last.side as last_side, left(last.body, ${PREVIEW_LENGTH}::int) as last_text,
      last.said_at as last_word_at, reply.offer_answer, reply.offer_answered_at,
      ${isInterviewOff('card')} as is_interview_off
    from (${picked}) as card
    left join (
      select application_id, answer as offer_answer, answered_at as offer_answered_at from arrival
    ) as reply on reply.application_id = card.id
    left join lateral (
      select message.side, message.body, message.created_at as said_at
      from application_message as message
      where message.application_id = card.id
        and (message.side = 'employer' or message.sent_at is not null)
      order by message.created_at desc, message.id desc limit 1
    ) as last on true
    order by ${ORDERS[sort]}`.execute(db)
  return rows.map(
    ({ lastSide, lastText, lastWordAt, sharesDetails, screeningAnswers, ...row }) => ({
      ...row,
      country: countryName(row.country),
      isWithheld: !sharesDetails,
      answers: (sharesDetails && screeningAnswers ? screeningAnswers : []).map(
        ({ question, answer }) => ({
          question,
          answer: answer.slice(0, PREVIEW_LENGTH),
          tag: tagOf({ question, answer }),
        }),
      ),
      lastWord: lastSide && { side: lastSide, text: lastText ?? '', at: lastWordAt ?? row.sentAt },
    }),
  )
}

/** The number of matching applicants in each group. */
export async function countGroups(
  db: Db,
  search: Omit<ApplicantSearch, 'group'>,
): Promise<GroupCounts> {
  const counts = ApplicantGroup.options.map(
    (group) => sql`count(*) filter (where ${GROUPS[group]})::int as ${sql.ref(group)}`,
  )
  const { rows } = await sql<GroupCounts>`
    select count(*)::int as "all", ${sql.join(counts)}
    from ${applicantRows({ ...search, group: null })}`.execute(db)
  const [found] = rows
  if (!found) throw new Error('A count always has a row.')
  return found
}

/** The questions that applicants of a job have answered, in their order, as far as the employer may read the answers. */
export async function findAskedQuestions(db: Db, jobId: Id): Promise<AskedQuestion[]> {
  const { rows } = await sql<Omit<AskedQuestion, 'heading'>>`
    select ${QUESTION_ID} as id, one->>'question' as question,
      count(*) filter (where ${IS_YES})::int as yes
    from application
    cross join lateral jsonb_array_elements(application.screening_answers)
      with ordinality as answer (one, place)
    where application.job_id = ${jobId} and application.shares_details
    group by 1, 2 order by min(place), 1 limit ${MOST_QUESTIONS}`.execute(db)
  return rows.map((row) => ({ ...row, heading: headingOf(row.question) }))
}

/** Whether the job has any applicants. */
export async function hasApplicants(db: Db, jobId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .select('id')
    .where('jobId', '=', jobId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The number of the job’s applicants who have deleted their accounts. */
export async function countLeft(db: Db, jobId: Id): Promise<number> {
  const { leftApplicants } = await db
    .selectFrom('job')
    .select('leftApplicants')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  return leftApplicants
}
