import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'

/**
 * The address of the page is a secret: it goes to no other site and into no cache. It may go to us,
 * because a form of a page that says not even that is taken for another site's by older browsers.
 */
const SECRET = { 'referrer-policy': 'same-origin', 'cache-control': 'no-store' }

/** The secret that a mail's link brought along; '' for none. */
export function tokenOf({ request }: Pick<LoaderFunctionArgs | ActionFunctionArgs, 'request'>) {
  return new URL(request.url).searchParams.get('token') ?? ''
}

/** What a loader of such a page answers; `found` is null when the link no longer works. */
export function answerLink(token: string, found: string | null) {
  const status = found === null ? 410 : 200
  return data({ token, found }, { status })
}

export function linkHeaders({ actionHeaders }: { actionHeaders: Headers }) {
  const headers = new Headers(actionHeaders)
  for (const [name, value] of Object.entries(SECRET)) headers.set(name, value)
  return headers
}
