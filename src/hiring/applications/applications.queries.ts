import { sql, type Selection } from 'kysely'
import { OFFER_EVENTS, type ApplicationEvent } from './model/application-views.ts'
import type { Stage } from './model/stages.schema.ts'
import { countryName } from '#platform/places/names/countries.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { profileParts } from '#hiring/profile/model/profile-words.ts'
import { contactOfJob } from '#organisations/contacts.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { IS_STILL_READ } from './people/refused-jobs.queries.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { QueuedMail } from '#platform/outbox/mails.ts'
import { scanStateOf } from '#platform/files/scan/file-scans.queries.ts'
import { IS_WARNED } from '#safety/warnings/warnings.queries.ts'
import { canSeeDetails } from './applications.policy.ts'

/** An application with the facts that the policy needs. */
export type ApplicationAccess = NonNullable<Awaited<ReturnType<typeof findApplicationAccess>>>

export async function findApplicationAccess(db: Db, id: Id) {
  const row = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .select([
      'application.id',
      'application.jobId',
      SEEN_NAME.as('name'),
      'job.title',
      'application.applicantId',
      'application.withdrawnAt',
      'application.sharesDetails',
      'job.organisationId',
      'job.status as jobStatus',
      IS_STILL_READ.as('isStillRead'),
    ])
    .where('application.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The answers, with the name and size of the CV. */
export const ANSWER_COLUMNS = [
  'application.fullName',
  'application.email',
  'application.phone',
  'application.country',
  'application.coverLetter',
  'application.portfolioLink',
  'application.yearsOfExperience',
  'resume.name as resumeName',
  'resume.size as resumeSize',
  scanStateOf('resume.fileKey').as('resumeScan'),
  'application.profile',
  'application.screeningAnswers',
] as const

type AnswerRow = Selection<Tables, 'application' | 'resume', (typeof ANSWER_COLUMNS)[number]>

/** The columns that decide whether the employer may read the answers, and the name it sees until then. */
export const DETAILS_COLUMNS = ['application.sharesDetails', 'applicant.firstName'] as const

type DetailsRow = Pick<MailFacts, 'sharesDetails' | 'firstName'>

/** The answers as far as the employer may see them. */
export function toSeenAnswers(row: AnswerRow & DetailsRow) {
  return {
    name: toSeenName(row),
    country: countryName(row.country),
    yearsOfExperience: row.yearsOfExperience,
    answers: canSeeDetails(row) ? toAnswers(row) : null,
  }
}

/** Like `toSeenName`, for queries: ‘applicant’ is the account. */
export const SEEN_NAME = sql<string>`case when application.shares_details
  then application.full_name else split_part(applicant.first_name, ' ', 1) end`

/**
 * The name that the employer sees. An account’s first name is letters only; the name on a form may be a contact
 * address.
 */
export function toSeenName(row: DetailsRow & { fullName: string }): string {
  return canSeeDetails(row) ? row.fullName : (row.firstName.split(' ')[0] ?? '')
}

export function toAnswers(row: AnswerRow) {
  return {
    fullName: row.fullName,
    email: row.email,
    phoneNumber: row.phone,
    country: countryName(row.country),
    coverLetter: row.coverLetter,
    portfolioLink: row.portfolioLink,
    yearsOfExperience: row.yearsOfExperience,
    resume: { name: row.resumeName, size: row.resumeSize, scan: row.resumeScan },
    // As it was when the application was sent.
    profile: row.profile && profileParts(row.profile),
    screening: row.screeningAnswers ?? [],
  }
}

/** Records an event and returns its id. `actorId` is the member on the employer’s side. */
export async function insertEvent(
  db: Db,
  applicationId: Id,
  {
    kind,
    status = null,
    actorId = null,
  }: Pick<ApplicationEvent, 'kind'> & Partial<ApplicationEvent> & { actorId?: Id | null },
): Promise<number> {
  const { id } = await db
    .insertInto('applicationEvent')
    .values({ applicationId, kind, status, actorId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The stage that the applicant knows: a change is shown once its minute is over. */
export const SHOWN_STATUS = sql<Stage>`coalesce(application.status_before, application.status)`

/** The history as its applicant sees it, oldest first. */
export async function findShownEvents(db: Db, applicationId: Id): Promise<ApplicationEvent[]> {
  const events = await db
    .selectFrom('applicationEvent')
    .select(['kind', 'status', 'detail', sql<string>`shown_at`.as('at')])
    .where('applicationId', '=', applicationId)
    .where('shownAt', 'is not', null)
    .orderBy('shownAt')
    .orderBy('id')
    .execute()
  const answers = await findOfferAnswers(db, applicationId)
  return [...events, ...answers].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** The applicant’s answers to the offer, oldest first. */
export async function findOfferAnswers(db: Db, applicationId: Id): Promise<ApplicationEvent[]> {
  const rows = await db
    .selectFrom('arrivalEvent')
    .select(['action', 'createdAt as at'])
    .where('applicationId', '=', applicationId)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ action, at }) => {
    const kind = OFFER_EVENTS.find((event) => event === action)
    return kind ? [{ kind, status: null, detail: null, at }] : []
  })
}

/** The history as the employer sees it, oldest first. */
export async function findEvents(db: Db, applicationId: Id): Promise<ApplicationEvent[]> {
  return db
    .selectFrom('applicationEvent')
    .select(['kind', 'status', 'detail', 'createdAt as at'])
    .where('applicationId', '=', applicationId)
    .orderBy('id')
    .execute()
}

/** Locks the application (FOR UPDATE) until the transaction ends. @throws {DomainError} `withdrawn` */
export async function lockActiveApplication(db: Db, id: Id) {
  const current = await db
    .selectFrom('application')
    .select(['status', 'withdrawnAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!current) throw new DomainError('not_found')
  if (current.withdrawnAt) throw new DomainError('withdrawn')
  return current
}

/** The facts to write and address an email. */
export type MailFacts = NonNullable<Awaited<ReturnType<typeof findMailFacts>>>

/** Null if the application is gone. */
export async function findMailFacts(
  db: Db,
  { subject, about: { kind, eventId = null } }: QueuedMail<'application'>,
) {
  const row = await db
    .selectFrom('application')
    .innerJoin('resume', 'resume.id', 'application.resumeId')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .innerJoin('job', 'job.id', 'application.jobId')
    .leftJoinLateral(contactOfJob(db).as('employer'), (join) => join.onTrue())
    .leftJoin('applicationEvent as event', (join) => join.on('event.id', '=', eventId))
    .select(ANSWER_COLUMNS)
    .select(DETAILS_COLUMNS)
    .select([
      'event.id as eventId',
      'application.id as applicationId',
      'application.jobId',
      'application.applicantId',
      'application.batchId',
      'application.advert',
      'applicant.email as applicantEmail',
      'applicant.language as applicantLanguage',
      'employer.id as employerId',
      'employer.email as employerEmail',
      'employer.wantsApplicantMails',
      'employer.wantsApplicantDigest',
      'applicant.wantsReceipts',
      'applicant.wantsMessageMails',
      'applicant.wantsStatusMails',
      'application.applicantId',
      'event.kind as eventKind',
      'event.status as eventStatus',
      'event.detail as eventDetail',
      'job.applyEmail',
      'job.organisationId',
      'job.poster',
      'job.status as jobStatus',
      IS_WARNED.as('isWarned'),
    ])
    .where('application.id', '=', subject)
    .executeTakeFirst()
  return row ? { ...row, kind } : null
}

/** The answers sent to an employer. */
export type SentAnswers = ReturnType<typeof toAnswers>
