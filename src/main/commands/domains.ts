import type { Command } from 'commander'
import {
  importDomains,
  type DomainCounts,
} from '#organisations/proof/domains/import/import-domains.ts'
import { readDomains, type DomainsFile } from '#organisations/proof/domains/import/read-domains.ts'
import type { Db } from '#platform/database/database.ts'
import { ImportError } from '#platform/import/import-error.ts'
import type { Input } from '#platform/import/open-input.ts'
import { importList } from './import-list.ts'

export function registerDomains(program: Command) {
  program
    .command('domains')
    .description('domains that independent sources tie to employers, which prove them at once')
    .command('import')
    .description('load a list of domains in place of the earlier lists of its sources')
    .argument('<file>', "a CSV file, also packed with gzip; '-' reads standard input")
    .addHelpText('after', '\nColumns: name, domain, source, as_of (2026-05-31).')
    .action((path) => importList(path, { read, load }))
}

async function read(input: Input, today: string) {
  const file = await readDomains(input, today)
  if (file.problems.length === 0 && file.facts.length === 0)
    throw new ImportError('No domain in the file belongs to one body.')
  return file
}

async function load(db: Db, file: DomainsFile) {
  return summarise(file, await importDomains(db, file.facts))
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
