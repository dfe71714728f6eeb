import { data, redirect } from 'react-router'
import type { PageContext } from '#platform/pages/context.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import {
  formSource,
  isPlainForm,
  readFields,
  rejectForm,
  tryAction,
} from '#platform/forms/pages/submit-form.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { lawKey } from '#hiring/posting/law/law-key.ts'
import type { LawNote } from '#hiring/posting/law/law-notes.schema.ts'
import { formPath, NEW, stepPath } from '#trade/paths/posting-paths.ts'
import {
  findPart,
  isPartName,
  LAST_STEP,
  ONE_PAGE,
  stepAfter,
  type FormPart,
} from '#hiring/posting/steps/posting-steps.ts'
import { withAllFindings } from './all-findings.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { PostingForm } from '#hiring/posting/drafts/read-posting.ts'
import type { FirstAnswers, SentStep as SavedStep } from '#hiring/posting/steps/steps.service.ts'

const MAY_GO_ON = 'Mend this now, or save again to go on and mend it before you publish.'

interface SentStep {
  page: PageContext
  actor: Actor
  /** 'new', or the id of the job being changed. */
  subject: string
  request: Request
}

/** Saves a part of the form and goes to the page of its button; only the last step and the one page publish. */
export async function receiveStep(sent: SentStep) {
  const { searchParams } = new URL(sent.request.url)
  const step = findPart(searchParams.get('step'))
  const { result: form, rejection: unreadable } = await tryAction({}, () => readStep(sent))
  if (unreadable) return rejectForm(unreadable)
  const { intent } = form.values
  if (intent === 'discard') return discard(sent)
  if (intent === 'publish' && step.name !== LAST_STEP && step.name !== ONE_PAGE.name)
    throw data(new DomainError('bad_request').message, 400)

  const from = sent.subject === NEW ? readFrom(searchParams) : null
  const { result: answer, rejection } = await tryAction(form.values, () =>
    withAllFindings(() => (intent === 'publish' ? publish : save)(sent, { step, form, from })),
  )
  return rejection ? rejectForm<Rejection>(rejection) : answer
}

/** The source to fill a new job’s form from, named in the URL; null for none. */
export function readFrom(searchParams: URLSearchParams): FirstAnswers | null {
  const repeat = searchParams.get('repeat')
  if (repeat) return { repeat }
  const template = searchParams.get('template')
  return template ? { template } : null
}

async function readStep({ page, actor, subject, request }: SentStep): Promise<PostingForm> {
  if (isPlainForm(request)) {
    const values = Object.fromEntries(await readFields(request))
    return { values, problems: [], failure: null }
  }
  const { job } = subject === NEW ? { job: null } : await page.postings.drafts.start(actor, subject)
  return page.postings.readPostedForm(actor, formSource(request), job?.logo?.slice(1) ?? null)
}

async function save({ page, actor, subject }: SentStep, { step, form, from }: SavedStep) {
  const saved = await page.postings.steps.save(actor, subject, { step, form, from })
  const { intent, go = '', mend } = form.values
  if (intent === 'leave') {
    const flash = saved.subject === NEW ? 'draft-saved' : 'changes-saved'
    return goOn('/dashboard', flash)
  }
  if (mend) return goOn(stepPath(saved.subject, step.name))
  if (intent === 'bands') return goOn(stepPath(saved.subject, step.name, { bands: 'all' }))
  if (isPartName(go)) return goOn(stepPath(saved.subject, go))
  if (saved.problems.length > 0) throw new DomainError('invalid_input', saved.problems)
  requireRead(saved.law, form.values.seenLaw)
  return goOn(stepPath(saved.subject, partAfter(step)))
}

/** Shows the laws that the words break where they were typed, once: going on is never blocked. */
function requireRead(law: readonly LawNote[], seen = '') {
  const shown = seen.replaceAll(/\s+/g, ' ')
  const unread = law.filter((note) => !shown.includes(lawKey(note)))
  if (unread.length === 0) return
  const problems = unread.map(({ field, sentence, quote }) => ({
    field,
    message: quote ? `${sentence} We read: ‘${quote}’.` : sentence,
  }))
  throw new DomainError('invalid_input', [...problems, { field: '', message: MAY_GO_ON }])
}

function partAfter({ name }: FormPart) {
  return name === ONE_PAGE.name ? LAST_STEP : (stepAfter({ name })?.name ?? name)
}

async function publish({ page, actor, subject }: SentStep, { form, ...part }: SavedStep) {
  const wasHeld = subject !== NEW && (await page.postings.whyHeld(subject)) !== null
  const job = await page.postings.steps.publish(actor, subject, form, part)
  if (wasHeld && job.status === 'open') return goOn(jobPath(job), 'job-released')
  const waits = subject !== NEW && (await page.postings.findChangeCase(job.id)) !== null
  return waits ? goOn(jobPath(job), 'job-change-waits') : afterPublishing(subject, job)
}

async function discard({ page, actor, subject }: SentStep) {
  await page.postings.drafts.discard(actor, subject)
  return goOn(formPath(subject), 'draft-dropped')
}

function afterPublishing(subject: string, { id, title, status }: JobView) {
  if (subject === NEW) return goOn('/jobs', status === 'held' ? 'job-posted-held' : 'job-posted')
  if (status === 'held') return goOn('/dashboard', 'job-held')
  return goOn(jobPath({ id, title }), 'job-saved')
}

function goOn(path: string, flash?: FlashName) {
  return redirect(path, { status: 303, headers: flash && { 'set-cookie': setFlash(flash) } })
}
