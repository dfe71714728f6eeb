import { redirect } from 'react-router'
import { setFlash } from './flash-cookie.ts'
import type { FlashName } from './flashes.ts'

/** The answer to a form that leads to another page, which shows the message. */
export function redirectWithFlash(path: string, flash: FlashName) {
  return redirect(path, { status: 303, headers: { 'set-cookie': setFlash(flash) } })
}
