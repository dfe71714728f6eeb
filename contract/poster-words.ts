import { escapeText } from 'entities/escape'
import type { Poster } from './poster.ts'

/** Wherever an advert of a poster who has not proved to be the employer is shown or sent. */
export function notChecked(employer: string): string {
  return `We have not checked that this poster acts for ${employer}.`
}

/** The same for a card. */
export const NOT_CHECKED_SHORT = 'Poster not checked'

/** For other programs: the line goes along with the advert’s text, as HTML. */
export function withPosterLine(
  { poster, employer }: { poster: Poster; employer: string },
  html: string,
): string {
  return poster === 'unproved' ? `<p>${escapeText(notChecked(employer))}</p>${html}` : html
}
