import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'

/**
 * The page's URL is a secret: never send it to other sites or cache it. Our own site may receive it, because older
 * browsers otherwise make the page's forms look like another site's.
 */
const SECRET = { 'referrer-policy': 'same-origin', 'cache-control': 'no-store' }

/** The secret in a mailed link; '' without one. */
export function tokenOf({ request }: Pick<LoaderFunctionArgs | ActionFunctionArgs, 'request'>) {
  return new URL(request.url).searchParams.get('token') ?? ''
}

/** The loader's answer for such a page; `found` is null when the link no longer works. */
export function answerLink<More extends object>(token: string, found: string | null, more?: More) {
  const status = found === null ? 410 : 200
  return data({ token, found, ...(more as More) }, { status })
}

export function linkHeaders({ actionHeaders }: { actionHeaders: Headers }) {
  const headers = new Headers(actionHeaders)
  for (const [name, value] of Object.entries(SECRET)) headers.set(name, value)
  return headers
}
