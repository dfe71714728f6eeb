import { sql } from 'kysely'
import { NEW_POSTING, type DraftAnswers } from '#hiring/drafts/drafts.schema.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import { isStepStarted, POSTING_STEPS } from '#hiring/posting/steps/posting-steps.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { asLine } from '#platform/primitives/texts.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import { hideUnconfirmed } from '#accounts/addresses/confirmed-addresses.ts'
import { deleteDraft, findDraft } from '#hiring/drafts/drafts.queries.ts'
import { nameWindow } from '#hiring/drafts/windows.ts'
import { toOwnView, type ViewRow } from '#board/jobs/stored/job-rows.ts'
import { findOwnPoster } from '#organisations/organisations.queries.ts'
import { countryName } from '#platform/places/names/countries.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { closingDateRange } from '#hiring/posting/stored/closing-date.ts'
import { requireAllowed } from '#hiring/posting/writing/require-allowed.ts'
import type { JobAction } from '#hiring/posting/postings.policy.ts'
import { toPreviewRow, type Posting } from '#hiring/posting/stored/posting-columns.ts'
import { findPosting } from '#hiring/posting/postings.queries.ts'
import { describeChange, readAnswers, type ChangedSince } from './changed-since.ts'
import { asForm, readPosting, toJobId, type PostingForm } from './read-posting.ts'
import type { SponsorshipFields } from '#hiring/posting/sponsorship-fields/sponsorship-fields.service.ts'
import { hasLogo } from '#hiring/posting/logos/logos.queries.ts'
import { findOrganisationAnswers } from '#hiring/posting-defaults/defaults.queries.ts'
import { findBlanks } from '#hiring/posting/steps/blanks.ts'

/** The contents of the form’s page. */
export interface PostingDraft {
  answers: DraftAnswers
  /** What a new form began with. */
  first: DraftAnswers
  /** The time when the unpublished draft was saved; null without one. */
  savedAt: string | null
  /** The job that the form changes, in its current state; null for a new one. */
  job: JobView | null
  /** The change since the draft was begun; null without one. */
  changed: ChangedSince | null
  /** The first and the last closing date to choose from. */
  days: { first: string; last: string }
}

/** A list’s entry for a new job that is not published; both texts may be empty. */
export interface StartedPosting {
  title: string
  place: string
  savedAt: string
}

/** Answers that an employer gives again for every job. */
const SAID_ANEW: DraftAnswers = { closesOn: '', noFee: '' }
const JUST_NOW = sql<string>`now() - interval '10 minutes'`

/** Posting forms that are not published yet. */
export function createPostingDrafts(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  { resolveChoices, verify }: Pick<SponsorshipFields, 'resolveChoices' | 'verify'>,
) {
  return {
    start,
    nameWindow: windowOf,
    findStarted,
    findJustPosted,
    copy,
    fillIn,
    read,
    readValid,
    preview,
    discard,
  }

  /** The form for a new job, or for changing one of the actor’s organisations’, with its draft if there is one. */
  async function start(actor: Actor, subject: Id): Promise<PostingDraft> {
    const before = subject === NEW_POSTING ? null : await requireOwn(actor, subject, 'change')
    const draft = await findUsefulDraft(actor, subject)
    const answers = before?.answers ?? (await findFirstAnswers(actor))
    const isBehind = before && draft?.answers.version && draft.answers.version !== before.version
    return {
      answers: {
        formId: newId(),
        ...answers,
        ...draft?.answers,
        // The page shows what differs, so that what is sent from it is meant.
        ...(before && { version: before.version }),
      },
      changed: isBehind
        ? await describeChange(db, actor, { ...before, typed: draft.answers })
        : null,
      first: before ? {} : answers,
      savedAt: draft?.updatedAt ?? null,
      job: before?.job ?? null,
      days: closingDateRange(),
    }
  }

  /** The name of a form that shows these fields of what is stored now. */
  async function windowOf(actor: Actor, subject: Id, fields: readonly string[]): Promise<string> {
    const stored = await findDraft(db, actor.id, { kind: 'post', subject })
    return nameWindow(stored?.answers, fields)
  }

  /** The actor’s unpublished new job; null without one. */
  async function findStarted(actor: Pick<Actor, 'id'>): Promise<StartedPosting | null> {
    const draft = await findUsefulDraft(actor, NEW_POSTING)
    if (!draft) return null
    const { jobTitle = '', place = '' } = draft.answers
    return { title: asLine(jobTitle), place: asLine(place), savedAt: draft.updatedAt }
  }

  /** The job that the actor’s form has just become; null once another form is begun. */
  async function findJustPosted({ id }: Pick<Actor, 'id'>) {
    const draft = await findDraft(db, id, { kind: 'post', subject: NEW_POSTING })
    const job = await db
      .selectFrom('job')
      .innerJoin('organisationEvent as event', 'event.organisationId', 'job.organisationId')
      .select(['job.id', 'job.title', 'job.status'])
      .where('job.ownerId', '=', id)
      .where('job.createdAt', '>', JUST_NOW)
      .where('event.action', '=', 'job-posted')
      .where('event.actorId', '=', id)
      // The record begins with the job’s id.
      .where(sql<boolean>`left(event.detail, 13) = job.id`)
      .orderBy('job.createdAt', 'desc')
      .limit(1)
      .executeTakeFirst()
    // What arrives after its job was published is saved as a draft, too.
    const isBegun = draft !== null && toJobId(id, draft.answers) !== job?.id
    return isBegun ? null : (job ?? null)
  }

  /**
   * The form for a new job, filled in from one of the actor’s organisations’ jobs. `savedAt` belongs to another draft.
   */
  async function copy(actor: Actor, id: Id): Promise<PostingDraft> {
    const { answers } = await requireOwn(actor, id, 'repeat')
    const isOwnLogo = answers.logo !== undefined && (await hasLogo(db, actor.id, answers.logo))
    return fillIn(actor, isOwnLogo ? answers : { ...answers, logo: '' })
  }

  /** The form for a new job, filled in with answers from elsewhere. `savedAt` belongs to another draft. */
  async function fillIn(actor: Actor, answers: DraftAnswers): Promise<PostingDraft> {
    const own = await findFirstAnswers(actor)
    const isOfNobody = !answers.companyName
    const otherDraft = await findUsefulDraft(actor, NEW_POSTING)
    return {
      answers: {
        ...(isOfNobody && own),
        ...answers,
        // A text of ours says what the work is; what the employer offers follows.
        ...(isOfNobody && { description: joinTexts(answers.description, own.description) }),
        email: answers.email || own.email,
        location: answers.location || own.location,
        ...SAID_ANEW,
        formId: newId(),
      },
      first: {},
      savedAt: otherDraft?.updatedAt ?? null,
      changed: null,
      job: null,
      days: closingDateRange(),
    }
  }

  /** The answers to begin with: what the actor’s organisation says of itself, and their own address and country. */
  async function findFirstAnswers({
    id,
    email,
  }: Actor): Promise<DraftAnswers & { email: string; location: string }> {
    const { country } = await db
      .selectFrom('account')
      .select('country')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { email, location: countryName(country), ...(await findOrganisationAnswers(db, id)) }
  }

  /** The draft as a sent form; null without one. A draft for a job has the job’s values with its changes. */
  async function read(actor: Actor, subject: Id): Promise<PostingForm | null> {
    const draft = isId(subject) ? await findDraft(db, actor.id, { kind: 'post', subject }) : null
    if (!draft) return null
    const before = subject === NEW_POSTING ? null : await requireOwn(actor, subject, 'change')
    const values = { ...before?.answers, ...draft.answers }
    return resolveChoices({ ...asForm(values), problems: findBlanks(values) })
  }

  /** The draft as it would be posted; null if it is not valid yet. The declaration may still be missing. */
  async function readValid(actor: Actor, subject: Id): Promise<Posting | null> {
    const draft = await read(actor, subject)
    const before = subject === NEW_POSTING ? null : await requireOwn(actor, subject, 'change')
    const { values, problems } = draft ?? asForm(before?.answers ?? {})
    const form = {
      ...asForm({ ...values, noFee: 'on' }),
      problems: problems.filter(({ field }) => field !== 'noFee'),
    }
    const posting = readPosting(await verify(form), before?.job.closesAt ?? null)
    return 'problems' in posting ? null : posting
  }

  /** The job that the draft would become; null if it is not valid yet. */
  async function preview(actor: Actor, subject: Id): Promise<JobView | null> {
    const posting = await readValid(actor, subject)
    if (!posting) return null
    const row = toPreviewRow(subject, posting)
    const own = await findOwnPoster(db, actor.id, row.employerName)
    return toOwnView({ ...row, poster: own.poster, applyEmail: await findShown(actor, row, own) })
  }

  /** The address that will be shown: the actor’s own, or one whose owner has agreed. */
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

  /** Null for a new job’s draft that was hardly started, or that arrived after its job was published. */
  async function findUsefulDraft(actor: Pick<Actor, 'id'>, subject: Id) {
    const draft = await findDraft(db, actor.id, { kind: 'post', subject })
    if (!draft || subject !== NEW_POSTING) return draft
    const first = await findOrganisationAnswers(db, actor.id)
    if (!POSTING_STEPS.some((step) => isStepStarted(step, draft.answers, first))) return null
    const id = toJobId(actor.id, draft.answers)
    return id && (await findPosting(db, id)) ? null : draft
  }

  async function requireOwn(actor: Actor, id: Id, action: JobAction) {
    const row = await requireAllowed(db, actor, { action, job: await findPosting(db, id) })
    const own = await readAnswers(db, row)
    return { ...own, row, stored: own.answers }
  }
}

function joinTexts(...texts: (string | undefined)[]) {
  return texts.filter(Boolean).join('\n\n')
}

export type PostingDrafts = ReturnType<typeof createPostingDrafts>
