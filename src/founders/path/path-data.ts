import { z } from 'zod'
import type { PathChoice, PathNation } from './founder-path.ts'
import changes from './data/changes.json' with { type: 'json' }
import england from './data/england.json' with { type: 'json' }
import northernIreland from './data/northern-ireland.json' with { type: 'json' }
import scotland from './data/scotland.json' with { type: 'json' }
import sources from './data/sources.json' with { type: 'json' }
import uk from './data/uk.json' with { type: 'json' }
import wales from './data/wales.json' with { type: 'json' }
import { Change, NationPath, SharedSteps, Source, type Step } from './path-schema.ts'

export const PATH_SOURCES = z.record(z.string(), Source).parse(sources)
export const PATH_CHANGES = z.array(Change).parse(changes)
export const SHARED_STEPS = SharedSteps.parse(uk).steps
export const NATION_PATHS: Record<PathNation, NationPath> = {
  england: NationPath.parse(england),
  wales: NationPath.parse(wales),
  scotland: NationPath.parse(scotland),
  'northern-ireland': NationPath.parse(northernIreland),
}

interface Audience {
  nations?: readonly string[] | undefined
  kinds?: readonly string[] | undefined
}

export function isFor({ nations, kinds }: Audience, { nation, kind }: PathChoice): boolean {
  return (!nations || nations.includes(nation)) && (!kinds || kinds.includes(kind))
}

/** The steps of one path, each with the stage that it belongs to, in order. A nation’s own step comes before a shared one. */
export function findStages(choice: PathChoice) {
  const { stages, steps: own } = NATION_PATHS[choice.nation]
  const byKey = new Map([...SHARED_STEPS, ...own].map((step) => [step.key, step]))
  return stages.map((stage) => ({
    ...stage,
    steps: stage.steps.flatMap((key): Step[] => {
      const step = byKey.get(key)
      return step && isFor(step, choice) ? [step] : []
    }),
  }))
}
