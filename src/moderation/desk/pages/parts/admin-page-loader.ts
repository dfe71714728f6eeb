import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import type { z } from 'zod'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { secondStepRedirect, toSecondStep } from '#accounts/second-factor/pages/redirect.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { ADMIN_LIMITS } from '#trade/limits/desk-limits.ts'
import { type AdminListQuery } from '#moderation/desk/admin.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import { asLine } from '#platform/primitives/texts.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Services } from '#platform/services.ts'

type Admin = Services['admin']
type PageArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>

/**
 * Loads the data of an admin page. Visitors who are not logged in are sent to log in; for everyone but
 * admins the page is not found.
 * @throws a redirect
 */
export async function loadAdminPage<Data extends object>(
  { context, request }: PageArgs,
  load: (admin: Admin, actor: Actor) => Promise<Data>,
): Promise<Data> {
  const { page, actor } = requirePerson(context, request)
  try {
    return await load(page.admin, actor)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') throw redirect('/404')
    throw toSecondStep(error, request)
  }
}

/** Runs an action of an admin page with several actions; an admin without a second step is sent to set one up. */
export async function orSecondStep<Result>(
  request: Pick<Request, 'url'>,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    throw toSecondStep(error, request)
  }
}

/** The page of an action, and the admin who acts. @throws a redirect for everybody else */
export async function requireAdminPage({ context, request }: PageArgs) {
  const { page, actor } = requirePerson(context, request)
  if (!(await page.admin.isAdmin(actor))) throw redirect('/404')
  return { page, actor }
}

/** The page with its rejected form. @throws a redirect where there is no such page, or a second step is needed first */
export function rejectAdminForm(request: Pick<Request, 'url'>, rejection: Rejection) {
  if (rejection.code === 'not_found') throw redirect('/404')
  if (rejection.code === 'second_step_needed') throw secondStepRedirect(request)
  return rejectForm(rejection)
}

interface AdminFormAction<Schema extends z.ZodType, Result> {
  schema: Schema
  act: (admin: Admin, actor: Actor, input: z.output<Schema>) => Promise<Result>
  /** The message, or a function of the result. */
  flash: FlashName | ((result: Result) => FlashName)
}

/** Runs the action of a form and redirects to its page, or returns the rejected form. */
export async function runAdminAction<Schema extends z.ZodType, Result>(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  { schema, act, flash }: AdminFormAction<Schema, Result>,
) {
  const { page, actor } = await requireAdminPage({ context, request })
  const submitted = await submitForm(request, schema, (input) => act(page.admin, actor, input))
  if (submitted.rejection) return rejectAdminForm(request, submitted.rejection)
  const { pathname } = new URL(request.url)
  throw redirectWithCookies(
    pathname.replace(/\.data$/, ''),
    setFlash(typeof flash === 'string' ? flash : flash(submitted.result)),
  )
}

/** Reads the query of a list from its URL. Invalid parts are ignored. */
export function readListQuery({ url }: Pick<Request, 'url'>): AdminListQuery {
  const { searchParams } = new URL(url)
  const search = asLine(searchParams.get('search') ?? '').slice(0, ADMIN_LIMITS.search)
  return {
    search: search.toWellFormed(),
    status: searchParams.get('status') || null,
    sort: searchParams.get('sort') || null,
    after: searchParams.get('after') || null,
  }
}
