import type { ApplicantGroup, ApplicantSort } from '#hiring/applicants/applicant-list.schema.ts'
import { ApplicantFilter } from '#hiring/applications/model/applications.schema.ts'
import type {
  ApplicantListCard,
  AskedQuestion,
  BoardColumn,
  GroupCounts,
} from '#hiring/applicants/applicant-list-views.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireReader } from '#accounts/second-factor/first-week/require-reader.ts'
import { requireSecondFactor } from '#accounts/second-factor/require-second-factor.ts'
import { requireApplicants } from '#hiring/applications/people/require-applicants.ts'
import type { Db } from '#platform/database/database.ts'
import { writeCsv } from './applicants-csv.ts'
import { toApplicantsJob, type ApplicantsJob } from './applicants-job.ts'
import {
  countColumns,
  countGroups,
  countLeft,
  findAskedQuestions,
  findBoardCards,
  findTableCards,
  hasApplicants,
} from './applicant-list.queries.ts'

const PAGE = 50
/** The most applicants in a column; the rest are in the table. */
const COLUMN = 50

type Employer = Pick<Actor, 'id' | 'secondFactorAt' | 'knownDeviceSince'>

interface ListInput {
  status?: ApplicantGroup | null
  q?: string
  yes?: string[]
  sort?: ApplicantSort
}

interface Listed {
  job: ApplicantsJob
  counts: GroupCounts
  /** What they were asked, for the columns and filters. */
  questions: AskedQuestion[]
  /** Whether the reader may move them and write to them. */
  canAnswer: boolean
  /** Whether the job has any applicants, matching or not. */
  hasAny: boolean
  /** The number of those who have deleted their data: nothing else is known of them. */
  left: number
}

/** The applicants of a job for members of its organisation. Everyone else gets `not_found`. */
export function createApplicantList(db: Db) {
  return { list, showBoard, exportCsv }

  /** A page of the table. A page number beyond the last gives the last. */
  async function list(
    actor: Employer,
    jobId: Id,
    {
      status: group = null,
      q = '',
      yes = [],
      sort = 'wait',
      page: wanted = 1,
    }: ListInput & { page?: number } = {},
  ): Promise<Listed & { items: ApplicantListCard[]; page: number; lastPage: number }> {
    const found = await look(actor, jobId, { q, yes })
    const lastPage = Math.max(1, Math.ceil(found.counts[group ?? 'all'] / PAGE))
    const page = Math.min(wanted, lastPage)
    const slice = { jobId, q, yes, group, sort, limit: PAGE, offset: (page - 1) * PAGE }
    return { ...found, items: await findTableCards(db, slice), page, lastPage }
  }

  /** Each stage with its first applicants, and those who have withdrawn. */
  async function showBoard(
    actor: Employer,
    jobId: Id,
    { status: group = null, q = '', yes = [], sort = 'wait' }: ListInput = {},
  ): Promise<Listed & { columns: BoardColumn[] }> {
    const found = await look(actor, jobId, { q, yes })
    const cards = await findBoardCards(db, { jobId, q, yes, group, sort, limit: COLUMN })
    const inColumn = group ? await countColumns(db, { jobId, q, yes, group }) : null
    const columns = ApplicantFilter.options.map((stage) => ({
      stage,
      count: inColumn ? (inColumn.get(stage) ?? 0) : found.counts[stage],
      cards: cards.filter((card) => (card.withdrawnAt ? 'withdrawn' : card.status) === stage),
    }))
    return { ...found, columns }
  }

  /** All applicants as CSV, streamed. */
  async function exportCsv(actor: Employer, jobId: Id) {
    const { job } = await requireApplicants(db, actor, { jobId, right: 'read applicants' })
    if (await hasApplicants(db, jobId)) requireSecondFactor(actor)
    return { job: await toApplicantsJob(db, job), content: writeCsv(db, jobId) }
  }

  async function look(
    actor: Employer,
    jobId: Id,
    search: Pick<Required<ListInput>, 'q' | 'yes'>,
  ): Promise<Listed> {
    const access = await requireApplicants(db, actor, { jobId, right: 'read applicants' })
    const hasAny = await hasApplicants(db, jobId)
    if (hasAny) await requireReader(db, actor, access.job.organisationId)
    const counts = await countGroups(db, { jobId, ...search })
    const questions = await findAskedQuestions(db, jobId)
    // A message alone is written on the applicant’s page.
    const canAnswer = access.whyNot === null
    const left = await countLeft(db, jobId)
    const job = await toApplicantsJob(db, access.job)
    return { job, counts, questions, canAnswer, hasAny, left }
  }
}
