import { redirect, type ActionFunctionArgs } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { requestContext, type PageContext } from '#platform/pages/context.ts'
import {
  readFields,
  rejectForm,
  submitForm,
  submitUpload,
  tryAction,
} from '#platform/forms/pages/submit-form.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import { CaseLinkForm } from '#founders/cases/founder-case-forms.schema.ts'
import { FORGET_FOUNDER_CASE } from '#trade/cookies/founder-cookies.ts'
import { FOUNDER_CASES_PATH, founderCasePath } from '#founders/founder-paths.ts'
import { CASE_INTENTS, type CaseIntent } from './case-form.ts'
import { caseVisitorOf } from './case-visitor.ts'

type Cases = PageContext['startups']['cases']
type Visitor = ReturnType<typeof caseVisitorOf>

const FLASHES: Record<CaseIntent, FlashName> = {
  link: 'case-link-sent',
  'new-links': 'case-links-replaced',
  close: 'case-closed',
  reopen: 'case-reopened',
  leave: 'case-left',
  delete: 'case-deleted',
}

/** The intents that end the browser's access to the case. */
const ENDS: readonly CaseIntent[] = ['new-links', 'leave', 'delete']

/**
 * Handles a form on the founder's page of a case: requests its link, sends a message, or runs another button's action.
 */
export async function actOnCase({ context, params, request }: ActionFunctionArgs) {
  const page = context.get(requestContext)
  const { reference } = params
  if (reference === undefined) return requestLinks(page, request)
  const visitor = caseVisitorOf(page, request)
  if (request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return sendMessage(page, visitor, { reference, request })

  const action = new URL(request.url).searchParams.get('do')
  const intent = CASE_INTENTS.find((one) => one === action)
  const typed = (await readFields(request)).get('text') ?? ''
  const values: Record<string, string> = typed.trim() ? { text: typed } : {}
  if (!intent) return rejectForm({ status: 404, code: 'not_found', errors: {}, values })
  const { rejection } = await tryAction(values, () =>
    act(page.startups.cases, visitor, { reference, intent }),
  )
  if (rejection) return rejectForm(rejection)
  const isOver = ENDS.includes(intent)
  // The message stays in its form: it has not been sent.
  if (typed.trim() && !isOver) return rejectForm({ status: 200, code: intent, errors: {}, values })
  const flash = setFlash(FLASHES[intent])
  return isOver
    ? redirectWithCookies(FOUNDER_CASES_PATH, flash, FORGET_FOUNDER_CASE)
    : redirectWithCookies(founderCasePath(reference), flash)
}

async function requestLinks({ startups, visitor }: PageContext, request: Request) {
  const { rejection } = await submitForm(request, CaseLinkForm, (form) =>
    startups.cases.links.request(visitor, form),
  )
  return rejection ? rejectForm(rejection) : redirect(`${FOUNDER_CASES_PATH}?sent=1`, 303)
}

function act(
  cases: Cases,
  visitor: Visitor,
  { reference, intent }: { reference: string; intent: CaseIntent },
): Promise<unknown> {
  if (intent === 'link') return cases.links.mail(visitor, reference)
  if (intent === 'new-links') return cases.links.replace(visitor, reference)
  if (intent === 'close') return cases.close(visitor, reference)
  if (intent === 'reopen') return cases.reopen(visitor, reference)
  if (intent === 'delete') return cases.remove(visitor, reference)
  return Promise.resolve()
}

async function sendMessage(
  page: PageContext,
  visitor: Visitor,
  { reference, request }: { reference: string; request: Request },
) {
  const { cases } = page.startups
  const { rejection } = await submitUpload(
    request,
    (source) => cases.receive(page.visitor, { visitor, reference }, source),
    (received) => cases.write(visitor, reference, received),
  )
  if (rejection) return rejectForm(rejection)
  return redirectWithCookies(`${founderCasePath(reference)}#talk`, setFlash('case-message-sent'))
}
