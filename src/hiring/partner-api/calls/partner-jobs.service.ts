import { createHash } from 'node:crypto'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import type { Postings } from '#hiring/posting/postings.service.ts'
import { findPosting } from '#hiring/posting/postings.queries.ts'
import { readAnswers as readStored } from '#hiring/posting/drafts/changed-since.ts'
import { asForm, readPosting } from '#hiring/posting/drafts/read-posting.ts'
import { findByReference } from '#hiring/upload/own-jobs.ts'
import { consumeDaily } from '#hiring/upload/publishing/daily-limit.ts'
import { isSamePosting } from '#hiring/upload/same-posting.ts'
import {
  createPartnerKeys,
  type CallingKey,
} from '#hiring/partner-api/keys/partner-keys.service.ts'
import { lockKeyForShare } from '#hiring/partner-api/keys/partner-keys.queries.ts'
import { findOwnPoster } from '#organisations/organisations.queries.ts'
import { lockForMember } from '#organisations/people/require-member.ts'
import type { Db } from '#platform/database/database.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.ts'
import type { Platform } from '#platform/platform.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { toLondonDay } from '#platform/primitives/time/days.ts'
import { toId } from '#platform/secrets/new-id.ts'
import type { CloseReason } from '#trade/jobs.schema.ts'
import type { PartnerJob, VersionedJob } from './partner-jobs.schema.ts'
import { findJob, listJobs, type ListPart, type PartnerRow } from './partner-jobs.queries.ts'
import { readAnswers, readReference } from './read-job.ts'
import { createStagingJobs } from './staging-jobs.service.ts'

declare module '#platform/services.ts' {
  interface Services {
    partners: ReturnType<typeof createPartners>
  }
}

interface Dependencies {
  postings: Postings
  publicUrl: string
}

/** Systems of employers that post by themselves: their keys, and what they do with jobs. */
export function createPartners(
  platform: Pick<Platform, 'db' | 'limits'>,
  { postings, publicUrl }: Dependencies,
) {
  const { db, limits } = platform
  const staging = createStagingJobs(platform, { postings, publicUrl })
  return {
    keys: createPartnerKeys(platform),
    create,
    find,
    change,
    close,
    list,
    sweep: staging.sweep,
  }

  /**
   * Posts a job. Sent again, it changes nothing.
   * @throws {DomainError} `reference_taken` if a job of that reference says something else
   */
  async function create(
    key: CallingKey,
    body: unknown,
  ): Promise<VersionedJob & { isNew: boolean }> {
    requireWrite(key)
    const reference = readReference(body)
    const answers = readAnswers(body, key.organisationName)
    if (key.isStaging) return staging.create(key, reference, answers)
    const before = await findByReference(db, key.organisationId, reference)
    if (before) return { ...(await requireSame(key, before, answers)), isNew: false }
    const id = await publish(key, reference, answers)
    // Another call of the same reference may have been faster.
    return { ...(await requireSame(key, id, answers)), isNew: true }
  }

  async function publish(key: CallingKey, reference: string, answers: Record<string, string>) {
    const { account, organisationId, organisationName } = key
    const own = await findOwnPoster(db, account.id, organisationName)
    // Of two organisations of one name, a member posts for the older one.
    if (own.organisationId !== organisationId) throw new DomainError('forbidden')
    try {
      return await postings.publishNew(account, asForm(answers), {
        id: toJobId(organisationId, reference),
        reference,
        count: () => consumeDaily(limits, account.id, own),
        confirm: (db) => requireKey(db, key),
      })
    } catch (error) {
      const found =
        isUniqueViolation(error) && (await findByReference(db, organisationId, reference))
      if (found) return found
      throw error
    }
  }

  async function find(key: CallingKey, id: Id): Promise<VersionedJob> {
    return key.isStaging ? staging.find(key, id) : withVersion(await requireJob(key, id))
  }

  /**
   * Replaces the advert of a job. Without a closing date it keeps its own.
   * @throws {DomainError} `not_that_version` if the advert is none of the given ones
   */
  async function change(
    key: CallingKey,
    id: Id,
    body: unknown,
    ifMatch: string[] | null = null,
  ): Promise<VersionedJob> {
    requireWrite(key)
    const answers = readAnswers(body, key.organisationName)
    const { version } = await find(key, id)
    if (ifMatch && !ifMatch.includes(version)) throw new DomainError('not_that_version')
    if (key.isStaging) return staging.change(key, id, answers)
    const form = asForm({
      ...(await withStored(id, answers)),
      // Checked again in the transaction that saves.
      ...(ifMatch && { version }),
    })
    try {
      await postings.change(key.account, id, form)
    } catch (error) {
      const isBehind = error instanceof DomainError && error.code === 'entry_changed'
      throw isBehind ? new DomainError('not_that_version') : error
    }
    return find(key, id)
  }

  /** Closes a job; one that is closed stays so. Applicants who wait are told, as after closing it by hand. */
  async function close(key: CallingKey, id: Id, reason: CloseReason): Promise<PartnerJob> {
    requireWrite(key)
    if (key.isStaging) return staging.close(key, id)
    await requireJob(key, id)
    await postings.close(key.account, id, { reason })
    return toJob(await requireJob(key, id))
  }

  /** Jobs of the organisation, however they were posted; for a staging key, its own adverts. */
  async function list(key: CallingKey, part: ListPart): Promise<PartnerJob[]> {
    if (key.isStaging) return staging.list(key, part)
    const rows = await listJobs(db, key.organisationId, part)
    return rows.map(toJob)
  }

  /** What the form would keep although the call does not say it: the logo and the closing date. */
  async function withStored(id: Id, answers: Record<string, string>) {
    const job = await findPosting(db, id)
    const day = job?.closesAt ? toLondonDay(job.closesAt) : ''
    return { ...answers, closesOn: answers.closesOn || day, logo: job?.employerLogo ?? '' }
  }

  async function requireSame(
    key: CallingKey,
    id: Id,
    answers: Record<string, string>,
  ): Promise<VersionedJob> {
    const row = await requireJob(key, id)
    const job = await findPosting(db, id)
    const form = asForm(await withStored(id, answers))
    const posting = readPosting(
      await postings.sponsorshipFields.verify(form),
      job?.closesAt ?? null,
    )
    if ('problems' in posting) throw new DomainError('invalid_input', posting.problems)
    if (!job || !isSamePosting(job, posting)) throw new DomainError('reference_taken')
    return withVersion(row)
  }

  async function withVersion(row: PartnerRow): Promise<VersionedJob> {
    const job = await findPosting(db, row.id)
    if (!job) throw new DomainError('job_not_found')
    return { job: toJob(row), version: (await readStored(db, job)).version }
  }

  /** @throws {DomainError} `job_not_found`, also for a job of another organisation */
  async function requireJob({ organisationId }: CallingKey, id: Id): Promise<PartnerRow> {
    const row = await findJob(db, organisationId, id)
    if (!row) throw new DomainError('job_not_found')
    return row
  }

  function toJob({ heldBecause, status, changeWaits, ...row }: PartnerRow): PartnerJob {
    const isHeld = status === 'held'
    return {
      ...row,
      status: isHeld || status === 'closed' ? status : 'open',
      ...(isHeld && { heldBecause: heldBecause ?? '' }),
      changeWaits: !isHeld && changeWaits,
      isStaging: false,
      url: publicUrl + jobPath(row),
    }
  }
}

function requireWrite({ mayWrite }: CallingKey) {
  if (!mayWrite) throw new DomainError('read_only_key')
}

/** Within the transaction that posts: the key may have been revoked, or its maker have become a reader, since. */
async function requireKey(db: Db, { id, account, organisationId }: CallingKey) {
  await lockForMember(db, account, { organisationId, right: 'manage jobs' })
  if (!(await lockKeyForShare(db, id))) throw new DomainError('wrong_key')
}

/** The id of a reference’s first job, the same however often and however quickly it is sent. */
function toJobId(organisationId: Id, reference: string): Id {
  return toId(createHash('sha256').update(`partner\n${organisationId}\n${reference}`).digest())
}
