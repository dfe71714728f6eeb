import { DraftAnswers, NEW_POSTING } from '#contract/drafts.ts'
import { DomainError } from '#contract/errors.ts'
import type { JobView } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'
import type { Addresses } from '#server/addresses/addresses.service.ts'
import { lockAccountForShare } from '#server/accounts/account.queries.ts'
import type { Actor } from '#server/accounts/actor.ts'
import {
  findOrganisationForPosting,
  findOrganisationOfJob,
} from '#server/organisations/organisation-for-posting.ts'
import { notifyOfJobChange } from '#server/applications/notices/notify-applicants.ts'
import { deleteDraft, upsertDraft } from '#server/drafts/drafts.queries.ts'
import { toView } from '#server/jobs/job-rows.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { FormSource } from '#server/platform/forms/forms.ts'
import { readForm, skipForm } from '#server/platform/forms/read-form.ts'
import { isId, newId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Sponsorship } from '#server/sponsorship/sponsorship.service.ts'
import { requireAllowed, createJobActions } from './job-actions.service.ts'
import { lockLogoForShare } from './logos/logos.queries.ts'
import { createLogos } from './logos/logos.service.ts'
import { toColumns, type Posting } from './posting-columns.ts'
import { recordJob, requireSameEmployer } from './organisation-jobs.ts'
import { recordFindings } from '#server/screening/record-findings.ts'
import { queueHold, screenPosting, toHeldColumns } from '#server/screening/screen-posting.ts'
import { findPosting, insertPosting, updatePosting } from './postings.queries.ts'
import { findRefusedIn, toJobId, parsePosting, type PostingForm } from './read-posting.ts'
import { createSponsorshipFields } from './sponsorship-fields/sponsorship-fields.service.ts'
import { createPostingDrafts } from './posting-drafts.service.ts'
import { LOGO_LIMIT, LOGO_PROBLEMS } from '#contract/postings.ts'

const POSTINGS = {
  name: 'posting',
  times: 30,
  seconds: 86_400,
  message: 'You have posted many jobs today. We have saved your advert: post it tomorrow.',
}
/** Reading five megabytes only to reject them costs us more than the sender. */
const UPLOADS = {
  name: 'posting-upload',
  times: 60,
  seconds: 3600,
  message: 'You have sent this form many times. Wait an hour, then send it again.',
}
const LOGO = { fields: ['companyLogo'], limit: LOGO_LIMIT, tooLarge: LOGO_PROBLEMS.size }
/** Form values that are not part of the advert. */
const NOT_SAVED = new Set(['intent', 'userID', 'date', 'subjectLine', 'openedAt'])

export type Postings = ReturnType<typeof createPostings>

type PlatformParts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>

interface PostingDependencies {
  /** Called after each change to public jobs. */
  notifyJobsChanged(): void
  sponsorship: Sponsorship
  addresses: Pick<Addresses, 'request'>
}

/** Posting jobs and managing one's own. */
export function createPostings(
  platform: PlatformParts,
  { notifyJobsChanged, sponsorship, addresses }: PostingDependencies,
) {
  const { db, tasks, limits, files } = platform
  const logos = createLogos(platform)
  const sponsorshipFields = createSponsorshipFields(platform, sponsorship)
  const drafts = createPostingDrafts(platform, sponsorshipFields)
  const jobActions = createJobActions(platform, { notifyJobsChanged })
  return {
    readPostedForm,
    publish,
    publishForm,
    publishDraft,
    change,
    saveDraft,
    logos,
    drafts,
    sponsorshipFields,
    ...jobActions,
  }

  /**
   * Reads the form and saves its logo. Over the limit, the form is not read.
   * @throws {DomainError} `forbidden` if it names another user
   */
  async function readPostedForm(actor: Actor, source: FormSource): Promise<PostingForm> {
    await using form = await readUnlessTooMany(actor, source)
    const { values } = form
    if (values.userID && values.userID !== actor.id) throw new DomainError('forbidden')
    try {
      const problems = await logos.resolveLogo(actor, form)
      return { values, problems, failure: form.failure }
    } catch (error) {
      // Return what was typed, so that nothing is lost.
      if (error instanceof DomainError) return { values, problems: [], failure: error }
      throw error
    }
  }

  async function readUnlessTooMany(actor: Actor, source: FormSource) {
    try {
      await limits.consume(UPLOADS, actor.id)
    } catch (error) {
      if (error instanceof DomainError) return skipForm(source, error)
      throw error
    }
    return readForm(files, source, LOGO)
  }

  /**
   * Publishes a job. A page's form is one job: if it is sent again, for instance after going back, it
   * changes that job.
   */
  async function publish(actor: Actor, form: PostingForm): Promise<JobView> {
    const idOfForm = toJobId(actor.id, form.values)
    const posted = idOfForm && (await findPosting(db, idOfForm))
    if (posted && posted.status !== 'removed') return change(actor, posted.id, form)

    const verified = await sponsorshipFields.verify(form)
    const posting = await countRefusals(idOfForm ?? newId(), verified, async () =>
      parsePosting(verified),
    )
    await limits.consume(POSTINGS, actor.id)
    const id = await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      const id = await insert(db, actor, { posting, id: idOfForm })
      if (idOfForm) await deleteDraft(db, actor.id, { kind: 'post', subject: NEW_POSTING })
      return id
    })
    notifyJobsChanged()
    return requirePosting(id)
  }

  /**
   * Publishes a form. A form of our page has a `formId`: where a text in it may mean several things, the
   * writer must choose, and if it is rejected, it is saved as their draft.
   */
  async function publishForm(actor: Actor, form: PostingForm): Promise<JobView> {
    if (!form.values.formId) return publish(actor, form)
    const resolved = await sponsorshipFields.resolveChoices(form)
    try {
      return await publish(actor, resolved)
    } catch (error) {
      if (error instanceof DomainError) await saveDraft(actor, NEW_POSTING, resolved)
      throw error
    }
  }

  /** Publishes a draft of a new job or of changes. If it is published already, returns that job. */
  async function publishDraft(actor: Actor, subject: Id, formId: string): Promise<JobView> {
    const isNew = subject === NEW_POSTING
    const form = await drafts.read(actor, subject)
    if (form) return isNew ? publish(actor, form) : change(actor, subject, form)
    const id = isNew ? toJobId(actor.id, { formId }) : subject
    const job = id ? await findPosting(db, id) : null
    return toView(await requireAllowed(db, actor, { action: 'change', job }))
  }

  async function insert(db: Db, actor: Actor, job: { posting: Posting; id: Id | null }) {
    const columns = await toCheckedColumns(db, actor, job.posting)
    const organisation = await findOrganisationForPosting(db, actor.id, columns)
    const before = job.id === null ? null : await findPosting(db, job.id)
    // The same form was sent before: a moment ago, or long ago and its job has been removed since.
    if (before && before.status !== 'removed') return before.id
    const id = before || job.id === null ? newId() : job.id
    const screened = { id, ...columns, ...organisation }
    const hold = await screenPosting(db, { accountId: actor.id, advert: screened, isNew: true })
    const rest = { ownerId: actor.id, postedAt: new Date().toISOString() }
    if (await insertPosting(db, { ...screened, ...rest, ...toHeldColumns(hold) })) {
      await recordJob(db, actor, { action: 'job-posted', job: screened })
      await requestAddress(db, actor, screened)
      if (hold) await queueHold(db, screened, hold)
    }
    return id
  }

  /** Changes an own job, open or closed. It keeps its posting date and its place in the lists. */
  function change(actor: Actor, id: Id, form: PostingForm): Promise<JobView> {
    return countRefusals(newId(), form, () => saveChange(actor, id, form))
  }

  /** If its words are refused, the rules that do so are counted, outside of what was rolled back. */
  async function countRefusals<Result>(id: Id, form: PostingForm, act: () => Promise<Result>) {
    try {
      return await act()
    } catch (error) {
      if (error instanceof DomainError && error.code === 'invalid_input')
        await recordFindings(db, id, findRefusedIn(form))
      throw error
    }
  }

  async function saveChange(actor: Actor, id: Id, form: PostingForm): Promise<JobView> {
    const verified = await sponsorshipFields.verify(form)
    await jobActions.updateOwnJob(actor, { id, action: 'change' }, async (db, job) => {
      const posting = parsePosting(verified, job.closesAt)
      const columns = await toCheckedColumns(db, actor, posting)
      await requireSameEmployer(db, job, columns)
      const { organisationId } = job
      const organisation = await findOrganisationOfJob(db, actor.id, {
        organisationId,
        claim: columns,
      })
      const screened = { id, ...columns, ...organisation }
      const hold =
        job.status === 'closed'
          ? null
          : await screenPosting(db, { accountId: actor.id, advert: screened })
      await updatePosting(db, id, { ...columns, ...organisation, ...toHeldColumns(hold) })
      await requestAddress(db, actor, screened)
      const after = { ...columns, payText: job.payText }
      await recordJob(db, actor, {
        action: 'job-changed',
        job: screened,
        lines: await notifyOfJobChange(db, tasks, { before: job, after }),
      })
      if (hold) await queueHold(db, screened, hold)
      await deleteDraft(db, actor.id, { kind: 'post', subject: id })
      const old = job.employerLogo
      if (old && old !== posting.logo) await tasks.enqueue(db, 'delete-logo', { key: old })
    })
    return requirePosting(id)
  }

  /** Locks the logo, so that it is not deleted before the job that uses it is committed. */
  async function toCheckedColumns(db: Db, actor: Actor, posting: Posting) {
    if (posting.logo && !(await lockLogoForShare(db, actor.id, posting.logo))) {
      const problem = { field: 'companyLogo', message: LOGO_PROBLEMS.gone }
      throw new DomainError('invalid_input', [problem])
    }
    return toColumns(posting)
  }

  /** Asks the holder of an address that is nobody's of the organisation. */
  async function requestAddress(
    db: Db,
    { id: accountId }: Actor,
    { organisationId, applyEmail }: { organisationId: Id; applyEmail: string | null },
  ) {
    if (applyEmail) await addresses.request(db, { organisationId, accountId, email: applyEmail })
  }

  /** Saves a form as a draft, whether it is valid or not. */
  async function saveDraft(actor: Actor, subject: Id, { values }: PostingForm) {
    const entries = Object.entries(values).filter(([name]) => !NOT_SAVED.has(name))
    const { data: answers } = DraftAnswers.safeParse(Object.fromEntries(entries))
    if (answers && isId(subject))
      await upsertDraft(db, actor.id, { kind: 'post', subject, answers })
  }

  async function requirePosting(id: Id): Promise<JobView> {
    const job = await findPosting(db, id)
    if (!job) throw new DomainError('job_not_found')
    return toView(job)
  }
}
