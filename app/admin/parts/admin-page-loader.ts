import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { z } from 'zod'
import { requireActor } from '#app/accounts/require-actor.ts'
import { requestContext } from '#app/context.ts'
import { setFlash } from '#app/flash.ts'
import { rejectForm, submitForm } from '#app/forms/submit-form.ts'
import { ADMIN_LIMITS, type AdminListQuery } from '#contract/admin.ts'
import { DomainError } from '#contract/errors.ts'
import type { FlashName } from '#contract/flashes.ts'
import { asLine } from '#contract/texts.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { Services } from '#server/services.ts'

type Admin = Services['admin']
type PageArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>

/**
 * What a page of the desk shows. Whoever is not logged in goes to log in; to everybody but an owner
 * it is like any unknown page.
 * @throws a redirect
 */
export async function loadAdminPage<Data extends object>(
  { context, request }: PageArgs,
  load: (desk: Admin, actor: Actor) => Promise<Data>,
): Promise<Data> {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  try {
    return await load(page.admin, actor)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') throw redirect('/404')
    throw error
  }
}

interface AdminFormAction<Schema extends z.ZodType> {
  schema: Schema
  act: (desk: Admin, actor: Actor, input: z.output<Schema>) => Promise<unknown>
  flash: FlashName
}

/** Does what a form asked for and comes back to its page, or brings the form back. */
export async function runAdminAction<Schema extends z.ZodType>(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  { schema, act, flash }: AdminFormAction<Schema>,
) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  if (!(await page.admin.isAdmin(actor))) throw redirect('/404')
  const { rejection } = await submitForm(request, schema, (input) => act(page.admin, actor, input))
  if (rejection?.code === 'not_found') throw redirect('/404')
  if (rejection) return rejectForm(rejection)
  const { pathname } = new URL(request.url)
  throw redirect(pathname.replace(/\.data$/, ''), {
    status: 303,
    headers: { 'set-cookie': setFlash(flash) },
  })
}

/** What the address of a list asks for. What cannot be is left out. */
export function readListQuery({ url }: Pick<Request, 'url'>): AdminListQuery {
  const { searchParams } = new URL(url)
  const search = asLine(searchParams.get('search') ?? '').slice(0, ADMIN_LIMITS.search)
  return {
    search: search.toWellFormed(),
    status: searchParams.get('status') || null,
    after: searchParams.get('after') || null,
  }
}
