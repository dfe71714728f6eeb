import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LIST = 'tests/slow-files.json'

/** Starts the files that take longest first, so that no worker is left with one at the end. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const seconds = readSlowFiles()
    const orderOf = ({ moduleId }: TestSpecification) =>
      -(seconds[path.relative(process.cwd(), moduleId)] ?? 0)
    // A worker runs files of one project, so these are not mixed.
    return files.toSorted(
      (a, b) => a.project.name.localeCompare(b.project.name) || orderOf(a) - orderOf(b),
    )
  }
}

/** The seconds of each file that takes long, as the last long run measured them. */
export function readSlowFiles(): Record<string, number> {
  return existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {}
}
