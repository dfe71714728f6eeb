import {
  requireAdminPage,
  rejectAdminForm,
} from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { type ActionFunctionArgs } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { parseInput } from '#platform/forms/parse-input.ts'
import { type PageContext } from '#platform/pages/context.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { readFields, tryAction, submitUpload } from '#platform/forms/pages/submit-form.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import {
  CaseAssignmentForm,
  CaseChangeForm,
  CaseNoteForm,
  CaseStatusForm,
} from '#founders/cases/founder-case-forms.schema.ts'
import { DESK_CASES_PATH, deskCasePath } from '#founders/founder-paths.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { changeField, DESK_INTENTS, type DeskIntent } from './desk-form.ts'

type Desk = PageContext['admin']['startups']
type Values = Record<string, string>

/** Handles a form on an admin's page of a case. */
export async function actOnDeskCase({ context, params, request }: ActionFunctionArgs) {
  const id = params.id ?? ''
  // After logging in, the admin returns to the page, not to the button.
  const shown = new Request(new URL(deskCasePath(id), request.url))
  const { page, actor } = await requireAdminPage({ context, request: shown })
  const isAnswer = request.headers.get('content-type')?.startsWith('multipart/form-data')
  const { rejection, ...done } = isAnswer
    ? await answer(page, actor, { id, request })
    : await pressButton(page, actor, { id, request })
  if (rejection) return rejectAdminForm(request, rejection)
  const { flash = 'desk-saved', path = deskCasePath(id) } = done
  return redirectWithCookies(path, setFlash(flash))
}

interface Outcome {
  /** The rejection, or text typed but not sent, after another action. */
  rejection?: Rejection
  flash?: FlashName
  path?: string
}

async function answer(
  { admin: { startups } }: PageContext,
  actor: Actor,
  { id, request }: { id: string; request: Request },
): Promise<Outcome> {
  const { result: note, rejection } = await submitUpload(
    request,
    (source) => startups.receive(actor, source),
    async (form) => {
      await startups.answer(actor, id, form)
      return form.values['note']?.trim()
    },
  )
  if (rejection) return { rejection }
  return note ? stay('answered', { note }) : { flash: 'case-answer-sent' }
}

async function pressButton(
  page: PageContext,
  actor: Actor,
  { id, request }: { id: string; request: Request },
): Promise<Outcome> {
  const query = new URL(request.url).searchParams
  const intent = DESK_INTENTS.find((one) => one === query.get('do'))
  const values: Values = Object.fromEntries(await readFields(request))
  if (!intent) return { rejection: { status: 404, code: 'not_found', errors: {}, values } }
  if (intent === 'template') return fillIn(page, actor, values)
  const { rejection } = await tryAction(values, () =>
    act(page.admin.startups, actor, { id, intent, values, query }),
  )
  if (rejection) return { rejection }
  if (intent === 'delete') return { path: DESK_CASES_PATH }
  const { text = '', note = '' } = values
  const left = { text, note: intent === 'note' ? '' : note }
  return left.text.trim() || left.note.trim() ? stay(intent, { ...values, ...left }) : {}
}

/** The page again, with the typed text. */
function stay(code: string, values: Values): Outcome {
  return { rejection: { status: 200, code, errors: {}, values } }
}

/** Adds a template's text below the typed text. */
async function fillIn(page: PageContext, actor: Actor, values: Values): Promise<Outcome> {
  const { result, rejection } = await tryAction(values, () =>
    page.admin.startupTemplates.list(actor),
  )
  if (rejection) return { rejection }
  const all = [...result.shipped, ...result.own]
  const words = all.find(({ id }) => id === values['template'])?.text
  const typed = values['text']?.trim() ?? ''
  const text = [typed, words].filter(Boolean).join('\n\n')
  return stay('template', { ...values, text })
}

interface Press {
  id: string
  intent: DeskIntent
  values: Values
  query: URLSearchParams
}

async function act(desk: Desk, actor: Actor, { id, intent, values, query }: Press) {
  if (intent === 'note') return desk.addNote(actor, id, parseInput(CaseNoteForm, values))
  if (intent === 'delete') return desk.remove(actor, id)
  const documentId = query.get('document') ?? ''
  if (intent === 'document') {
    return desk.setDocumentRead(actor, id, documentId)
  }
  if (intent === 'change') {
    const field = changeField(documentId)
    const form = parseInput(CaseChangeForm, { ...values, text: values[field] }, field)
    return desk.addChangeRequest(actor, id, { documentId, ...form })
  }
  if (intent === 'take' || intent === 'give-back') {
    const { version } = parseInput(CaseAssignmentForm, values)
    return desk.assign(actor, id, { version, isMine: intent === 'take' })
  }
  const status = intent === 'close' ? 'closed' : 'with-us'
  return desk.setStatus(actor, id, parseInput(CaseStatusForm, { ...values, status }))
}
