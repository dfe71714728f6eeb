import type { OtherSource } from '#board/sources/overview/overview.queries.ts'
import type { PublicSource } from '#board/sources/sources.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { conditionOf, everyWords } from './source-words.ts'

export interface ShownSource {
  key: string
  name: string
  about: string
  every: string
  /** Null if it has not been read yet. */
  lastRead: string | null
  adverts: number
  condition: ReturnType<typeof conditionOf>
}

/** Every source of adverts for the public page, with the numbers of their open ones, those with most adverts first. */
export function toShownSources(
  read: PublicSource[],
  others: OtherSource[],
  counts: Record<Id, number>,
): ShownSource[] {
  const shown = [
    ...read.map((source) => toRead(source, counts[source.id] ?? 0)),
    ...others.map(toOther),
  ]
  return shown.toSorted(
    (one, other) => other.adverts - one.adverts || one.name.localeCompare(other.name),
  )
}

function toRead(source: PublicSource, adverts: number): ShownSource {
  const { id, name, employer, organisationId, intervalMinutes, lastCompleteAt } = source
  return {
    key: id,
    name: employer ?? name,
    about: aboutOf(),
    every: everyWords(intervalMinutes),
    lastRead: lastCompleteAt,
    adverts,
    condition: conditionOf(source),
  }

  function aboutOf() {
    if (organisationId !== null) return 'Its own list, with its agreement'
    return employer === null ? 'A public list of many employers' : 'Its own list, public'
  }
}

function toOther({ name, open, lastSeenAt }: OtherSource): ShownSource {
  const fine = { tone: 'success', words: 'Fine' } as const
  if (name === null)
    return {
      key: 'here',
      name: 'Posted on Landfall',
      about: 'By employers, on this site',
      every: 'at once',
      lastRead: lastSeenAt,
      adverts: open,
      condition: fine,
    }
  return {
    key: `file ${name}`,
    name,
    about: 'Loaded as a file, by hand',
    every: 'now and then',
    lastRead: lastSeenAt,
    adverts: open,
    condition: fine,
  }
}
