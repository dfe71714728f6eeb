import { NEW_POSTING, type DraftAnswers } from '#contract/drafts.ts'
import { DomainError } from '#contract/errors.ts'
import type { JobView } from '#contract/jobs.ts'
import type { Id } from '#contract/primitives.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { deleteDraft, findDraft } from '#server/drafts/drafts.queries.ts'
import { toView } from '#server/jobs/job-rows.ts'
import { isId, newId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { closingDateRange } from './closing-date.ts'
import { requireAllowed } from './job-actions.service.ts'
import type { JobAction } from './postings.policy.ts'
import { toAnswers, toPreviewRow, type Posting } from './posting-columns.ts'
import { findPosting } from './postings.queries.ts'
import { toJobId, parsePosting, type PostingForm } from './read-posting.ts'
import type { SponsorshipFields } from './sponsorship-fields/sponsorship-fields.service.ts'

/** What a page needs to show the form. */
export interface PostingDraft {
  answers: DraftAnswers
  /** When a draft was kept that nobody has published; null where there is none. */
  savedAt: string | null
  /** The job that the form changes, as it is; null for a new one. */
  job: JobView | null
  /** The first and the last day that can be chosen. */
  days: { first: string; last: string }
}

const EMPTY_FORM: PostingForm = { values: {}, problems: [], failure: null }
/** Any of these means that somebody has begun. */
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

/** Adverts that somebody is still writing. */
export function createPostingDrafts(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  { resolveChoices, verify }: Pick<SponsorshipFields, 'resolveChoices' | 'verify'>,
) {
  return { start, copy, read, check, preview, discard }

  /** The form of a new job, or of an own one that is to be changed, as it was left. */
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

  /** The form of a new job that begins like an own one. `savedAt` tells of another that waits. */
  async function copy(actor: Actor, id: Id): Promise<PostingDraft> {
    const { answers } = await requireOwn(actor, id, 'repeat')
    const waiting = await findUsefulDraft(actor, NEW_POSTING)
    return {
      // Another advert is declared anew.
      answers: { ...answers, closesOn: '', noFee: '', formId: newId() },
      savedAt: waiting?.updatedAt ?? null,
      job: null,
      days: closingDateRange(),
    }
  }

  /** A draft as a form that was sent; null when there is none. */
  async function read(actor: Actor, subject: Id): Promise<PostingForm | null> {
    const draft = isId(subject) ? await findDraft(db, actor.id, { kind: 'post', subject }) : null
    return draft && resolveChoices({ values: draft.answers, problems: [], failure: null })
  }

  /**
   * What a form would become.
   * @throws {DomainError} `invalid_input`
   */
  async function check(actor: Actor, subject: Id, form: PostingForm): Promise<Posting> {
    const before = subject === NEW_POSTING ? null : await requireOwn(actor, subject, 'change')
    return parsePosting(await verify(form), before?.job.closesAt)
  }

  /** The job that a draft would become; null when it cannot become one yet. */
  async function preview(actor: Actor, subject: Id): Promise<JobView | null> {
    const form = await read(actor, subject)
    try {
      const posting = await check(actor, subject, form ?? EMPTY_FORM)
      return toView(toPreviewRow(subject, posting))
    } catch (error) {
      if (error instanceof DomainError && error.code === 'invalid_input') return null
      throw error
    }
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

  /** A draft worth offering. One that reached us after its advert was published is not. */
  async function findUsefulDraft(actor: Actor, subject: Id) {
    const draft = await findDraft(db, actor.id, { kind: 'post', subject })
    if (!draft || !STARTED_FIELDS.some((name) => draft.answers[name])) return null
    const id = subject === NEW_POSTING ? toJobId(actor.id, draft.answers) : null
    return id && (await findPosting(db, id)) ? null : draft
  }

  async function requireOwn(actor: Actor, id: Id, action: JobAction) {
    const row = requireAllowed(actor, action, await findPosting(db, id))
    const job = toView(row)
    const answers = toAnswers(row, { category: job.category.name, country: job.country.name })
    return { job, answers }
  }
}

function emptyAnswers(actor: Actor): DraftAnswers {
  return { email: actor.email }
}
