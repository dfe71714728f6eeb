import { NEW_POSTING, type DraftAnswers } from '#contract/drafts.ts'
import { DomainError } from '#contract/errors.ts'
import type { JobView } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { toEmailKey } from '#server/accounts/email-key.ts'
import { hideUnconfirmed } from '#server/addresses/confirmed-addresses.ts'
import { deleteDraft, findDraft } from '#server/drafts/drafts.queries.ts'
import { toView, type ViewRow } from '#server/jobs/job-rows.ts'
import { findOwnPoster } from '#server/organisations/organisations.queries.ts'
import { isId, newId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { closingDateRange } from './closing-date.ts'
import { requireAllowed } from './job-actions.service.ts'
import type { JobAction } from './postings.policy.ts'
import { toAnswers, toPreviewRow, type Posting } from './posting-columns.ts'
import { findPosting } from './postings.queries.ts'
import { toJobId, parsePosting, type PostingForm } from './read-posting.ts'
import type { SponsorshipFields } from './sponsorship-fields/sponsorship-fields.service.ts'

/** What the page of the form shows. */
export interface PostingDraft {
  answers: DraftAnswers
  /** When the unpublished draft was saved; null if there is none. */
  savedAt: string | null
  /** The job that the form changes, as it is now; null for a new one. */
  job: JobView | null
  /** The first and the last closing date to choose from. */
  days: { first: string; last: string }
}

const EMPTY_FORM: PostingForm = { values: {}, problems: [], failure: null }
/** A draft with none of these is not worth showing. */
const STARTED_FIELDS = [
  'jobTitle',
  'companyName',
  'description',
  'place',
  'payMin',
  'payMax',
  'legalName',
  'occupation',
  'logo',
]

/** Posting forms that are not published yet. */
export function createPostingDrafts(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  { resolveChoices, verify }: Pick<SponsorshipFields, 'resolveChoices' | 'verify'>,
) {
  return { start, copy, read, check, preview, discard }

  /** The form for a new job or for changing one of the actor’s organisations, with the draft if there is one. */
  async function start(actor: Actor, subject: Id): Promise<PostingDraft> {
    const before = subject === NEW_POSTING ? null : await requireOwn(actor, subject, 'change')
    const draft = await findUsefulDraft(actor, subject)
    const answers = draft?.answers ?? before?.answers ?? emptyAnswers(actor)
    return {
      answers: { formId: newId(), ...answers },
      savedAt: draft?.updatedAt ?? null,
      job: before?.job ?? null,
      days: closingDateRange(),
    }
  }

  /** The form for a new job, filled in from one of the actor’s organisations. `savedAt` is of another draft. */
  async function copy(actor: Actor, id: Id): Promise<PostingDraft> {
    const { answers } = await requireOwn(actor, id, 'repeat')
    const otherDraft = await findUsefulDraft(actor, NEW_POSTING)
    return {
      // The employer declares again that nobody pays for the job.
      answers: { ...answers, closesOn: '', noFee: '', formId: newId() },
      savedAt: otherDraft?.updatedAt ?? null,
      job: null,
      days: closingDateRange(),
    }
  }

  /** The draft as a sent form; null if there is none. */
  async function read(actor: Actor, subject: Id): Promise<PostingForm | null> {
    const draft = isId(subject) ? await findDraft(db, actor.id, { kind: 'post', subject }) : null
    return draft && resolveChoices({ values: draft.answers, problems: [], failure: null })
  }

  /**
   * Validates a form without publishing it.
   * @throws {DomainError} `invalid_input`
   */
  async function check(actor: Actor, subject: Id, form: PostingForm): Promise<Posting> {
    const before = subject === NEW_POSTING ? null : await requireOwn(actor, subject, 'change')
    return parsePosting(await verify(form), before?.job.closesAt)
  }

  /** The job that the draft would become; null if it is not valid yet. */
  async function preview(actor: Actor, subject: Id): Promise<JobView | null> {
    const form = await read(actor, subject)
    try {
      const posting = await check(actor, subject, form ?? EMPTY_FORM)
      const row = toPreviewRow(subject, posting)
      const own = await findOwnPoster(db, actor.id, row.employerName)
      return toView({ ...row, poster: own.poster, applyEmail: await findShown(actor, row, own) })
    } catch (error) {
      if (error instanceof DomainError && error.code === 'invalid_input') return null
      throw error
    }
  }

  /** The address as readers will see it: one’s own, or one whose holder has agreed. */
  async function findShown(
    actor: Actor,
    { applyEmail }: Pick<ViewRow, 'applyEmail'>,
    { organisationId }: { organisationId: Id | null },
  ) {
    if (applyEmail === null || toEmailKey(applyEmail) === toEmailKey(actor.email)) return applyEmail
    if (organisationId === null) return null
    const [shown] = await hideUnconfirmed(db, [{ organisationId, applyEmail }])
    return shown?.applyEmail ?? null
  }

  async function discard(actor: Actor, subject: Id) {
    if (!isId(subject)) return
    await db.transaction().execute(async (db) => {
      const key = { kind: 'post', subject } as const
      const draft = await findDraft(db, actor.id, key)
      await deleteDraft(db, actor.id, key)
      const logo = draft?.answers.logo
      if (logo) await tasks.enqueue(db, 'delete-logo', { key: logo })
    })
  }

  /** Null for a draft that was hardly started, or that arrived after its job was published. */
  async function findUsefulDraft(actor: Actor, subject: Id) {
    const draft = await findDraft(db, actor.id, { kind: 'post', subject })
    if (!draft || !STARTED_FIELDS.some((name) => draft.answers[name])) return null
    const id = subject === NEW_POSTING ? toJobId(actor.id, draft.answers) : null
    return id && (await findPosting(db, id)) ? null : draft
  }

  async function requireOwn(actor: Actor, id: Id, action: JobAction) {
    const row = await requireAllowed(db, actor, { action, job: await findPosting(db, id) })
    const job = toView(row)
    const answers = toAnswers(row, { category: job.category.name, country: job.country.name })
    return { job, answers }
  }
}

function emptyAnswers(actor: Actor): DraftAnswers {
  return { email: actor.email }
}
