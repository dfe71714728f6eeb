import type { Occupation } from '#contract/sponsorship/facts.ts'
import { adjustForEmployer } from './care-places.ts'
import { findIndexTitle } from './index-titles.ts'
import { findConsultant } from './medicine.ts'
import { phrasesEndingIn, type Phrase } from './occupation-phrases.ts'
import { titleParts } from './title-words.ts'

/** Words for people who learn a trade, help in it or examine it, rather than work in it. */
const NOT_YET = new Set(
  'apprentice apprenticeship trainee intern internship placement undergraduate volunteer voluntary examiner moderator tutor course bootcamp scheme student become aspiring pupil'.split(
    ' ',
  ),
)
const TRAINING = /\btrain(?:ing)? (?:to|as)\b/i
/** Before a title, these words make it another one. */
const BEFORE = new Set(
  'assistant support recruitment recruiter sale secretary pa head director chief'.split(' '),
)
/** After a title, too: 'pharmacist manager'. */
const AFTER = new Set(
  `manager assistant secretary administrator coordinator officer director trainer recruiter advisor adviser support educator lecturer tutor teacher technician
   supervisor clerk receptionist consultant associate mate labourer helper sale recruitment pa representative executive operator driver improver estimator
   planner buyer analyst architect designer inspector surveyor instructor therapist worker practitioner engineer`.split(
    /\s+/,
  ),
)
const MOST_OTHERS = 8
/** Words that name a person at the end of a title, and a thing at its start. */
const OTHER_SENSES = new Set(
  'pilot model producer editor vet developer trader presenter actor domestic broker gp cook butler domestic printer'.split(
    ' ',
  ),
)
/** Veterinary and dental nurses have other codes, whatever words come in between. */
const OTHER_NURSES: readonly [RegExp, string][] = [
  [/^(?:vet|veterinary|animal|pet|equine)$/, '3240'],
  [/^(?:dental|orthodontic|dentistry)$/, '6133'],
]

interface Match {
  phrase: Phrase
  part: number
  end: number
}

/**
 * The occupation code that a title most likely means, with the other codes it may mean; null if it is too vague.
 * Precision comes first: a wrong code could make a job look eligible that is not.
 */
export function suggestOccupation(title: string, employer = ''): Omit<Occupation, 'origin'> | null {
  const parts = titleParts(title)
  if (TRAINING.test(title) || parts.flat().some((word) => NOT_YET.has(word))) return null
  const doctor = findConsultant(parts)
  if (doctor) return doctor
  const matches = findMatches(parts)
  const [best, ...rest] = matches.filter(({ phrase }) => phrase.code !== '')
  if (!best) return matches.length > 0 ? null : findIndexTitle(parts)
  const inField = anotherField(parts, best.phrase.code)
  if (inField) return { code: inField, matched: null, others: [] }
  const others = new Set([
    ...best.phrase.others,
    ...rest.flatMap(({ phrase }) => [phrase.code, ...phrase.others]),
  ])
  others.delete(best.phrase.code)
  return adjustForEmployer(
    {
      code: best.phrase.code,
      matched: best.phrase.title,
      others: [...others].slice(0, MOST_OTHERS),
    },
    `${employer} ${title}`,
  )
}

/** Finds titles from left to right, also across dashes and brackets. */
function findMatches(parts: string[][]): Match[] {
  const words = parts.flatMap((part, index) => part.map((word) => ({ word, part: index })))
  const found: Match[] = []
  let from = 0
  for (let end = 0; end < words.length; end++) {
    const phrase = phrasesEndingIn(words[end]?.word ?? '').find(({ words: wanted }) => {
      const start = end - wanted.length + 1
      return start >= from && wanted.every((word, at) => words[start + at]?.word === word)
    })
    if (!phrase) continue
    const longer = isLonger(words, end)
    if (longer) continue
    const start = end - phrase.words.length + 1
    from = end + 1
    if (isOtherwise(words, start, end) || isByTheWay(words, start, end)) continue
    found.push({ phrase, part: words[end]?.part ?? 0, end })
  }
  return found

  /** Whether a longer title contains this one: 'staff nurse' in 'staff nurse mental health'. */
  function isLonger(all: readonly { word: string }[], end: number) {
    for (let later = end + 1; later <= Math.min(end + 4, all.length - 1); later++) {
      const longer = phrasesEndingIn(all[later]?.word ?? '').some(({ words: wanted }) => {
        const start = later - wanted.length + 1
        return (
          start >= from &&
          start <= end &&
          wanted.every((word, at) => all[start + at]?.word === word)
        )
      })
      if (longer) return true
    }
    return false
  }
}

/** A single word counts only at the end of the first part, or almost alone in another part. */
function isByTheWay(words: readonly { word: string; part: number }[], start: number, end: number) {
  if (start !== end) return false
  const { word = '', part = 0 } = words[start] ?? {}
  const together = words.filter((one) => one.part === part)
  if (part > 0) return together.length > 2 || OTHER_SENSES.has(word)
  return OTHER_SENSES.has(word) && together.at(-1)?.word !== word
}

function isOtherwise(words: readonly { word: string; part: number }[], start: number, end: number) {
  const part = words[start]?.part
  const before = words.slice(0, start).filter((one) => one.part === part)
  const last = words[end]?.part
  const after = words.slice(end + 1).filter((one) => one.part === last)
  return before.some(({ word }) => BEFORE.has(word)) || after.some(({ word }) => AFTER.has(word))
}

function anotherField(parts: string[][], code: string): string | null {
  if (!code.startsWith('223')) return null
  const words = parts.flat()
  return OTHER_NURSES.find(([field]) => words.some((word) => field.test(word)))?.[1] ?? null
}
