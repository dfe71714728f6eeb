import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { part, printDurations, run, runChecks } from './support/parts.ts'
import { countResults, printFailures, printSlowest } from './support/reports.ts'

/**
 * Runs every test: `npm test`. With TEST_DATABASE_URL the server's tests run on that PostgreSQL, otherwise on the
 * embedded database. `npm run test:all`, the long run, adds what a single run of each test leaves out. The last line
 * shows how many passed.
 */
const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    /** The version whose tests run on this one's tables in the long run. */
    previous: { type: 'string', default: 'HEAD~1' },
  },
})
const server = process.env.TEST_DATABASE_URL
if (options.all && !server) {
  console.error(
    'The long run needs a PostgreSQL of its own: set TEST_DATABASE_URL, or use .ci/run --all.',
  )
  process.exit(1)
}

const VITEST = ['node_modules/.bin/vitest', 'run']
const PLAYWRIGHT = ['node_modules/.bin/playwright', 'test']

const folder = await mkdtemp(path.join(tmpdir(), 'landfall-reports-'))
const reports = { TEST_REPORTS: folder }
const long: Record<string, string> = options.all ? { LONG_RUN: '1' } : {}
const results = [
  await part('build and checks', () => runChecks({ isBuilding: true })),
  await part('server tests', () => run(VITEST, { ...reports, ...long })),
  await part('journeys', () => run(PLAYWRIGHT, { ...reports, ...long })),
]
if (options.all) {
  const { previous } = options
  const sweep = [...PLAYWRIGHT, 'every-page-holds']
  results.push(
    await part('server tests, embedded', () => run(VITEST, { TEST_DATABASE_URL: '', ...long })),
    await part('journeys, both widths', () => run(PLAYWRIGHT, { ...long, WIDTHS: 'all' })),
    await part('journeys, dark', () => run(PLAYWRIGHT, { ...long, THEME: 'dark' })),
    await part('every page, in full', () => run(sweep, { SWEEP: 'full' })),
    await part('fuzz', () => run(['tests/fuzz/main.ts', '--inputs', '200'])),
    await part('previous version', () => run(['tests/previous/main.ts', previous])),
    await part('drill', () => run(['drill/main.ts', '--short', '--shared'])),
  )
}

printFailures(folder)
printSlowest(folder)
printDurations()
const { passed, failed } = countResults(folder)
// A part that stopped before its tests has failed too.
const total = failed === 0 && results.includes(false) ? 1 : failed
console.log(`${passed} passed, ${total} failed`)
process.exitCode = total > 0 ? 1 : 0
