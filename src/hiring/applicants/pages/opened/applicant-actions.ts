import { z } from 'zod'
import { parseInput } from '#platform/forms/parse-input.ts'
import type { PageContext } from '#platform/pages/context.ts'
import { submitForm, submitUpload, type FormResult } from '#platform/forms/pages/submit-form.ts'
import { StageChange } from '#hiring/applications/model/applications.schema.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import { ListAddition, NoteChange, CriterionScore, ShareForm } from '#hiring/team/team.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { OFFER_FIRST } from '#hiring/applications/model/move-form.schema.ts'
import { insertTemplate } from './insert-template.ts'
import { findUnsaved } from './typed-values.ts'

type Values = Record<string, string>

/** The whole form, sent by every button except the message’s; the button itself is `intent` or `status`. */
const SentForm = z.record(z.string().max(60), z.string())

export interface ApplicantChange {
  page: Pick<PageContext, 'applications' | 'visitor' | 'drafts' | 'templates'>
  actor: Actor
  key: { jobId: string; id: string }
}

/** Error statuses for which the form is shown again. */
const COMES_BACK = new Set([409, 422, 429])

interface Changed {
  flash: FlashName
  /** Other values typed but neither saved nor sent. */
  unsaved: Values
}

type Act = (change: ApplicantChange, values: Values, subject: string) => Promise<FlashName>

/** Handlers by the first part of the intent; the part after a colon is the target. */
const ACTS: Record<string, Act> = {
  async status({ page, actor, key }, { status, words, version }) {
    const change = parseInput(StageChange, { status, words })
    // The form of a page from before: an offer has a form of its own.
    if (change.status === 'offered') throw wrongField('', OFFER_FIRST)
    const seenVersion = Number(version) || 0
    const { isHeld } = await page.applications.applicants.setStage(actor, key, {
      ...change,
      seenVersion,
    })
    return isHeld ? 'status-held' : 'applicant-saved'
  },
  async note({ page, actor, key }, { note = '', noteForm = '' }) {
    await page.applications.notes.add(actor, key, { note, noteForm })
    return 'note-saved'
  },
  async 'save-edit'({ page, actor, key }, values) {
    await page.applications.notes.change(actor, key, parseInput(NoteChange, values))
    return 'note-saved'
  },
  async 'delete-note'({ page, actor, key }, _values, noteId) {
    await page.applications.notes.remove(actor, key, noteId)
    return 'note-deleted'
  },
  'close-note': async () => 'note-unchanged',
  async scores({ page, actor, key }, values) {
    await page.applications.scorecards.score(actor, key, readScores(values))
    return 'scores-saved'
  },
  async list({ page, actor, key }, values) {
    await page.applications.shortlists.add(actor, key, parseInput(ListAddition, values))
    return 'list-saved'
  },
  async unlist({ page, actor, key }, _values, listId) {
    await page.applications.shortlists.remove(actor, key, listId)
    return 'list-saved'
  },
  async share({ page, actor, key }, values) {
    const { colleague } = parseInput(ShareForm, values)
    await page.applications.sharing.share(actor, key, colleague)
    return 'applicant-shared'
  },
}

/** Runs the action of the pressed button. */
export async function changeApplicant(
  change: ApplicantChange,
  request: Request,
): Promise<FormResult<Changed>> {
  let sent: Values = {}
  const result = await submitForm(request, SentForm, async (values): Promise<Changed> => {
    sent = values
    const intent = values['status'] === undefined ? (values['intent'] ?? '') : 'status'
    const [name = '', subject = ''] = intent.split(':', 2)
    if (name === 'open-note') return openNote(change, values, subject)
    if (name === 'template') {
      const unsaved = await saveUnsaved(change, values, intent)
      const inserted = await insertTemplate(change, values, subject)
      return { flash: 'template-inserted', unsaved: { ...unsaved, ...inserted } }
    }
    const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined
    if (!act) throw new DomainError('bad_request')
    const flash = await act(change, values, subject)
    return { flash, unsaved: await saveUnsaved(change, values, intent) }
  })
  if (result.rejection && COMES_BACK.has(result.rejection.status))
    await saveUnsaved(change, sent, '')
  return result
}

/** Opens a note for editing: without scripts the page comes back with it in a field. */
async function openNote(
  { page, actor, key }: ApplicantChange,
  values: Values,
  noteId: string,
): Promise<Changed> {
  const team = await page.applications.team.open(actor, key)
  const note = team.notes.find(({ id, isOwn }) => isOwn && id === noteId)
  if (!note) throw new DomainError('not_found')
  const unsaved = findUnsaved(values, 'open-note', team)
  return { flash: 'note-open', unsaved: { ...unsaved, noteId, edit: note.text } }
}

/** Sends the message, with its file. */
export async function sendMessage(
  change: ApplicantChange,
  request: Request,
): Promise<FormResult<Changed>> {
  const { page, actor, key } = change
  const { talk } = page.applications
  const result = await submitUpload(
    request,
    (source) => talk.receive(page.visitor, actor, source),
    async (form): Promise<Changed> => {
      const { isHeld } = await talk.write(actor, { ...key, side: 'employer' }, form)
      const unsaved = await saveUnsaved(change, form.values, 'message')
      return { flash: isHeld ? 'message-held' : 'message-sent', unsaved }
    },
  )
  const { status = 0, values = {} } = result.rejection ?? {}
  // A form that could not be read has no values: the draft stays as it is.
  if (COMES_BACK.has(status) && Object.keys(values).length > 0)
    await saveUnsaved(change, values, '')
  return result
}

/** Saves unsent text as the draft of this page, so that it is still there after visiting other applicants. */
async function saveUnsaved({ page, actor, key }: ApplicantChange, values: Values, intent: string) {
  const unsaved = findUnsaved(values, intent, await page.applications.team.open(actor, key))
  await page.drafts.replace(actor, { kind: 'applicant', subject: key.id }, unsaved)
  return unsaved
}

/** Scores entered on the scorecard; a reason alone is not a score. */
function readScores(values: Values): CriterionScore[] {
  const problems: { field: string; message: string }[] = []
  const scores: CriterionScore[] = []
  for (const name of Object.keys(values)) {
    const [, criterionId] = /^(?:score|why)-(.+)$/.exec(name) ?? []
    if (!criterionId || scores.some((score) => score.criterionId === criterionId)) continue
    const [score, reason] = [values[`score-${criterionId}`], values[`why-${criterionId}`] ?? '']
    if (!score && !reason.trim()) continue
    const parsed = CriterionScore.safeParse({ criterionId, score: Number(score), reason })
    if (parsed.success) scores.push(parsed.data)
    else
      for (const { path, message } of parsed.error.issues)
        problems.push({
          field: `${path[0] === 'reason' ? 'why' : 'score'}-${criterionId}`,
          message,
        })
  }
  if (problems.length > 0) throw new DomainError('invalid_input', problems)
  if (scores.length === 0) throw wrongField('', NO_SCORE)
  return scores
}

const NO_SCORE = 'Choose a score for at least one line of the scorecard, then save.'
