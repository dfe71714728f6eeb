import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, vi } from 'vitest'
import { buildIfStale } from '#main/build/build.ts'
import { aDataDir } from '#tests/support/data-dir.ts'
import { longTest } from '#tests/support/long-run.ts'
import { aPlace } from '#tests/support/place.ts'
import {
  freePort,
  runCommand,
  startServer,
  untilReady,
  type Settings,
} from '#tests/support/processes.ts'
import { registerCsv } from '#tests/support/register-files.ts'
import { aRuleSet } from '#tests/support/rule-sets.ts'

// Each test starts a program for every command.
vi.setConfig({ testTimeout: 180_000 })
await buildIfStale()

const ADVERT = JSON.stringify({
  source: 'feed',
  id: 1,
  title: 'Nurse',
  company: 'Quay Ltd',
  description: 'Care.',
})
const RECRUITERS = 'name,town,date\nElm Recruitment Ltd,Leeds,2026-05-31\n'
const DOMAINS = 'name,domain,source,as_of\nElm Care Ltd,elm-care.co.uk,A list,2026-05-31\n'
const REGISTER = registerCsv(['Acme Ltd'])

interface Attempt {
  words: string[]
  input?: string
}

const WITHOUT_DATABASE: Attempt[] = [
  { words: ['path', 'check'] },
  { words: ['text-rules', 'show'] },
]

/** Every command that opens the database, each succeeding on an empty board. */
async function withDatabase(): Promise<Attempt[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-exit-'))
  const rules = path.join(folder, 'rules.json')
  await writeFile(rules, JSON.stringify(aRuleSet()))
  return [
    { words: ['jobs', 'import', '-'], input: ADVERT },
    { words: ['admin', 'list'] },
    { words: ['domains', 'import', '-'], input: DOMAINS },
    { words: ['recruiters', 'import', '-'], input: RECRUITERS },
    { words: ['rules', 'check', rules] },
    { words: ['rules', 'import', rules] },
    { words: ['rules', 'show'] },
    { words: ['samples', 'remove'] },
    { words: ['sponsors', 'import', '-', '--published', '2026-10-07'], input: REGISTER },
    { words: ['sponsors', 'show'] },
    { words: ['tasks', 'failed', 'list'] },
    { words: ['tasks', 'failed', 'retry'] },
    { words: ['text-rules', 'check'] },
  ]
}

/** Commands about a person, run with one who does not exist. */
const ABOUT_NOBODY: Attempt[] = [
  { words: ['account', 'reset-second-step', 'nobody@example.com'] },
  { words: ['admin', 'grant', 'nobody@example.com'] },
  { words: ['admin', 'revoke', 'nobody@example.com'] },
]

/** Exit codes of commands, run one by one: they share a folder that only one process may open. */
async function exitCodes(attempts: Attempt[], settings: Settings) {
  const codes: [string, number | null][] = []
  for (const { words, input } of attempts) {
    const { code } = await runCommand(words, settings, input)
    codes.push([words.join(' '), code])
  }
  return codes
}

function all(attempts: Attempt[], code: number) {
  return attempts.map(({ words }) => [words.join(' '), code])
}

longTest('a command that did what it was told exits with 0', async () => {
  const attempts = [...WITHOUT_DATABASE, ...(await withDatabase())]
  expect(await exitCodes(attempts, await aPlace())).toEqual(all(attempts, 0))
})

longTest('wrong use and refused input exit with 1, rejected rows with 2', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'landfall-exit-'))
  const broken = path.join(empty, 'broken.json')
  await writeFile(broken, '{')
  const refused = [
    ...ABOUT_NOBODY,
    { words: ['nonsense'] },
    { words: ['sponsors', 'import'] },
    { words: ['samples', 'remove', '--all'] },
    { words: ['jobs', 'import', path.join(empty, 'nowhere.csv')] },
    { words: ['sponsors', 'import', path.join(empty, 'nowhere.csv')] },
    { words: ['domains', 'import', broken] },
    { words: ['rules', 'check', broken] },
    { words: ['rules', 'import', broken] },
    { words: ['path', 'check', '--months', 'few'] },
    { words: ['text-rules', 'check', 'Z-99'] },
  ]
  const settings = await aPlace()
  expect(await exitCodes(refused, settings)).toEqual(all(refused, 1))
  const partly = [{ words: ['jobs', 'import', '-'], input: `${ADVERT}\n{"id":2}\n` }]
  expect(await exitCodes(partly, settings)).toEqual(all(partly, 2))
  const help = [{ words: ['--help'] }, { words: ['jobs', 'import', '--help'] }]
  expect(await exitCodes(help, settings)).toEqual(all(help, 0))
})

longTest('a database that is away is a reason to exit with 1', async () => {
  const settings = { DATA_DIR: await aDataDir(), DATABASE_URL: 'postgres://localhost:1/none' }
  const attempts = [...(await withDatabase()), ...ABOUT_NOBODY]
  expect(await exitCodes(attempts, settings)).toEqual(all(attempts, 1))
  expect(await exitCodes(WITHOUT_DATABASE, settings)).toEqual(all(WITHOUT_DATABASE, 0))
})

longTest('so is an embedded database that a running server has open', async () => {
  const DATA_DIR = await aDataDir()
  const port = await freePort()
  const { child } = startServer({ PORT: String(port), DATA_DIR })
  await untilReady(`http://localhost:${port}`, child)
  const attempts = [...(await withDatabase()), ...ABOUT_NOBODY]

  expect(await exitCodes(attempts, { DATA_DIR })).toEqual(all(attempts, 1))
})
