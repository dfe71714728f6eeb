import { escapeText } from 'entities/escape'
import type { Poster } from './poster.schema.ts'

/** The note shown or sent with every advert whose poster is not proved to be the employer. */
export function notChecked(employer: string): string {
  return `We have not checked that this poster acts for ${employer}.`
}

/** The short note for a card. */
export const NOT_CHECKED_SHORT = 'Not checked who posted it'

/** The advert’s text as HTML including the note, for other programs. */
export function withPosterLine(
  { poster, employer }: { poster: Poster; employer: string },
  html: string,
): string {
  return poster === 'unproved' ? `<p>${escapeText(notChecked(employer))}</p>${html}` : html
}
