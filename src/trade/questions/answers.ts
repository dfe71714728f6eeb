/**
 * The combined results of the sponsorship check. `pass`: licence, occupation and pay pass, and the wording does not
 * fail. `open`: nothing fails. Jobs abroad are not checked, so they are neither.
 */
export const ANSWERS = ['pass', 'open'] as const

export type Answer = (typeof ANSWERS)[number]

/**
 * The person that a list's answers are for: a newcomer from abroad, the viewer, the viewer once their present
 * permission to work has run out, or a person who needs no sponsor; while rules or register are old, nobody in
 * particular.
 */
export type AnswersFor = 'newcomer' | 'me' | 'later' | 'settled' | 'old'
