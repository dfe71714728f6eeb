import { asLine } from '#contract/texts.ts'

const MOST = 60
// What a mail program would make a link, an address or a number to call of.
const LINK = /\S*(?:[@/\\]|\p{L}\.\p{L}{2}|\d{5})\S*/gu

/** A name as emails to others show it: cut, on one line, without anything to follow or to call. */
export function toMailName(name: string): string {
  const tidy = asLine(asLine(name).replaceAll(LINK, ' '))
  if (tidy === '') return 'an organisation'
  const characters = Array.from(tidy)
  return characters.length > MOST ? `${characters.slice(0, MOST - 1).join('')}…` : tidy
}
