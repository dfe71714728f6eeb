import type { Command } from 'commander'
import { readRecruiters } from '#sponsorship/recruiters/read-recruiters.ts'
import { replaceRecruiters } from '#sponsorship/recruiters/recruiters.queries.ts'
import { importList } from '../import-list.ts'

const SOURCE = 'NHS Employers'

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
  await importList(path, {
    read: readRecruiters,
    async load(db, { recruiters, readOn }) {
      const before = await replaceRecruiters(db, recruiters, { source, readOn })
      return `The list of ‘${source}’, read on ${readOn}, is loaded. Agencies: ${recruiters.length}, before: ${before}.\n`
    },
  })
}
