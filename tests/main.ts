import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { countResults, printFailures, printSlowest } from './support/reports.ts'

/**
 * Runs every test: `npm test`. With TEST_DATABASE_URL the server's tests run on that PostgreSQL, otherwise on the embedded
 * database. The last line says how many passed.
 */
const BUILD = ['server/build.ts']
const CHECKS = {
  types: ['node_modules/.bin/tsc'],
  lint: ['node_modules/.bin/oxlint', '--deny-warnings'],
  format: [
    'node_modules/.bin/prettier',
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-location=node_modules/.cache/prettier',
    '.',
  ],
  'dead code': ['node_modules/.bin/knip'],
}

const reports =
  process.env.TEST_REPORTS ?? (await mkdtemp(path.join(tmpdir(), 'landfall-reports-')))
const durations: string[] = []
let hasFailed = false

await part('build and checks', async () => {
  // The types of routes, which two of the checks read.
  if (!(await run('types of routes', ['node_modules/.bin/react-router', 'typegen']))) return false
  const checks = Object.entries(CHECKS).map(([name, command]) => run(name, command))
  const all = await Promise.all([run('build', BUILD), ...checks])
  return all.every(Boolean)
})
await part('server tests', () => stream(['node_modules/.bin/vitest', 'run']))
await part('journeys', () => stream(['node_modules/.bin/playwright', 'test']))

printFailures(reports)
printSlowest(reports)
console.log(durations.join('\n'))
const { passed, failed } = countResults(reports)
// What stopped a part before its tests is a failure, too.
const total = hasFailed && failed === 0 ? 1 : failed
console.log(`${passed} passed, ${total} failed`)
process.exitCode = total > 0 ? 1 : 0

async function part(name: string, work: () => Promise<boolean>) {
  const [started, before] = [performance.now(), readProcessorSeconds()]
  if (!(await work())) hasFailed = true
  const seconds = Math.round((performance.now() - started) / 1000)
  const after = readProcessorSeconds()
  const processor =
    before === null || after === null ? '' : `, ${Math.round(after - before)} s of processor`
  durations.push(`${name}: ${seconds} s${processor}`)
}

/** Prints what a command says only if it fails: several run at once. */
async function run(name: string, command: string[]) {
  const child = spawn(process.execPath, command, { env: environment() })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0 || output.trim()) console.log(`${name}:\n${output}`)
  return code === 0
}

async function stream(command: string[]) {
  const child = spawn(process.execPath, command, { stdio: 'inherit', env: environment() })
  const [code] = await once(child, 'close')
  return code === 0
}

function environment() {
  return { ...process.env, TEST_REPORTS: reports }
}

/** Of all processes that this one started and that have ended; null where the system does not say. */
function readProcessorSeconds() {
  if (process.platform !== 'linux') return null
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // After the program's name, which is in brackets and may hold anything; in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}
