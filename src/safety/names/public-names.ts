import bodies from './public-bodies.json' with { type: 'json' }
import words from './public-words.json' with { type: 'json' }
import { distinctiveWords, isOneEdit, runsFrom, runsOf, skeletonOf, wordsOf } from './skeleton.ts'

/** Shorter names differ by one letter from many others. */
export const LEAST_LENGTH_OF_EDIT = 8

const joined = (name: string) => wordsOf(name).join('')

/** Bodies by the skeletons of their names. One with several distinctive words is found inside another name, too. */
const NAMES = new Map(
  bodies.lists
    .flatMap((list) => list.bodies)
    .flatMap((line) => {
      const names = line.split('; ')
      return names.map((each): [string, { name: string; isLong: boolean }] => [
        skeletonOf(each),
        { name: names[0] ?? each, isLong: distinctiveWords(wordsOf(each)).length > 1 },
      ])
    }),
)
const BY_LENGTH = Map.groupBy(NAMES.keys(), ({ length }) => length)
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
  return ALONE.has(skeleton) || soundsPublic(all) ? name : similarBody(skeleton)
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
  if (skeleton.length < LEAST_LENGTH_OF_EDIT) return null
  const near = [-1, 0, 1].flatMap((more) => BY_LENGTH.get(skeleton.length + more) ?? [])
  const found = near.find((other) => isOneEdit(skeleton, other))
  return found === undefined ? null : (NAMES.get(found)?.name ?? null)
}

/** Whether words end with an institution, and have a name before it: ‘leeds city council’. */
function isInstitution(run: readonly string[]): boolean {
  const end = INSTITUTIONS.find((words) =>
    words.every((word, at) => run.at(at - words.length) === word),
  )
  const before = end ? run.slice(0, -end.length) : []
  return before.some((word) => !GENERAL.has(word)) && !before.includes('of')
}
