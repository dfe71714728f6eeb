import type { Command } from 'commander'
import {
  addPublicList,
  endSource,
  OperatorError,
  readSoon,
  recordConsent,
} from '#board/sources/operating/operate-sources.ts'
import { findDeskSources } from '#board/sources/sources.queries.ts'
import type { DeskSource } from '#board/sources/sources.ts'
import type { Db } from '#platform/database/database.ts'
import { withDatabase } from './open.ts'

interface NewList {
  system: string
  terms: string
  readBy: string
  employer?: string
  legalName?: string
  companyNumber?: string
  contact?: string
}

export function registerSources(program: Command) {
  const sources = program
    .command('sources')
    .description('the lists of adverts that the server reads again and again')
  sources
    .command('add')
    .description('add a public list whose terms allow it; it obeys robots.txt')
    .argument('<address>', 'the address of the list')
    .requiredOption('--system <name>', 'the system behind it, like greenhouse')
    .requiredOption('--terms <address>', 'the terms that were read')
    .requiredOption('--read-by <person>', 'who has read them')
    .option('--employer <name>', 'the employer’s name on its adverts')
    .option('--legal-name <name>', 'the employer’s legal name, never read in the list')
    .option('--company-number <number>', 'its number at Companies House')
    .option('--contact <address>', 'whom to write to about the list')
    .action((address: string, list: NewList) => run((db) => add(db, address, list)))
  sources
    .command('list', { isDefault: true })
    .description('list the sources')
    .action(() => run(list))
  sources
    .command('run')
    .description('have a source read within a minute, also one that is off')
    .argument('<name>')
    .action((name: string) =>
      run(async (db) => {
        await readSoon(db, name, new Date())
        return `The server reads ${name} within a minute.`
      }),
    )
  sources
    .command('consent')
    .description('record the consent that a source waits for')
    .argument('<name>')
    .requiredOption('--words <words>', 'who has agreed to what, and when')
    .action((name: string, { words }: { words: string }) =>
      run(async (db) => {
        await recordConsent(db, name, words, new Date())
        return `The consent is recorded: ${name}.`
      }),
    )
  sources
    .command('off')
    .description('end the reading of a source, and close its adverts')
    .argument('<name>')
    .option('--keep', 'leave its adverts open until they are too old')
    .action((name: string, { keep = false }: { keep?: boolean }) =>
      run(async (db) => {
        const closed = await endSource(db, name, new Date(), keep)
        return `${name} is off. Adverts closed: ${closed}.`
      }),
    )
}

async function add(db: Db, address: string, list: NewList) {
  const name = await addPublicList(
    db,
    {
      address,
      system: list.system,
      termsAddress: list.terms,
      termsReadBy: list.readBy,
      employerName: list.employer ?? null,
      legalName: list.legalName ?? null,
      companyNumber: list.companyNumber ?? null,
      contact: list.contact ?? '',
    },
    new Date(),
  )
  return `Added: ${name}.`
}

async function list(db: Db) {
  const sources = await findDeskSources(db)
  return sources.map(toLine).join('\n') || 'There is no source.'
}

function toLine({ name, state, stateBecause, adverts, lastCompleteAt, openHolds }: DeskSource) {
  const because = stateBecause ? ` (${stateBecause})` : ''
  const holds = openHolds > 0 ? `, ${openHolds} waiting for the desk` : ''
  const seen = lastCompleteAt ? `read ${lastCompleteAt}` : 'never read'
  return `${name}: ${state}${because}, ${adverts} adverts, ${seen}${holds}`
}

async function run(act: (db: Db) => Promise<string>) {
  try {
    process.stdout.write(`${await withDatabase(({ db }) => act(db))}\n`)
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
