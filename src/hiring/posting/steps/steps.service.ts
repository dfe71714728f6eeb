import { NEW_POSTING, type DraftAnswers } from '#hiring/drafts/drafts.schema.ts'
import { DomainError, type FieldProblem } from '#platform/primitives/errors.schema.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import {
  findStep,
  LAST_STEP,
  problemsOf,
  shownFields,
  type FormPart,
  type StepState,
} from './posting-steps.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { mergeDraft, upsertDraft } from '#hiring/drafts/drafts.queries.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import type { PostingDraft, PostingDrafts } from '#hiring/posting/drafts/posting-drafts.service.ts'
import { findPosting } from '#hiring/posting/postings.queries.ts'
import { findRefusedIn } from '#hiring/posting/drafts/posting-texts.ts'
import { asForm, toJobId, type PostingForm } from '#hiring/posting/drafts/read-posting.ts'
import type { LawNote } from '#hiring/posting/law/law-notes.schema.ts'
import { toLawNotes, withBetterWords } from '#hiring/posting/law/posting-law.ts'
import type { SponsorshipFields } from '#hiring/posting/sponsorship-fields/sponsorship-fields.service.ts'
import type { Templates } from '#hiring/posting-templates/templates.service.ts'
import { recordFindings } from '#board/screening/record-findings.ts'
import { findBlanks } from './blanks.ts'
import { findStepProblems, toStepStates } from './step-problems.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** The source of a new job’s first answers: an existing job, or a template. */
export interface FirstAnswers {
  repeat?: Id
  template?: Id
}

/** A form, and the state of its steps. */
export interface StepsDraft extends PostingDraft {
  steps: StepState[]
  problems: FieldProblem[]
  /** The laws that its words break. */
  law: LawNote[]
}

export interface SentStep {
  step: FormPart
  form: PostingForm
  from: FirstAnswers | null
}

interface SavedStep {
  /** The subject whose form it was saved in: the job, if it was published meanwhile. */
  subject: Id
  /** The problems of this step. */
  problems: FieldProblem[]
  /** The laws that words of this step break. */
  law: LawNote[]
}

interface Parts {
  drafts: PostingDrafts
  sponsorshipFields: Pick<SponsorshipFields, 'resolveChoices' | 'verify'>
  templates: Pick<Templates, 'findTemplate'>
  publishDraft(actor: Actor, subject: Id, formId: string): Promise<JobView>
}

/** The posting form in its steps. Each saves its own fields in the draft, valid or not. */
export function createPostingSteps(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  { drafts, sponsorshipFields, templates, publishDraft }: Parts,
) {
  return { open, save, publish }

  /** The form as it is, or filled in from elsewhere, which saves nothing yet. */
  async function open(
    actor: Actor,
    subject: Id,
    from: FirstAnswers | null = null,
  ): Promise<StepsDraft> {
    const draft = from ? await copyFrom(actor, from) : await drafts.start(actor, subject)
    const values = draft.answers
    const problems = await findProblems(asForm(values), draft)
    const law = toLawNotes(values)
    return { ...draft, problems, law, steps: toStepStates(values, problems, draft.first) }
  }

  /**
   * Saves a step.
   * @throws {DomainError} the failure of the form, after saving the part that arrived
   */
  async function save(actor: Actor, subject: Id, sent: SentStep): Promise<SavedStep> {
    const { step, form, from } = sent
    await limits.consume(RATE_LIMITS['posting-step'], actor.id)
    const target = (await findPublished(actor, subject, form))?.id ?? subject
    const draft = from ? await copyFrom(actor, from) : await drafts.start(actor, target)
    const { version, window } = form.values
    const own = {
      ...ownAnswers(step, form),
      ...(version && { version }),
      // What became a job meanwhile has another draft.
      ...(window && target === subject && { window }),
    }
    const formId = form.values.formId || draft.answers.formId || newId()
    const values = withBetterWords({ ...draft.answers, ...own, formId }, form.values.mend)
    const resolved = await sponsorshipFields.resolveChoices({ ...form, values })
    const key = { kind: 'post', subject: target } as const
    const isFirst = from !== null || (target === NEW_POSTING && draft.savedAt === null)
    const answers = isFirst ? resolved.values : pickAnswers(resolved.values, Object.keys(own))
    if (isFirst) await upsertDraft(db, actor.id, { ...key, answers })
    // If the same form was published meanwhile, its id tells that nothing of it is left to do.
    else
      await mergeDraft(db, actor.id, {
        ...key,
        answers,
        ifNone: { formId },
        shown: shownFields(step),
      })
    if (form.failure) throw form.failure
    // The law never keeps anybody from going on; it keeps them from publishing.
    const problems = problemsOf(step, await findProblems(resolved, draft)).filter(
      ({ law }) => law === undefined,
    )
    if (problems.length > 0) {
      const id = toJobId(actor.id, { formId }) ?? newId()
      await recordFindings(db, id, findRefusedIn(resolved.values))
    }
    const notes = resolved.values.askDesk ? [] : toLawNotes(resolved.values)
    const law = notes.filter(({ field }) => step.fields.includes(field))
    return { subject: target, problems, law }
  }

  /** Saves what was sent with the declaration and publishes. Sent again, it returns the same job. */
  async function publish(
    actor: Actor,
    subject: Id,
    form: PostingForm,
    { step, from }: Omit<SentStep, 'form'> = { step: findStep(LAST_STEP), from: null },
  ): Promise<JobView> {
    if (!(await findPublished(actor, subject, form))) {
      const { problems } = await save(actor, subject, { step, form, from })
      if (problems.length > 0) throw new DomainError('invalid_input', problems)
    }
    return publishDraft(actor, subject, form.values.formId ?? '')
  }

  /** The job that a form for a new one has already become, for instance if its author went back in the browser. */
  async function findPublished(actor: Actor, subject: Id, { values }: PostingForm) {
    const id = subject === NEW_POSTING ? toJobId(actor.id, values) : null
    const job = id && (await findPosting(db, id))
    return job && job.status !== 'removed' ? job : null
  }

  async function copyFrom(actor: Actor, { repeat, template }: FirstAnswers): Promise<PostingDraft> {
    if (repeat !== undefined) return drafts.copy(actor, repeat)
    return drafts.fillIn(actor, await templates.findTemplate(actor, template ?? ''))
  }

  async function findProblems(form: PostingForm, { job }: Pick<PostingDraft, 'job'>) {
    const { values, problems, failure } = await sponsorshipFields.verify(form)
    const all = { values, problems: [...problems, ...findBlanks(values)], failure }
    return findStepProblems(all, job?.closesAt ?? null)
  }
}

/** The answers of a step, but for one that was too long. An unticked box is not sent and counts as empty, unless only part of the form arrived. */
function ownAnswers({ fields }: FormPart, { values, failure }: PostingForm): DraftAnswers {
  const isCut = (name: string) => failure?.problems.some(({ field }) => field === name)
  const names = failure
    ? fields.filter((name) => values[name] !== undefined && !isCut(name))
    : fields
  return pickAnswers(values, names)
}

function pickAnswers(values: DraftAnswers, names: readonly string[]): DraftAnswers {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
}
