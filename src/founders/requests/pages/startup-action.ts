import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { requestContext } from '#platform/pages/context.ts'
import { rejectForm, submitUpload } from '#platform/forms/pages/submit-form.ts'
import { readSentRequest, setSentRequest } from '#trade/cookies/founder-cookies.ts'
import { REQUEST_RECEIVED } from '#founders/requests/startups.schema.ts'

const FILE_WAITS =
  'We are still checking your document for viruses, and can open it as soon as it is clean.'

/** The loader's data for `<StartupForm>`. */
export function loadStartupForm({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const page = context.get(requestContext)
  // The timestamp in the form must be recent, so no cache in front may store the page.
  page.cacheScope = 'server'
  const isReceived = new URL(request.url).searchParams.has('received')
  return {
    openedAt: page.formTimestamps.stamp(),
    received: toReceived(isReceived, request),
  }
}

/** The confirmation in place of a sent form; above it where the browser took no cookie. With a script a toast shows its first words. */
function toReceived(isReceived: boolean, request: Request) {
  const sent = readSentRequest(request.headers.get('cookie'))
  if (!sent)
    return isReceived ? { title: REQUEST_RECEIVED, words: '', isInPlaceOfForm: false } : null
  const title = isReceived ? REQUEST_RECEIVED : `Your reference: ${sent.reference}`
  const reference = isReceived ? `Your reference: ${sent.reference}. ` : ''
  const waits = sent.isFileWaiting ? ` ${FILE_WAITS}` : ''
  return {
    title,
    isInPlaceOfForm: true,
    words: `${reference}We send a link to your case to ${sent.email}, at most once a day. Check your spam folder, too.${waits}`,
  }
}

/** The action of `/startup`, to which every startup form is posted. */
export async function receiveStartupForm({ context, request }: ActionFunctionArgs) {
  const { startups, visitor } = context.get(requestContext)
  const { result, rejection } = await submitUpload(
    request,
    (source) => startups.receive(visitor, source),
    (received) => {
      // A page's form always has both; without them the answer is another error.
      received.values.openedAt ??= ''
      return startups.submit(visitor, received)
    },
  )
  if (rejection) return rejectForm(rejection)
  return redirectWithCookies('/startup?received=1#startup-received', setSentRequest(result))
}
