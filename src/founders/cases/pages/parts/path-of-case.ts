import type { PageContext } from '#platform/pages/context.ts'
import {
  founderPath,
  KIND_NAMES,
  NATION_NAMES,
  type SavedPath,
} from '#founders/path/founder-path.ts'

/** A founder's progress on the path of their case; null without a path. */
export function summarizePath({ founderPath: service }: PageContext, path: SavedPath | null) {
  if (!path) return null
  const { doneCount, stepCount, nextKey, stages } = service.describe(path, path.ticks)
  const next = stages.flatMap(({ steps }) => steps).find(({ key }) => key === nextKey)
  return {
    href: founderPath(path),
    name: `${KIND_NAMES[path.kind]} in ${NATION_NAMES[path.nation]}`,
    done: `${doneCount} of ${stepCount} steps done`,
    next: next?.title ?? null,
  }
}
