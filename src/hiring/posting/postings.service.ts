import { DraftAnswers, NEW_POSTING } from '#hiring/drafts/drafts.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Addresses } from '#accounts/addresses/addresses.service.ts'
import { lockAccountForShare } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { deleteDraft, upsertDraft } from '#hiring/drafts/drafts.queries.ts'
import { toOwnView } from '#board/jobs/stored/job-rows.ts'
import type { FormSource } from '#platform/forms/forms.ts'
import { readFormAfter } from '#platform/forms/read-form.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Db } from '#platform/database/database.ts'
import type { Config } from '#platform/config.ts'
import { readInTurn } from '#platform/limits/read-in-turn.ts'
import type { Platform } from '#platform/platform.ts'
import type { Sponsorship } from '#sponsorship/sponsorship.service.ts'
import { createJobActions } from './job-actions.service.ts'
import { isRefused } from './postings.policy.ts'
import { requireAllowed } from './writing/require-allowed.ts'
import { createLogos } from './logos/logos.service.ts'
import { recordFindings } from '#board/screening/record-findings.ts'
import { findHeldBecause, findPosting, type PostingRow } from './postings.queries.ts'
import { findRefusedIn } from './drafts/posting-texts.ts'
import { toJobId, parsePosting, type PostingForm } from './drafts/read-posting.ts'
import { createSponsorshipFields } from './sponsorship-fields/sponsorship-fields.service.ts'
import { createPostingDrafts } from './drafts/posting-drafts.service.ts'
import { requireUnchanged } from './drafts/changed-since.ts'
import { createForesight } from './drafts/foresee-hold.ts'
import { foreseeNotice, sayWhoIsTold } from './drafts/foresee-notice.ts'
import { createPostingWriter } from './writing/write-posting.ts'
import type { FirstLook } from '#board/screening/first-look/first-look.ts'
import { findChangeCase } from '#board/screening/first-look/job-changes.queries.ts'
import { createStatusMails, queueStatusMail } from './mail/job-status.service.ts'
import { findTwin, requireNoTwin } from './stored/twins.ts'
import { releaseProved } from './writing/release-proved.ts'
import { toLawNotes } from './law/posting-law.ts'
import { createPostingSteps } from './steps/steps.service.ts'
import { createPostingDefaults } from '#hiring/posting-defaults/defaults.service.ts'
import { createTemplates } from '#hiring/posting-templates/templates.service.ts'
import { LOGO_LIMIT, LOGO_PROBLEMS } from '#trade/postings.schema.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const LOGO = { fields: ['companyLogo'], limit: LOGO_LIMIT, tooLarge: LOGO_PROBLEMS.size }
/** Form values that are not part of the advert. */
const NOT_SAVED = new Set(['intent', 'userID', 'date', 'subjectLine', 'openedAt'])

export type Postings = ReturnType<typeof createPostings>

declare module '#platform/services.ts' {
  interface Services {
    postings: Postings
  }
}

type PlatformParts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>

interface PostingDependencies extends Pick<Config, 'publicUrl'> {
  /** Called after each change to public jobs. */
  notifyJobsChanged(): void
  sponsorship: Sponsorship
  addresses: Pick<Addresses, 'request'>
  firstLook: FirstLook
}

/** The account that posts: logged in, or by the key of a system. */
type Poster = Pick<Actor, 'id'>

interface NewJob {
  /** Null for a job that cannot be sent twice. */
  id: Id | null
  reference?: string
  hasStatusMail?: boolean
  /** Counts it towards a limit. */
  count(): Promise<void>
  /** Runs in the transaction that posts it, before it does. */
  confirm(db: Db): Promise<void>
}

/** Posting and managing jobs. */
export function createPostings(
  platform: PlatformParts,
  { publicUrl, notifyJobsChanged, sponsorship, addresses, firstLook }: PostingDependencies,
) {
  const { db, tasks, limits, files } = platform
  const logos = createLogos(platform)
  const sponsorshipFields = createSponsorshipFields(platform, sponsorship)
  const drafts = createPostingDrafts(platform, sponsorshipFields)
  const writer = createPostingWriter(platform, { addresses, firstLook })
  const templates = createTemplates(platform, drafts)
  const jobActions = createJobActions(platform, { notifyJobsChanged, firstLook })
  return {
    readPostedForm,
    publish,
    publishNew,
    publishForm,
    publishDraft,
    change,
    saveDraft,
    logos,
    drafts,
    steps: createPostingSteps(platform, { drafts, sponsorshipFields, templates, publishDraft }),
    templates,
    defaults: createPostingDefaults(platform),
    sponsorshipFields,
    writer,
    /** Why nobody else sees a job yet; null if it is not held. */
    whyHeld: (id: Id) => findHeldBecause(db, id),
    foreseeHold: createForesight(platform, { drafts, firstLook }),
    foreseeNotice: (change: Parameters<typeof foreseeNotice>[1]) => foreseeNotice(db, change),
    findTwin: (actor: Poster, values: DraftAnswers) => findTwin(db, actor.id, values),
    sayWhoIsTold: (id: Id) => sayWhoIsTold(db, id),
    ...jobActions,
    readLaw,
    releaseProved: release,
    composeStatusMail: createStatusMails(db, { publicUrl }),
    /** The case of a change that waits for the desk; null without one. */
    findChangeCase: (jobId: Id) => findChangeCase(db, jobId),
  }

  /**
   * Reads the form and saves its logo. Over the limit, the form is not read. A job’s existing logo may stay, whichever
   * colleague uploaded it.
   * @throws {DomainError} `forbidden` if it names another user
   */
  async function readPostedForm(
    actor: Actor,
    source: FormSource,
    ownLogo: string | null = null,
  ): Promise<PostingForm> {
    await using form = await readUnlessTooMany(actor, source)
    const { values } = form
    if (values.userID && values.userID !== actor.id) throw new DomainError('forbidden')
    try {
      const problems = await logos.resolveLogo(actor, form, ownLogo)
      return { values, problems, failure: form.failure }
    } catch (error) {
      // Return the typed values, so that nothing is lost.
      if (error instanceof DomainError) return { values, problems: [], failure: error }
      throw error
    }
  }

  async function readUnlessTooMany(actor: Actor, source: FormSource) {
    return readFormAfter(
      () => limits.consume(RATE_LIMITS['posting-upload'], actor.id),
      files,
      source,
      LOGO,
    )
  }

  /**
   * Publishes a job. A page's form is one job: if it is sent again, for instance after going back, it
   * changes that job.
   */
  async function publish(actor: Actor, form: PostingForm): Promise<JobView> {
    const idOfForm = toJobId(actor.id, form.values)
    const posted = idOfForm && (await findPosting(db, idOfForm))
    if (posted && posted.status !== 'removed') return change(actor, posted.id, form)
    await requireNoTwin(db, actor.id, { values: form.values, ownId: idOfForm })

    const id = await publishNew(actor, form, {
      id: idOfForm,
      hasStatusMail: true,
      count: () => limits.consume(RATE_LIMITS['posting'], actor.id),
      confirm: async (db) => {
        if (idOfForm) await deleteDraft(db, actor.id, { kind: 'post', subject: NEW_POSTING })
      },
    })
    return requirePosting(id)
  }

  /** Publishes a new job, and returns its id. If there is a job of the given id already, returns that. */
  async function publishNew(
    actor: Poster,
    form: PostingForm,
    { id: given, count, confirm, ...more }: NewJob,
  ): Promise<Id> {
    const verified = await sponsorshipFields.verify(form)
    const posting = await countRefusals(given ?? newId(), verified, async () =>
      parsePosting(verified),
    )
    await count()
    const id = await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      await confirm(db)
      return writer.insert(db, actor, { posting, id: given, ...more })
    })
    notifyJobsChanged()
    return id
  }

  /**
   * Publishes a form. A form of our page has a `formId`: its sender must choose where a text is ambiguous, and if it is
   * rejected, it is saved as their draft.
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

  /**
   * Publishes a draft of a new job or of changes. If it is already published, returns that job.
   * @throws {DomainError} `entry_changed` if another form for a new job has replaced it
   */
  async function publishDraft(actor: Actor, subject: Id, formId: string): Promise<JobView> {
    const isNew = subject === NEW_POSTING
    const id = isNew ? toJobId(actor.id, { formId }) : subject
    const job = id ? await findPosting(db, id) : null
    const isPublished = isNew && job !== null && job.status !== 'removed'
    const form = isPublished ? null : await drafts.read(actor, subject)
    if (!form) return toOwnView(await requireAllowed(db, actor, { action: 'change', job }))
    if (!isNew) return change(actor, subject, form)
    if (form.values.formId !== formId) throw new DomainError('entry_changed')
    return publish(actor, form)
  }

  /**
   * Changes a job of the actor’s organisations, open or closed. It keeps its posting date and its place in the lists.
   */
  function change(actor: Poster, id: Id, form: PostingForm): Promise<JobView> {
    return countRefusals(newId(), form, () => saveChange(actor, id, form))
  }

  /** Counts the rules that refuse its words, outside the transaction that was rolled back. */
  async function countRefusals<Result>(id: Id, form: PostingForm, act: () => Promise<Result>) {
    try {
      return await act()
    } catch (error) {
      if (error instanceof DomainError && error.code === 'invalid_input')
        await recordFindings(db, id, findRefusedIn(form.values))
      throw error
    }
  }

  async function saveChange(actor: Poster, id: Id, form: PostingForm): Promise<JobView> {
    const verified = await sponsorshipFields.verify(form)
    const before = await findPosting(db, id)
    // Each is a new case for the desk.
    if (before && isRefused(before)) await limits.consume(RATE_LIMITS['posting'], actor.id)
    await jobActions.updateOwnJob(actor, { id, action: 'change' }, async (db, job) => {
      await requireUnchanged(db, job, form.values.version)
      await writer.change(db, actor, { job, posting: parsePosting(verified, job.closesAt) })
      await mailIfHeld(db, actor, job)
      await deleteDraft(db, actor.id, { kind: 'post', subject: id })
    })
    return requirePosting(id)
  }

  /** Tells the poster of a change that takes the job off the site until we have looked at it. */
  async function mailIfHeld(db: Db, { id: accountId }: Poster, { id: jobId, status }: PostingRow) {
    if (status !== 'held' && (await findHeldBecause(db, jobId)) !== null)
      await queueStatusMail({ db, tasks }, { accountId, jobId })
  }

  /** Publishes what waited only for the proof that its organisation has given since. */
  async function release() {
    if ((await releaseProved(platform, firstLook)) > 0) notifyJobsChanged()
  }

  /**
   * The notes of the law on an unfinished form. Nothing is saved.
   * @throws {DomainError} `too_many`
   */
  async function readLaw(actor: Actor, values: Readonly<Record<string, string>>) {
    await limits.consume(RATE_LIMITS['posting-law'], actor.id)
    return readInTurn(actor.id, () => toLawNotes(values))
  }

  /** Saves a form as a draft, valid or not. */
  async function saveDraft(actor: Actor, subject: Id, { values }: PostingForm) {
    const entries = Object.entries(values).filter(([name]) => !NOT_SAVED.has(name))
    const { data: answers } = DraftAnswers.safeParse(Object.fromEntries(entries))
    if (answers && isId(subject))
      await upsertDraft(db, actor.id, { kind: 'post', subject, answers })
  }

  async function requirePosting(id: Id): Promise<JobView> {
    const job = await findPosting(db, id)
    if (!job) throw new DomainError('job_not_found')
    return toOwnView(job)
  }
}
