import { ImportError } from '#platform/import/import-error.ts'
import { openInput, type Input } from '#platform/import/open-input.ts'
import { today } from '#platform/primitives/time/today.ts'
import type { Db } from '#platform/database/database.ts'
import { withDatabase } from './open.ts'

const MAX_PROBLEMS = 50

interface ListImport<File> {
  read(input: Input, today: string): Promise<File>
  /** Loads the file, and describes what it loaded. */
  load(db: Db, file: File): Promise<string>
}

/** Imports a file read whole before the database is opened: all of it is loaded, or nothing. */
export async function importList<File extends { problems: string[] }>(
  path: string,
  { read, load }: ListImport<File>,
) {
  try {
    const file = await readFile(path, read)
    if (file.problems.length > 0) throw new ImportError(describeProblems(file.problems))
    process.stdout.write(await withDatabase(({ db }) => load(db, file), { isImport: true }))
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    process.stderr.write(`${error.message}\nNothing was changed.\n`)
    process.exitCode = 1
  }
}

async function readFile<File>(path: string, read: ListImport<File>['read']) {
  const input = await openInput(path)
  try {
    return await read(input, today())
  } finally {
    input.close()
  }
}

function describeProblems(problems: string[]) {
  const more = problems.length - MAX_PROBLEMS
  return [
    ...problems.slice(0, MAX_PROBLEMS),
    ...(more > 0 ? [`… and ${more} more rows.`] : []),
  ].join('\n')
}
