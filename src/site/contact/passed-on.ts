import { wordsOf } from '#safety/names/skeleton.ts'

/** The name of a text that somebody was sent and passed on from ‘Is this real?’. It has no address to reply to. */
export const PASSED_ON = 'Passed on from ‘Is this real?’'
export const OWN_NAME = 'Write your own name, or leave it empty.'

const START = wordsOf('Passed on from').join('')

/** Whether a name in the contact form could be taken for that of a text passed on, whatever its letters look like. */
export function looksPassedOn(name: string): boolean {
  return wordsOf(name).join('').includes(START)
}
