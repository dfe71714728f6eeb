import { lockAccountForShare } from '#accounts/account.queries.ts'
import type { Postings } from '#hiring/posting/postings.service.ts'
import { asForm, parsePosting } from '#hiring/posting/drafts/read-posting.ts'
import { findHeldBecause } from '#hiring/posting/postings.queries.ts'
import type { CallingKey } from '#hiring/partner-api/keys/partner-keys.service.ts'
import { KEY_LIMITS } from '#hiring/partner-api/partner-keys.ts'
import { keysPath } from '#organisations/model/organisation-paths.ts'
import { lockForMember } from '#organisations/people/require-member.ts'
import type { Platform } from '#platform/platform.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { endOfLondonDay } from '#hiring/posting/stored/closing-date.ts'
import { versionOf } from '#platform/forms/since-opened.ts'
import type { PartnerJob, VersionedJob } from './partner-jobs.schema.ts'
import type { ListPart } from './partner-jobs.queries.ts'
import {
  countStagingJobs,
  deleteOldStagingJobs,
  findStagingJob,
  insertStagingJob,
  listStagingJobs,
  updateStagingJob,
  type StagingRow,
} from './staging-jobs.queries.ts'

type Answers = Record<string, string>

/** Ends a rehearsal’s transaction. */
const UNDONE = Symbol('undone')

/** Adverts of staging keys: read and screened as live ones are, and stored apart from them. */
export function createStagingJobs(
  { db }: Pick<Platform, 'db'>,
  {
    postings,
    publicUrl,
  }: { postings: Pick<Postings, 'writer' | 'sponsorshipFields'>; publicUrl: string },
) {
  return { create, find, change, close, list, sweep: () => deleteOldStagingJobs(db) }

  async function create(key: CallingKey, reference: string, answers: Answers) {
    const [before] = await listStagingJobs(db, key.id, { limit: 1, after: null, reference })
    if (before) return { ...requireSame(key, before, answers), isNew: false }
    if ((await countStagingJobs(db, key.id)) >= KEY_LIMITS.stagingJobs)
      throw wrongField(
        'reference',
        `This key holds ${KEY_LIMITS.stagingJobs} staging jobs. Make a new key, or wait until they are deleted.`,
      )
    const outcome = await rehearse(key, answers)
    const job = { id: newId(), keyId: key.id, reference, answers: JSON.stringify(answers) }
    await insertStagingJob(db, { ...job, ...outcome })
    // Another call may have been faster.
    const [row] = await listStagingJobs(db, key.id, { limit: 1, after: null, reference })
    if (!row) throw new DomainError('job_not_found')
    return { ...requireSame(key, row, answers), isNew: row.id === job.id }
  }

  async function find(key: CallingKey, id: Id): Promise<VersionedJob> {
    return withVersion(key, await requireRow(key, id))
  }

  async function change(key: CallingKey, id: Id, answers: Answers): Promise<VersionedJob> {
    const { status } = await requireRow(key, id)
    const outcome = await rehearse(key, answers)
    const kept = status === 'closed' ? { heldBecause: null } : outcome
    await updateStagingJob(db, id, { answers: JSON.stringify(answers), ...kept })
    return find(key, id)
  }

  async function close(key: CallingKey, id: Id): Promise<PartnerJob> {
    await requireRow(key, id)
    await updateStagingJob(db, id, { status: 'closed', heldBecause: null })
    return toJob(key, await requireRow(key, id))
  }

  async function list(key: CallingKey, part: ListPart): Promise<PartnerJob[]> {
    return (await listStagingJobs(db, key.id, part)).map((row) => toJob(key, row))
  }

  /** Posts the advert as if it were live, and undoes it: what would refuse or hold it says so now. */
  async function rehearse({ account, organisationId }: CallingKey, answers: Answers) {
    const posting = parsePosting(await postings.sponsorshipFields.verify(asForm(answers)))
    let heldBecause: string | null = null
    try {
      await db.transaction().execute(async (db) => {
        await lockAccountForShare(db, account.id)
        await lockForMember(db, account, { organisationId, right: 'manage jobs' })
        const id = await postings.writer.insert(db, account, { posting, id: null })
        heldBecause = await findHeldBecause(db, id)
        throw UNDONE
      })
    } catch (error) {
      if (error !== UNDONE) throw error
    }
    return { status: heldBecause === null ? ('open' as const) : ('held' as const), heldBecause }
  }

  async function requireRow(key: CallingKey, id: Id): Promise<StagingRow> {
    const row = await findStagingJob(db, key.id, id)
    if (!row) throw new DomainError('job_not_found')
    return row
  }

  function requireSame(key: CallingKey, row: StagingRow, answers: Answers): VersionedJob {
    if (!isSame(row.answers, answers)) throw new DomainError('reference_taken')
    return withVersion(key, row)
  }

  function withVersion(key: CallingKey, row: StagingRow): VersionedJob {
    return { job: toJob(key, row), version: versionOf(row.answers) }
  }

  function toJob({ organisationId }: CallingKey, row: StagingRow): PartnerJob {
    const { id, reference, status, heldBecause, answers, updatedAt } = row
    return {
      id,
      reference,
      status,
      ...(heldBecause !== null && { heldBecause }),
      changeWaits: false,
      isStaging: true,
      title: answers.jobTitle ?? '',
      url: publicUrl + keysPath(organisationId),
      closesAt: answers.closesOn ? endOfLondonDay(answers.closesOn) : null,
      updatedAt,
    }
  }
}

function isSame(one: Answers, other: Answers): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}
