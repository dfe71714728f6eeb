import type { Concept } from './concept.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** The pay bands of the NHS. `normalizeText` has already spelled out 'Band 5/6'. */
export const BANDS: Concept[] = [
  ...NUMBERS.map((word, at) => band(`${at + 1}`, [`band ${word}`])),
  ...['a', 'b', 'c', 'd'].map((letter) => ({
    ...band(`8${letter}`, [`band eight ${letter}`, `band 8 ${letter}`]),
    broader: ['~band8'],
  })),
]

function band(digits: string, inWords: string[]): Concept {
  return {
    lexeme: `~band${digits}`,
    label: `NHS band ${digits}`,
    forms: [`band ${digits}`, `band${digits}`, ...inWords],
    capitals: [`B${digits}`, `B${digits.toUpperCase()}`],
    requiredNearby: ['band', 'nhs'],
  }
}
