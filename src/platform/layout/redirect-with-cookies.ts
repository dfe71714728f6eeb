import { redirect } from 'react-router'

/** Sends the browser on to a page after a form, and sets cookies: values of `Set-Cookie`. */
export function redirectWithCookies(path: string, ...cookies: string[]): Response {
  const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]))
  return redirect(path, { status: 303, headers })
}
