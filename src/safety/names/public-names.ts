import bodies from './public-bodies.json' with { type: 'json' }
import words from './public-words.json' with { type: 'json' }
import {
  distinctiveWords,
  halvesNear,
  halvesOf,
  isOneEdit,
  runsFrom,
  runsOf,
  skeletonOf,
  wordsOf,
} from './skeleton.ts'

/** Shorter names inside others differ by one letter from many. */
const LEAST_LENGTH_INSIDE = 14

const joined = (name: string) => wordsOf(name).join('')

/** Bodies by the skeletons of their names. A long one, with several distinctive words, is found inside another name, too. */
const NAMES = new Map(
  bodies.lists
    .flatMap((list) => list.bodies)
    .flatMap((line) => {
      const names = line.split('; ')
      return names.map((each): [string, { name: string; isLong: boolean }] => [
        skeletonOf(each),
        { name: names[0] ?? each, isLong: isLong(distinctiveWords(wordsOf(each))) },
      ])
    }),
)
const BY_HALF = Map.groupBy(
  [...NAMES.keys()].flatMap((skeleton) => halvesOf(skeleton).map((half) => ({ half, skeleton }))),
  ({ half }) => half,
)
const WORDS = new Set(words.words.map(joined))
const ALONE = new Set(words.alone.map(joined))
const OURS = words.ours.map((name) => ({ name, word: joined(name) }))
const INSTITUTIONS = words.institutions.map(wordsOf)
const GENERAL = new Set(wordsOf(words.general))
const NHS = joined('nhs')

/** Our own name inside a name; null without it. */
export function findOurName(name: string): string | null {
  const all = joined(name)
  return OURS.find(({ word }) => all.includes(word))?.name ?? null
}

/**
 * The public body that a name is, contains or differs from by one letter; null for any other name. A name that only
 * sounds public, such as that of a parish council, is returned itself.
 */
export function findPublicBody(name: string): string | null {
  const all = wordsOf(name)
  const skeleton = distinctiveWords(all).join('')
  const exact =
    NAMES.get(skeleton)?.name ??
    runsOf(all)
      .map(longBody)
      .find((body) => body !== null)
  if (exact) return exact
  if (ALONE.has(skeleton) || soundsPublic(all) || isInstitution(all)) return name
  return similarBody(skeleton) ?? similarInside(all)
}

/** Whether words start with the name of a public body. Returns the name, ‘true’ for one that no list has. */
export function startsWithBody(said: readonly string[]): string | boolean {
  const runs = runsFrom(said)
  return runs.map(longBody).findLast((body) => body !== null) ?? runs.some(isInstitution)
}

/** Whether words are, from the first to the last, the name of a public body. */
export function isBody(said: readonly string[]): string | boolean {
  return longBody(said) ?? isInstitution(said)
}

function isLong(distinctive: readonly string[]): boolean {
  return distinctive.length > 1 && distinctive.join('').length > 5
}

function soundsPublic(all: readonly string[]): boolean {
  return (
    all.some((word) => word.startsWith(NHS) || (word.length > 4 && word.endsWith(NHS))) ||
    runsOf(all).some((run) => WORDS.has(run.join('')))
  )
}

function longBody(run: readonly string[]): string | null {
  const body = NAMES.get(distinctiveWords(run).join(''))
  return body?.isLong ? body.name : null
}

function similarBody(skeleton: string): string | null {
  const near = halvesNear(skeleton).flatMap((half) => BY_HALF.get(half) ?? [])
  const found = near.find((one) => isOneEdit(skeleton, one.skeleton))
  return found ? (NAMES.get(found.skeleton)?.name ?? null) : null
}

function similarInside(all: readonly string[]): string | null {
  const inside = runsOf(all).map((run) => distinctiveWords(run).join(''))
  const long = inside.filter(({ length }) => length >= LEAST_LENGTH_INSIDE)
  return long.map(similarBody).find((body) => body !== null) ?? null
}

/** Whether words end with an institution, and have a name before it: ‘leeds city council’. */
function isInstitution(run: readonly string[]): boolean {
  const end = INSTITUTIONS.find((words) =>
    words.every((word, at) => run.at(at - words.length) === word),
  )
  const before = end ? run.slice(0, -end.length) : []
  return before.some((word) => !GENERAL.has(word)) && !before.includes('of')
}
