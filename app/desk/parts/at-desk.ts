import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { z } from 'zod'
import { requireActor } from '#app/accounts/require-actor.ts'
import { requestContext } from '#app/context.ts'
import { leaveFlash } from '#app/flash.ts'
import { comeBack, submitForm } from '#app/forms/submit-form.ts'
import { DESK_LIMITS, type DeskRequest } from '#contract/desk.ts'
import { DomainError } from '#contract/errors.ts'
import type { FlashName } from '#contract/flashes.ts'
import { asLine } from '#contract/texts.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { Services } from '#server/services.ts'

type Desk = Services['desk']
type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>

/**
 * What a page of the desk shows. Whoever is not logged in goes to log in; to everybody but an owner
 * it is like any unknown page.
 * @throws a redirect
 */
export async function atDesk<Data extends object>(
  { context, request }: Asked,
  look: (desk: Desk, actor: Actor) => Promise<Data>,
): Promise<Data> {
  const facts = context.get(requestContext)
  const actor = requireActor(facts, request)
  try {
    return await look(facts.desk, actor)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') throw redirect('/404')
    throw error
  }
}

interface Deed<Schema extends z.ZodType> {
  schema: Schema
  act: (desk: Desk, actor: Actor, input: z.output<Schema>) => Promise<unknown>
  flash: FlashName
}

/** Does what a form asked for and comes back to its page, or brings the form back. */
export async function doAtDesk<Schema extends z.ZodType>(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  { schema, act, flash }: Deed<Schema>,
) {
  const facts = context.get(requestContext)
  const actor = requireActor(facts, request)
  if (!(await facts.desk.isOwner(actor))) throw redirect('/404')
  const { rejection } = await submitForm(request, schema, (input) => act(facts.desk, actor, input))
  if (rejection?.code === 'not_found') throw redirect('/404')
  if (rejection) return comeBack(rejection)
  const { pathname } = new URL(request.url)
  throw redirect(pathname.replace(/\.data$/, ''), {
    status: 303,
    headers: { 'set-cookie': leaveFlash(flash) },
  })
}

/** What the address of a list asks for. What cannot be is left out. */
export function readDeskAddress({ url }: Pick<Request, 'url'>): DeskRequest {
  const { searchParams } = new URL(url)
  const search = asLine(searchParams.get('search') ?? '').slice(0, DESK_LIMITS.search)
  return {
    search: search.toWellFormed(),
    status: searchParams.get('status') || null,
    after: searchParams.get('after') || null,
  }
}
