import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { OrganisationAction } from '#organisations/organisations.schema.ts'
import type { Db } from '#platform/database/database.ts'

interface Slice {
  /** The id before which the slice starts, going back in time. */
  before: number | null
  limit: number
}

const ID_LENGTH = 13
/** A detail that begins with the id of a job. */
const OF_JOB = /^([0-9a-z]{13})(?:\s+|$)/
const ABOUT_JOBS = new Set<OrganisationAction>([
  'resumes-downloaded',
  'message-stopped',
  'note-stopped',
  'note-marked',
])

/** The history of an organisation, newest first. */
export async function findHistory(db: Db, organisationId: Id, { before, limit }: Slice) {
  let entries = db
    .selectFrom('organisationEvent as event')
    .leftJoin('account', 'account.id', 'event.actorId')
    .leftJoin('job', (join) =>
      join
        .onRef('job.organisationId', '=', 'event.organisationId')
        .on('job.id', '=', sql<string>`left(event.detail, ${ID_LENGTH}::int)`),
    )
    .leftJoin('organisationMember as member', (join) =>
      join
        .onRef('member.organisationId', '=', 'event.organisationId')
        .onRef('member.accountId', '=', 'event.actorId'),
    )
    .select(['event.id', 'event.createdAt as at', 'event.actorId', 'event.action', 'event.detail'])
    .select(['account.firstName', 'account.lastName', 'account.isOwner', 'member.role'])
    .select(['job.title as jobTitle', 'job.status as jobStatus'])
    .where('event.organisationId', '=', organisationId)
    .orderBy('event.id', 'desc')
    .limit(limit)
  if (before !== null) entries = entries.where('event.id', '<', before)
  return entries.execute()
}

export type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number]

/** The code of a rule before its words, which says nothing to people. */
const RULE_CODE = /^[A-Z]-\d{2} /

/**
 * The entry’s job by its title, and the rest of its detail: neither ids nor codes of rules say anything to people. `id` is null if the job has no
 * page any more.
 */
export function describeEvent({ action, detail, jobTitle, jobStatus }: HistoryRow) {
  const isRecord = action.startsWith('job-')
  const found = isRecord || ABOUT_JOBS.has(action) ? OF_JOB.exec(detail) : null
  if (!found) return { job: null, detail }
  const [start, id = ''] = found
  const [first = '', ...lines] = detail.slice(start.length).split('\n')
  // A record has the title that the job had then.
  const title = isRecord ? first : (jobTitle ?? '')
  const rest = isRecord ? lines : [first, ...lines].map((line) => line.replace(RULE_CODE, ''))
  const hasPage = jobStatus !== null && jobStatus !== 'removed'
  return { job: title ? { id: hasPage ? id : null, title } : null, detail: rest.join('\n') }
}

const BY_DESK = new Set<OrganisationAction>([
  'proof-refused',
  'suspended',
  'unsuspended',
  'frozen',
  'unfrozen',
])

/** The actor’s name, as members see it; after some years nobody’s is left. Who decided at the desk is not theirs to know. */
export function actorName({ action, actorId, isOwner, role, ...name }: HistoryRow): string {
  if (actorId === null || BY_DESK.has(action) || (isOwner && role === null)) return 'Landfall'
  if (actorId === '') return 'Somebody, long ago'
  return (
    `${name.firstName ?? ''} ${name.lastName ?? ''}`.trim() || 'Somebody whose account is deleted'
  )
}
