import type {
  FounderPathView,
  PathChange,
  PathChoice,
  PathSource,
  PathTicks,
} from './founder-path.ts'
import { describeSource } from './describe-source.ts'
import { describeStep } from './describe-step.ts'
import { findStages, isFor, NATION_PATHS, PATH_CHANGES } from './path-data.ts'
import { summarisePath } from './summarise-path.ts'

/** The source on who may advise on immigration, and what happens to others. */
const ADVISER = 'adviser'
const ADVICE_LAW = 'adviser-law'

/** A founder’s form: all boxes that are ticked, and the changed step that was looked at again. */
interface TickedBoxes {
  done: readonly string[]
  seenAgain?: string | null
}

declare module '#platform/services.ts' {
  interface Services {
    founderPath: ReturnType<typeof createFounderPath>
  }
}

/** The path from an idea to the first vacancy. It is the same for every founder, except for the ticks. */
export function createFounderPath() {
  return { describe, tick, cite }

  /** The sources of a page, each with the day on which it was read. */
  function cite(keys: string[]): PathSource[] {
    return keys.map(describeSource)
  }

  function describe(choice: PathChoice, ticks: PathTicks = {}): FounderPathView {
    const stages = findStages(choice)
    const titles = new Map(
      stages.flatMap(({ steps }) => steps.map(({ key, title }) => [key, title] as const)),
    )
    const titleOf = (key: string) => titles.get(key)
    const described = stages.map(({ key, title, lead, steps }) => {
      const own = steps.map((step) => describeStep(step, { choice, ticks, titleOf }))
      const doneCount = own.filter(({ state }) => state !== 'open').length
      return { key, title, lead, steps: own, doneCount }
    })
    const steps = described.flatMap((stage) => stage.steps)
    const { name, url } = NATION_PATHS[choice.nation].regulator
    const sources = new Map(
      steps.flatMap((step) => step.sources.map((source) => [source.key, source])),
    )
    return {
      ...choice,
      regulator: { name, url },
      stages: described,
      stepCount: steps.length,
      doneCount: steps.filter(({ state }) => state !== 'open').length,
      nextKey: steps.find(({ state }) => state === 'open')?.key ?? null,
      summary: summarisePath(steps),
      changes: PATH_CHANGES.filter((change) => isFor(change, choice)).map((change): PathChange => ({
        on: change.on,
        words: change.words,
        isReported: change.reportedBy !== undefined,
        source: describeSource(change.reportedBy ?? change.source),
        steps: change.steps.flatMap((key) => titleOf(key) ?? []),
      })),
      sources: [...sources.values()],
      advice: { adviser: describeSource(ADVISER), law: describeSource(ADVICE_LAW) },
    }
  }

  /**
   * The ticks after a form. A step ticked earlier keeps the edition of its tick, until its founder says that they have
   * looked again; keys that are not steps of the path are left out.
   */
  function tick(choice: PathChoice, saved: PathTicks, { done, seenAgain }: TickedBoxes): PathTicks {
    const steps = findStages(choice).flatMap((stage) => stage.steps)
    const ticked = new Set(done)
    return Object.fromEntries(
      steps.flatMap(({ key, changedOn }): [string, string][] => {
        if (key === seenAgain) return [[key, changedOn]]
        return ticked.has(key) ? [[key, saved[key] ?? changedOn]] : []
      }),
    )
  }
}
