import { readFileSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The seconds of test files that take at least six; `npm test` prints the ten slowest at its end. */
const SECONDS: Record<string, number> = JSON.parse(readFileSync('tests/slow-files.json', 'utf8'))

/** Starts the slowest files first, so that no worker is left with one at the end. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const orderOf = ({ moduleId }: TestSpecification) =>
      -(SECONDS[path.relative(process.cwd(), moduleId)] ?? 0)
    // A worker runs files of one project, so projects are not mixed.
    return files.toSorted(
      (a, b) => a.project.name.localeCompare(b.project.name) || orderOf(a) - orderOf(b),
    )
  }
}
