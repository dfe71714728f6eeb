import path from 'node:path'
import type { Command } from 'commander'
import { findCategory } from '#trade/categories.ts'
import { findCountry } from '#platform/places/names/countries.ts'
import type { Config } from '#platform/config.ts'
import { FIELDS, type SourceRecord } from '#platform/import/source-record.ts'
import { parseHeaderMap } from '#board/jobs/import/formats/csv-columns.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { openInput, type Input } from '#platform/import/open-input.ts'
import { openRecords } from '#board/jobs/import/input/read-records.ts'
import { parsePart } from '#board/jobs/import/part.ts'
import { startProgress } from '#board/jobs/import/progress.ts'
import { createReport } from '#board/jobs/import/report.ts'
import { hasJobsOf } from '#board/jobs/import/store/upsert-jobs.ts'
import {
  noCounts,
  runImport,
  type Counts,
  type ImportOptions,
} from '#board/jobs/import/run-import.ts'
import { formatSummary } from '#board/jobs/import/summary.ts'
import { indexJobs, maintainIndex } from '#board/search/index/index-jobs.ts'
import type { Db } from '#platform/database/database.ts'
import { withDatabase } from './open.ts'

interface Flags {
  source?: string
  country: string
  category: string
  map?: string
  report?: string
  dryRun?: boolean
  ignoreClosingDates?: boolean
  part?: string
}

/** An empty list, like XML without a job: a source with nothing today may be broken, and closes no advert. */
const NO_ADVERTS = 'This file holds no adverts.'
const EXIT_CODES = { done: 0, couldNotRun: 1, someRejected: 2 }

export function registerJobs(program: Command) {
  program
    .command('jobs')
    .description('the jobs on the board')
    .command('import')
    .description('import jobs from a file; importing it again changes only what the file changed')
    .argument('<file>', "JSON, CSV or XML, also packed with gzip; '-' reads standard input")
    .option(
      '--source <name>',
      'the source of the jobs (default: as stated in them; a file name that is a source already stays one)',
    )
    .option('--country <country>', 'the country of jobs that state none', 'GB')
    .option('--category <category>', 'the category of jobs that fit no other', 'administration')
    .option('--map <headers>', 'CSV headers we do not know: "Their header=ourField,Other=ourField"')
    .option('--report <file>', 'where to write the rejected rows (default: in the data folder)')
    .option('--ignore-closing-dates', 'import every job as open, without a closing date')
    .option(
      '--part <number/count>',
      'only this part of the file, as 2/4; several commands with one part each are faster',
    )
    .option('--dry-run', 'show what would happen; nothing is written')
    .addHelpText(
      'after',
      `\nOur fields: ${FIELDS.join(', ')}.\nExit codes: 0 all imported, 2 some rejected, 1 could not run.`,
    )
    .action(importJobs)
}

async function importJobs(file: string, flags: Flags) {
  try {
    const { headerMap, ...settings } = readFlags(flags)
    const input = await openInput(file)
    try {
      const records = await openRecords(input, headerMap)
      process.exitCode = await withDatabase(
        async ({ db }, config) => {
          // Two employers may call their files the same, and an employer each day's file differently.
          const isKnown = await hasJobsOf(db, input.name)
          const options = { ...settings, fallbackSource: isKnown ? input.name : null }
          const report = reportFile(flags, input, config)
          return importInto(db, { input, records, reportFile: report }, options)
        },
        { isImport: true },
      )
    } finally {
      input.close()
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = EXIT_CODES.couldNotRun
  }
}

function readFlags(flags: Flags) {
  const country = findCountry(flags.country)
  const category = findCategory(flags.category)
  if (!country) throw new ImportError(`--country: there is no country '${flags.country}'.`)
  if (!category) throw new ImportError(`--category: there is no category '${flags.category}'.`)
  return {
    source: flags.source?.trim() || null,
    country: country.code,
    category: category.slug,
    headerMap: parseHeaderMap(flags.map ?? ''),
    isDryRun: flags.dryRun ?? false,
    ignoreClosingDates: flags.ignoreClosingDates ?? false,
    part: flags.part === undefined ? null : parsePart(flags.part),
    now: Date.now(),
  }
}

function reportFile({ report, part }: Flags, { name }: Input, { dataDir }: Config) {
  const moment = new Date().toISOString().replaceAll(':', '-').slice(0, 19)
  const which = part ? `-part-${part.replace('/', '-of-')}` : ''
  return report ?? path.join(dataDir, 'imports', `${name}${which}-${moment}.csv`)
}

interface ImportRun {
  input: Input
  records: AsyncGenerator<SourceRecord>
  reportFile: string
}

/** Runs the import until it ends or is interrupted, prints a summary and returns the exit code. */
async function importInto(
  db: Db,
  { input, records, reportFile }: ImportRun,
  options: ImportOptions,
) {
  const started = performance.now()
  const report = createReport(reportFile)
  const progress = startProgress(input)
  const { signal, removeListeners } = listenForInterrupt(input)
  const counts = noCounts()
  let problem: string | null = null
  try {
    const outside = { records, report, signal, onProgress: progress.show, indexJobs }
    await runImport(db, outside, options, counts)
    if (counts.added + counts.updated > 0 && !options.isDryRun) await maintainIndex(db)
    if (signal.aborted) problem = 'Stopped.'
    else if (counts.line === 0) problem = NO_ADVERTS
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    problem = error.message
  } finally {
    progress.stop()
    removeListeners()
    await report.close()
  }
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(formatSummary(counts, { ...options, seconds, reportFile: report.file() }))
  if (problem) {
    const read = counts.line > 0 ? `${describeProgress(counts, options)}\n` : ''
    process.stderr.write(`${problem}\n${read}`)
    return EXIT_CODES.couldNotRun
  }
  return counts.refused > 0 ? EXIT_CODES.someRejected : EXIT_CODES.done
}

function describeProgress({ line }: Counts, { isDryRun }: ImportOptions) {
  const end = isDryRun ? '' : ' The rows counted above are imported; run it again for the rest.'
  return `The file was read up to line ${line}.${end}`
}

/** The first Ctrl-C stops reading; rows already read are still written. A second one ends the process. */
function listenForInterrupt(input: Input) {
  const controller = new AbortController()
  const stop = () => {
    removeListeners()
    controller.abort()
    input.close()
  }
  const removeListeners = () => {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return { signal: controller.signal, removeListeners }
}
