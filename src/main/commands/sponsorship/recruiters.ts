import type { Command } from 'commander'
import { ImportError } from '#platform/import/import-error.ts'
import { openInput } from '#platform/import/open-input.ts'
import { today } from '#platform/primitives/time/today.ts'
import { readRecruiters } from '#sponsorship/recruiters/read-recruiters.ts'
import { replaceRecruiters } from '#sponsorship/recruiters/recruiters.queries.ts'
import { withDatabase } from '../open.ts'

const SOURCE = 'NHS Employers'
const MAX_PROBLEMS = 50

export function registerRecruiters(program: Command) {
  program
    .command('recruiters')
    .description('the Ethical Recruiters List, for adverts by agencies in health and care')
    .command('import')
    .description('load the list in place of the earlier one of its source')
    .argument('<file>', "a CSV file, also packed with gzip; '-' reads standard input")
    .option('--source <name>', 'who keeps the list', SOURCE)
    .addHelpText(
      'after',
      '\nColumns: name, town (may be empty), date (2026-05-31): the day on which you read the list.',
    )
    .action(importFile)
}

async function importFile(path: string, { source }: { source: string }) {
  try {
    // Read it whole before the database is opened: all of it is loaded, or nothing.
    const { recruiters, readOn, problems } = await readFile(path)
    if (problems.length > 0) throw new ImportError(describeProblems(problems))
    const before = await withDatabase(
      ({ db }) => replaceRecruiters(db, recruiters, { source, readOn }),
      { isImport: true },
    )
    process.stdout.write(
      `The list of ‘${source}’, read on ${readOn}, is loaded. Agencies: ${recruiters.length}, before: ${before}.\n`,
    )
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    process.stderr.write(`${error.message}\nNothing was changed.\n`)
    process.exitCode = 1
  }
}

async function readFile(path: string) {
  const input = await openInput(path)
  try {
    return await readRecruiters(input, today())
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
