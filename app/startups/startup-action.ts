import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { requestContext } from '#app/context.ts'
import { rejectForm, tryAction } from '#app/forms/submit-form.ts'
import { REQUEST_RECEIVED, STARTUP_LIMITS } from '#contract/startups.ts'

/** What a page's loader gives to `<StartupForm>`. */
export function loadStartupForm({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const page = context.get(requestContext)
  // The timestamp in the form must be recent, so no cache in front may keep the page.
  page.cacheScope = 'server'
  const isReceived = new URL(request.url).searchParams.has('received')
  return {
    openedAt: page.formTimestamps.stamp(),
    limits: STARTUP_LIMITS,
    received: isReceived ? REQUEST_RECEIVED : null,
  }
}

/** The action of `/startup`, where every startup form posts to. */
export async function receiveStartupForm({ context, request }: ActionFunctionArgs) {
  const { startups, visitor } = context.get(requestContext)
  const { result: form, rejection: unreadable } = await tryAction({}, () =>
    startups.receive(visitor, {
      contentType: request.headers.get('content-type'),
      body: request.body as never,
    }),
  )
  if (unreadable) return rejectForm(unreadable)

  await using received = form
  // A page's form always has both; without them it is an answer to something else.
  received.values.openedAt ??= ''
  const { rejection } = await tryAction(received.values, () => startups.submit(visitor, received))
  return rejection ? rejectForm(rejection) : redirect('/startup?received=1#startup-received', 303)
}
