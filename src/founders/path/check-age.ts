import { mediumDate } from '#platform/primitives/formats.ts'
import { findStages, NATION_PATHS, PATH_CHANGES, PATH_SOURCES } from './path-data.ts'
import { FOUNDER_PATHS } from './founder-path.ts'

/** The first day within that many months, counted back from today. */
function monthsBefore(today: string, months: number): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day.toISOString().slice(0, 10)
}

/** The steps and changes that rely on each source, by its key. */
function findUses(): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>()
  const note = (source: string | undefined, use: string) => {
    if (source) uses.set(source, (uses.get(source) ?? new Set()).add(use))
  }
  for (const choice of FOUNDER_PATHS) {
    for (const step of findStages(choice).flatMap((stage) => stage.steps)) {
      const use = `${NATION_PATHS[choice.nation].name}: ${step.title}`
      const parts = [...step.todo, ...(step.documents ?? []), ...step.sources]
      for (const part of [...parts, ...step.costs, ...step.takes]) {
        if ('source' in part) note(part.source, use)
        if ('reportedBy' in part) note(part.reportedBy, use)
      }
    }
  }
  for (const { on, source, reportedBy } of PATH_CHANGES)
    for (const key of [source, reportedBy]) note(key, `Change of ${on}`)
  return uses
}

export interface SourceToRead {
  key: string
  url: string
  because: string
  uses: string[]
}

/** The sources to read again: never read, only reported, or read or published too long ago. */
export function findSourcesToRead(today: string, months: number): SourceToRead[] {
  const oldest = monthsBefore(today, months)
  return [...findUses()].flatMap(([key, uses]) => {
    const source = PATH_SOURCES[key]
    const because = source && reasonFor(source, oldest)
    return source && because ? [{ key, url: source.url, because, uses: [...uses] }] : []
  })
}

function reasonFor(source: (typeof PATH_SOURCES)[string], oldest: string): string | null {
  const { readOn, publishedOn, reporter } = source
  if (!readOn) return 'nobody has read it'
  if (reporter) return 'it only reports'
  if (readOn < oldest) return `read on ${mediumDate(readOn)}`
  return publishedOn && publishedOn < oldest ? `the text is of ${mediumDate(publishedOn)}` : null
}
