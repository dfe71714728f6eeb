import { DomainError } from '#platform/primitives/errors.schema.ts'
import { LOGO_PROBLEMS } from '#trade/postings.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Addresses } from '#accounts/addresses/addresses.service.ts'
import { notifyOfJobChange } from '#hiring/applications/notices/notify-applicants.ts'
import {
  findOrganisationForPosting,
  findOrganisationOfJob,
} from '#organisations/posting/organisation-for-posting.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { firstLookReason, type FirstLook } from '#board/screening/first-look/first-look.ts'
import {
  upsertJobChange,
  withdrawJobChange,
} from '#board/screening/first-look/job-changes.queries.ts'
import { judgePosting } from './judge-posting.ts'
import { queueHold, toHeldColumns } from '#board/screening/screen-posting.ts'
import { releaseChanged } from '#board/screening/rescreen-held.ts'
import { returnToDesk } from '#safety/cases/settle-cases.ts'
import { queueStatusMail } from '#hiring/posting/mail/job-status.service.ts'
import { lockLogoForShare } from '#hiring/posting/logos/logos.queries.ts'
import { recordJob, requireSameEmployer } from '#hiring/posting/stored/organisation-jobs.ts'
import { toColumns, type Posting } from '#hiring/posting/stored/posting-columns.ts'
import {
  findPosting,
  insertPosting,
  releaseReference,
  updatePosting,
  type PostingRow,
} from '#hiring/posting/postings.queries.ts'

interface NewPosting {
  posting: Posting
  /** Null for a posting that cannot be sent twice. */
  id: Id | null
  /** The employer’s own number for it. */
  reference?: string | null
  /** Whether its poster gets an email that it is live or held; a list has its own report. */
  hasStatusMail?: boolean
}

/** The person who posts or changes. */
type Writer = { id: Id }

export type PostingWriter = ReturnType<typeof createPostingWriter>

/** Writes jobs in the caller’s transaction, which has locked the account. */
export function createPostingWriter(
  { tasks }: Pick<Platform, 'tasks'>,
  { addresses, firstLook }: { addresses: Pick<Addresses, 'request'>; firstLook: FirstLook },
) {
  return { insert, change }

  /** Returns the id of the job. */
  async function insert(
    db: Db,
    actor: Writer,
    { posting, id: idOfForm, reference, hasStatusMail = false }: NewPosting,
  ) {
    const columns = await toCheckedColumns(db, actor, { posting, oldLogo: null })
    const organisation = await findOrganisationForPosting(db, actor.id, columns)
    const before = idOfForm === null ? null : await findPosting(db, idOfForm)
    // The form was sent before: a moment ago, or long ago and its job has been removed since.
    if (before && before.status !== 'removed') return before.id
    const id = before || idOfForm === null ? newId() : idOfForm
    const screened = { id, ...columns, ...organisation }
    if (reference) await releaseReference(db, organisation.organisationId, reference)
    const { hold } = await judgePosting(db, firstLook, {
      accountId: actor.id,
      job: null,
      advert: screened,
    })
    const rest = {
      ownerId: actor.id,
      postedAt: new Date().toISOString(),
      ...(reference && { reference }),
    }
    if (await insertPosting(db, { ...screened, ...rest, ...toHeldColumns(hold) })) {
      await recordJob(db, actor, { action: 'job-posted', job: screened })
      await requestAddress(db, actor, screened)
      if (hold) await queueHold(db, screened, hold)
      if (hasStatusMail) await queueStatusMail({ db, tasks }, { accountId: actor.id, jobId: id })
    }
    return id
  }

  /**
   * Changes a job that is locked and that its writer may change. A change that needs the desk's look waits, while the
   * job stays public as it is; one that the desk has refused goes before it again. Returns whether it waits.
   */
  async function change(
    db: Db,
    actor: Writer,
    { job, posting }: { job: PostingRow; posting: Posting },
  ): Promise<boolean> {
    const { id, organisationId } = job
    const old = job.employerLogo
    const columns = await toCheckedColumns(db, actor, { posting, oldLogo: old })
    await requireSameEmployer(db, job, columns)
    const organisation = await findOrganisationOfJob(db, actor.id, {
      organisationId,
      claim: columns,
    })
    const screened = { id, ...columns, ...organisation }
    const { hold, held, keyChanges, waitsBeside } = await judgePosting(db, firstLook, {
      accountId: actor.id,
      job,
      advert: screened,
    })
    await requestAddress(db, actor, screened)
    // A reference is unique only within its organisation.
    const moved = organisation.organisationId !== organisationId && { reference: null }
    if (waitsBeside) {
      const { poster: _poster, ...claim } = organisation
      const waiting = { ...columns, ...claim, ...moved }
      await upsertJobChange(db, { jobId: id, accountId: actor.id, columns: waiting })
      const reasons = keyChanges.map(firstLookReason)
      await queueHold(db, screened, { risk: 3, reasons }, 'first-look')
      return true
    }
    await withdrawJobChange(db, id)
    await updatePosting(db, id, {
      ...columns,
      ...organisation,
      ...moved,
      ...toHeldColumns(hold),
      ...(job.status === 'removed' && { removedBecause: null }),
      ...(keyChanges.length > 0 && { lookedAt: null }),
    })
    const after = { ...columns, payText: job.payText }
    await recordJob(db, actor, {
      action: 'job-changed',
      job: screened,
      lines: await notifyOfJobChange(db, tasks, { before: job, after }),
    })
    if (hold) await queueHold(db, screened, hold)
    else if (held) await releaseChanged(db, held, id)
    if (hold && held?.status === 'pending' && keyChanges.length > 0)
      await returnToDesk(db, held.id, hold.risk)
    if (old && old !== posting.logo) await tasks.enqueue(db, 'delete-logo', { key: old })
    return false
  }

  /** Asks the owner of an address for consent, unless it belongs to the organisation. */
  async function requestAddress(
    db: Db,
    { id: accountId }: Writer,
    { organisationId, applyEmail }: { organisationId: Id; applyEmail: string | null },
  ) {
    if (applyEmail) await addresses.request(db, { organisationId, accountId, email: applyEmail })
  }
}

/** Locks a new logo, so that it is not deleted before the job that uses it is committed. */
async function toCheckedColumns(
  db: Db,
  { id }: Writer,
  { posting, oldLogo }: { posting: Posting; oldLogo: string | null },
) {
  const { logo } = posting
  if (logo && logo !== oldLogo && !(await lockLogoForShare(db, id, logo))) {
    const problem = { field: 'companyLogo', message: LOGO_PROBLEMS.gone }
    throw new DomainError('invalid_input', [problem])
  }
  return toColumns(posting)
}
