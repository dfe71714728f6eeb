import type { Occupation } from '#sponsorship/model/facts.ts'
import { adjustForEmployer } from './care-places.ts'
import { findIndexTitle } from './index-titles.ts'
import { findConsultant } from './medicine.ts'
import { phrasesEndingIn, type Phrase } from './occupation-phrases.ts'
import { addProfessions } from './professions.ts'
import { suggestByRole, type Surroundings } from './suggest-by-role.ts'
import { titleParts } from './title-words.ts'

/** Words for people who do not work in a trade. */
const NO_WORK = new Set(
  'volunteer voluntary course bootcamp become aspiring pupil undergraduate'.split(' '),
)
/** Words for people who are still learning a trade. */
const LEARNERS =
  /\b(?:apprentice(?:ship)?s?|trainees?|interns?|internships?|(?:student|industrial|year|work) placements?|placement student|student (?:nurse|midwife|placement)|return to practice|grad(?:uate)? scheme)\b/i
/** Words that alone name trades which can be sponsored and others, of gas, sales or kitchens, which cannot. */
const BARE = /^\W*(?:(?:senior|junior|lead|experienced)\W+)?(?:engineer|fitter)s?\W*$/i
const TRAINING = /\btrain(?:ing)? (?:to|as)\b/i
/** The person assisted is not the job: 'Executive Assistant to the CEO'. */
const HELPS = /\b((?:executive |personal )?assistant|ea|pa|secretary) to\b.*/i
/** Words that before a title make it a different one. */
const BEFORE = new Set(
  'assistant support recruitment recruiter sale secretary pa head director chief'.split(' '),
)
/** Words that do so after a title: 'pharmacist manager'. */
const AFTER = new Set(
  `manager assistant secretary administrator coordinator officer director trainer recruiter advisor adviser support educator lecturer tutor teacher technician
   supervisor clerk receptionist consultant associate mate labourer helper sale recruitment pa representative executive operator driver improver estimator
   planner buyer analyst architect designer inspector surveyor instructor therapist worker practitioner engineer`.split(
    /\s+/,
  ),
)
type Suggested = Omit<Occupation, 'origin' | 'isForLearners'>
const MOST_OTHERS = 8
/** Words that mean a person at the end of a title, and a thing at its start. */
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
export function suggestOccupation(
  title: string,
  employer = '',
  description = '',
): Omit<Occupation, 'origin'> | null {
  const parts = titleParts(title.replace(HELPS, '$1'))
  const words = parts.flat()
  if (BARE.test(title) || TRAINING.test(title)) return null
  if (words.some((word) => NO_WORK.has(word))) return null
  const found = suggest(parts, { title, employer, description })
  if (!found) return null
  const suggested = withIndexed(found, parts)
  const isForLearners = LEARNERS.test(title) && !isDoctor(suggested)
  return { ...addProfessions(suggested, { title, description }), isForLearners }
}

/** With the codes under which the index has exactly this title: a market trader is none of a bank. */
function withIndexed(suggested: Suggested, parts: string[][]): Suggested {
  const indexed = findIndexTitle(parts)
  if (!indexed) return suggested
  const others = new Set([...suggested.others, indexed.code, ...indexed.others])
  others.delete(suggested.code)
  return { ...suggested, others: [...others] }
}

/** Whether the suggestion is a doctor or dentist: those who train for a specialty are already qualified. */
function isDoctor({ code }: Suggested) {
  return code.startsWith('221') || code === '2253'
}

function suggest(
  parts: string[][],
  { title, employer, description }: Surroundings & { title: string },
): Suggested | null {
  const doctor = findConsultant(parts)
  if (doctor) return doctor
  const matches = findMatches(parts)
  const [best, ...rest] = matches.filter(({ phrase }) => phrase.code !== '')
  if (!best) {
    const around = { employer, description }
    if (matches.length === 0) return findIndexTitle(parts) ?? suggestByRole(parts, around)
    return matches.every(({ phrase }) => phrase.isRole) ? suggestByRole(parts, around) : null
  }

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
    if (isOtherwise(words, start, end) || isIncidental(words, start, end)) continue
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

/**
 * Whether a match is incidental. A single word counts only at the end of the first part, or almost alone in another
 * part.
 */
function isIncidental(
  words: readonly { word: string; part: number }[],
  start: number,
  end: number,
) {
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
