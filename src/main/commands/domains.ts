import type { Command } from 'commander'
import {
  importDomains,
  type DomainCounts,
} from '#organisations/proof/domains/import/import-domains.ts'
import { readDomains, type DomainsFile } from '#organisations/proof/domains/import/read-domains.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { openInput } from '#platform/import/open-input.ts'
import { today } from '#platform/primitives/time/today.ts'
import { withDatabase } from './open.ts'

const MAX_PROBLEMS = 50

export function registerDomains(program: Command) {
  program
    .command('domains')
    .description('domains that independent sources tie to employers, which prove them at once')
    .command('import')
    .description('load a list of domains in place of the earlier lists of its sources')
    .argument('<file>', "a CSV file, also packed with gzip; '-' reads standard input")
    .addHelpText('after', '\nColumns: name, domain, source, as_of (2026-05-31).')
    .action(importFile)
}

async function importFile(path: string) {
  try {
    // Read it whole before the database is opened: all of it is loaded, or nothing.
    const file = await readFile(path)
    if (file.problems.length > 0) throw new ImportError(describeProblems(file))
    if (file.facts.length === 0) throw new ImportError('No domain in the file belongs to one body.')
    const counts = await withDatabase(({ db }) => importDomains(db, file.facts), {
      isImport: true,
    })
    process.stdout.write(summarise(file, counts))
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    process.stderr.write(`${error.message}\nNothing was changed.\n`)
    process.exitCode = 1
  }
}

async function readFile(path: string) {
  const input = await openInput(path)
  try {
    return await readDomains(input, today())
  } finally {
    input.close()
  }
}

function describeProblems({ problems }: DomainsFile) {
  const shown = problems.slice(0, MAX_PROBLEMS)
  const more = problems.length - shown.length
  return [...shown, ...(more > 0 ? [`… and ${more} more rows.`] : [])].join('\n')
}

function summarise({ facts, shared }: DomainsFile, counts: DomainCounts) {
  const { added, changed, removed, same } = counts
  const sources = [...new Set(facts.map(({ source }) => source))]
  return (
    `The domains of ${sources.map((source) => `‘${source}’`).join(', ')} are loaded: ${facts.length}.\n` +
    `Added ${added}, changed ${changed}, gone ${removed}, as before ${same}.\n` +
    (shared > 0 ? `Left out, because many share these domains: ${shared}.\n` : '')
  )
}
