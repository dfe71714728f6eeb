import path from 'node:path'
import type { Command } from 'commander'
import { ImportError } from '#platform/import/import-error.ts'
import { openInput, type Input } from '#platform/import/open-input.ts'
import { startProgress } from '#board/jobs/import/progress.ts'
import { parseColumns, type Headings } from '#sponsorship/register/import/columns.ts'
import { collectRegister } from '#sponsorship/register/import/collect.ts'
import { importRegister } from '#sponsorship/register/import/import-register.ts'
import { describeImport } from '#sponsorship/register/import/describe-import.ts'
import { parsePublicationDate } from '#sponsorship/register/import/publication-date.ts'
import { readRegisterRows } from '#sponsorship/register/import/read-rows.ts'
import { describeRegister } from '#sponsorship/register/describe-register.ts'
import { withDatabase } from '#main/commands/open.ts'
import { withTasks } from '#main/commands/with-tasks.ts'

interface Flags {
  published?: string
  evenIfSmaller?: boolean
  columns?: string
}

export function registerSponsors(program: Command) {
  const sponsors = program
    .command('sponsors')
    .description('the Home Office register of licensed sponsors')
  sponsors
    .command('import')
    .description('load the register of workers from GOV.UK; the same file again changes nothing')
    .argument('<file>', "the CSV file, also packed with gzip; '-' reads standard input")
    .option('--published <date>', 'the day of the register (default: from the name of the file)')
    .option('--even-if-smaller', 'load it even if more than 3 % of the organisations are missing')
    .option(
      '--columns <names>',
      "where the columns are in a file with other headings, as in 'Organisation Name=Organisation,Town/City=City'; 'as-named' if only their order has changed",
    )
    .action(importSponsors)
  sponsors
    .command('show', { isDefault: true })
    .description('show which register is loaded and what changed with it')
    .action(async () => {
      process.stdout.write(await withDatabase(({ db }) => describeRegister(db)))
    })
}

async function importSponsors(file: string, flags: Flags) {
  const started = performance.now()
  try {
    const options = {
      publishedOn: parsePublicationDate(file, flags.published),
      fileName: path.basename(file),
      evenIfSmaller: flags.evenIfSmaller ?? false,
    }
    const headings = parseColumns(flags.columns)
    // Validate the file before the database is opened.
    const register = await readRegister(await openInput(file), headings)
    const loaded = await withTasks(
      ({ db, tasks }) => {
        process.stderr.write('Comparing it with what is loaded…\n')
        return importRegister(db, tasks, { register, options })
      },
      { isImport: true },
    )
    process.stdout.write(describeImport(register, loaded, options))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(`It took ${seconds} seconds.\n`)
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    process.stderr.write(`${error.message} Nothing was changed.\n`)
    process.exitCode = 1
  }
}

async function readRegister(input: Input, headings: Headings | null) {
  const progress = startProgress(input)
  const onWarning = (words: string) => void process.stderr.write(`Warning: ${words}\n`)
  try {
    const rows = readRegisterRows(input, { headings, onWarning })
    return await collectRegister(rows, (read) => progress.show({ read }))
  } finally {
    progress.stop()
    input.close()
  }
}
